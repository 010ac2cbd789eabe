import { type RawBuilder, sql } from "kysely";
import type { ValidityBasis } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import type { CacheName } from "#server/platform/database/cache-versions.ts";

/* Lines of sheets after their import. Sheets of containers and LCL tariffs have the same life cycle in different
   tables. */

export type SheetKind = "fcl" | "lcl";

interface Names {
  readonly sheet: "rateSheet" | "lclTariff";
  readonly line: "rateSheetRow" | "lclLine";
  readonly owner: "sheetId" | "tariffId";
  readonly version: CacheName;
  readonly lane: readonly string[];
}

export const NAMES: Readonly<Record<SheetKind, Names>> = {
  fcl: {
    sheet: "rateSheet",
    line: "rateSheetRow",
    owner: "sheetId",
    version: "tariffs",
    lane: ["portOfLoading", "portOfDischarge", "placeOfReceipt", "placeOfDelivery"],
  },
  lcl: {
    sheet: "lclTariff",
    line: "lclLine",
    owner: "tariffId",
    version: "lcl",
    lane: ["portOfLoading", "portOfDischarge", "destinationCfs"],
  },
};

const SHEET_KINDS: readonly SheetKind[] = ["fcl", "lcl"];

const column = (alias: string, name: string) => sql`coalesce(${sql.ref(`${alias}.${name}`)}, '')`;

const sameLane = ({ lane }: Names) =>
  sql.join(
    lane.map((name) => sql`${column("n", name)} = ${column("r", name)}`),
    sql` and `,
  );

/** The first days of the lanes of a sheet; a few dates at most. */
const findBegins = async (
  db: Executor,
  { line, sheet, owner }: Names,
  id: string,
): Promise<readonly CalendarDate[]> => {
  const { rows } = await sql<{ readonly begins: CalendarDate }>`
    select distinct coalesce(n."validFrom", s."validFrom") as "begins"
    from ${sql.table(line)} n join ${sql.table(sheet)} s on s."id" = ${sql.ref(`n.${owner}`)}
    where s."id" = ${id}`.execute(db);
  return rows.map(({ begins }) => begins).toSorted();
};

/**
 * Ends the lines of a provider's other sheets on the lanes of a new sheet, on the day before the new line begins. Call
 * it in the transaction that makes the sheet visible. Offers that were quoted before are unaffected.
 */
export const replaceLanes = async (transaction: Executor, kind: SheetKind, id: string): Promise<void> => {
  const names = NAMES[kind];
  const { sheet, line, owner } = names;
  const lanes = sql.join(names.lane.map((name) => sql.ref(`n.${name}`)));
  for (const begins of await findBegins(transaction, names, id)) {
    await sql`
      insert into "replacedLine" ("sheetId", "lineId", "validTill")
      select ${id}, r."id", r."validTill"
      from ${sql.table(line)} r
      join ${sql.table(sheet)} s on s."id" = ${sql.ref(`r.${owner}`)}
      join (
        select distinct ${lanes} from ${sql.table(line)} n join ${sql.table(sheet)} own on own."id" = ${sql.ref(`n.${owner}`)}
        where own."id" = ${id} and coalesce(n."validFrom", own."validFrom") = ${begins}
      ) n on ${sameLane(names)}
      where s."id" <> ${id} and s."validFrom" <> ${UNFINISHED} and r."withdrawn" is null and r."validTill" >= ${begins}
        and s."provider" = (select "provider" from ${sql.table(sheet)} where "id" = ${id})
      on conflict ("sheetId", "lineId") do nothing`.execute(transaction);
    await sql`
      update ${sql.table(line)} set "validTill" = ${addDays(begins, -1)}
      where "validTill" >= ${begins} and "id" in (select "lineId" from "replacedLine" where "sheetId" = ${id})`.execute(
      transaction,
    );
  }
};

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
  readonly fileHash: string | null;
  readonly lines: number;
  readonly active: number;
  readonly lastDay: CalendarDate | null;
  readonly replaces: number;
}

const findSheets = async (db: Executor, kind: SheetKind, today: CalendarDate): Promise<readonly SheetState[]> => {
  const { sheet, line, owner } = NAMES[kind];
  const isActive = sql`r."withdrawn" is null and r."validTill" >= ${today}`;
  const { rows } = await sql<Omit<SheetState, "kind">>`
    select s."id", s."provider", s."name", s."sheetDate", s."validFrom", s."validTill", s."validFor", s."importedAt", s."withdrawnAt",
      s."fileHash", count(r."id") as "lines", count(case when ${isActive} then 1 end) as "active",
      max(case when ${isActive} then r."validTill" end) as "lastDay",
      (select count(*) from "replacedLine" p where p."sheetId" = s."id") as "replaces"
    from ${sql.table(sheet)} s left join ${sql.table(line)} r on ${sql.ref(`r.${owner}`)} = s."id"
    where s."validFrom" <> ${UNFINISHED}
    group by s."id"
    order by s."importedAt" desc, s."id" desc`.execute(db);
  return rows.map((row) => ({ ...row, kind }));
};

export const listSheets = async (db: Executor, today: CalendarDate): Promise<readonly SheetState[]> =>
  (await Promise.all(SHEET_KINDS.map((kind) => findSheets(db, kind, today)))).flat();

export interface SheetLineState {
  readonly id: string;
  readonly line: number;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly placeOfReceipt: string | null;
  readonly placeOfDelivery: string | null;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly validFor: ValidityBasis;
  readonly withdrawn: string | null;
  readonly fields: string;
  readonly charges: string;
}

const selectLines = async (
  db: Executor,
  kind: SheetKind,
  condition: RawBuilder<unknown>,
): Promise<readonly SheetLineState[]> => {
  const { sheet, line, owner } = NAMES[kind];
  const inland =
    kind === "fcl"
      ? sql`r."placeOfReceipt", r."placeOfDelivery"`
      : sql`null as "placeOfReceipt", r."destinationCfs" as "placeOfDelivery"`;
  const { rows } = await sql<SheetLineState>`
    select r."id", r."line", r."portOfLoading", r."portOfDischarge", ${inland}, r."validTill", r."withdrawn", r."fields",
      r."charges", coalesce(r."validFrom", s."validFrom") as "validFrom", coalesce(r."validFor", s."validFor") as "validFor"
    from ${sql.table(line)} r join ${sql.table(sheet)} s on s."id" = ${sql.ref(`r.${owner}`)}
    where ${condition} order by r."line", r."id"`.execute(db);
  return rows;
};

export const listSheetLines = (
  db: Executor,
  { kind, id }: Pick<SheetState, "kind" | "id">,
): Promise<readonly SheetLineState[]> => selectLines(db, kind, sql`s."id" = ${id}`);

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
