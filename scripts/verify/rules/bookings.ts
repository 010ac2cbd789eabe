import { isDeepStrictEqual } from "node:util";
import { type Difference, showValue } from "../differences.ts";
import { isObject, type JsonObject } from "../json.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { broken, checkSorted, checkUnique, type Located, locate, readNumber, checkAlphabetical } from "./rule.ts";
import type { Rule } from "./rules.ts";
import { checkBookingParts } from "./shipments.ts";

const DAY_MS = 86_400_000;
const CONFIRMED = 1;
const ARRIVAL = "shipment.arrival.eventDateTime";

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
    ...((from === null && till === null) || (day !== null && day >= (from ?? day) && day <= (till ?? day))
      ? []
      : [broken(`${path}.shipment.departure`, `a day from ${from ?? "any"} till ${till ?? "any"}, as filtered`, day)]),
  ];
};

const DEFAULT_LIMIT = 10;

const readLimit = (query: URLSearchParams): number => Number(query.get("limit") ?? DEFAULT_LIMIT);

const SORT_PATHS: ReadonlyMap<string, string> = new Map([
  ["bookedOn", "bookedOn"],
  ["departure", "shipment.departure.eventDateTime"],
  ["arrival", "shipment.arrival.eventDateTime"],
  ["total", "shipment.total.amount"],
]);

/** A time in one form, an amount, or null. */
const readKey = (booking: JsonObject, path: string): string | number | null => {
  const value = read(booking, path);
  if (typeof value === "number") return value;
  return typeof value === "string" ? value.replace(" ", "T").slice(0, 16) : null;
};

/** Of two keys: whether the first may come before the second; times of which one is a day are compared by day. */
const isInOrder = (first: string | number, second: string | number, isDescending: boolean): boolean => {
  if (typeof first === "number" || typeof second === "number") return isDescending ? first >= second : first <= second;
  const length = Math.min(first.length, second.length);
  const [one, other] = [first.slice(0, length), second.slice(0, length)];
  return isDescending ? one >= other : one <= other;
};

/** The list is in the order of `sort`; bookings without the value come last. */
const checkSort = (listed: readonly Located[], sort: string | null): readonly Difference[] => {
  const path = SORT_PATHS.get(sort?.replace("-", "") ?? "");
  if (sort === null || path === undefined) return [];
  /* A server may know the sailing of a booking that it does not summarise. */
  const bookings = path.startsWith("shipment") ? listed.filter(({ value }) => isObject(value["shipment"])) : listed;
  const currencies = new Set(bookings.map(({ value }) => read(value, "shipment.total.currency") ?? null));
  if (path.includes("total") && currencies.size > 1) return [];
  return bookings.flatMap((booking, index) => {
    const before = bookings[index - 1];
    const [first, second] = [before === undefined ? null : readKey(before.value, path), readKey(booking.value, path)];
    const isRight =
      before === undefined || second === null || (first !== null && isInOrder(first, second, sort.startsWith("-")));
    return isRight
      ? []
      : [broken(`${booking.path}.${path}`, `the order of sort=${sort}, after ${String(first)}`, second)];
  });
};

/** A page that is shorter than asked for is the last one: `lenResult` ends with it. */
const checkCount = (counted: number | null, length: number, query: URLSearchParams): readonly Difference[] => {
  const [skip, limit] = [Number(query.get("skip") ?? 0), readLimit(query)];
  if (counted === null || (length === 0 && skip > 0)) return [];
  const isLast = length < limit;
  const isRight = isLast ? counted === skip + length : counted >= skip + length;
  return isRight ? [] : [broken("$.lenResult", `${skip + length}${isLast ? "" : " or more"}`, counted)];
};

/** `facets` count the bookings that are listed, by status and by carrier; they are of all pages. */
const checkFacets = (body: JsonObject, bookings: readonly Located[], query: URLSearchParams): readonly Difference[] => {
  const counts = new Map(
    readList(body, "facets.statuses").map((one) => [read(one, "status"), readNumber(one, "count")]),
  );
  const carriers = readList(body, "facets.carriers");
  const total = [...counts.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const counted = readNumber(body, "lenResult");
  return [
    ...bookings.flatMap(({ path, value }) => [
      ...(read(body, "facets.statuses") === undefined || counts.has(value["status"])
        ? []
        : [broken("$.facets.statuses", `the status ${String(value["status"])} of ${path} too`, [...counts.keys()])]),
      ...(read(body, "facets.carriers") === undefined ||
      typeof value["providerName"] !== "string" ||
      carriers.includes(value["providerName"])
        ? []
        : [broken("$.facets.carriers", `${value["providerName"]} of ${path} too`, carriers)]),
    ]),
    ...(counted === null || counts.size === 0 || query.has("status") || query.has("running") || total === counted
      ? []
      : [broken("$.facets.statuses", `counts of ${counted} bookings in all`, total)]),
  ];
};

/** A deadline of home is that of its booking. */
const checkNextDeadlines = (deadlines: readonly Located[], running: readonly Located[]): readonly Difference[] =>
  deadlines.flatMap(({ path, value }) => {
    const booking = running.find((one) => one.value["quotationId"] === value["quotationId"]);
    const own = read(value, "deadline");
    const all = readList(booking?.value, "deadlines");
    return all.length === 0 || all.some((one) => isDeepStrictEqual(one, own))
      ? []
      : [broken(`${path}.deadline`, "one of the deadlines of its booking", own)];
  });

const MOST_DEADLINES = 10;
const MOST_OF_BOOKING = 3;

/** Home has at most three deadlines of a booking, and one of each that has some, while there is room. */
const checkDeadlineCounts = (body: JsonObject, running: readonly Located[]): readonly Difference[] => {
  if (read(body, "result.0.nextDeadlines") === undefined) return [];
  const numbers = readList(body, "result.0.nextDeadlines").map((one) => read(one, "quotationId"));
  return running.flatMap(({ value }) => {
    const { length } = numbers.filter((number) => number === value["quotationId"]);
    const isMissing = length === 0 && numbers.length < MOST_DEADLINES && readList(value, "deadlines").length > 0;
    return length > MOST_OF_BOOKING || isMissing
      ? [broken("$.result[0].nextDeadlines", `1 to 3 deadlines of ${String(value["quotationId"])}`, length)]
      : [];
  });
};

/** A file belongs to one booking. */
const checkLinks = (bookings: readonly Located[]): readonly Difference[] =>
  checkUnique(
    bookings.flatMap(({ path, value }) => locate(value, path, "files")),
    "link",
  );

const checkCarriers = (body: JsonObject): readonly Difference[] =>
  checkAlphabetical("$.facets.carriers", readList(body, "facets.carriers"));

/** A page of bookings: unique, in the documented order, not longer than asked for, and counted in full. */
export const checkBookings: Rule = (body, { url }) => {
  const bookings = locate(body, "$", "result");
  const query = url.searchParams;
  const limit = readLimit(query);
  const counted = readNumber(body, "lenResult");
  return [
    ...checkUnique(bookings, "_id"),
    ...checkUnique(bookings, "quotationId"),
    ...checkUnique(bookings, "bookingId"),
    ...checkLinks(bookings),
    ...checkCarriers(body),
    ...(query.has("sort") ? [] : checkSorted(bookings, "bookedOn", "descending")),
    ...(bookings.length > limit ? [broken("$.result", `at most ${limit} entries`, bookings.length)] : []),
    ...checkCount(counted, bookings.length, query),
    ...bookings.flatMap(checkBookingParts),
    ...(read(body, "facets") === undefined
      ? []
      : [
          ...checkFacets(body, bookings, query),
          ...bookings.flatMap((one) => checkFilters(one, query)),
          ...checkSort(bookings, query.get("sort")),
        ]),
  ];
};

/* Entries of the lists of home. */
const MOST_RUNNING = 10;
const MOST_AT_HOME = { runningBookings: MOST_RUNNING, nextCutOffs: 10, nextDeadlines: 10, lastSearches: 6 } as const;

/** Cut-offs and deadlines belong to the running bookings, which are all on home while there are fewer than ten. */
const checkRunning = (body: JsonObject, running: readonly Located[], list: string): readonly Difference[] => {
  if (running.length >= MOST_RUNNING) return [];
  const numbers = new Set(running.map(({ value }) => value["quotationId"]));
  return locate(body, "$", `result.0.${list}`)
    .filter(({ value }) => value["quotationId"] !== undefined && !numbers.has(value["quotationId"]))
    .map(({ path, value }) => broken(`${path}.quotationId`, "one of the running bookings", value["quotationId"]));
};

const EXPORT_CUT_OFFS: readonly unknown[] = ["VCO", "PCO"];

/** Cut-offs before the departure are not at the place where a shipment ends. */
const checkCutOffPlaces = (body: JsonObject, running: readonly Located[]): readonly Difference[] =>
  locate(body, "$", "result.0.nextCutOffs").flatMap(({ path, value }) => {
    const booking = running.find((one) => one.value["quotationId"] === value["quotationId"])?.value;
    const [from, to] = [
      readString(booking, "shipment.from.locationName"),
      readString(booking, "shipment.to.locationName"),
    ];
    return EXPORT_CUT_OFFS.includes(value["code"]) && to !== null && from !== to && value["place"] === to
      ? [broken(`${path}.place`, `a place before the departure such as ${from}`, to)]
      : [];
  });

/** The next arrival is first; ports of different zones may differ by a day. */
const checkArrivals = (running: readonly Located[]): readonly Difference[] =>
  running.flatMap(({ path, value }, index) => {
    const [before, own] = [running[index - 1]?.value, value].map((one) =>
      Date.parse(readString(one, ARRIVAL)?.slice(0, 10) ?? ""),
    );
    const isLater = before !== undefined && own !== undefined && before > own + DAY_MS;
    return isLater ? [broken(`${path}.${ARRIVAL}`, "the next arrival first", read(value, ARRIVAL))] : [];
  });

/** The search of each entry differs from the others. */
const checkSearches = (body: JsonObject): readonly Difference[] => {
  const searches = readList(body, "result.0.lastSearches").map((one): string | undefined =>
    JSON.stringify(read(one, "search")),
  );
  return searches.flatMap((search, index) =>
    search === undefined || searches.indexOf(search) === index
      ? []
      : [broken(`$.result[0].lastSearches[${index}].search`, "a search that no other entry has", search)],
  );
};

/** Home: bookings as in the list, the next cut-offs and deadlines first, and the last search first. */
export const checkHome: Rule = (body) => {
  const bookings = locate(body, "$", "result.0.runningBookings");
  const deadlines = locate(body, "$", "result.0.nextDeadlines");
  return [
    ...checkUnique(bookings, "quotationId"),
    ...bookings.flatMap(checkBookingParts),
    ...bookings
      .filter(({ value }) => value["status"] !== CONFIRMED)
      .map(({ path, value }) => broken(`${path}.status`, "1: a running booking is confirmed", value["status"])),
    ...bookings
      .filter(({ value }) => read(value, "shipment.stage") === "delivered")
      .map(({ path }) => broken(`${path}.shipment.stage`, "not delivered: the booking is running", "delivered")),
    ...checkArrivals(bookings),
    ...checkCutOffPlaces(body, bookings),
    ...checkSearches(body),
    ...Object.entries(MOST_AT_HOME).flatMap(([list, most]) => {
      const { length } = readList(body, `result.0.${list}`);
      return length > most ? [broken(`$.result[0].${list}`, `at most ${most}`, length)] : [];
    }),
    ...checkRunning(body, bookings, "nextCutOffs"),
    ...checkRunning(body, bookings, "nextDeadlines"),
    ...checkSorted(locate(body, "$", "result.0.nextCutOffs"), "at", "ascending"),
    ...checkSorted(deadlines, "deadline.latestSafe.utc", "ascending"),
    ...checkNextDeadlines(deadlines, bookings),
    ...checkDeadlineCounts(body, bookings),
    ...checkSorted(locate(body, "$", "result.0.lastSearches"), "searchedAt", "descending"),
  ];
};
