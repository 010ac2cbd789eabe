import type { NearbyPort } from "../../../wire/schema.d.ts";
import { allPlaces, placeCodes, portsOfCall, updatePlaces } from "../../stores/places.ts";
import type { Executor } from "../../stores/schema.ts";
import { boundedCache } from "./bounded-cache.ts";
import { groupWriter } from "./group-texts.ts";
import { nearbyPorts } from "./nearby.ts";
import { placeSearch } from "./place-search.ts";
import { placeSeeds } from "./seeds/place-seeds.ts";
import type { PlaceSeed } from "./seeds/seed.ts";

const MOST_PLACES = 40;
const REMEMBERED_SEARCHES = 1_000;

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

const prepareDirectory = (places: readonly PlaceSeed[]): DirectoryWith => {
  const search = placeSearch(places);
  const write = groupWriter(places);
  const remembered = boundedCache<string>(REMEMBERED_SEARCHES);
  const oldCodes = places.flatMap((place) => place.otherNames.map((name) => [name, place] as const));
  const codes = new Map([...oldCodes, ...places.map((place) => [place.code, place] as const)]);
  const seaPorts = places.filter((place) => place.kind === "Sea");
  return (calls) => ({
    find: (typed) => remembered(typed.toLowerCase(), () => write(search(typed, MOST_PLACES))),
    nearby: (code) => {
      const place = codes.get(code);
      return place === undefined ? [] : nearbyPorts(place, seaPorts, calls).map(nearbyOf);
    },
    byCode: (code) => codes.get(code),
  });
};

/** A directory of these places; `calls` are the ports at which our tariffs call. Old codes find the place that bears them. */
export const directoryOf = (places: readonly PlaceSeed[], calls: ReadonlySet<string>): PlaceDirectory =>
  prepareDirectory(places)(calls);

/** A table with fewer places was not filled from our list. */
const LEAST_OWN_PLACES = 1_000;

/** Fills an empty table with the places that come with the product; one filled by an earlier release gets the new ones. */
export const fillPlaces = async (db: Executor): Promise<void> => {
  const stored = await placeCodes(db);
  if (stored.size > 0 && stored.size < LEAST_OWN_PLACES) return;
  const seeds = placeSeeds();
  if (seeds.some(({ code }) => !stored.has(code))) await updatePlaces(db, seeds);
};

/** Reads the places from the database, which is filled first when it is empty. */
export const readPlaces = async (db: Executor): Promise<DirectoryWith> => {
  await fillPlaces(db);
  return prepareDirectory(await allPlaces(db));
};

/** Reads the directory from the database, which is filled first when it is empty. */
export const openPlaceDirectory = async (db: Executor): Promise<PlaceDirectory> =>
  (await readPlaces(db))(await portsOfCall(db));
