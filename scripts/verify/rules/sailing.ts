/* The sailing of an offer: its legs, its cut-offs and its days agree with each other. */
import type { Difference } from "../differences.ts";
import { read, readString } from "../journeys/comparison.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";

const DAY_MS = 86_400_000;

const CUT_OFFS = ["bookingCutOffDate", "vgmCutOffDate", "portCutOffDate"];

const toLocal = (text: string): string => text.replace(" ", "T").slice(0, 16);

/** A cut-off is a local time at the port, not after the departure of its leg. */
const checkCutOffs = ({ path, value }: Located): readonly Difference[] => {
  const departure = readString(value, "departureDate");
  return CUT_OFFS.flatMap((name) => {
    const cutOff = readString(value, name);
    if (cutOff === null || departure === null) return [];
    const [last, left] = [toLocal(cutOff), toLocal(departure)];
    const length = Math.min(last.length, left.length);
    return last.slice(0, length) <= left.slice(0, length)
      ? []
      : [broken(`${path}.${name}`, `not after the departure (${departure})`, cutOff)];
  });
};

const checkSameDay = (offer: Located, name: string, leg: Located): readonly Difference[] => {
  const [own, stated] = [readString(leg.value, name), readString(offer.value, name)];
  return own === null || stated === null || own.slice(0, 10) === stated.slice(0, 10)
    ? []
    : [broken(`${leg.path}.${name}`, `${stated.slice(0, 10)}, as ${name} of the offer`, own)];
};

/** Between ports, an offer departs with its first leg and arrives with its last one. */
const checkEnds = (offer: Located, search: unknown): readonly Difference[] => {
  const legs = locate(offer.value, offer.path, "routingLegs");
  const [first, last] = [legs[0], legs.at(-1)];
  const isPortToPort = read(search, "placeOfOrigin") === null && read(search, "placeOfDelivery") === null;
  return isPortToPort && first !== undefined && last !== undefined
    ? [...checkSameDay(offer, "departureDate", first), ...checkSameDay(offer, "arrivalDate", last)]
    : [];
};

/** Ports of different zones and parts of a day may add two days. */
export const TRANSIT_TOLERANCE = 2;

/** Days from one day or local time to another; null if one is not known. */
export const countDays = (from: string | null, till: string | null): number | null => {
  const days = (Date.parse(till?.slice(0, 10) ?? "") - Date.parse(from?.slice(0, 10) ?? "")) / DAY_MS;
  return Number.isNaN(days) ? null : days;
};

/** The days of transit are those from the departure to the arrival. */
const checkTransitTime = (offer: Located): readonly Difference[] => {
  const [stated, days] = [
    readNumber(offer.value, "transitTime"),
    countDays(readString(offer.value, "departureDate"), readString(offer.value, "arrivalDate")),
  ];
  return stated === null || days === null || Math.abs(stated - days) <= TRANSIT_TOLERANCE
    ? []
    : [broken(`${offer.path}.transitTime`, `${days} days, from departureDate to arrivalDate`, stated)];
};

export const checkSailing = (offer: Located, search: unknown): readonly Difference[] => [
  ...checkEnds(offer, search),
  ...locate(offer.value, offer.path, "routingLegs").flatMap(checkCutOffs),
  ...checkTransitTime(offer),
];
