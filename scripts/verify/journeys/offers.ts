/* The offer of a search as the server answered it, and what a booking of it must keep. */
import type { Difference } from "../differences.ts";
import { type Answered, differ, read, readList, readString, same, sameTime, toDay } from "./comparison.ts";

/** The offer that a search step has chosen; undefined without one. */
export const findAnswered = ({ bodies, outputs }: Answered, search: string): unknown => {
  const id = outputs.get(search)?.["offerId"];
  return readList(bodies.get(search), "result")
    .flatMap((group) => [...readList(group, "api"), ...readList(group, "excel")])
    .find((offer) => (read(offer, "offerId") ?? read(offer, "_id")) === id);
};

const DAY = /^\d{4}-\d{2}-\d{2}(?!.*(Z|[+-]\d{2}:\d{2})$)/;

const readDay = (offer: unknown, names: readonly string[]): string | null => {
  const stated = names.map((name) => readString(offer, name)).find((text) => text !== null) ?? null;
  return stated !== null && DAY.test(stated) ? toDay(stated) : null;
};

/** A booking has the validity of its offer, where both state it. */
export const compareValidity = (path: string, offer: unknown, booking: unknown): readonly Difference[] => {
  const ends = [
    { name: "validityFrom", offered: readDay(offer, ["quoteLine.validityFrom", "VALID FROM"]) },
    { name: "validityTill", offered: readDay(offer, ["quoteLine.validityTo", "VALID TILL"]) },
  ];
  const zones = [offer, booking].map((one) => readString(one, "validityZone"));
  return [
    ...ends.flatMap(({ name, offered }) => {
      const booked = readString(booking, name);
      return offered === null || booked === null ? [] : same(`${path}.${name}`, offered, booked);
    }),
    ...(zones.includes(null) ? [] : same(`${path}.validityZone`, zones[0], zones[1])),
  ];
};

const readNames = (offer: unknown): readonly string[] =>
  [...readList(offer, "routingLegs").map((leg) => readString(leg, "vesselName")), readString(offer, "VESSEL")].filter(
    (name) => name !== null,
  );

/** The vessel of a booking is one of its offer, where both name one. */
export const compareVessel = (path: string, offer: unknown, booking: unknown): readonly Difference[] => {
  const [names, booked] = [readNames(offer), readString(booking, "shipment.vesselName")];
  return names.length === 0 || booked === null || names.includes(booked)
    ? []
    : [differ(`${path}.shipment.vesselName`, names.join(" or "), booked)];
};

/** The voyage of a booking is one of its offer, where both name one. */
export const compareVoyage = (path: string, offer: unknown, booking: unknown): readonly Difference[] => {
  const offered = readList(offer, "routingLegs").flatMap((leg) => readString(leg, "voyageReference") ?? []);
  const booked = readString(booking, "shipment.voyageReference");
  return offered.length === 0 || booked === null || offered.includes(booked)
    ? []
    : [differ(`${path}.shipment.voyageReference`, offered.join(" or "), booked)];
};

const CUT_OFFS: Readonly<Record<string, string>> = { VCO: "vgmCutOffDate", PCO: "portCutOffDate" };

export const CUT_OFF_CODES = Object.keys(CUT_OFFS);

/** The cut-off of an offer that one on home names; null if the offer states none. */
export const readCutOff = (offer: unknown, cutOff: unknown): string | null => {
  const name = CUT_OFFS[readString(cutOff, "code") ?? ""];
  return name === undefined ? null : readString(offer, `routingLegs.0.${name}`);
};

/** A cut-off on home is that of the offer, in the time of the port; one that the offer does not state is not compared. */
export const compareCutOff = (path: string, offer: unknown, cutOff: unknown): readonly Difference[] =>
  sameTime(`${path}.at`, readCutOff(offer, cutOff), readString(cutOff, "at"));
