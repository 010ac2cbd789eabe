import { type Change, recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { NAMES, type SheetKind } from "./sheet-kinds.ts";
import { type Pause, pauseBetweenWrites, writeInSteps } from "#server/platform/database/staged-import.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

interface SheetKey {
  readonly kind: SheetKind;
  readonly id: string;
}

/* The last step of a change whose lines were changed in steps before: it counts from now on, and is recorded. */
const changeSheet = (
  db: Executor,
  { kind, id }: SheetKey,
  change: RawBuilder<unknown>,
  entry: Omit<Change, "subjectId">,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await change.execute(transaction);
    await recordChange(transaction, { ...entry, subjectId: id });
    await bumpCacheVersion(transaction, NAMES[kind].version);
  });

const findLineIds = async (db: Executor, { kind, id }: SheetKey): Promise<readonly string[]> => {
  const { line, owner } = NAMES[kind];
  const { rows } = await sql<{ readonly id: string }>`
    select "id" from ${sql.table(line)} where ${sql.ref(owner)} = ${id} order by "line"`.execute(db);
  return rows.map((row) => row.id);
};

export const expireSheet = async (
  db: Executor,
  sheet: SheetKey,
  lastDay: CalendarDate,
  now: number,
  pause: Pause = pauseBetweenWrites,
): Promise<void> => {
  const names = NAMES[sheet.kind];
  const line = sql.table(names.line);
  const endLines = (ids: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const ended = sql`"validTill" > ${lastDay} and "id" in (${sql.join(ids)})`;
      await sql`insert into "lineChange" ("lineId", "sheetId", "kind", "changedAt", "before", "after")
        select "id", ${sheet.id}, 'expired', ${now}, "validTill", ${lastDay} from ${line} where ${ended}`.execute(
        transaction,
      );
      await sql`update ${line} set "validTill" = ${lastDay} where ${ended}`.execute(transaction);
    });
  await writeInSteps(await findLineIds(db, sheet), endLines, pause);
  await changeSheet(
    db,
    sheet,
    sql`update ${sql.table(names.sheet)} set "validTill" = ${lastDay} where "id" = ${sheet.id}`,
    {
      action: "sheet.expired",
      after: { validTill: lastDay },
    },
  );
};

/** The last days of lines before their sheet was ended, by line; those that are over are left out. */
export const listEndedDays = async (
  db: Executor,
  { id }: Pick<SheetKey, "id">,
  today: CalendarDate,
): Promise<ReadonlyMap<string, CalendarDate>> => {
  const { rows } = await sql<{ readonly lineId: string; readonly before: CalendarDate }>`
    select "lineId", "before" from "lineChange"
    where "sheetId" = ${id} and "kind" = 'expired' and "undoneAt" is null and "before" >= ${today}`.execute(db);
  return new Map(rows.map(({ lineId, before }) => [lineId, before]));
};

/** Quotes lines of an ended sheet again, till the days that they had before. */
export const undoExpiry = async (
  db: Executor,
  sheet: SheetKey,
  lineIds: readonly string[],
  now: number,
  pause: Pause = pauseBetweenWrites,
): Promise<void> => {
  const names = NAMES[sheet.kind];
  const line = sql.table(names.line);
  const restore = (ids: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const ended = sql`"kind" = 'expired' and "undoneAt" is null`;
      await sql`update ${line} set "validTill" =
          (select "before" from "lineChange" c where c."lineId" = ${line}."id" and ${ended})
        where "id" in (${sql.join(ids)})`.execute(transaction);
      await sql`update "lineChange" set "undoneAt" = ${now} where "lineId" in (${sql.join(ids)}) and ${ended}`.execute(
        transaction,
      );
    });
  await writeInSteps(lineIds, restore, pause);
  const change = sql`update ${sql.table(names.sheet)} set "validTill" =
    (select max(r."validTill") from ${line} r where ${sql.ref(`r.${names.owner}`)} = ${sheet.id}) where "id" = ${sheet.id}`;
  await changeSheet(db, sheet, change, { action: "sheet.restored", after: { lines: lineIds.length } });
};

const markWithdrawn = (
  db: Executor,
  { kind, id }: SheetKey,
  ids: readonly string[],
  reason: string,
  now: number,
  pause: Pause,
): Promise<void> => {
  const line = sql.table(NAMES[kind].line);
  const withdraw = (step: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const quoted = sql`"withdrawn" is null and "id" in (${sql.join(step)})`;
      await sql`insert into "lineChange" ("lineId", "sheetId", "kind", "changedAt", "reason")
        select "id", ${id}, 'withdrawn', ${now}, ${reason} from ${line} where ${quoted}`.execute(transaction);
      await sql`update ${line} set "withdrawn" = ${reason} where ${quoted}`.execute(transaction);
    });
  return writeInSteps(ids, withdraw, pause);
};

export const withdrawLines = async (
  db: Executor,
  sheet: SheetKey,
  lineIds: readonly string[],
  reason: string,
  now: number,
  pause: Pause = pauseBetweenWrites,
): Promise<void> => {
  const names = NAMES[sheet.kind];
  await markWithdrawn(db, sheet, lineIds, reason, now, pause);
  const change = sql`
    update ${sql.table(names.sheet)} set "withdrawnAt" = ${now} where "id" = ${sheet.id} and not exists
      (select 1 from ${sql.table(names.line)} r where ${sql.ref(`r.${names.owner}`)} = ${sheet.id} and r."withdrawn" is null)`;
  await changeSheet(db, sheet, change, { action: "sheet.withdrawn", after: { lines: lineIds.length }, reason });
};

/** Quotes withdrawn lines again; offers from them can be booked again. */
export const undoWithdrawal = async (
  db: Executor,
  sheet: SheetKey,
  lineIds: readonly string[],
  now: number,
  pause: Pause = pauseBetweenWrites,
): Promise<void> => {
  const names = NAMES[sheet.kind];
  const restore = (ids: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("lineChange")
        .set({ undoneAt: now })
        .where("lineId", "in", ids)
        .where("kind", "=", "withdrawn")
        .where("undoneAt", "is", null)
        .execute();
      await sql`update ${sql.table(names.line)} set "withdrawn" = null where "id" in (${sql.join(ids)})`.execute(
        transaction,
      );
    });
  await writeInSteps(lineIds, restore, pause);
  const change = sql`update ${sql.table(names.sheet)} set "withdrawnAt" = null where "id" = ${sheet.id}`;
  await changeSheet(db, sheet, change, { action: "sheet.restored", after: { lines: lineIds.length } });
};

export const removeSheet = async (db: Executor, sheet: SheetKey, pause: Pause): Promise<void> => {
  const names = NAMES[sheet.kind];
  const remove = async (ids: readonly string[]): Promise<void> => {
    await sql`delete from ${sql.table(names.line)} where "id" in (${sql.join(ids)})`.execute(db);
  };
  await writeInSteps(await findLineIds(db, sheet), remove, pause);
  await sql`delete from ${sql.table(names.sheet)} where "id" = ${sheet.id}`.execute(db);
};
