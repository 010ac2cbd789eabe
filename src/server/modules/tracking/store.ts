import { sql } from "kysely";
import { createHash } from "node:crypto";
import { cleanContainerNumber } from "#domain/cargo";
import { toUtcMinutes } from "#domain/tracking";
import type { TrackingEvent } from "#api/schema.d.ts";
import { type ExportBookingPart, listBookingIds, outdateSummaries } from "../bookings/index.ts";
import { groupEntries, toEntry } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { requestChecks } from "../booking-events/index.ts";
import type { ShipmentEventTable, ShipmentReferenceTable } from "./tables.ts";
import { type StagedHeading, type StagedTables, stagingHeading } from "#server/platform/database/staged-import.ts";
import { storedJson } from "#server/platform/database/statements.ts";

const MINUTE_MS = 60_000;

/** SQLite takes 32 766 values in one statement; an event has six. */
const ROWS_PER_STATEMENT = 1_000;

/** An event of a booking (`quotation` is its `_id`). */
export interface QuotationEvent {
  readonly quotation: string;
  /** Number of the bill of lading or waybill that the source named with it. */
  readonly transportDocument?: string | null;
  /** When the event that it withdraws was reported. */
  readonly reportedAfter?: string | null;
  readonly event: TrackingEvent;
}

/** What was reported of a booking: its events in the order they came in, and when the line last reportedAt something. */
export interface ShipmentEvents {
  readonly events: readonly TrackingEvent[];
  readonly lastUpdatedAt: number;
}

const toFingerprint = (event: TrackingEvent): string => {
  const facts = Object.entries(event)
    .filter(([, value]) => value !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
};

/* What a source does not date was reportedAt when we got it; otherwise a correction could not be reportedAt from what it corrects. */
const toReportedAt = ({ event, reportedAfter = null }: QuotationEvent, { at }: Received): string => {
  const isAhead = (toUtcMinutes(reportedAfter) ?? 0) * MINUTE_MS > at;
  return event.eventCreatedDateTime ?? (isAhead ? reportedAfter : null) ?? new Date(at).toISOString();
};

const toRow = (reported: QuotationEvent, position: number, from: Received): ShipmentEventTable => {
  const { quotation, event } = reported;
  return {
    quotation,
    fingerprint: toFingerprint(event),
    position,
    receivedAt: from.at,
    source: from.source,
    event: JSON.stringify({ ...event, eventCreatedDateTime: toReportedAt(reported, from) }),
  };
};

const findLastReported = (events: readonly QuotationEvent[], at: number): ReadonlyMap<string, number> => {
  const last = new Map<string, number>();
  for (const { quotation, event } of events) {
    const minutes = toUtcMinutes(event.eventCreatedDateTime ?? null);
    const reportedAt = minutes === null ? at : Math.min(Math.round(minutes * MINUTE_MS), at);
    last.set(quotation, Math.max(last.get(quotation) ?? 0, reportedAt));
  }
  return last;
};

export interface Received {
  readonly at: number;
  readonly source: string;
}

/* SQLite takes 32 766 values in one statement; a shipment has two, a reference three. */
const SHIPMENTS_PER_STATEMENT = 5_000;

const touchShipments = async (db: Executor, lastTimes: ReadonlyMap<string, number>): Promise<void> => {
  const rows = [...lastTimes].map(([quotation, lastHeardAt]) => ({ quotation, lastHeardAt }));
  for (let start = 0; start < rows.length; start += SHIPMENTS_PER_STATEMENT)
    await db
      .insertInto("shipment")
      .values(rows.slice(start, start + SHIPMENTS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict
          .column("quotation")
          .doUpdateSet((e) => ({ lastHeardAt: e.ref("excluded.lastHeardAt") }))
          .whereRef("shipment.lastHeardAt", "<", "excluded.lastHeardAt"),
      )
      .execute();
  const quotations = rows.map(({ quotation }) => quotation);
  await outdateSummaries(db, quotations);
  await requestChecks(db, quotations);
};

/** The events that are not stored yet, each once. */
export const findNewEvents = async <Event extends QuotationEvent>(
  db: Executor,
  events: readonly Event[],
): Promise<readonly Event[]> => {
  const known = new Set<string>();
  const byFingerprint = events.map((event) => ({ event, fingerprint: toFingerprint(event.event) }));
  for (let start = 0; start < byFingerprint.length; start += ROWS_PER_STATEMENT) {
    const fingerprints = byFingerprint.slice(start, start + ROWS_PER_STATEMENT).map(({ fingerprint }) => fingerprint);
    const rows = await db
      .selectFrom("shipmentEvent")
      .select(["quotation", "fingerprint"])
      .where("fingerprint", "in", fingerprints)
      .execute();
    for (const { quotation, fingerprint } of rows) known.add(`${quotation} ${fingerprint}`);
  }
  return byFingerprint.flatMap(({ event, fingerprint }) => {
    const key = `${event.quotation} ${fingerprint}`;
    if (known.has(key)) return [];
    known.add(key);
    return [event];
  });
};

/** The containers that an event names: none, one, or several in one field. */
export const listContainers = ({ event }: Pick<QuotationEvent, "event">): readonly string[] =>
  (event.equipmentReference ?? "")
    .split(",")
    .map(cleanContainerNumber)
    .filter((number) => number !== "");

const listReferences = (events: readonly QuotationEvent[]): readonly ShipmentReferenceTable[] => {
  const references = new Map<string, ShipmentReferenceTable>();
  for (const reported of events) {
    const { quotation, transportDocument } = reported;
    const named = [
      ...(transportDocument == null ? [] : [{ kind: "transport-document" as const, value: transportDocument }]),
      ...listContainers(reported).map((value) => ({ kind: "container" as const, value })),
    ];
    for (const { kind, value } of named) references.set(`${kind} ${value} ${quotation}`, { kind, value, quotation });
  }
  return [...references.values()];
};

/* So that a later event is found by them if it names no booking. */
const rememberReferences = async (db: Executor, events: readonly QuotationEvent[]): Promise<void> => {
  const rows = listReferences(events);
  for (let start = 0; start < rows.length; start += SHIPMENTS_PER_STATEMENT)
    await db
      .insertInto("shipmentReference")
      .values(rows.slice(start, start + SHIPMENTS_PER_STATEMENT))
      .onConflict((conflict) => conflict.columns(["kind", "value", "quotation"]).doNothing())
      .execute();
};

/** The `_id`s of bookings whose events named a container or transport document. */
export const findBookingsByReference = async (
  db: Executor,
  kind: ShipmentReferenceTable["kind"],
  values: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>();
  for (let start = 0; start < values.length; start += ROWS_PER_STATEMENT) {
    const part = values.slice(start, start + ROWS_PER_STATEMENT);
    const rows = await db
      .selectFrom("shipmentReference")
      .select(["value", "quotation"])
      .where("kind", "=", kind)
      .where("value", "in", part)
      .execute();
    for (const { value, quotation } of rows) found.set(value, (found.get(value) ?? new Set()).add(quotation));
  }
  return found;
};

/** The references that events of bookings named, by the `_id` of the booking. */
export const listShipmentReferences = async (
  db: Executor,
  quotations: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly containers: readonly string[]; readonly transportDocuments: readonly string[] }>
> => {
  const rows: readonly ShipmentReferenceTable[] =
    quotations.length === 0
      ? []
      : await db
          .selectFrom("shipmentReference")
          .selectAll()
          .where("quotation", "in", quotations)
          .orderBy("value")
          .execute();
  const ofKind = (own: readonly ShipmentReferenceTable[], wanted: ShipmentReferenceTable["kind"]) =>
    own.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return new Map(
    [...Map.groupBy(rows, ({ quotation }) => quotation)].map(([quotation, own]) => [
      quotation,
      { containers: ofKind(own, "container"), transportDocuments: ofKind(own, "transport-document") },
    ]),
  );
};

export const addEvents = async (db: Executor, events: readonly QuotationEvent[], from: Received): Promise<number> => {
  await touchShipments(db, findLastReported(events, from.at));
  await rememberReferences(db, events);
  let added = 0;
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT) {
    const rows = events
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((event, index) => toRow(event, start + index, from));
    const answer = await db
      .insertInto("shipmentEvent")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["quotation", "fingerprint"]).doNothing())
      .executeTakeFirst();
    added += Number(answer.numInsertedOrUpdatedRows ?? 0);
  }
  return added;
};

const COLUMNS = ["quotation", "fingerprint", "position", "receivedAt", "source", "event"] as const;

/** A file of events, as it is imported: like `addEvents`. */
export const eventImport = (
  events: readonly QuotationEvent[],
  from: Received,
): StagedTables<StagedHeading, QuotationEvent, number> => {
  const lastTimes = findLastReported(events, from.at);
  return {
    ...stagingHeading("stagedEvent"),
    addLines: async (db, lines, importId, first) => {
      const rows = lines.map((event, index) => ({ ...toRow(event, first + index, from), importId }));
      await db.insertInto("stagedEvent").values(rows).execute();
    },
    publish: async (transaction, { id }) => {
      await touchShipments(transaction, lastTimes);
      await rememberReferences(transaction, events);
      const added = await transaction
        .insertInto("shipmentEvent")
        .columns(COLUMNS)
        .expression((e) => e.selectFrom("stagedEvent").select(COLUMNS).where("importId", "=", id).orderBy("position"))
        .onConflict((conflict) => conflict.columns(["quotation", "fingerprint"]).doNothing())
        .executeTakeFirst();
      return Number(added.numInsertedOrUpdatedRows ?? 0);
    },
  };
};

/** What was reported of a booking; null when nothing was. */
export const findShipmentEvents = async (db: Executor, quotation: string): Promise<ShipmentEvents | null> => {
  const shipment = await db.selectFrom("shipment").selectAll().where("quotation", "=", quotation).executeTakeFirst();
  if (shipment === undefined) return null;
  const rows = await db
    .selectFrom("shipmentEvent")
    .select("event")
    .where("quotation", "=", quotation)
    .orderBy("receivedAt")
    .orderBy("position")
    .orderBy("fingerprint")
    .execute();
  return { events: rows.map(({ event }) => storedJson<TrackingEvent>(event)), lastUpdatedAt: shipment.lastHeardAt };
};

/** What was reported of bookings, for the shipper's own data. */
export const exportEvents: ExportBookingPart = async (db, quotations) => {
  const rows = await db
    .selectFrom("shipmentEvent")
    .select(["quotation", "receivedAt", "source", "event"])
    .where("quotation", "in", quotations)
    .orderBy("quotation")
    .orderBy("position")
    .execute();
  return groupEntries(
    quotations,
    rows,
    ({ quotation }) => quotation,
    ({ quotation: _, ...row }) => toEntry(row, { hidden: [], json: ["event"] }),
  );
};

/** Deletes what a source reported of the bookings of one shipper. */
export const deleteEvents = async (db: Executor, source: string, accountId: string): Promise<void> => {
  const own = await listBookingIds(db, accountId);
  for (let start = 0; start < own.length; start += ROWS_PER_STATEMENT) {
    const deleted = await db
      .deleteFrom("shipmentEvent")
      .where("source", "=", source)
      .where("quotation", "in", own.slice(start, start + ROWS_PER_STATEMENT))
      .returning("quotation")
      .execute();
    await outdateSummaries(db, [...new Set(deleted.map(({ quotation }) => quotation))]);
  }
  const reported = db.selectFrom("shipmentEvent").select("quotation");
  await db.deleteFrom("shipment").where("quotation", "not in", reported).execute();
};

/** Bookings by the beginning of a container number or transport document number that a carrier has stated, each with the number. */
export const findReferencesWith = async (
  db: Executor,
  beginning: string,
  most: number,
): Promise<ReadonlyMap<string, string>> => {
  const pattern = `${beginning.toUpperCase().replace(/[!%_]/g, "!$&")}%`;
  const rows = await db
    .selectFrom("shipmentReference")
    .select(["quotation", "value"])
    .where(sql<boolean>`"value" like ${pattern} escape '!'`)
    .orderBy("value")
    .limit(most)
    .execute();
  return new Map(rows.map(({ quotation, value }) => [quotation, value]));
};
