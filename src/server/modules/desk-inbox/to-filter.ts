import type { InboxQuery } from "#api/desk-schema.d.ts";
import { addDays } from "#domain/time";
import type { InboxFilter, SoughtWord } from "#server/modules/inbox/index.ts";
import { OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listCustomersNamed } from "../accounts/index.ts";
import { toSearchText } from "../booking-views/index.ts";
import { searchBookings } from "../bookings/index.ts";
import { searchEnquiries } from "../enquiries/index.ts";
import { readSearch, searchQuotes, searchRequests } from "../quotes/index.ts";
import { toSearchedTransport } from "./read-transport.ts";

/** Who asks, and when. */
export interface Asking {
  readonly staff: { readonly id: string; readonly name: string };
  /** Epoch milliseconds. */
  readonly now: number;
}

const MINUTE_MS = 60_000;

/** The last moment of today at the desk. */
export const findEndOfDay = (now: number): number =>
  zones.toUtc(`${addDays(officeDay(now), 1)}T00:00`, OFFICE_ZONE) * MINUTE_MS - 1;

const toAssignee = (
  { assignee, person }: Pick<InboxQuery, "assignee" | "person">,
  { staff }: Asking,
): InboxFilter["assignee"] => {
  if (assignee === "nobody") return { kind: "none" };
  const name = assignee === "me" ? staff.name : person;
  return name === null ? null : { kind: "person", name };
};

const DUE_RANGES = {
  overdue: (now: number) => ({ dueAfter: null, dueUntil: now }),
  today: (now: number) => ({ dueAfter: now, dueUntil: findEndOfDay(now) }),
} as const;

/* More than anybody looks through; a search with more words finds fewer. */
const MOST_FOUND = 1_000;
const MOST_WORDS = 6;

/* The stored search has names of fields, too: what is found is looked at again. */
const listRequestsOfLane = async (db: Executor, word: string): Promise<readonly string[]> => {
  const stored = [...(await searchRequests(db, [word], MOST_FOUND)), ...(await searchQuotes(db, [word], MOST_FOUND))];
  return stored.filter((row) => isOfLane(row, word)).map(({ number }) => number);
};

const isOfLane = (row: { readonly search: string }, word: string): boolean => {
  const { lane } = toSearchedTransport(readSearch(row));
  const ends = lane === null ? [] : [lane.from.name, lane.from.code, lane.to.name, lane.to.code];
  return ends.some((text) => text !== null && toSearchText(text).includes(word));
};

const toSoughtWord = async (db: Executor, word: string): Promise<SoughtWord> => {
  const bookings = await searchBookings(db, { words: [word], ids: [], most: MOST_FOUND });
  const customers = await listCustomersNamed(db, word, MOST_FOUND);
  const enquiries = await searchEnquiries(db, word, MOST_FOUND);
  const subjects = [...enquiries, ...(await listRequestsOfLane(db, word))];
  return { word, bookings: bookings.map(({ id }) => id), customers, subjects };
};

const toWords = async (db: Executor, search: string | null): Promise<readonly SoughtWord[]> => {
  const words = toSearchText(search ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const sought: SoughtWord[] = [];
  for (const word of words.slice(0, MOST_WORDS)) sought.push(await toSoughtWord(db, word));
  return sought;
};

/** A filter as the API has it; the words of a search are looked up in bookings and companies. */
export const toFilter = async (
  db: Executor,
  query: Omit<InboxQuery, "order">,
  asking: Asking,
): Promise<InboxFilter> => ({
  kind: query.kind,
  assignee: toAssignee(query, asking),
  ...(query.due === null ? { dueAfter: null, dueUntil: null } : DUE_RANGES[query.due](asking.now)),
  words: await toWords(db, query.search),
});
