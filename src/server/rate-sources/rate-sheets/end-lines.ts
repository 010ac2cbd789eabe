import { type Change, recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { readEndedSizes } from "./ended-sizes.ts";
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

interface Withdrawal {
  readonly kind: "withdrawn" | "undone";
  readonly reason: string;
  readonly now: number;
}

const markWithdrawn = (
  db: Executor,
  { kind, id }: SheetKey,
  ids: readonly string[],
  { kind: change, reason, now }: Withdrawal,
  pause: Pause,
): Promise<void> => {
  const line = sql.table(NAMES[kind].line);
  const withdraw = (step: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const quoted = sql`"withdrawn" is null and "id" in (${sql.join(step)})`;
      await sql`insert into "lineChange" ("lineId", "sheetId", "kind", "changedAt", "reason")
        select "id", ${id}, ${change}, ${now}, ${reason} from ${line} where ${quoted}`.execute(transaction);
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
  await markWithdrawn(db, sheet, lineIds, { kind: "withdrawn", reason, now }, pause);
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

type SizeChange = { readonly lineId: string; readonly size: string; readonly before: string };

/* A size that ended before its line holds again till the line ends, or till an earlier replacement. */
const restoreSizes = async (db: Executor, changes: readonly SizeChange[]): Promise<void> => {
  for (const [lineId, own] of Map.groupBy(changes, (change) => change.lineId)) {
    const row = await db
      .selectFrom("rateSheetRow")
      .select(["endedSizes", "validTill"])
      .where("id", "=", lineId)
      .executeTakeFirst();
    if (row === undefined) continue;
    const ended = new Map(Object.entries(readEndedSizes(row.endedSizes ?? null)));
    for (const { size, before } of own) {
      if (before < row.validTill) ended.set(size, before);
      else ended.delete(size);
    }
    const endedSizes = ended.size === 0 ? null : JSON.stringify(Object.fromEntries(ended));
    await db.updateTable("rateSheetRow").set({ endedSizes }).where("id", "=", lineId).execute();
  }
};

const restoreLines = async (db: Executor, { kind, id }: SheetKey, now: number, pause: Pause): Promise<number> => {
  const { line } = NAMES[kind];
  const counted = db.selectFrom("lineChange").where("sheetId", "=", id).where("kind", "=", "replaced");
  const changes = await counted.select(["lineId", "size", "before"]).where("undoneAt", "is", null).execute();
  const byLine = Map.groupBy(changes, ({ lineId }) => lineId);
  const restore = (ids: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const whole = sql`c."sheetId" = ${id} and c."kind" = 'replaced' and c."undoneAt" is null and c."size" is null`;
      await sql`
        update ${sql.table(line)} set "validTill" =
          (select c."before" from "lineChange" c where ${whole} and c."lineId" = ${sql.table(line)}."id")
        where "id" in (select c."lineId" from "lineChange" c where ${whole} and c."lineId" in (${sql.join(ids)}))`.execute(
        transaction,
      );
      const sized = ids.flatMap((lineId) => byLine.get(lineId) ?? []);
      await restoreSizes(
        transaction,
        sized.flatMap(({ lineId, size, before }) =>
          size === null || before === null ? [] : [{ lineId, size, before }],
        ),
      );
      await transaction
        .updateTable("lineChange")
        .set({ undoneAt: now })
        .where("sheetId", "=", id)
        .where("kind", "=", "replaced")
        .where("lineId", "in", ids)
        .execute();
    });
  await writeInSteps([...byLine.keys()], restore, pause);
  return byLine.size;
};

export const undoSheet = async (
  db: Executor,
  sheet: SheetKey,
  reason: string,
  now: number,
  pause: Pause = pauseBetweenWrites,
): Promise<number> => {
  const names = NAMES[sheet.kind];
  await markWithdrawn(db, sheet, await findLineIds(db, sheet), { kind: "undone", reason, now }, pause);
  const restored = await restoreLines(db, sheet, now, pause);
  const change = sql`update ${sql.table(names.sheet)} set "withdrawnAt" = ${now} where "id" = ${sheet.id}`;
  await changeSheet(db, sheet, change, { action: "sheet.taken-back", after: { restoredLines: restored }, reason });
  return restored;
};

export const removeSheet = async (db: Executor, sheet: SheetKey, pause: Pause): Promise<void> => {
  const names = NAMES[sheet.kind];
  const remove = async (ids: readonly string[]): Promise<void> => {
    await sql`delete from ${sql.table(names.line)} where "id" in (${sql.join(ids)})`.execute(db);
  };
  await writeInSteps(await findLineIds(db, sheet), remove, pause);
  await sql`delete from ${sql.table(names.sheet)} where "id" = ${sheet.id}`.execute(db);
};
