import { allPlaces, buildPlaceSearch } from "#server/modules/places/index.ts";
import { runInSlices } from "#server/platform/background.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Executor } from "#server/schema.ts";
import type { SheetPlaces } from "../sheet-facts.ts";
import { placeCells } from "../sheets/place-cell.ts";

/** A place that was found; `isBestMatch`: the text clearly means it. */
export interface ListedPlace {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly isBestMatch: boolean;
}

/** The places as sheets and fields of the desk find them. */
export interface DeskPlaces extends SheetPlaces {
  /** The nearest first, at most `limit`. */
  readonly list: (typed: string, limit: number) => readonly ListedPlace[];
}

const openPlaces = async (db: Executor): Promise<DeskPlaces> => {
  const places = await allPlaces(db);
  const codes = new Map(places.map((place) => [place.code, place]));
  /* The index is large: other requests are answered while it is made. */
  const search = await runInSlices(buildPlaceSearch(places));
  const list = (typed: string, limit: number): readonly ListedPlace[] =>
    search(typed, limit).flatMap(({ place, isBestMatch }) => {
      const found = places[place];
      return found === undefined
        ? []
        : [{ code: found.code, name: found.name, country: found.countryName, isBestMatch }];
    });
  return { findPlace: placeCells(places, search), byCode: (code) => codes.get(code), list };
};

/** The places of the database by the names that sheets use; made when they are asked for first, and after they have changed. */
export const sheetPlaces = (db: Executor): (() => Promise<DeskPlaces>) => {
  let made: { readonly version: number; readonly places: Promise<DeskPlaces> } | null = null;
  return async () => {
    const version = await readCacheVersion(db, "places");
    if (made?.version !== version) made = { version, places: openPlaces(db) };
    return made.places;
  };
};
