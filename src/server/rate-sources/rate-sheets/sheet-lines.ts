import { type RawBuilder, sql } from "kysely";
import type { ValidityBasis } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import type { PriceSide } from "#domain/margins";
import type { PricedLine } from "./plan-replacement.ts";
import { NAMES, SHEET_KINDS, type SheetKind } from "./sheet-kinds.ts";

export interface SheetState {
  readonly kind: SheetKind;
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly sheetDate: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly validFor: ValidityBasis;
  readonly importedAt: number;
  readonly withdrawnAt: number | null;
  /** When its carrier last reported that rates have changed; null: not since the import. */
  readonly outdatedAt: number | null;
  readonly fileHash: string | null;
  readonly lines: number;
  readonly active: number;
  readonly lastDay: CalendarDate | null;
  readonly replaces: number;
  readonly visibleTo: string | null;
  readonly prices: PriceSide;
}

const findSheets = async (db: Executor, kind: SheetKind, today: CalendarDate): Promise<readonly SheetState[]> => {
  const { sheet, line, owner } = NAMES[kind];
  const isActive = sql`r."withdrawn" is null and r."validTill" >= ${today}`;
  const { rows } = await sql<Omit<SheetState, "kind">>`
    select s."id", s."provider", s."name", s."sheetDate", s."validFrom", s."validTill", s."validFor", s."importedAt", s."withdrawnAt", s."visibleTo", s."prices",
      ${kind === "fcl" ? sql`s."outdatedAt"` : sql`null as "outdatedAt"`}, s."fileHash", count(r."id") as "lines", count(case when ${isActive} then 1 end) as "active",
      max(case when ${isActive} then r."validTill" end) as "lastDay",
      (select count(distinct c."lineId") from "lineChange" c where c."sheetId" = s."id" and c."kind" = 'replaced'
        and c."undoneAt" is null) as "replaces"
    from ${sql.table(sheet)} s left join ${sql.table(line)} r on ${sql.ref(`r.${owner}`)} = s."id"
    where s."validFrom" <> ${UNFINISHED}
    group by s."id"
    order by s."importedAt" desc, s."id" desc`.execute(db);
  return rows.map((row) => ({ ...row, kind }));
};

export const listSheets = async (db: Executor, today: CalendarDate): Promise<readonly SheetState[]> =>
  (await Promise.all(SHEET_KINDS.map((kind) => findSheets(db, kind, today)))).flat();

export const findSheet = async (db: Executor, id: string, today: CalendarDate): Promise<SheetState | undefined> =>
  (await listSheets(db, today)).find((sheet) => sheet.id === id);

export interface SheetLineState extends PricedLine {
  readonly sheetId: string;
  readonly visibleTo: string | null;
  readonly line: number;
  readonly tab: string | null;
  readonly validFor: ValidityBasis;
  readonly withdrawn: string | null;
}

/** Lines with a condition, by their place in the file; with a `limit` the first ones by their ids. */
export const selectLines = async (
  db: Executor,
  kind: SheetKind,
  condition: RawBuilder<unknown>,
  limit: number | null = null,
): Promise<readonly SheetLineState[]> => {
  const { sheet, line, owner } = NAMES[kind];
  const own =
    kind === "fcl"
      ? sql`r."placeOfReceipt", r."placeOfDelivery", r."endedSizes"`
      : sql`null as "placeOfReceipt", r."destinationCfs" as "placeOfDelivery", null as "endedSizes"`;
  const { rows } = await sql<SheetLineState>`
    select r."id", s."id" as "sheetId", s."visibleTo", r."line", r."tab", r."portOfLoading", r."portOfDischarge", ${own}, r."validTill", r."withdrawn", r."fields",
      r."charges", coalesce(r."validFrom", s."validFrom") as "validFrom", coalesce(r."validFor", s."validFor") as "validFor"
    from ${sql.table(line)} r join ${sql.table(sheet)} s on s."id" = ${sql.ref(`r.${owner}`)}
    where ${condition} ${limit === null ? sql`order by r."line", r."id"` : sql`order by r."id" limit ${limit}`}`.execute(
    db,
  );
  return rows;
};

/** The lines of a sheet, tab by tab. */
export const listSheetLines = async (
  db: Executor,
  { kind, id }: Pick<SheetState, "kind" | "id">,
): Promise<readonly SheetLineState[]> => {
  const lines = await selectLines(db, kind, sql`s."id" = ${id}`);
  return [...Map.groupBy(lines, ({ tab }) => tab).values()].flat();
};

/** Lines by their ids, each with the kind of its sheet. */
export const findLines = async (
  db: Executor,
  ids: readonly string[],
): Promise<readonly { readonly kind: SheetKind; readonly line: SheetLineState }[]> => {
  if (ids.length === 0) return [];
  const found = await Promise.all(
    SHEET_KINDS.map(async (kind) =>
      (await selectLines(db, kind, sql`r."id" in (${sql.join(ids)})`)).map((line) => ({ kind, line })),
    ),
  );
  return found.flat();
};

export const listActiveLines = (
  db: Executor,
  kind: SheetKind,
  provider: string,
  today: CalendarDate,
): Promise<readonly SheetLineState[]> =>
  selectLines(
    db,
    kind,
    sql`s."provider" = ${provider} and s."validFrom" <> ${UNFINISHED} and r."withdrawn" is null and r."validTill" >= ${today}`,
  );

export const findWithdrawnLines = async (
  db: Executor,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (lineIds.length === 0) return new Map();
  const found = await Promise.all(
    SHEET_KINDS.map((kind) =>
      sql<{ readonly id: string; readonly withdrawn: string }>`
        select "id", "withdrawn" from ${sql.table(NAMES[kind].line)}
        where "withdrawn" is not null and "id" in (${sql.join(lineIds)})`.execute(db),
    ),
  );
  return new Map(found.flatMap(({ rows }) => rows.map(({ id, withdrawn }) => [id, withdrawn] as const)));
};
