import {
  type AccountingBooking,
  type BookingRow,
  type ChargeRow,
  type CustomerRow,
  type TaxedChargeRow,
  toBookingRow,
  toChargeRows,
  toCustomerRow,
  toTaxedChargeRows,
} from "#domain/accounting";
import type { SubjectKind } from "#domain/audit";
import { listCustomerIds, readCustomers } from "#server/modules/accounts/index.ts";
import { type ChangedSince, findChainEnd, listChangedSubjects } from "#server/modules/audit/index.ts";
import { listNumbersSince } from "#server/modules/bookings/index.ts";
import type { Executor } from "#server/schema.ts";
import { readAccountingBookings } from "./read-bookings.ts";

/** What is exported: everything, or what was changed since; up to a position of the chain, or to its end. */
export interface ExportRange {
  readonly since: ChangedSince | null;
  readonly until: number | null;
}

/** Rows, and the position up to which changes are in them: the next export begins there. */
export interface Exported<Row> {
  readonly rows: AsyncIterable<Row>;
  readonly cursor: number;
}

const BOOKINGS: readonly SubjectKind[] = ["booking", "amendment"];
const CUSTOMERS: readonly SubjectKind[] = ["account", "company"];

const findChanges = async (db: Executor, kinds: readonly SubjectKind[], { since, until }: ExportRange) => {
  const end = await findChainEnd(db);
  const cursor = Math.min(until ?? end, end);
  return { cursor, revisions: await listChangedSubjects(db, kinds, since, cursor) };
};

/* Bookings of before the trail have no entries: they are found by when they were booked. */
const findNumbers = async (
  db: Executor,
  { since }: ExportRange,
  revisions: ReadonlyMap<string, number>,
): Promise<readonly string[] | null> => {
  if (since === null) return null;
  const booked = since.kind === "moment" ? await listNumbersSince(db, since.at) : [];
  return [...new Set([...revisions.keys(), ...booked])].toSorted();
};

const readRange = async (db: Executor, range: ExportRange) => {
  const { cursor, revisions } = await findChanges(db, BOOKINGS, range);
  const numbers = await findNumbers(db, range, revisions);
  return { cursor, bookings: readAccountingBookings(db, numbers, revisions) };
};

/** One row for each booking. A booking that is changed later comes again, with a higher revision. */
export const exportBookings = async (db: Executor, range: ExportRange): Promise<Exported<BookingRow>> => {
  const { cursor, bookings } = await readRange(db, range);
  const rows = async function* () {
    for await (const booking of bookings) yield toBookingRow(booking);
  };
  return { rows: rows(), cursor };
};

const exportLines = async <Row>(
  db: Executor,
  range: ExportRange,
  toRows: (booking: AccountingBooking) => readonly Row[],
): Promise<Exported<Row>> => {
  const { cursor, bookings } = await readRange(db, range);
  const rows = async function* () {
    for await (const booking of bookings) yield* toRows(booking);
  };
  return { rows: rows(), cursor };
};

/** All lines of each booking; those of a booking that is changed later come again, all of them. */
export const exportCharges = (db: Executor, range: ExportRange): Promise<Exported<ChargeRow>> =>
  exportLines(db, range, toChargeRows);

/** The same with the tax of each line. */
export const exportTaxedCharges = (db: Executor, range: ExportRange): Promise<Exported<TaxedChargeRow>> =>
  exportLines(db, range, toTaxedChargeRows);

const PAGE = 500;

/** One row for each customer. A deleted one whose bookings are kept has its company and tax numbers. */
export const exportCustomers = async (db: Executor, range: ExportRange): Promise<Exported<CustomerRow>> => {
  const { cursor, revisions } = await findChanges(db, CUSTOMERS, range);
  const ids = range.since === null ? await listCustomerIds(db) : [...revisions.keys()].toSorted();
  const rows = async function* () {
    for (let start = 0; start < ids.length; start += PAGE)
      for (const customer of (await readCustomers(db, ids.slice(start, start + PAGE))).values())
        yield toCustomerRow(customer, revisions.get(customer.id) ?? 0);
  };
  return { rows: rows(), cursor };
};
