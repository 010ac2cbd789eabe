import type { PlaceSeed } from "../services/places/seeds/seed.ts";
import type { PlaceTable } from "./place-tables.ts";
import type { Executor } from "./schema.ts";
import { storedJson } from "./stored-json.ts";

/** SQLite allows 32 766 values in one statement; a place has ten. */
const ROWS_PER_STATEMENT = 500;

const rowOf = (seed: PlaceSeed): PlaceTable => ({ ...seed, otherNames: JSON.stringify(seed.otherNames) });

const seedOf = (row: PlaceTable): PlaceSeed => ({
  ...row,
  kind: row.kind === "Sea" ? "Sea" : "Inland",
  otherNames: storedJson<readonly string[]>(row.otherNames),
});

/** Every place, by code. */
export const allPlaces = async (db: Executor): Promise<readonly PlaceSeed[]> =>
  (await db.selectFrom("place").selectAll().orderBy("code").execute()).map(seedOf);

/** The places of these codes, by code. */
export const placesByCode = async (db: Executor, codes: readonly string[]): Promise<ReadonlyMap<string, PlaceSeed>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom("place")
    .selectAll()
    .where("code", "in", [...codes])
    .execute();
  return new Map(rows.map((row) => [row.code, seedOf(row)]));
};

export const countPlaces = async (db: Executor): Promise<number> => {
  const row = await db
    .selectFrom("place")
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  return row?.n ?? 0;
};

/** Adds places; one that is already known by its code stays as it is. */
export const addPlaces = async (db: Executor, seeds: readonly PlaceSeed[]): Promise<void> => {
  for (let start = 0; start < seeds.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("place")
      .values(seeds.slice(start, start + ROWS_PER_STATEMENT).map(rowOf))
      .onConflict((conflict) => conflict.column("code").doNothing())
      .execute();
};

/** Ports that a tariff or a rate sheet calls at. */
export const portsOfCall = async (db: Executor): Promise<ReadonlySet<string>> => {
  const tariff = db.selectFrom("tariffSchedule");
  const sheet = db.selectFrom("rateSheetRow");
  const rows = await tariff
    .select("portOfLoading as port")
    .union(tariff.select("portOfDischarge as port"))
    .union(sheet.select("portOfLoading as port"))
    .union(sheet.select("portOfDischarge as port"))
    .execute();
  return new Set(rows.map((row) => row.port));
};
