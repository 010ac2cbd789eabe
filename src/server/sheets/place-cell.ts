import { comparable } from "../services/places/place-text.ts";
import { placeSearch } from "../services/places/place-search.ts";
import type { PlaceSeed } from "../services/places/seeds/seed.ts";

/** What a place cell means: one place, or a sentence that says why none. */
export type PlaceCell =
  | { readonly kind: "place"; readonly code: string }
  | { readonly kind: "unknown"; readonly sentence: string };

const written = (place: PlaceSeed): string => `${place.name} (${place.code})`;

/**
 * Reads place cells such as `INNSA`, `Nhava Sheva (INNSA)` or `NHAVA SHEVA`: by code, or by a name that only one place
 * bears. A misspelt name is never guessed; the places it may mean are offered.
 */
export const placeCells = (places: readonly PlaceSeed[]): ((cell: string) => PlaceCell) => {
  const search = placeSearch(places);
  const names = new Map<string, PlaceSeed[]>();
  const codes = new Map(places.map((place) => [place.code, place]));
  for (const place of places)
    for (const name of new Set([place.name, ...place.otherNames].map(comparable)))
      names.set(name, [...(names.get(name) ?? []), place]);
  const suggest = (cell: string): string => {
    const found = search(cell, 3).flatMap(({ place }) => places[place] ?? []);
    return found.length === 0 ? "" : ` Did you mean ${found.map(written).join(", ")}?`;
  };
  return (cell) => {
    const code = /\b([A-Z]{2}[A-Z2-9]{3})\)?\s*$/.exec(cell.trim())?.[1] ?? "";
    const byCode = codes.get(code);
    if (byCode !== undefined) return { kind: "place", code };
    const [only, ...others] = names.get(comparable(cell)) ?? [];
    if (only === undefined) return { kind: "unknown", sentence: `"${cell}" is not a place we know.${suggest(cell)}` };
    return others.length === 0
      ? { kind: "place", code: only.code }
      : { kind: "unknown", sentence: `"${cell}" may be ${[only, ...others].map(written).join(" or ")}.` };
  };
};
