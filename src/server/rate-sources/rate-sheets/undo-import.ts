import { sql } from "kysely";
import { err, ok, type Result } from "neverthrow";
import type { CalendarDate } from "#domain/time";
import { recordChange } from "#server/modules/audit/index.ts";
import { bumpCacheVersion, lockCache } from "#server/platform/database/cache-versions.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readEndedSizes } from "./ended-sizes.ts";
import { NAMES } from "./sheet-kinds.ts";
import { findSheet, listSheets, type SheetState } from "./sheet-lines.ts";

/** Why an import is not taken back. */
export type UndoRefusal =
  | { readonly kind: "unknown" }
  | { readonly kind: "withdrawn" }
  /** A later sheet has replaced lines of this one, or lines that this one replaced. */
  | { readonly kind: "replaced"; readonly by: string };

const REASON = "The rate sheet of this offer was withdrawn. Please search again.";
const IDS_PER_STATEMENT = 500;

const isOwnChange = (id: string) => sql`c."sheetId" = ${id} and c."kind" = 'replaced' and c."undoneAt" is null`;

/* Ends that count: those of the sheet are taken back, so its lines hold till the day before them. */
const restoredDay = (id: string) =>
  sql`min(case when c."sheetId" = ${id} and c."kind" = 'replaced' then c."before" else c."after" end)`;
const ENDS = sql`c."undoneAt" is null and c."kind" in ('replaced', 'expired')`;

const findLaterSheet = async (db: Executor, sheet: SheetState, today: CalendarDate): Promise<string | null> => {
  const { line, owner } = NAMES[sheet.kind];
  const sheets = (await listSheets(db, today)).filter(({ kind }) => kind === sheet.kind);
  const later = sheets
    .slice(
      0,
      sheets.findIndex(({ id }) => id === sheet.id),
    )
    .map(({ id }) => id);
  const { rows } = await sql<{ readonly sheetId: string }>`
    select distinct o."sheetId" from "lineChange" o
    where o."kind" = 'replaced' and o."undoneAt" is null and o."sheetId" <> ${sheet.id} and o."lineId" in (
      select "id" from ${sql.table(line)} where ${sql.ref(owner)} = ${sheet.id}
      union select c."lineId" from "lineChange" c where ${isOwnChange(sheet.id)})`.execute(db);
  const replacing = new Set(rows.map(({ sheetId }) => sheetId));
  return later.find((id) => replacing.has(id)) ?? null;
};

const withdrawSheet = async (db: Executor, { kind, id }: SheetState, now: number): Promise<void> => {
  const names = NAMES[kind];
  await sql`update ${sql.table(names.sheet)} set "withdrawnAt" = ${now} where "id" = ${id}`.execute(db);
  const quoted = sql`${sql.ref(names.owner)} = ${id} and "withdrawn" is null`;
  await sql`insert into "lineChange" ("lineId", "sheetId", "kind", "changedAt", "reason")
    select "id", ${id}, 'undone', ${now}, ${REASON} from ${sql.table(names.line)} where ${quoted}`.execute(db);
  await sql`update ${sql.table(names.line)} set "withdrawn" = ${REASON} where ${quoted}`.execute(db);
};

const restoreDays = async (db: Executor, { kind, id }: SheetState): Promise<void> => {
  const line = sql.table(NAMES[kind].line);
  await sql`update ${line} set "validTill" =
      (select ${restoredDay(id)} from "lineChange" c where c."lineId" = ${line}."id" and c."size" is null and ${ENDS})
    where "id" in (select c."lineId" from "lineChange" c where ${isOwnChange(id)} and c."size" is null)`.execute(db);
};

interface SizeDay {
  readonly lineId: string;
  readonly size: string;
  readonly day: CalendarDate;
  readonly validTill: CalendarDate;
  readonly endedSizes: string | null;
}

/* A size that ended before its line holds again till the line ends, or till another change has ended it. */
const toEndedSizes = (days: readonly SizeDay[]): string | null => {
  const [first] = days;
  const ended = new Map(Object.entries(readEndedSizes(first?.endedSizes ?? null)));
  for (const { size, day, validTill } of days) {
    if (day < validTill) ended.set(size, day);
    else ended.delete(size);
  }
  return ended.size === 0 ? null : JSON.stringify(Object.fromEntries(ended));
};

const restoreSizes = async (db: Executor, { id }: SheetState): Promise<void> => {
  const { rows } = await sql<SizeDay>`
    select c."lineId", c."size", r."validTill", r."endedSizes", ${restoredDay(id)} as "day"
    from "lineChange" c join "rateSheetRow" r on r."id" = c."lineId"
    where c."size" is not null and ${ENDS}
      and c."lineId" in (select c."lineId" from "lineChange" c where ${isOwnChange(id)} and c."size" is not null)
    group by c."lineId", c."size", r."validTill", r."endedSizes"`.execute(db);
  const lines = [...Map.groupBy(rows, ({ lineId }) => lineId)];
  for (const [endedSizes, same] of Map.groupBy(lines, ([, days]) => toEndedSizes(days)))
    for (let start = 0; start < same.length; start += IDS_PER_STATEMENT) {
      const ids = same.slice(start, start + IDS_PER_STATEMENT).map(([lineId]) => lineId);
      await db.updateTable("rateSheetRow").set({ endedSizes }).where("id", "in", ids).execute();
    }
};

const countReplaced = async (db: Executor, { id }: SheetState): Promise<number> => {
  const { rows } = await sql<{ readonly lines: number }>`
    select count(distinct c."lineId") as "lines" from "lineChange" c where ${isOwnChange(id)}`.execute(db);
  return rows[0]?.lines ?? 0;
};

/** What an import that is taken back leaves. */
export interface UndoneImport {
  /** Lines of earlier sheets that are quoted again. */
  readonly restored: number;
}

/**
 * Takes an import back, all of it in one transaction: its lines are quoted no longer, and what it ended is quoted again till
 * the day before, or till a day that another change has ended it on. Offers, quotes and bookings that were made meanwhile keep
 * their prices; an offer of the import can no longer be booked.
 */
export const undoImport = (db: Executor, id: string, now: number): Promise<Result<UndoneImport, UndoRefusal>> =>
  db.transaction().execute(async (transaction) => {
    const today = officeDay(now);
    const found = await findSheet(transaction, id, today);
    if (found === undefined) return err({ kind: "unknown" });
    await lockCache(transaction, NAMES[found.kind].version);
    const sheet = await findSheet(transaction, id, today);
    if (sheet === undefined || sheet.withdrawnAt !== null) return err({ kind: "withdrawn" });
    const by = await findLaterSheet(transaction, sheet, today);
    if (by !== null) return err({ kind: "replaced", by });
    await withdrawSheet(transaction, sheet, now);
    const restored = await countReplaced(transaction, sheet);
    await restoreDays(transaction, sheet);
    if (sheet.kind === "fcl") await restoreSizes(transaction, sheet);
    await sql`update "lineChange" set "undoneAt" = ${now}
      where "sheetId" = ${id} and "kind" = 'replaced' and "undoneAt" is null`.execute(transaction);
    await bumpCacheVersion(transaction, NAMES[sheet.kind].version);
    await recordChange(transaction, {
      action: "sheet.taken-back",
      subjectId: id,
      after: { restoredLines: restored },
      reason: REASON,
    });
    return ok({ restored });
  });
