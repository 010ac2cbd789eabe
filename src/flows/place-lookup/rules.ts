import type { PlaceGroup } from "../../domain/places/place.ts";
import type { Wanted } from "./context.ts";

/** Where a ship must berth, only sea ports are offered; countries without one are left out. */
export const withoutInland = (wanted: Wanted, groups: readonly PlaceGroup[]): readonly PlaceGroup[] => {
  if (wanted === "place") return groups;
  return groups
    .map((group) => ({ ...group, places: group.places.filter(({ pointType }) => pointType === "sea") }))
    .filter(({ places }) => places.length > 0);
};
