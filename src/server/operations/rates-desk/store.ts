import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { PRICE_SIDES, type PriceSide } from "#domain/margins";
import { pauseBetweenWrites } from "#server/platform/database/staged-import.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { ImportResult, SampleTab } from "./results.ts";
import {
  type CellCorrection,
  EMPTY_READING,
  FIRST_SETTINGS,
  type ImportSettings,
  type PriceChange,
  type SheetReading,
  type SheetRow,
} from "#domain/rates";
import type { RateImportTable } from "./tables.ts";
import type { RateImportState } from "#domain/rates";

/** A corrected cell, who has corrected it, and when. */
export interface StoredCorrection extends CellCorrection {
  readonly staffId: string;
  readonly at: number;
}

/** A row that is not read, who has left it out, and when. */
export interface StoredLeftOut extends SheetRow {
  /** What it says, or the lane of its prices. */
  readonly text: string;
  readonly staffId: string;
  readonly at: number;
}

/** An import as it is stored, with the name of the person. */
export interface StoredImport
  extends Omit<RateImportTable, "settings" | "workbook" | "result" | "corrections" | "leftOut"> {
  readonly settings: ImportSettings;
  readonly tabs: readonly SampleTab[];
  readonly result: ImportResult | null;
  readonly corrections: readonly StoredCorrection[];
  readonly leftOut: readonly StoredLeftOut[];
  readonly staffName: string;
}

type Row = RateImportTable & { readonly staffName: string };

/* Settings of an earlier release may lack some. */
const readSettings = (text: string): ImportSettings => {
  const stored = storedJson<Partial<ImportSettings>>(text);
  return { ...FIRST_SETTINGS, ...stored, reading: { ...EMPTY_READING, ...stored.reading } };
};

const toStored = ({ settings, workbook, result, corrections, leftOut, ...row }: Row): StoredImport => ({
  ...row,
  settings: readSettings(settings),
  tabs: workbook === null ? [] : storedJson<readonly SampleTab[]>(workbook),
  result: result === null ? null : storedJson<ImportResult>(result),
  corrections: storedJson<readonly StoredCorrection[]>(corrections),
  leftOut: storedJson<readonly StoredLeftOut[]>(leftOut),
});

const selectImports = (db: Executor) =>
  db
    .selectFrom("rateImport")
    .innerJoin("staff", "staff.id", "rateImport.staffId")
    .selectAll("rateImport")
    .select("staff.name as staffName");

export const findImport = async (db: Executor, id: string): Promise<StoredImport | null> => {
  const row = await selectImports(db).where("rateImport.id", "=", id).executeTakeFirst();
  return row === undefined ? null : toStored(row);
};

/** What others see of an import. */
export interface ImportHead
  extends Pick<RateImportTable, "id" | "staffId" | "fileName" | "state" | "createdAt" | "changedAt" | "sheetId"> {
  readonly provider: string;
  readonly staffName: string;
}

/** Imports, the newest first. */
export const listImports = async (db: Executor): Promise<readonly ImportHead[]> => {
  const rows = await db
    .selectFrom("rateImport")
    .innerJoin("staff", "staff.id", "rateImport.staffId")
    .select([
      "rateImport.id",
      "rateImport.staffId",
      "rateImport.fileName",
      "rateImport.state",
      "rateImport.createdAt",
      "rateImport.changedAt",
      "rateImport.sheetId",
      "rateImport.settings",
      "staff.name as staffName",
    ])
    .orderBy("rateImport.changedAt", "desc")
    .limit(50)
    .execute();
  return rows.map(({ settings, ...row }) => ({ ...row, provider: readSettings(settings).provider }));
};

export const addImport = async (db: Executor, row: RateImportTable): Promise<void> => {
  await db.insertInto("rateImport").values(row).execute();
};

interface ImportChange {
  readonly state?: RateImportState;
  readonly settings?: ImportSettings;
  readonly tabs?: readonly SampleTab[];
  readonly result?: ImportResult | null;
  readonly corrections?: readonly StoredCorrection[];
  readonly leftOut?: readonly StoredLeftOut[];
  readonly problem?: string | null;
  readonly sheetId?: string | null;
  readonly runner?: string | null;
}

/** Changes an import whose revision is still that one; false where it is not. */
export const changeImport = async (
  db: Executor,
  { id, revision }: Pick<StoredImport, "id" | "revision">,
  { settings, tabs, result, corrections, leftOut, ...change }: ImportChange,
  now: number,
): Promise<boolean> => {
  const changed = await db
    .updateTable("rateImport")
    .set({
      ...change,
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(tabs === undefined ? {} : { workbook: JSON.stringify(tabs) }),
      ...(result === undefined ? {} : { result: result === null ? null : JSON.stringify(result) }),
      ...(corrections === undefined ? {} : { corrections: JSON.stringify(corrections) }),
      ...(leftOut === undefined ? {} : { leftOut: JSON.stringify(leftOut) }),
      changedAt: now,
      revision: revision + 1,
    })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

/** Removes an import; its prices are removed by `removePrices` afterwards. */
export const removeImport = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom("rateImport").where("id", "=", id).execute();
};

export const listByState = (db: Executor, states: readonly RateImportState[]) =>
  db
    .selectFrom("rateImport")
    .select(["id", "state", "changedAt", "runner", "revision", "bytes"])
    .where("state", "in", states)
    .execute();

/** What is stored of the sheets of a provider. */
export interface StoredMapping {
  readonly reading: SheetReading;
  readonly prices: PriceSide | null;
}

const toPrices = (text: string | null): PriceSide | null => PRICE_SIDES.find((side) => side === text) ?? null;

export const findMapping = async (db: Executor, provider: string): Promise<StoredMapping | null> => {
  const row = await db
    .selectFrom("rateMapping")
    .select(["mapping", "prices"])
    .where("provider", "=", provider)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        reading: { ...EMPTY_READING, ...storedJson<Partial<SheetReading>>(row.mapping) },
        prices: toPrices(row.prices),
      };
};

/** Provider, as it is stored → whether its last sheet had buying or selling prices, where that is known. */
export const listMappingPrices = async (db: Executor): Promise<ReadonlyMap<string, PriceSide>> => {
  const rows = await db.selectFrom("rateMapping").select(["provider", "prices"]).execute();
  return new Map(
    rows.flatMap(({ provider, prices: text }) => {
      const prices = toPrices(text);
      return prices === null ? [] : [[provider, prices] as const];
    }),
  );
};

export const saveMapping = async (
  db: Executor,
  provider: string,
  { reading, prices }: StoredMapping,
  now: number,
): Promise<void> => {
  const row = { provider, mapping: JSON.stringify(reading), prices, changedAt: now };
  await db
    .insertInto("rateMapping")
    .values(row)
    .onConflict((conflict) => conflict.column("provider").doUpdateSet(row))
    .execute();
};

const PRICES_PER_STEP = 500;

/** Which prices of a comparison: those of a kind, whose lane, carrier or size contains a text. */
export interface PriceQuery {
  /** Null: all that differ. */
  readonly kind: PriceChange | null;
  readonly search: string;
  readonly after: number;
  readonly limit: number;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const findLastPosition = async (db: Executor, importId: string): Promise<number> => {
  const last = await db
    .selectFrom("rateImportPrice")
    .select((e) => e.fn.max<number | null>("position").as("position"))
    .where("importId", "=", importId)
    .executeTakeFirst();
  return last?.position ?? -1;
};

/* Each window is read within a few milliseconds, and other requests are answered between two. */
const WINDOW = 5_000;

const findPositions = async (
  db: Executor,
  importId: string,
  { kind, search, after, limit }: PriceQuery,
): Promise<readonly number[]> => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const last = await findLastPosition(db, importId);
  const found: number[] = [];
  for (let from = after; from < last && found.length < limit; from += WINDOW) {
    const rows = await db
      .selectFrom("rateImportPrice")
      .select("position")
      .where("importId", "=", importId)
      .where("position", ">", from)
      .where("position", "<=", from + WINDOW)
      .where("kind", kind === null ? "!=" : "=", kind ?? "unchanged")
      .where((e) => e.and(words.map((word) => sql<boolean>`"search" like ${`%${escapeLike(word)}%`} escape '\\'`)))
      .orderBy("position")
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(({ position }) => position));
    await nextTurn();
  }
  return found;
};

/** Prices of a comparison in their order. */
export const listPrices = async (db: Executor, importId: string, query: PriceQuery) => {
  const positions = await findPositions(db, importId, query);
  if (positions.length === 0) return [];
  return db
    .selectFrom("rateImportPrice")
    .select(["position", "detail"])
    .where("importId", "=", importId)
    .where("position", "in", positions)
    .orderBy("position")
    .execute();
};

/** A price of a comparison that a row of the new file states, as it is stored; null if none is listed. */
export const findPriceOfRow = async (
  db: Executor,
  importId: string,
  { tab, line }: SheetRow,
): Promise<string | null> => {
  const last = await findLastPosition(db, importId);
  for (let from = -1; from < last; from += WINDOW) {
    const rows = await db
      .selectFrom("rateImportPrice")
      .select("detail")
      .where("importId", "=", importId)
      .where("position", ">", from)
      .where("position", "<=", from + WINDOW)
      .where("detail", "like", `%"line":${line},%`)
      .orderBy("position")
      .execute();
    const found = rows.find(({ detail }) => {
      const { after } = storedJson<{ readonly after: SheetRow | null }>(detail);
      return after !== null && after.tab === tab && after.line === line;
    });
    if (found !== undefined) return found.detail;
    await nextTurn();
  }
  return null;
};

/** Removes the prices of a comparison in small steps. */
export const removePrices = async (db: Executor, importId: string): Promise<void> => {
  const last = await findLastPosition(db, importId);
  for (let end = PRICES_PER_STEP; end < last + 1 + PRICES_PER_STEP; end += PRICES_PER_STEP) {
    await db.deleteFrom("rateImportPrice").where("importId", "=", importId).where("position", "<", end).execute();
    await pauseBetweenWrites();
  }
};

/** Imports whose prices are stored and that are not there any more. */
export const listRemovedImports = async (db: Executor): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("rateImportPrice")
    .select("importId")
    .where("position", "=", 0)
    .where("importId", "not in", (e) => e.selectFrom("rateImport").select("id"))
    .execute();
  return rows.map(({ importId }) => importId);
};
