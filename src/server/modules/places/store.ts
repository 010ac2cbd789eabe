import type { KnownPlace } from "#domain/places";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PlaceTable } from "./tables.ts";
import type { Executor } from "#server/schema.ts";
import { type StagedHeading, type StagedTables, stagingHeading } from "#server/platform/database/staged-import.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

/** SQLite allows 32 766 values in one statement; a place has ten. */
const ROWS_PER_STATEMENT = 500;
const ROWS_PER_READ = 1_000;

const toRow = (seed: KnownPlace): PlaceTable => ({ ...seed, otherNames: JSON.stringify(seed.otherNames) });

const toSeed = (row: PlaceTable): KnownPlace => ({
  ...row,
  kind: row.kind === "Sea" ? "Sea" : "Inland",
  otherNames: storedJson<readonly string[]>(row.otherNames),
});

export const allPlaces = async (db: Executor): Promise<readonly KnownPlace[]> => {
  const places: KnownPlace[] = [];
  for (let last = ""; ; last = places.at(-1)?.code ?? last) {
    const rows = await db
      .selectFrom("place")
      .selectAll()
      .where("code", ">", last)
      .orderBy("code")
      .limit(ROWS_PER_READ)
      .execute();
    for (const row of rows) places.push(toSeed(row));
    if (rows.length < ROWS_PER_READ) return places;
    await nextTurn();
  }
};

const NEARLY_ALL = 0.8;

const commonZones = async (db: Executor, countries: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (countries.length === 0) return new Map();
  const rows = await db
    .selectFrom("place")
    .select((e) => ["countryCode", "timeZone", e.fn.countAll<number>().as("n")])
    .where("countryCode", "in", countries)
    .where("timeZone", "is not", null)
    .groupBy(["countryCode", "timeZone"])
    .orderBy("n", "desc")
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.countryCode)].flatMap(([country, zones]) => {
      const all = zones.reduce((sum, { n }) => sum + n, 0);
      const [most] = zones;
      return most?.timeZone == null || most.n < all * NEARLY_ALL ? [] : [[country, most.timeZone] as const];
    }),
  );
};

/** The places with a name, whatever its case. */
export const placesByName = (db: Executor, name: string): Promise<readonly Pick<KnownPlace, "name" | "code">[]> =>
  db
    .selectFrom("place")
    .select(["name", "code"])
    .where((row) => row(row.fn<string>("lower", ["name"]), "=", name.trim().toLowerCase()))
    .orderBy("code")
    .execute();

export const placesByCode = async (
  db: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownPlace>> => {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom("place").selectAll().where("code", "in", codes).execute();
  const zoneless = rows.filter(({ timeZone }) => timeZone === null).map(({ countryCode }) => countryCode);
  const zones = await commonZones(db, [...new Set(zoneless)]);
  return new Map(
    rows.map((row) => [row.code, { ...toSeed(row), timeZone: row.timeZone ?? zones.get(row.countryCode) ?? null }]),
  );
};

export const addPlaces = async (db: Executor, seeds: readonly KnownPlace[]): Promise<void> => {
  for (let start = 0; start < seeds.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("place")
      .values(seeds.slice(start, start + ROWS_PER_STATEMENT).map(toRow))
      .onConflict((conflict) => conflict.column("code").doNothing())
      .execute();
};

export const placeCodes = async (db: Executor): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom("place").select("code").execute()).map(({ code }) => code));

export const updatePlaces = async (db: Executor, seeds: readonly KnownPlace[]): Promise<void> => {
  for (let start = 0; start < seeds.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("place")
      .values(seeds.slice(start, start + ROWS_PER_STATEMENT).map(toRow))
      .onConflict((conflict) =>
        conflict.column("code").doUpdateSet((e) => ({
          otherNames: e.ref("excluded.otherNames"),
          importance: e.ref("excluded.importance"),
        })),
      )
      .execute();
};

/** Removes places by `code name`; a place of another name, such as one of an imported list, stays. */
export const removePlaces = async (db: Executor, retired: readonly string[]): Promise<void> => {
  for (const place of retired)
    await db.deleteFrom("place").where("code", "=", place.slice(0, 5)).where("name", "=", place.slice(6)).execute();
};

const COLUMNS = [
  "code",
  "name",
  "countryCode",
  "countryName",
  "kind",
  "latitude",
  "longitude",
  "timeZone",
  "importance",
  "otherNames",
] as const;

export const placeImport: StagedTables<StagedHeading, KnownPlace, number> = {
  ...stagingHeading("stagedPlace"),
  addLines: async (db, lines, importId, first) => {
    const rows = lines.map((seed, index) => ({ ...toRow(seed), importId, position: first + index }));
    await db.insertInto("stagedPlace").values(rows).execute();
  },
  publish: async (transaction, { id }) => {
    const added = await transaction
      .insertInto("place")
      .columns(COLUMNS)
      .expression((e) => e.selectFrom("stagedPlace").select(COLUMNS).where("importId", "=", id).orderBy("position"))
      .onConflict((conflict) => conflict.column("code").doNothing())
      .executeTakeFirst();
    await bumpCacheVersion(transaction, "places");
    return Number(added.numInsertedOrUpdatedRows ?? 0);
  },
};
