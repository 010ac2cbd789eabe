import { type DeadlineFacts, findOpenDeadlines } from "#domain/deadlines";
import { addDays, type ZoneClock, findDaysOnEarth, toMinutes } from "#domain/time";
import { toTrackingLine } from "#domain/tracking";
import type { BookedShipment, Quotation, QuotationFacets } from "#api/schema.d.ts";
import type { QueryOf } from "#server/platform/http/handler.ts";
import {
  type BookingFilter,
  type BookingOrder,
  type BookingRow,
  findBookings,
  type ReadRow,
  type RunningSince,
  fileNames,
  partLoads,
  readQuotation,
  UNSTATED_DAYS,
} from "../bookings/index.ts";
import { toFileLink, toVersionLink, type ListedFile, listLatestFiles } from "../booking-documents/index.ts";
import { presentDeadline, type FindLeadTimes, loadLeadTimes } from "../lead-times/index.ts";
import type { Executor } from "#server/schema.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { summarise, toSearchText } from "./summaries.ts";
import { officeDay, toInstant, zones } from "#server/platform/time.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const ARRIVED_DAYS = 14;
const OVERDUE_DAYS = 30;
const MAX_WORDS = 10;

interface Files {
  readonly names: readonly string[];
  readonly documents: readonly ListedFile[];
}

const toFiles = (id: string, { names, documents }: Files): Quotation["files"] => [
  ...names.map((fileName) => ({ fileName, link: toFileLink(id, fileName) })),
  ...documents.map(({ fileName, document, number }) => ({ fileName, link: toVersionLink(id, document, number) })),
];

interface DeadlineReading {
  readonly findLeadTimes: FindLeadTimes;
  readonly clock: ZoneClock;
  readonly now: number;
}

const toDeadlines = (text: string | null, { findLeadTimes, clock, now }: DeadlineReading) => {
  if (text === null) return {};
  const facts = storedJson<DeadlineFacts>(text);
  const { hours } = findLeadTimes(facts.origin.code);
  return { deadlines: findOpenDeadlines(facts, hours, clock, Math.floor(now / MINUTE_MS)).map(presentDeadline) };
};

const toQuotation = (row: BookingRow, files: Files, isPartLoad: boolean, reading: DeadlineReading): Quotation => ({
  _id: row.id,
  quotationId: row.quotationId,
  bookingId: row.bookingId,
  validityFrom: row.validityFrom,
  validityTill: row.validityTill,
  ...(row.validityTill === null ? {} : { validityZone: row.validityZone }),
  bookedOn: row.bookedOn,
  bookedAt: toInstant(row.bookedAt),
  status: row.status,
  files: toFiles(row.id, files),
  trackingType: isPartLoad ? "lcl" : "fcl",
  shippingLine: isPartLoad ? null : toTrackingLine(row.providerName),
  providerName: row.providerName,
  reference: row.reference,
  ...(row.shipment === null ? {} : { shipment: storedJson<BookedShipment>(row.shipment) }),
  ...toDeadlines(row.deadlineFacts, reading),
});

/** Bookings of one account. */
export const toQuotations = async (
  db: Executor,
  accountId: string,
  rows: readonly BookingRow[],
  now: number,
): Promise<readonly Quotation[]> => {
  const ids = rows.map((row) => row.id);
  const files = await fileNames(db, ids);
  const documents = Map.groupBy(await listLatestFiles(db, ids), ({ quotation }) => quotation);
  const parts = await partLoads(db, ids);
  const reading = { findLeadTimes: await loadLeadTimes(db, accountId), clock: zones, now };
  return rows.map((row) => {
    const stored = { names: files.get(row.id) ?? [], documents: documents.get(row.id) ?? [] };
    return toQuotation(row, stored, parts.has(row.id), reading);
  });
};

const toRunningSince = (now: number): RunningSince => {
  const today = officeDay(now);
  return {
    planned: findDaysOnEarth(toMinutes(now)).first,
    arrived: addDays(today, -ARRIVED_DAYS),
    expected: addDays(today, -OVERDUE_DAYS),
    bookedAt: now - UNSTATED_DAYS * DAY_MS,
  };
};

type ListQuery = QueryOf<"listQuotations">;

const toFilter = (accountId: string, query: ListQuery, now: number): BookingFilter => ({
  accountId,
  words: toSearchText(query.search ?? "")
    .split(/[\s,;()[\]{}"'“”]+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS),
  status: query.status === undefined || query.status === "unknown" ? (query.status ?? null) : Number(query.status),
  departureFrom: query.departureFrom ?? null,
  departureBefore: query.departureTill === undefined ? null : addDays(query.departureTill, 1),
  carrier: query.carrier ?? null,
  running: query.running === true ? toRunningSince(now) : null,
});

const ORDERS: Readonly<Record<string, BookingOrder["by"]>> = {
  bookedOn: "bookedAt",
  departure: "departure",
  arrival: "arrival",
  total: "totalMinor",
};

const toOrder = (sort: NonNullable<ListQuery["sort"]>): BookingOrder => ({
  by: ORDERS[sort.replace(/^-/, "")] ?? "bookedAt",
  direction: sort.startsWith("-") ? "desc" : "asc",
});

/* A summary that could not be stored yet is made for the answer: nobody misses there what they have just changed. */
const readCurrent = async (db: Executor, { isOutdated, ...row }: ReadRow, now: number): Promise<BookingRow> => {
  if (!isOutdated) return row;
  const { shipment, deadlineFacts } = await summarise(db, await readQuotation(db, row.id), now);
  return { ...row, shipment, deadlineFacts };
};

export interface QuotationList {
  readonly quotations: readonly Quotation[];
  /** Of the bookings listed, by `_id`; a booking whose offer names no route has none. */
  readonly deadlineFacts: ReadonlyMap<string, DeadlineFacts>;
  readonly total: number;
  readonly facets: QuotationFacets;
}

/** The caller refreshes the summaries first. */
export const listQuotations = async (
  db: Executor,
  accountId: string,
  query: ListQuery,
  now: number,
): Promise<QuotationList> => {
  const { limit = 10, skip = 0, sort = "-bookedOn" } = query;
  const found = await findBookings(db, toFilter(accountId, query, now), toOrder(sort), { limit, skip });
  const { total, statuses, carriers } = found;
  const rows: BookingRow[] = [];
  for (const row of found.rows) rows.push(await readCurrent(db, row, now));
  return {
    quotations: await toQuotations(db, accountId, rows, now),
    deadlineFacts: new Map(
      rows.flatMap(({ id, deadlineFacts }) =>
        deadlineFacts === null ? [] : [[id, storedJson<DeadlineFacts>(deadlineFacts)] as const],
      ),
    ),
    total,
    facets: { statuses: [...statuses], carriers: [...carriers] },
  };
};
