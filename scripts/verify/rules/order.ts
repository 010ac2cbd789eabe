/* Days and moments that follow each other, in every answer. */
import type { Difference } from "../differences.ts";
import type { JsonObject } from "../json.ts";
import { readString } from "../journeys/comparison.ts";
import { checkMoment } from "./moments.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";
import type { Found } from "./walk.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Of each pair, the first is not after the second. */
const PAIRS: readonly (readonly [first: string, second: string])[] = [
  ["departureDate", "arrivalDate"],
  ["departure.eventDateTime", "arrival.eventDateTime"],
  ["handover.local", "departure.eventDateTime"],
  ["handover.local", "departureDate"],
  ["validityFrom", "validityTill"],
  ["validityFrom", "validityTo"],
  ["validity.from", "validity.till"],
  ["departureFrom", "departureTill"],
  ["cfsCutOff", "departureDate"],
  ["issuedOn", "validTill"],
  ["createdAt", "validTill"],
  ["createdAt", "expiresAt"],
  ["createdAt", "idleUntil"],
  ["createdAt", "lastUsedAt"],
  ["createdAt", "lastOpenedAt"],
  ["createdAt", "nextAttemptAt"],
  ["createdAt", "previousSecretUntil"],
  ["createdAt", "decision.decidedAt"],
  ["signedInAt", "lastUsedAt"],
  ["invitedAt", "expiresAt"],
  ["requestedAt", "decidedAt"],
  ["requestedAt", "priceEndsAt"],
  ["addedAt", "decision.decidedAt"],
  ["sentAt", "answeredAt"],
  ["happenedAt", "readAt"],
  ["latestSafe.utc", "cutOff.utc"],
];

/** Of a stop of a route, the arrival is first. */
const isStop = ({ value }: Located): boolean => "shipmentLocationType" in value;

/** Two moments by the minute, two local days by the day; the zone of an instant may add a day to a local one. */
const isInOrder = (first: string, second: string): boolean => {
  const instants = [first, second].filter((text) => INSTANT.test(text)).length;
  if (instants === 2) return Date.parse(first) <= Date.parse(second) + MINUTE_MS;
  return Date.parse(first.slice(0, 10)) <= Date.parse(second.slice(0, 10)) + (instants === 1 ? DAY_MS : 0);
};

const checkPair = ({ path, value }: Located, first: string, second: string): readonly Difference[] => {
  const [one, other] = [readString(value, first), readString(value, second)];
  return one === null || other === null || !DAY.test(one) || !DAY.test(other) || isInOrder(one, other)
    ? []
    : [broken(`${path}.${second}`, `not before ${first} (${one})`, other)];
};

/** Pairs of days and moments are in order, and `utc` is `local` in its zone. */
export const checkOrders = (objects: readonly Found[]): readonly Difference[] =>
  objects.flatMap((found) => [
    ...(isStop(found)
      ? checkPair(found, "arrival.eventDateTime", "departure.eventDateTime")
      : PAIRS.flatMap(([first, second]) => checkPair(found, first, second))),
    ...checkMoment(found, found.timeZone),
  ]);

/** What has happened: none of it is later than the clock of the server. */
const HAPPENED = [
  "addedAt",
  "askedAt",
  "bookedAt",
  "bookedOn",
  "changedAt",
  "createdAt",
  "decidedAt",
  "happenedAt",
  "invitedAt",
  "issuedOn",
  "lastOpenedAt",
  "lastUsedAt",
  "pricedAt",
  "readAt",
  "requestedAt",
  "savedAt",
  "searchedAt",
  "sentAt",
  "signedInAt",
  "writtenAt",
];

/** States of what holds until a moment. */
const LASTING: readonly unknown[] = ["active", "waiting"];
const ENDS = ["expiresAt", "priceEndsAt"];

const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** A day at the office of the server may have begun before that of UTC. */
const isLater = (text: string, clock: number): boolean =>
  INSTANT.test(text)
    ? Date.parse(text) > clock + CLOCK_TOLERANCE_MS
    : Date.parse(text.slice(0, 10)) > clock + DAY_MS / 2 + CLOCK_TOLERANCE_MS;

/** What a call makes for some days lasts as long. */
export const checkDuration = (sent: unknown, body: JsonObject): readonly Difference[] => {
  const days = readNumber(sent, "days");
  return days === null
    ? []
    : locate(body, "$", "result").flatMap(({ path, value }) => {
        const [start, end] = [readString(value, "createdAt"), readString(value, "expiresAt")];
        const lasts = (Date.parse(end ?? "") - Date.parse(start ?? "")) / DAY_MS;
        return Math.abs(lasts - days) > 1
          ? [broken(`${path}.expiresAt`, `${days} days after createdAt (${String(start)})`, end)]
          : [];
      });
};

/** An event whose local time has not come anywhere on earth is not an actual one. */
const checkActual = ({ path, value }: Located, clock: number): readonly Difference[] => {
  const at = readString(value, "eventDateTime");
  const isToCome = at !== null && DAY.test(at) && Date.parse(at.slice(0, 10)) > clock + DAY_MS;
  return isToCome && value["eventClassifierCode"] === "ACT"
    ? [broken(`${path}.eventClassifierCode`, `no ACT, as ${at} is to come`, "ACT")]
    : [];
};

/** Nothing that has happened is later than the clock of the server, and nothing that lasts has ended before it. */
export const checkClock = (objects: readonly Found[], clock: number): readonly Difference[] =>
  objects.flatMap(({ path, key, value }) => [
    ...checkActual({ path, value }, clock),
    ...(key === "exchangeRates" ? [...HAPPENED, "date"] : HAPPENED).flatMap((name) => {
      const at = readString(value, name);
      return at !== null && DAY.test(at) && isLater(at, clock)
        ? [broken(`${path}.${name}`, `not after ${new Date(clock).toISOString()}, the clock of the server`, at)]
        : [];
    }),
    ...ENDS.flatMap((name) => {
      const at = readString(value, name);
      return at !== null && INSTANT.test(at) && LASTING.includes(value["state"]) && Date.parse(at) < clock
        ? [broken(`${path}.${name}`, `after ${new Date(clock).toISOString()}, as it is ${String(value["state"])}`, at)]
        : [];
    }),
  ]);
