import type { PortPoint } from "#api/schema.d.ts";
import type { FoundPlace } from "./place-search.ts";
import type { PlaceSeed } from "./seeds/seed.ts";
import { type SlicedWork, visitInSlices } from "../sliced-work.ts";

const PLACES_PER_SLICE = 1_000;

const pointOf = (place: PlaceSeed): PortPoint => ({
  point: { name: place.name, code: place.code },
  country: { name: place.countryName, code: place.countryCode },
  pointType: place.kind,
});

/** Writes found places as the JSON text of `PortGroup[]`: grouped by country in the order of the best place of each. */
export type GroupWriter = (found: readonly FoundPlace[]) => string;

/** The text of every place is made once, so that an answer only puts texts together. */
export function* buildGroupWriter(places: readonly PlaceSeed[]): SlicedWork<GroupWriter> {
  const points: string[] = [];
  const heads: string[] = [];
  yield* visitInSlices(places, PLACES_PER_SLICE, (place) => {
    points.push(JSON.stringify(pointOf(place)));
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
