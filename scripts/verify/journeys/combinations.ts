/* Filters, orders and pages of the list of bookings together: what such a call lists follows from the whole list. */
import fc from "fast-check";
import type { Difference } from "../differences.ts";
import { parseJson } from "../json.ts";
import {
  type Answered,
  type Compare,
  differ,
  only,
  read,
  readList,
  readString,
  toDay,
  TOO_MANY,
} from "./comparison.ts";
import { addDays } from "./days.ts";
import { hasFilters } from "./filters.ts";

/** How many calls are made, with the same ones in each run. */
const CALLS = { numRuns: 120, seed: 27 };
const AT_ONCE = 8;
const MOST_ENTRIES = 10;

const SORTS = ["bookedOn", "departure", "arrival", "total"].flatMap((one) => [one, `-${one}`]);
const WORD = /^[\p{L}\p{N}\p{M}-]+$/u;
const STATUSES = ["0", "1", "2", "unknown"];

interface Query {
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  readonly carrier?: string | undefined;
  readonly departureFrom?: string | undefined;
  readonly departureTill?: string | undefined;
  readonly running?: string | undefined;
  readonly sort?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

const toLink = (query: Query): string => {
  const stated = Object.entries(query).filter(([, value]) => value !== undefined);
  return `/api/resource/quotation?${new URLSearchParams(stated.map(([name, value]) => [name, String(value)]))}`;
};

const readId = (booking: unknown): unknown => read(booking, "quotationId");

const readDeparture = (booking: unknown): string | null =>
  toDay(readString(booking, "shipment.departure.eventDateTime"));

/** What no other booking can have by chance: its numbers, its reference, and the words of its carrier. */
const readTexts = (booking: unknown): readonly string[] =>
  ["quotationId", "bookingId", "reference", "providerName", "shippingLine"].flatMap(
    (path) => readString(booking, path) ?? [],
  );

const fitsWords = (booking: unknown, search: string): boolean => {
  const texts = readTexts(booking).map((text) => text.toLowerCase());
  return search
    .toLowerCase()
    .split(" ")
    .every((word) => texts.some((text) => text.includes(word)));
};

const fitsStatus = (booking: unknown, status: string): boolean => {
  const own = String(read(booking, "status"));
  return status === "unknown" ? !STATUSES.includes(own) : own === status;
};

/** Whether a booking fits a query, but for its status. */
const fits = (booking: unknown, running: readonly unknown[], query: Query): boolean => {
  const departure = readDeparture(booking);
  return (
    (query.search === undefined || fitsWords(booking, query.search)) &&
    (query.carrier === undefined || read(booking, "providerName") === query.carrier) &&
    (query.departureFrom === undefined || (departure !== null && departure >= query.departureFrom)) &&
    (query.departureTill === undefined || (departure !== null && departure <= query.departureTill)) &&
    (query.running === undefined || running.includes(readId(booking)))
  );
};

const FILTERS = ["search", "status", "carrier", "departureFrom", "departureTill", "running"] as const;
const MOST_FILTERS = 3;

const keep = (query: Query, names: readonly string[]): Query => ({
  ...query,
  ...Object.fromEntries(FILTERS.filter((name) => !names.includes(name)).map((name) => [name, undefined])),
});

/** Whether a booking may be found by a word that it has elsewhere: as the name of its vessel or place. */
const hasElsewhere = (booking: unknown, word: string): boolean =>
  JSON.stringify(booking).toLowerCase().includes(word.toLowerCase()) && !fitsWords(booking, word);

/** Queries of up to three filters, with values of the bookings and some that no booking has. */
const toQueries = (bookings: readonly unknown[]): readonly Query[] => {
  const days = bookings
    .flatMap((one) => readDeparture(one) ?? [])
    .flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);
  const carriers = bookings.flatMap((one) => readString(one, "providerName") ?? []);
  const words = bookings
    .flatMap(readTexts)
    .flatMap((text) => text.split(" "))
    .filter((word) => WORD.test(word) && !bookings.some((one) => hasElsewhere(one, word)));
  const oneOf = (values: readonly string[]) => fc.constantFrom(...(values.length === 0 ? [undefined] : values));
  const search = fc
    .array(oneOf([...words, ...words.map((word) => word.toLowerCase())]), { minLength: 1, maxLength: 2 })
    .map((some) => some.join(" "));
  const query = fc.record({
    search,
    status: oneOf(STATUSES.slice(0, 2)),
    carrier: oneOf([...carriers, ...carriers, ...carriers.map((name) => name.split(" ", 1).join(""))]),
    departureFrom: oneOf(days),
    departureTill: oneOf(days),
    running: fc.constant("true"),
    sort: fc.option(oneOf(SORTS), { nil: undefined, freq: 4 }),
    skip: fc.constantFrom(0, 0, 0, 1, 2),
    limit: fc.constantFrom(1, 2, MOST_ENTRIES, MOST_ENTRIES, MOST_ENTRIES),
  });
  const names = fc.subarray([...FILTERS], { minLength: 1, maxLength: MOST_FILTERS });
  return fc.sample(fc.tuple(query, names), CALLS).map(([all, kept]) => keep(all, kept));
};

const showCounts = (statuses: readonly unknown[]): string =>
  statuses
    .filter((one) => Number(read(one, "count")) > 0)
    .map((one) => `${String(read(one, "status"))}: ${String(read(one, "count"))}`)
    .toSorted()
    .join(", ");

const countStatuses = (bookings: readonly unknown[]): string => {
  const counts = Map.groupBy(bookings, (one) => Number(read(one, "status")));
  return showCounts([...counts].map(([status, own]) => ({ status, count: own.length })));
};

/** The body of an answer, without entries where the call failed; undefined where the server refuses further calls. */
const list = async ({ get }: Answered, query: Query): Promise<unknown> => {
  const answer = await get(toLink(query));
  if (answer?.status === TOO_MANY) return undefined;
  return answer?.status === 200 ? parseJson(answer.body) : {};
};

const compareQuery = (body: unknown, fitting: readonly unknown[], query: Query): readonly Difference[] => {
  const kept = fitting.filter((one) => query.status === undefined || fitsStatus(one, query.status));
  const page = kept.slice(query.skip, query.skip + query.limit);
  const compared: readonly (readonly [path: string, expected: unknown, actual: unknown])[] = [
    ["result[].quotationId", page.map(readId).join(", "), readList(body, "result").map(readId).join(", ")],
    ["lenResult", kept.length, read(body, "lenResult")],
    ["facets.statuses", countStatuses(fitting), showCounts(readList(body, "facets.statuses"))],
  ];
  return compared
    .filter(([, expected, actual]) => expected !== actual)
    .map(([path, expected, actual]) => differ(`$.${path} of ${toLink(query)}`, String(expected), actual));
};

/** The order of the whole list for each `sort`, and the bookings that are under way; undefined without an answer. */
const readOrders = async (step: Answered, limit: number) => {
  const orders = new Map<string | undefined, readonly unknown[]>();
  for (const sort of [undefined, ...SORTS]) {
    const body = await list(step, { sort, skip: 0, limit });
    if (body === undefined) return undefined;
    orders.set(sort, readList(body, "result").map(readId));
  }
  const running = await list(step, { running: "true", skip: 0, limit });
  return running === undefined ? undefined : { orders, running: readList(running, "result").map(readId) };
};

/**
 * 120 calls with random filters, order and page list what they must, by the whole list. Each `sort` by itself is checked by the rules.
 * A server with bookings of its own, without filters, or that limits the calls is not asked.
 */
export const compareCombinations: Compare = only(async (step) => {
  const bookings = readList(step.body, "result");
  if (!step.isAlone || !hasFilters(step) || bookings.length === 0) return [];
  const read = await readOrders(step, bookings.length);
  if (read === undefined) return [];
  const compare = async (query: Query): Promise<readonly Difference[] | undefined> => {
    const body = await list(step, query);
    const order = read.orders.get(query.sort) ?? [];
    const ordered = bookings.toSorted((one, other) => order.indexOf(readId(one)) - order.indexOf(readId(other)));
    const fitting = ordered.filter((one) => fits(one, read.running, query));
    return body === undefined ? undefined : compareQuery(body, fitting, query);
  };
  const queries = toQueries(bookings);
  for (let start = 0; start < queries.length; start += AT_ONCE) {
    const compared = await Promise.all(queries.slice(start, start + AT_ONCE).map(compare));
    if (compared.includes(undefined)) return [];
    const differences = compared.flatMap((one) => one ?? []);
    if (differences.length > 0) return differences;
  }
  return [];
});
