import { sql } from "kysely";
import type { Customer, ValidityBasis } from "#domain/rates";
import { filterVisible, type WithAudience } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import { addDays } from "#domain/time";
import { removeSheet } from "#server/rate-sources/rate-sheets/end-lines.ts";
import type { LclCharges } from "#domain/lcl";
import type { StoredLclLine, LclTariffTable } from "./tables.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { ReplaceLines } from "#server/rate-sources/rate-sheets/replace-lines.ts";
import { type StagedTables, UNFINISHED } from "#server/platform/database/staged-import.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

export interface LclLine
  extends Omit<StoredLclLine, "fields" | "charges" | "withdrawn" | "tab" | "validFrom" | "validFor"> {
  readonly fields: Readonly<Record<string, string>>;
  readonly charges: LclCharges;
  readonly provider: string;
  readonly sheetName: string;
  readonly sheetDate: string;
  readonly validFrom: string;
  readonly validFor: ValidityBasis;
  /** The zone of the validity. */
  readonly timeZone: string;
  readonly isWeekly: boolean;
  readonly isInstant: boolean;
  /** Whether its charges are buying prices. */
  readonly isBuying: boolean;
}

type Row = Omit<StoredLclLine, "validFrom" | "validFor"> &
  Pick<
    LclTariffTable,
    "provider" | "name" | "sheetDate" | "validFrom" | "reissued" | "isInstant" | "visibleTo" | "prices"
  > &
  Pick<LclLine, "validFor" | "timeZone">;

const toLine = ({
  name,
  reissued,
  isInstant,
  fields,
  charges,
  withdrawn: _withdrawn,
  tab: _tab,
  visibleTo: _visibleTo,
  prices,
  ...row
}: Row): LclLine => ({
  ...row,
  sheetName: name,
  isWeekly: reissued === "weekly",
  isInstant: isInstant === 1,
  isBuying: prices === "buy",
  fields: storedJson<Readonly<Record<string, string>>>(fields),
  charges: storedJson<LclCharges>(charges),
});

/**
 * Lines from a port to a port of discharge or the town of a station that have not ended on `today`, in the order of their tariffs;
 * those of private tariffs only for who finds them.
 */
export const lclLines = async (
  db: Executor,
  from: string,
  to: string,
  today: string,
  readCustomer: (() => Promise<Customer>) | null = null,
): Promise<readonly LclLine[]> => {
  const { rows } = await sql<Row>`
    select l.*, t."provider", t."name", t."sheetDate", t."reissued", t."isInstant", t."timeZone", t."visibleTo", t."prices",
      coalesce(l."validFrom", t."validFrom") as "validFrom", coalesce(l."validFor", t."validFor") as "validFor"
    from "lclLine" l join "lclTariff" t on t."id" = l."tariffId"
    where l."portOfLoading" = ${from} and (l."portOfDischarge" = ${to} or l."destinationCfs" = ${to})
      and l."validTill" >= ${today} and t."validFrom" <> ${UNFINISHED} and l."withdrawn" is null
    order by l."tariffId", l."line"`.execute(db);
  return (await filterVisible(rows, readCustomer)).map(toLine);
};

const DAYS_AHEAD = 21;

/** A place of LCL tariffs; several tariffs with different audiences may have it. */
export interface TariffPlace extends WithAudience {
  readonly name: string;
  readonly code: string | null;
}

/** All places that a line of a tariff which holds on `today` or soon starts from or goes to, each name once for an audience, in alphabetical order. */
export const lclPlaces = async (db: Executor, today: string): Promise<readonly TariffPlace[]> => {
  const holds = sql`from "lclLine" l join "lclTariff" t on t."id" = l."tariffId"
    where l."validTill" >= ${today} and t."validFrom" <= ${addDays(today, DAYS_AHEAD)} and l."withdrawn" is null`;
  const { rows } = await sql<TariffPlace>`
    select "name", max("code") as "code", "visibleTo" from (
      select l."portOfLoading" as "name", l."loadingCode" as "code", t."visibleTo" ${holds}
      union select l."portOfDischarge", l."dischargeCode", t."visibleTo" ${holds}
      union select l."destinationCfs", l."cfsCode", t."visibleTo" ${holds}
    ) p group by "name", "visibleTo"`.execute(db);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
};

const addLines = async (db: Executor, lines: readonly StoredLclLine[]): Promise<void> => {
  await db.insertInto("lclLine").values(lines).execute();
};

export const lclTariffTables = (replace: ReplaceLines | null): StagedTables<LclTariffTable, StoredLclLine> => ({
  addHeading: async (db, tariff) => {
    await db
      .insertInto("lclTariff")
      .values({ timeZone: OFFICE_ZONE, ...tariff, validFrom: UNFINISHED })
      .execute();
  },
  addLines,
  publish: async (transaction, { id, validFrom }) => {
    await transaction.updateTable("lclTariff").set({ validFrom }).where("id", "=", id).execute();
    await replace?.(transaction, id);
    await bumpCacheVersion(transaction, "lcl");
  },
  remove: (db, id, pause) => removeSheet(db, { kind: "lcl", id }, pause),
  isCopy: false,
  findUnfinished: async (db, before) => {
    const unfinished = db.selectFrom("lclTariff").select("id").where("validFrom", "=", UNFINISHED);
    return (await unfinished.where("importedAt", "<", before).execute()).map(({ id }) => id);
  },
});

/** Adds a tariff with its lines; both or neither when `db` is a transaction. */
export const addLclTariff = async (
  db: Executor,
  tariff: LclTariffTable,
  lines: readonly StoredLclLine[],
): Promise<void> => {
  await db
    .insertInto("lclTariff")
    .values({ timeZone: OFFICE_ZONE, ...tariff })
    .execute();
  for (let start = 0; start < lines.length; start += 500) await addLines(db, lines.slice(start, start + 500));
};

export const hasLclTariff = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom("lclTariff").select("id").limit(1).executeTakeFirst()) !== undefined;
