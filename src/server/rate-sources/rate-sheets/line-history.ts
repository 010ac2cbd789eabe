import { sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { readEndedSizes } from "./ended-sizes.ts";
import { NAMES } from "./sheet-kinds.ts";
import type { SheetLineState, SheetState } from "./sheet-lines.ts";
import type { LineChangeTable } from "./tables.ts";

/** The changes to lines of a sheet by line, oldest first. */
export const listSheetChanges = async (
  db: Executor,
  { kind, id }: Pick<SheetState, "kind" | "id">,
): Promise<ReadonlyMap<string, readonly LineChangeTable[]>> => {
  const { line, owner } = NAMES[kind];
  const { rows } = await sql<LineChangeTable>`
    select c.* from "lineChange" c join ${sql.table(line)} r on r."id" = c."lineId"
    where ${sql.ref(`r.${owner}`)} = ${id} order by c."changedAt"`.execute(db);
  return Map.groupBy(rows, ({ lineId }) => lineId);
};

const holdsAt = ({ changedAt, undoneAt }: LineChangeTable, moment: number): boolean =>
  changedAt <= moment && (undoneAt === null || undoneAt > moment);

/* A change that was taken back is followed by another state of the same day. */
const findLastDay = (changes: readonly LineChangeTable[], moment: number): CalendarDate | null => {
  const [first] = changes;
  const states = changes
    .flatMap(({ changedAt, undoneAt, before, after }) => [
      { from: changedAt, day: after },
      ...(undoneAt === null ? [] : [{ from: undoneAt, day: before }]),
    ])
    .toSorted((one, other) => one.from - other.from);
  return states.findLast(({ from }) => from <= moment)?.day ?? first?.before ?? null;
};

const endsPrices = ({ kind }: LineChangeTable): boolean => kind === "replaced" || kind === "expired";

/** A line as it was at a moment (epoch milliseconds) after its import; `changes` are its own, oldest first. */
const toLineAt = (line: SheetLineState, changes: readonly LineChangeTable[], moment: number): SheetLineState => {
  const bySize = Map.groupBy(changes.filter(endsPrices), ({ size }) => size);
  const validTill = findLastDay(bySize.get(null) ?? [], moment) ?? line.validTill;
  const ended = new Map(Object.entries(readEndedSizes(line.endedSizes)));
  for (const [size, own] of bySize) {
    if (size === null) continue;
    const day = findLastDay(own, moment);
    if (day !== null && day < validTill) ended.set(size, day);
    else ended.delete(size);
  }
  const end = changes.findLast((change) => !endsPrices(change) && holdsAt(change, moment));
  return {
    ...line,
    validTill,
    endedSizes: ended.size === 0 ? null : JSON.stringify(Object.fromEntries(ended)),
    withdrawn: end === undefined ? null : (end.reason ?? ""),
  };
};

/** A day as it is at the office: its first and last moment (epoch milliseconds). */
export interface OfficeDay {
  readonly day: CalendarDate;
  readonly begin: number;
  readonly end: number;
}

export interface QuotedLine {
  /** As it was when it was first quoted on the day. */
  readonly line: SheetLineState;
  /** What happened to it later, oldest first. */
  readonly later: readonly LineChangeTable[];
}

/** The line if it was quoted at any time of a day; null otherwise. */
export const findQuotedLine = (
  line: SheetLineState,
  importedAt: number,
  changes: readonly LineChangeTable[],
  { day, begin, end }: OfficeDay,
): QuotedLine | null => {
  const first = Math.max(importedAt, begin);
  const moments = changes.flatMap(({ changedAt, undoneAt }) => [changedAt, ...(undoneAt === null ? [] : [undoneAt])]);
  for (const moment of [first, ...moments.filter((one) => one > first).toSorted((one, other) => one - other)]) {
    if (moment > end) return null;
    const state = toLineAt(line, changes, moment);
    if (state.withdrawn !== null || state.validTill < day) continue;
    return { line: state, later: changes.filter(({ changedAt }) => changedAt > moment) };
  }
  return null;
};
