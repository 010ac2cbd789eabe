import { sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import { lockCache, readCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Executor } from "#server/schema.ts";
import {
  planReplacement,
  type ReplacedUnit,
  type Replacement,
  type ReplacementScope,
  toEndedSizes,
  toUnits,
} from "./plan-replacement.ts";
import { NAMES, type SheetKind } from "./sheet-kinds.ts";
import { listActiveLines, listSheetLines, type SheetLineState } from "./sheet-lines.ts";
import type { LineChangeTable } from "./tables.ts";

/** Ends what a new sheet replaces; belongs in the transaction that makes the sheet visible. */
export type ReplaceLines = (transaction: Executor, sheetId: string) => Promise<void>;

/** A replacement, and the version of the sheets that it was planned for. */
export interface PlannedReplacement {
  readonly replacement: Replacement;
  readonly version: number;
}

interface ReplacingSheet {
  readonly kind: SheetKind;
  readonly provider: string;
  readonly scope: ReplacementScope;
  readonly today: CalendarDate;
  readonly now: number;
  /** Lines of sheets with another audience are not replaced. */
  readonly visibleTo: string | null;
}

const STEP = 500;

const steps = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / STEP) }, (_, index) => items.slice(index * STEP, (index + 1) * STEP));

const toChanges = (
  { unit, ends, validTill }: ReplacedUnit,
  sheetId: string,
  now: number,
): readonly LineChangeTable[] => {
  const change = (size: string | null, before: string, after: string): LineChangeTable => ({
    lineId: unit.line.id,
    sheetId,
    kind: "replaced",
    changedAt: now,
    undoneAt: null,
    size,
    before,
    after,
    reason: null,
  });
  const whole = validTill < unit.line.validTill ? [change(null, unit.line.validTill, validTill)] : [];
  const sizes = [...ends].filter(([, day]) => day < validTill);
  return [...whole, ...sizes.map(([size, day]) => change(size, unit.sizes.get(size) ?? "", day))];
};

const writeEnds = async (db: Executor, kind: SheetKind, replaced: readonly ReplacedUnit[]): Promise<void> => {
  const line = sql.table(NAMES[kind].line);
  for (const [validTill, units] of Map.groupBy(replaced, (one) => one.validTill))
    for (const step of steps(units.filter(({ unit }) => validTill < unit.line.validTill)))
      await sql`update ${line} set "validTill" = ${validTill}
        where "id" in (${sql.join(step.map(({ unit }) => unit.line.id))})`.execute(db);
  if (kind === "lcl") return;
  const bySizes = Map.groupBy(
    replaced.filter((one) => toEndedSizes(one) !== one.unit.line.endedSizes),
    toEndedSizes,
  );
  for (const [endedSizes, units] of bySizes)
    for (const step of steps(units))
      await sql`update ${line} set "endedSizes" = ${endedSizes}
        where "id" in (${sql.join(step.map(({ unit }) => unit.line.id))})`.execute(db);
};

const planAgain = async (db: Executor, sheet: ReplacingSheet, sheetId: string): Promise<Replacement> => {
  const { kind, provider, scope, today, visibleTo } = sheet;
  const toOwn = (lines: readonly SheetLineState[]) => toUnits(kind, provider, lines);
  const stored = (await listActiveLines(db, kind, provider, today)).filter((line) => line.visibleTo === visibleTo);
  const added = await listSheetLines(db, { kind, id: sheetId });
  return planReplacement(toOwn(added), toOwn(stored.filter((line) => line.sheetId !== sheetId)), scope);
};

/** Applies a planned replacement; plans one without it, and where sheets have changed meanwhile. */
export const replaceLines =
  (sheet: ReplacingSheet, planned: PlannedReplacement | null = null): ReplaceLines =>
  async (transaction, sheetId) => {
    await lockCache(transaction, NAMES[sheet.kind].version);
    const version = await readCacheVersion(transaction, NAMES[sheet.kind].version);
    const { replaced } =
      version === planned?.version ? planned.replacement : await planAgain(transaction, sheet, sheetId);
    const changes = replaced.flatMap((one) => toChanges(one, sheetId, sheet.now));
    for (const step of steps(changes)) await transaction.insertInto("lineChange").values(step).execute();
    await writeEnds(transaction, sheet.kind, replaced);
  };
