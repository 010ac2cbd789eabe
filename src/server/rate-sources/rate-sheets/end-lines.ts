import { sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { NAMES, type SheetKind } from "./sheet-lines.ts";
import { type Pause, pauseBetweenWrites, writeInSteps } from "#server/platform/database/staged-import.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

interface SheetKey {
  readonly kind: SheetKind;
  readonly id: string;
}

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
  pause: Pause = pauseBetweenWrites,
): Promise<void> => {
  const names = NAMES[sheet.kind];
  const endLines = async (ids: readonly string[]): Promise<void> => {
    await sql`update ${sql.table(names.line)} set "validTill" = ${lastDay}
      where "validTill" > ${lastDay} and "id" in (${sql.join(ids)})`.execute(db);
  };
  await writeInSteps(await findLineIds(db, sheet), endLines, pause);
  await sql`update ${sql.table(names.sheet)} set "validTill" = ${lastDay} where "id" = ${sheet.id}`.execute(db);
  await bumpCacheVersion(db, names.version);
};

const markWithdrawn = (
  db: Executor,
  { kind }: SheetKey,
  ids: readonly string[],
  reason: string,
  pause: Pause,
): Promise<void> => {
  const withdraw = async (step: readonly string[]): Promise<void> => {
    await sql`update ${sql.table(NAMES[kind].line)} set "withdrawn" = ${reason}
      where "withdrawn" is null and "id" in (${sql.join(step)})`.execute(db);
  };
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
  await markWithdrawn(db, sheet, lineIds, reason, pause);
  await sql`
    update ${sql.table(names.sheet)} set "withdrawnAt" = ${now} where "id" = ${sheet.id} and not exists
      (select 1 from ${sql.table(names.line)} r where ${sql.ref(`r.${names.owner}`)} = ${sheet.id} and r."withdrawn" is null)`.execute(
    db,
  );
  await bumpCacheVersion(db, names.version);
};

const restoreLines = async (db: Executor, { kind, id }: SheetKey, pause: Pause): Promise<number> => {
  const { line } = NAMES[kind];
  const replaced = await db.selectFrom("replacedLine").select("lineId").where("sheetId", "=", id).execute();
  const restore = (ids: readonly string[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await sql`
        update ${sql.table(line)} set "validTill" =
          (select p."validTill" from "replacedLine" p where p."sheetId" = ${id} and p."lineId" = ${sql.table(line)}."id")
        where "id" in (${sql.join(ids)})`.execute(transaction);
      await transaction.deleteFrom("replacedLine").where("sheetId", "=", id).where("lineId", "in", ids).execute();
    });
  await writeInSteps(
    replaced.map(({ lineId }) => lineId),
    restore,
    pause,
  );
  return replaced.length;
};

export const undoSheet = async (
  db: Executor,
  sheet: SheetKey,
  reason: string,
  now: number,
  pause: Pause = pauseBetweenWrites,
): Promise<number> => {
  const names = NAMES[sheet.kind];
  await markWithdrawn(db, sheet, await findLineIds(db, sheet), reason, pause);
  const restored = await restoreLines(db, sheet, pause);
  await sql`update ${sql.table(names.sheet)} set "withdrawnAt" = ${now} where "id" = ${sheet.id}`.execute(db);
  await bumpCacheVersion(db, names.version);
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
