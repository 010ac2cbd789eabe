import { allPlaces, buildPlaceSearch } from "#server/modules/places/index.ts";
import { runInSlices } from "#server/platform/background.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Executor } from "#server/schema.ts";
import type { SheetPlaces } from "../sheet-facts.ts";
import { placeCells } from "../sheets/place-cell.ts";

const openPlaces = async (db: Executor): Promise<SheetPlaces> => {
  const places = await allPlaces(db);
  const codes = new Map(places.map((place) => [place.code, place]));
  /* The index is large: other requests are answered while it is made. */
  const search = await runInSlices(buildPlaceSearch(places));
  return { findPlace: placeCells(places, search), byCode: (code) => codes.get(code) };
};

/** The places of the database by the names that sheets use; made when they are asked for first, and after they have changed. */
export const sheetPlaces = (db: Executor): (() => Promise<SheetPlaces>) => {
  let made: { readonly version: number; readonly places: Promise<SheetPlaces> } | null = null;
  return async () => {
    const version = await readCacheVersion(db, "places");
    if (made?.version !== version) made = { version, places: openPlaces(db) };
    return made.places;
  };
};
