import type { NearbyPort } from "#api/schema.d.ts";
import { allPlaces, placeCodes, portsOfCall, removePlaces, updatePlaces } from "#server/stores/places.ts";
import type { Executor } from "#server/stores/schema.ts";
import { runAtOnce, runInSlices, type SlicedWork, visitInSlices } from "../sliced-work.ts";
import { boundedCache } from "./bounded-cache.ts";
import { buildGroupWriter } from "./group-texts.ts";
import { nearbyPorts } from "./nearby.ts";
import { buildPlaceSearch } from "./place-search.ts";
import { placeSeeds, RETIRED_PLACES } from "./seeds/place-seeds.ts";
import type { PlaceSeed } from "./seeds/seed.ts";

const MOST_PLACES = 40;
const REMEMBERED_SEARCHES = 1_000;
const PLACES_PER_SLICE = 5_000;

/** All places in memory. */
export interface PlaceDirectory {
  /** The JSON text of the found `PortGroup[]`. */
  readonly find: (typed: string) => string;
  readonly nearby: (code: string) => readonly NearbyPort[];
  readonly byCode: (code: string) => PlaceSeed | undefined;
}

const nearbyOf = (port: PlaceSeed): NearbyPort => ({
  name: port.name,
  internalCode: port.code,
  locationCodifications: [{ codificationType: "UNLOCODE", codification: port.code }],
});

/** The same places with other ports of call: the index of names stays as it is. */
type DirectoryWith = (calls: ReadonlySet<string>) => PlaceDirectory;

/** Prepares the directory of these places. Old codes find the place that bears them. */
export function* buildDirectory(places: readonly PlaceSeed[]): SlicedWork<DirectoryWith> {
  const search = yield* buildPlaceSearch(places);
  const write = yield* buildGroupWriter(places);
  const codes = new Map<string, PlaceSeed>();
  const seaPorts: PlaceSeed[] = [];
  yield* visitInSlices(places, PLACES_PER_SLICE, (place) => {
    for (const name of place.otherNames) codes.set(name, place);
    if (place.kind === "Sea") seaPorts.push(place);
  });
  yield* visitInSlices(places, PLACES_PER_SLICE, (place) => codes.set(place.code, place));
  const remembered = boundedCache<string>(REMEMBERED_SEARCHES);
  return (calls) => ({
    find: (typed) => remembered(typed.toLowerCase(), () => write(search(typed, MOST_PLACES))),
    nearby: (code) => {
      const place = codes.get(code);
      return place === undefined ? [] : nearbyPorts(place, seaPorts, calls).map(nearbyOf);
    },
    byCode: (code) => codes.get(code),
  });
}

/** A directory of these places; `calls` are the ports at which our tariffs call. */
export const directoryOf = (places: readonly PlaceSeed[], calls: ReadonlySet<string>): PlaceDirectory =>
  runAtOnce(buildDirectory(places))(calls);

/** A table with fewer places was not filled from our list. */
const LEAST_OWN_PLACES = 1_000;

/** Fills an empty table with the places that come with the product; one filled by an earlier release gets the new ones. */
export const fillPlaces = async (db: Executor): Promise<void> => {
  const stored = await placeCodes(db);
  if (stored.size > 0 && stored.size < LEAST_OWN_PLACES) return;
  const seeds = placeSeeds();
  if (seeds.every(({ code }) => stored.has(code))) return;
  await updatePlaces(db, seeds);
  await removePlaces(db, RETIRED_PLACES);
};

/** Reads the places from the database; other requests get their turn while the index of names is built. */
export const readPlaces = async (db: Executor): Promise<DirectoryWith> =>
  runInSlices(buildDirectory(await allPlaces(db)));

/** Reads the directory from the database, which is filled first when it is empty. */
export const openPlaceDirectory = async (db: Executor): Promise<PlaceDirectory> => {
  await fillPlaces(db);
  return (await readPlaces(db))(await portsOfCall(db));
};
