import type { Place, PlaceGroup } from "./place.ts";

/** The three lookups of the rate search. */
type Lookup = "place" | "port" | "lcl-port";

/** Characters needed before a lookup starts: 4 for places, more than 3 for ports of loading and discharge, 2 for LCL ports. */
const MINIMUM: Readonly<Record<Lookup, number>> = { place: 4, port: 4, "lcl-port": 2 };

/** The shortest text that is looked up once its field is left: the short codes of ports, such as NYC. */
const SHORTEST_NAME = 3;

export const namesPlace = (text: string): boolean => Array.from(text.trim()).length >= SHORTEST_NAME;

/** Whether a typed text, without the spaces around it, is long enough to be looked up. */
export const startsLookup = (lookup: Lookup, text: string): boolean =>
  Array.from(text.trim()).length >= MINIMUM[lookup];

/** The hint under a field while the text is too short. */
export const findLookupHint = (lookup: Lookup): string => `Type at least ${MINIMUM[lookup]} letters.`;

/** What the places found for a typed text make of it. */
export type ResolvedPlace =
  | { readonly kind: "resolved"; readonly place: Place }
  /** Several places, none of which the text clearly means. */
  | { readonly kind: "ambiguous" }
  | { readonly kind: "unknown" };

/** Sea ports only, for fields where a ship must berth; countries without one are left out. */
export const filterSeaPorts = (groups: readonly PlaceGroup[]): readonly PlaceGroup[] =>
  groups
    .map((group) => ({ ...group, places: group.places.filter(({ pointType }) => pointType === "sea") }))
    .filter(({ places }) => places.length > 0);

/** The place that a text means without a choice from the list: the only one found, or the server's best match. */
export const resolvePlace = (groups: readonly PlaceGroup[]): ResolvedPlace => {
  const places = groups.flatMap((group) => group.places);
  const place = places.length === 1 ? places[0] : places.find(({ isBestMatch }) => isBestMatch === true);
  if (place !== undefined) return { kind: "resolved", place };
  return { kind: places.length === 0 ? "unknown" : "ambiguous" };
};

/** The message at a place field whose text is no place. */
export const unknownPlaceMessage = (name: string): string =>
  `${name} not found. Check the spelling, or type the UN/LOCODE.`;

/** The message at a place field whose text may be several places. */
export const unchosenPlaceMessage = (name: string): string => `Please choose the ${name} from the list`;
