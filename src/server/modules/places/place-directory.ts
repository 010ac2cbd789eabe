import type { KnownPlace } from "#domain/places";
import type { NearbyPort, PortPoint } from "#api/schema.d.ts";
import { allPlaces, placeCodes, removePlaces, updatePlaces } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { runAtOnce, runInSlices, type SlicedWork, visitInSlices, repeat } from "#server/platform/background.ts";
import { boundedCache } from "#server/platform/bounded-cache.ts";
import { nearbyPorts } from "./nearby.ts";
import { buildPlaceSearch, type FoundPlace } from "./place-search.ts";
import { placeSeeds, RETIRED_PLACES } from "./place-seeds.ts";
import type { Deps } from "#server/platform/feature.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import { inTransaction } from "#server/platform/database/transact.ts";

const MAX_PLACES = 40;
const CACHED_SEARCHES = 1_000;
const PLACES_PER_SLICE = 5_000;

export interface PlaceDirectory {
  /** The JSON text of the found `PortGroup[]`. */
  readonly find: (typed: string) => string;
  readonly nearby: (code: string) => readonly NearbyPort[];
  readonly byCode: (code: string) => KnownPlace | undefined;
}

const findNearby = (port: KnownPlace): NearbyPort => ({
  name: port.name,
  internalCode: port.code,
  locationCodifications: [{ codificationType: "UNLOCODE", codification: port.code }],
});

type DirectoryWith = (calls: ReadonlySet<string>) => PlaceDirectory;

export function* buildDirectory(places: readonly KnownPlace[]): SlicedWork<DirectoryWith> {
  const search = yield* buildPlaceSearch(places);
  const write = yield* buildGroupWriter(places);
  const codes = new Map<string, KnownPlace>();
  const seaPorts: KnownPlace[] = [];
  yield* visitInSlices(places, PLACES_PER_SLICE, (place) => {
    for (const name of place.otherNames) codes.set(name, place);
    if (place.kind === "Sea") seaPorts.push(place);
  });
  yield* visitInSlices(places, PLACES_PER_SLICE, (place) => codes.set(place.code, place));
  const cached = boundedCache<string>(CACHED_SEARCHES);
  return (calls) => ({
    find: (typed) => cached(typed.toLowerCase(), () => write(search(typed, MAX_PLACES))),
    nearby: (code) => {
      const place = codes.get(code);
      return place === undefined ? [] : nearbyPorts(place, seaPorts, calls).map(findNearby);
    },
    byCode: (code) => codes.get(code),
  });
}

/** A directory of these places; `calls` are the ports at which our tariffs call. */
export const toDirectory = (places: readonly KnownPlace[], calls: ReadonlySet<string>): PlaceDirectory =>
  runAtOnce(buildDirectory(places))(calls);

const LEAST_OWN_PLACES = 1_000;

/**
 * Stores the places of the product where they are missing. All appear together: a table with few places is a list that the
 * forwarder has made, and is left as it is.
 */
export const fillPlaces = async (db: Executor): Promise<void> => {
  const stored = await placeCodes(db);
  if (stored.size > 0 && stored.size < LEAST_OWN_PLACES) return;
  const seeds = placeSeeds();
  if (seeds.every(({ code }) => stored.has(code))) return;
  await inTransaction(db, async (transaction) => {
    await updatePlaces(transaction, seeds);
    await removePlaces(transaction, RETIRED_PLACES);
  });
};

const readPlaces = async (db: Executor): Promise<DirectoryWith> => runInSlices(buildDirectory(await allPlaces(db)));

/** The UN/LOCODEs of the ports that some rate calls at. */
export type ListPortsOfCall = (db: Executor) => Promise<ReadonlySet<string>>;

export const openPlaceDirectory = async (db: Executor, listPortsOfCall: ListPortsOfCall): Promise<PlaceDirectory> => {
  await fillPlaces(db);
  return (await readPlaces(db))(await listPortsOfCall(db));
};

const GROUPED_PER_SLICE = 1_000;

const toPoint = (place: KnownPlace): PortPoint => ({
  point: { name: place.name, code: place.code },
  country: { name: place.countryName, code: place.countryCode },
  pointType: place.kind,
  ...(place.timeZone === null ? {} : { timeZone: place.timeZone }),
});

/** Writes found places as the JSON text of `PortGroup[]`: grouped by country in the order of the best place of each. */
export type GroupWriter = (found: readonly FoundPlace[]) => string;

/** The text of every place is made once, so that an answer only puts texts together. */
function* buildGroupWriter(places: readonly KnownPlace[]): SlicedWork<GroupWriter> {
  const points: string[] = [];
  const heads: string[] = [];
  yield* visitInSlices(places, GROUPED_PER_SLICE, (place) => {
    points.push(JSON.stringify(toPoint(place)));
    heads.push(JSON.stringify({ country: place.countryName, countryCode: place.countryCode }).slice(0, -1));
  });
  return (found) => {
    const groups = new Map<string, string>();
    for (const { place, isBestMatch } of found) {
      const country = places[place]?.countryCode ?? "";
      const group = groups.get(country);
      const start = group === undefined ? `${heads[place]},"ports":[` : `${group},`;
      const point = points[place] ?? "";
      groups.set(country, start + (isBestMatch ? `${point.slice(0, -1)},"bestMatch":true}` : point));
    }
    return `[${[...groups.values()].map((group) => `${group}]}`).join(",")}]`;
  };
}

const LOOK_EVERY_MS = 60_000;

/**
 * The directory, read again within a minute after another process has imported places or tariffs. Tariffs change only the
 * ports of call: the index of names, which takes seconds to build, stays. Until a new one is complete, the old one answers.
 */
export const refreshingDirectory = async (
  deps: Deps,
  listPortsOfCall: ListPortsOfCall,
): Promise<() => PlaceDirectory> => {
  const { db } = deps.database;
  await fillPlaces(db);
  let [places, tariffs] = [await readCacheVersion(db, "places"), await readCacheVersion(db, "tariffs")];
  let directoryWith = await readPlaces(db);
  let directory = directoryWith(await listPortsOfCall(db));
  repeat(deps, LOOK_EVERY_MS, async () => {
    const [newPlaces, newTariffs] = [await readCacheVersion(db, "places"), await readCacheVersion(db, "tariffs")];
    if (newPlaces === places && newTariffs === tariffs) return;
    if (newPlaces !== places) directoryWith = await readPlaces(db);
    directory = directoryWith(await listPortsOfCall(db));
    [places, tariffs] = [newPlaces, newTariffs];
  });
  return () => directory;
};
