import type { SearchHit } from "#api/desk-schema.d.ts";
import type { Executor } from "#server/schema.ts";
import { readCustomerNames } from "../accounts/index.ts";
import { searchBookings } from "../bookings/index.ts";
import { findBookingsByContainer } from "../cargo/index.ts";
import { readTransports } from "../desk-inbox/index.ts";
import { findReferencesWith } from "../tracking/index.ts";
import { findMatch, MOST_HITS, type Sought } from "./sought.ts";

const STATES: ReadonlyMap<number, string> = new Map([
  [0, "in-process"],
  [1, "booked"],
  [2, "cancelled"],
]);

const CONTAINER = /^[a-z]{4}\d{7}$/;

/* One word names a container or a transport document, as the carrier or the shipper has stated it. */
const findReferences = async (db: Executor, words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const [word = ""] = words;
  if (words.length !== 1) return new Map();
  const stated = await findReferencesWith(db, word, MOST_HITS);
  if (!CONTAINER.test(word)) return stated;
  const container = word.toUpperCase();
  const entered = (await findBookingsByContainer(db, [container])).get(container) ?? new Set<string>();
  return new Map([...stated, ...[...entered].map((id) => [id, container] as const)]);
};

/** Bookings of all companies by number, reference, carrier, place, vessel, container or transport document; the newest first. */
export const findBookings = async (db: Executor, sought: Sought): Promise<readonly SearchHit[]> => {
  const { words, now } = sought;
  const references = await findReferences(db, words);
  const found = await searchBookings(db, { words, ids: [...references.keys()], most: MOST_HITS });
  const transports = await readTransports(
    db,
    found.map(({ id }) => id),
    now,
  );
  const companies = await readCustomerNames(
    db,
    found.map(({ accountId }) => accountId),
  );
  return found.map(({ id, accountId, quotationId, bookingId, providerName, reference, status }) => ({
    id: bookingId ?? quotationId,
    title: bookingId ?? quotationId,
    lane: transports.get(id)?.lane ?? null,
    containers: [...(transports.get(id)?.containers ?? [])],
    carrier: providerName,
    customer: companies.get(accountId)?.name ?? null,
    detail: references.get(id) ?? findMatch([reference], sought),
    state: STATES.get(status) ?? null,
  }));
};
