import { type Difference, showValue } from "../differences.ts";
import type { JsonObject } from "../json.ts";
import { read, readString } from "../journeys/comparison.ts";
import { broken, checkOrder, checkSorted, checkUnique, type Located, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

const MINUTE_MS = 60_000;
const CONFIRMED = 1;

/** The local time of an instant, to the minute. */
const toLocal = (instant: string, timeZone: string): string | null => {
  try {
    return new Date(instant).toLocaleString("sv-SE", { timeZone }).replace(" ", "T").slice(0, 16);
  } catch {
    return null;
  }
};

/** `utc` is the instant of `local` in the zone. */
const checkMoment = ({ path, value }: Located, name: string): readonly Difference[] => {
  const [local, utc, zone] = [readString(value, `${name}.local`), readString(value, `${name}.utc`), value["timeZone"]];
  if (local === null || utc === null || typeof zone !== "string") return [];
  const expected = toLocal(utc, zone);
  return expected === null || expected === local.slice(0, 16)
    ? []
    : [broken(`${path}.${name}.local`, `${expected}, which is ${utc} in ${zone}`, local)];
};

const checkDeadline = (deadline: Located): readonly Difference[] => {
  const { path, value } = deadline;
  const [safe, last] = [readString(value, "latestSafe.utc"), readString(value, "cutOff.utc")];
  const isLate = safe !== null && last !== null && Date.parse(safe) > Date.parse(last) + MINUTE_MS;
  return [
    ...checkMoment(deadline, "latestSafe"),
    ...checkMoment(deadline, "cutOff"),
    ...(isLate ? [broken(`${path}.latestSafe`, `not after the cut-off (${last})`, safe)] : []),
  ];
};

const checkShipment = ({ path, value }: Located): readonly Difference[] => {
  const [departure, arrival] = [
    readString(value, "shipment.departure.eventDateTime"),
    readString(value, "shipment.arrival.eventDateTime"),
  ];
  const amount = readNumber(value, "shipment.total.amount");
  return [
    ...(departure !== null && arrival !== null && arrival.slice(0, 10) < departure.slice(0, 10)
      ? [broken(`${path}.shipment.arrival.eventDateTime`, `not before the departure (${departure})`, arrival)]
      : []),
    ...(amount !== null && amount < 0 ? [broken(`${path}.shipment.total.amount`, "0 or more", amount)] : []),
  ];
};

const checkBooking = (booking: Located): readonly Difference[] => [
  ...checkShipment(booking),
  ...checkOrder(booking, "validityFrom", "validityTill"),
  ...locate(booking.value, booking.path, "deadlines").flatMap(checkDeadline),
];

/** A booking of a list that was filtered is one of those that the query names. */
const checkFilters = ({ path, value }: Located, query: URLSearchParams): readonly Difference[] => {
  const day = readString(value, "shipment.departure.eventDateTime")?.slice(0, 10) ?? null;
  const [status, carrier] = [query.get("status"), query.get("carrier")];
  const [from, till] = [query.get("departureFrom"), query.get("departureTill")];
  const own = value["status"];
  const hasStatus = status === "unknown" ? ![0, 1, 2].includes(Number(own)) : String(own) === status;
  return [
    ...(status === null || hasStatus ? [] : [broken(`${path}.status`, `${status} as filtered`, own)]),
    ...(carrier === null || value["providerName"] === carrier
      ? []
      : [broken(`${path}.providerName`, `${showValue(carrier)} as filtered`, value["providerName"])]),
    ...(day === null || (day >= (from ?? day) && day <= (till ?? day))
      ? []
      : [broken(`${path}.shipment.departure`, `a day from ${from ?? "any"} till ${till ?? "any"}, as filtered`, day)]),
  ];
};

/** A page that is shorter than asked for is the last one: `lenResult` ends with it. */
const checkCount = (counted: number | null, length: number, query: URLSearchParams): readonly Difference[] => {
  const [skip, limit] = [Number(query.get("skip") ?? 0), Number(query.get("limit") ?? 0)];
  if (counted === null || (length === 0 && skip > 0)) return [];
  const isLast = length < limit;
  const isRight = isLast ? counted === skip + length : counted >= skip + length;
  return isRight ? [] : [broken("$.lenResult", `${skip + length}${isLast ? "" : " or more"}`, counted)];
};

/** A page of bookings: unique, in the documented order, not longer than asked for, and counted in full. */
export const checkBookings: Rule = (body, { url }) => {
  const bookings = locate(body, "$", "result");
  const query = url.searchParams;
  const limit = Number(query.get("limit") ?? Infinity);
  const counted = readNumber(body, "lenResult");
  return [
    ...checkUnique(bookings, "_id"),
    ...checkUnique(bookings, "quotationId"),
    ...(query.has("sort") ? [] : checkSorted(bookings, "bookedOn", "descending")),
    ...(bookings.length > limit ? [broken("$.result", `at most ${limit} entries`, bookings.length)] : []),
    ...checkCount(counted, bookings.length, query),
    ...bookings.flatMap(checkBooking),
    ...(read(body, "facets") === undefined ? [] : bookings.flatMap((one) => checkFilters(one, query))),
  ];
};

const MOST_RUNNING = 10;

/** Cut-offs and deadlines belong to the running bookings, which are all on home while there are fewer than ten. */
const checkRunning = (body: JsonObject, running: readonly Located[], list: string): readonly Difference[] => {
  if (running.length >= MOST_RUNNING) return [];
  const numbers = new Set(running.map(({ value }) => value["quotationId"]));
  return locate(body, "$", `result.0.${list}`)
    .filter(({ value }) => value["quotationId"] !== undefined && !numbers.has(value["quotationId"]))
    .map(({ path, value }) => broken(`${path}.quotationId`, "one of the running bookings", value["quotationId"]));
};

/** Home: bookings as in the list, the next cut-offs and deadlines first, and the last search first. */
export const checkHome: Rule = (body) => {
  const bookings = locate(body, "$", "result.0.runningBookings");
  const deadlines = locate(body, "$", "result.0.nextDeadlines");
  return [
    ...checkUnique(bookings, "quotationId"),
    ...bookings.flatMap(checkBooking),
    ...bookings
      .filter(({ value }) => value["status"] !== CONFIRMED)
      .map(({ path, value }) => broken(`${path}.status`, "1: a running booking is confirmed", value["status"])),
    ...checkRunning(body, bookings, "nextCutOffs"),
    ...checkRunning(body, bookings, "nextDeadlines"),
    ...checkSorted(locate(body, "$", "result.0.nextCutOffs"), "at", "ascending"),
    ...checkSorted(deadlines, "deadline.latestSafe.utc", "ascending"),
    ...deadlines.flatMap(({ path, value }) => {
      const deadline = read(value, "deadline");
      return typeof deadline === "object" && deadline !== null
        ? checkDeadline({ path: `${path}.deadline`, value: { ...deadline } })
        : [];
    }),
    ...checkSorted(locate(body, "$", "result.0.lastSearches"), "searchedAt", "descending"),
  ];
};
