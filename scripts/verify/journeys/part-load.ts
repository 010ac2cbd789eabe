/* A part load: its tariff, its price and its booking in the list. */
import type { LclRate } from "#domain/lcl";
import type { Difference } from "../differences.ts";
import { countDays, TRANSIT_TOLERANCE } from "../rules/sailing.ts";
import { isSameName } from "../rules/sheet-lines.ts";
import { findBooked, followLinks } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  differ,
  findEntry,
  only,
  read,
  readList,
  readString,
  same,
  toDay,
} from "./comparison.ts";
import { compareExchange } from "./days.ts";
import { priceLoad } from "./prices.ts";
import { chooseOffer, findOffer } from "./search.ts";

const LOAD = { mode: "lcl", weightKg: 1200, cbm: 3.25 } as const;

const search = ({ inputs }: Answered) => ({
  portOfLoading: readString(inputs, "lclPortOfLoading") ?? "",
  portOfDischarge: readString(inputs, "lclPortOfDischarge") ?? "",
  ...LOAD,
});

export const comparePorts: Compare = only((step) => {
  const names = readList(step.body, "result");
  const { portOfLoading, portOfDischarge } = search(step);
  return [portOfLoading, portOfDischarge]
    .filter((name) => !names.includes(name))
    .map((name) => differ("$.result", `the port ${name}`, names));
});

export const compareLoadPrice: Compare = (step) => {
  const { offer, differences } = chooseOffer(priceLoad(step.body, search(step)));
  const all = [...differences, ...compareExchange(step.body)];
  return offer === undefined ? { differences: all } : { differences: all, outputs: { id: offer.id } };
};

/** An end of a shipment has one of the names, and the code that the list of ports states for the port, unless it is beyond it. */
const compareEnd = (
  path: string,
  end: unknown,
  names: readonly string[],
  code: string | null,
): readonly Difference[] => {
  const [name, own] = [readString(end, "locationName"), readString(end, "unLocationCode")];
  return [
    ...(name === null || names.some((one) => isSameName(one, name))
      ? []
      : [differ(`${path}.locationName`, names.join(" or "), name)]),
    ...(own === null || code === null ? [] : same(`${path}.unLocationCode`, code, own)),
  ];
};

/** The ends of a shipment are the ports of the search, or the station of the rate. */
const compareLane = (path: string, shipment: unknown, rate: LclRate, step: Answered): readonly Difference[] => {
  const { portOfLoading, portOfDischarge } = search(step);
  const toCode = (port: string): string | null =>
    readString(findEntry(step.bodies.get("listPorts"), "places", "name", port)?.entry, "code");
  const ends = [portOfDischarge, rate.portOfDischarge, rate.destinationCfs].filter((one) => one !== null);
  return [
    ...compareEnd(`${path}.from`, read(shipment, "from"), [portOfLoading], toCode(portOfLoading)),
    ...compareEnd(
      `${path}.to`,
      read(shipment, "to"),
      [...new Set(ends)],
      rate.legs.length === 1 ? toCode(portOfDischarge) : null,
    ),
  ];
};

/** A shipment departs on a day of the rate, and arrives after its transit time; what is not stated is not compared. */
const compareSailing = (
  path: string,
  shipment: unknown,
  { departures, transit, legs }: LclRate,
): readonly Difference[] => {
  const [departure, arrival] = ["departure", "arrival"].map((end) =>
    toDay(readString(shipment, `${end}.eventDateTime`)),
  );
  if (typeof departure !== "string") return [];
  const stated = departures.map(({ date }) => date);
  const days = countDays(departure, arrival ?? null);
  const isOff = transit.kind === "days" && days !== null && Math.abs(days - transit.days) > TRANSIT_TOLERANCE;
  return [
    ...(stated.length === 0 || stated.some((day) => day === departure)
      ? []
      : [differ(`${path}.departure.eventDateTime`, `${stated.join(" or ")}, a departure of the rate`, departure)]),
    ...(isOff && legs.length === 1
      ? [differ(`${path}.arrival.eventDateTime`, `${transit.days} days after the departure`, arrival)]
      : []),
  ];
};

export const comparePartLoad: Compare = async (step) => {
  const priced = priceLoad(step.bodies.get("priceLoad"), search(step));
  const offer = findOffer(priced, step.outputs.get("priceLoad")?.["id"]);
  const { path, entry, differences } = findBooked(step, offer, "book");
  if (path === undefined) return { differences, outputs: { id: undefined } };
  const [at, shipment] = [`${path}.shipment`, read(entry, "shipment")];
  const load =
    shipment === undefined || shipment === null
      ? []
      : [
          ...same(`${at}.weight`, LOAD.weightKg, read(shipment, "weight")),
          ...same(`${at}.cbm`, LOAD.cbm, read(shipment, "cbm")),
          ...(offer === undefined
            ? []
            : [...compareLane(at, shipment, offer, step), ...compareSailing(at, shipment, offer)]),
        ];
  return {
    differences: [...differences, ...load, ...(await followLinks(step, path, entry))],
    outputs: { id: read(entry, "_id") },
  };
};
