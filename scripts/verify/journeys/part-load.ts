/* A part load: its tariff, its price and its booking in the list. */
import { type CfsKind, type LclRate, toCfsKind } from "#domain/lcl";
import type { Difference } from "../differences.ts";
import { isObject } from "../json.ts";
import { readTransitDays } from "../rules/lcl.ts";
import { countDays, TRANSIT_TOLERANCE } from "../rules/sailing.ts";
import { isSameName } from "../rules/sheet-lines.ts";
import { type BookingStep, findBooked } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  differ,
  findEntry,
  only,
  read,
  readInput,
  readList,
  readString,
  same,
  toDay,
} from "./comparison.ts";
import { compareBookedOn, compareExchange } from "./days.ts";
import { compareMade, compareTrackingType, readBooking } from "./listed.ts";
import { compareValidity } from "./offers.ts";
import { priceLoad } from "./prices.ts";
import { chooseOffer, findOffer } from "./search.ts";

/** The load that the journey prices: both of `LEAST_CHARGES` cost more than it has. */
export const PART_LOAD = { weightKg: 1200, cbm: 3.25 } as const;

/** Charges whose minimum applies to the load: of units, and of an amount. */
export const LEAST_CHARGES = { THC: "EUR 35/RT (MIN 5CBM)", "DELIVERY ORDER": "EUR 12/CBM MIN EUR 60" };

/** A container freight station beyond the port of discharge. */
export const OTHER_CFS = "Duisburg";

/** The names of both ports. */
export const readLane = (step: Answered) => ({
  portOfLoading: readInput(step, "lclPortOfLoading"),
  portOfDischarge: readInput(step, "lclPortOfDischarge"),
});

const readSearch = (step: Answered) => ({ mode: "lcl", ...readLane(step), ...PART_LOAD }) as const;

/** The rate that a step has chosen, as it is priced; undefined without one. */
export const findPricedLoad = (step: Answered, search = "priceLoad"): LclRate | undefined =>
  findOffer(priceLoad(step.bodies.get(search), readSearch(step)), step.outputs.get(search)?.["id"]);

export const comparePorts: Compare = only((step) => {
  const names = readList(step.body, "result");
  const { portOfLoading, portOfDischarge } = readLane(step);
  return [portOfLoading, portOfDischarge]
    .filter((name) => !names.includes(name))
    .map((name) => differ("$.result", `the port ${name}`, names));
});

/** A rate has the charges that the state names, with their minimum. */
const compareCharges = ({ body, isAlone }: Answered): readonly Difference[] =>
  readList(isAlone ? body : undefined, "result").flatMap((rate, index) =>
    Object.entries(LEAST_CHARGES).flatMap(([name, cell]) =>
      same(`$.result[${index}].destinationCharges['${name}']`, cell, read(rate, `destinationCharges.${name}`)),
    ),
  );

export const compareLoadPrice: Compare = (step) => {
  const { offer, differences } = chooseOffer(priceLoad(step.body, readSearch(step)));
  const all = [...differences, ...compareCharges(step), ...compareExchange(step.body)];
  const firstDay = read(step.body, "choices.departures.0");
  return offer === undefined ? { differences: all } : { differences: all, outputs: { id: offer.id, firstDay } };
};

/** The rates of a search without filters that another one with a filter must have too, by their number. */
export const compareCount = (
  { body, bodies, isAlone }: Answered,
  fits: (rate: unknown) => boolean,
): readonly Difference[] => {
  const [all, counted] = [readList(bodies.get("priceLoad"), "result"), read(body, "lenResult")];
  return isAlone && read(body, "choices") !== undefined ? same("$.lenResult", all.filter(fits).length, counted) : [];
};

/** The choice of a station does not change what there is to choose from. */
const compareChoices = ({ body, bodies }: Answered): readonly Difference[] =>
  ["portCfs", "inlandCfs"].flatMap((name) => {
    const [all, own] = [bodies.get("priceLoad"), body].map((answer) => read(answer, `choices.${name}`));
    return all === undefined || own === undefined ? [] : same(`$.choices.${name}`, all, own);
  });

/** A filter by a transit time that no rate exceeds leaves all rates that state theirs. */
export const compareAllDays: Compare = only((step) => compareCount(step, (rate) => readTransitDays(rate) !== null));

/** A filter by the place of the CFS leaves the rates to one at the place, or to the others. */
export const compareCfs = (kind: CfsKind): Compare =>
  only((step) => [
    ...compareCount(
      step,
      (rate) => toCfsKind({ destinationCfs: readString(rate, "Dest CFS") }, readLane(step).portOfDischarge) === kind,
    ),
    ...compareChoices(step),
  ]);

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
  const { portOfLoading, portOfDischarge } = readLane(step);
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

/** A part load of the list against the rate of a step that has priced it. */
const compareWithRate = (step: Answered, booking: BookingStep, search: string) => {
  const rate = findPricedLoad(step, search);
  const found = findBooked(step, rate, booking);
  const { path, entry, differences } = found;
  if (path === undefined) return found;
  const [at, shipment] = [`${path}.shipment`, read(entry, "shipment")];
  const stated = findEntry(step.bodies.get(search), "result", "_id", rate?.id)?.entry;
  return {
    path,
    entry,
    differences: [
      ...differences,
      ...compareTrackingType(path, entry, "lcl"),
      ...compareValidity(path, stated, entry),
      ...compareBookedOn(path, step.bodies.get(search), entry),
      ...(isObject(shipment)
        ? [
            ...same(`${at}.weight`, PART_LOAD.weightKg, shipment["weight"]),
            ...same(`${at}.cbm`, PART_LOAD.cbm, shipment["cbm"]),
            ...(rate === undefined
              ? []
              : [...compareLane(at, shipment, rate, step), ...compareSailing(at, shipment, rate)]),
          ]
        : []),
    ],
  };
};

export const comparePartLoad: Compare = async (step) => {
  const { path, entry, differences } = compareWithRate(step, "book", "priceLoad");
  if (path === undefined) return { differences, outputs: readBooking(undefined) };
  const stated = findEntry(step.bodies.get("priceLoad"), "result", "_id", step.outputs.get("priceLoad")?.["id"]);
  return {
    differences: [...differences, ...(await compareMade(step, path, entry, stated?.entry, "priceLoad"))],
    outputs: readBooking(entry),
  };
};

/** What the list says of the part load of the second account. */
export const compareOtherLoad = (step: Answered): readonly Difference[] =>
  compareWithRate(step, "bookWithSameKey", "priceOther").differences;
