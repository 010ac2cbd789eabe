import { assertNever } from "#domain/assert-never.ts";
import { findLookupHint, type NearbyPort, type Place, type PlaceGroup, type PointType } from "#domain/places";
import type { PlaceLookupView } from "#flows/places.ts";
import type { ComboboxList, ComboboxOption } from "#web/components/combobox/options.ts";
import { anchor, type IconShape, mapPin } from "#web/components/icon/shapes.ts";
import { failureMessage } from "#web/messages/failures.ts";

type LookupKind = "place" | "port";

const LOOKS: Readonly<Record<PointType, { readonly icon: IconShape; readonly badge: ComboboxOption["badge"] & {} }>> = {
  sea: { icon: anchor, badge: { kind: "sea", text: "Sea" } },
  inland: { icon: mapPin, badge: { kind: "inland", text: "Inland" } },
};

const toOption = ({ code, name, pointType }: Place): ComboboxOption => ({ key: code, name, code, ...LOOKS[pointType] });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const summariseGroups = (placeKind: LookupKind, groups: readonly PlaceGroup[]): string => {
  const places = groups.reduce((sum, group) => sum + group.places.length, 0);
  const what = placeKind === "port" ? counted(places, "port", "ports") : counted(places, "place", "places");
  return `${what} in ${counted(groups.length, "country", "countries")}`;
};

const foundList = (placeKind: LookupKind, groups: readonly PlaceGroup[]): ComboboxList => ({
  status: "options",
  summary: summariseGroups(placeKind, groups),
  groups: groups.map(({ country, places }) => ({
    key: `country ${country.code}`,
    heading: { name: country.name, countryCode: country.code },
    options: places.map(toOption),
  })),
});

export const lookupList = (placeKind: LookupKind, view: PlaceLookupView): ComboboxList => {
  switch (view.kind) {
    case "idle":
    case "too-short":
      return { status: "hint", text: findLookupHint(placeKind) };
    case "looking-up":
      return { status: "looking-up", text: placeKind === "port" ? "Looking up ports..." : "Looking up places..." };
    case "found":
      return foundList(placeKind, view.groups);
    case "nothing-found":
      return {
        status: "empty",
        text: placeKind === "port" ? "No ports found" : "No places found",
        wayOut: "Check the spelling, or type the UN/LOCODE.",
      };
    case "failed": {
      const { sentence, cause } = failureMessage("places", view.failure);
      return { status: "failed", text: sentence, wayOut: `${cause ?? ""} Keep typing to try again.`.trim() };
    }
    default:
      return assertNever(view);
  }
};

/** Null if there are none. */
export const nearbyList = (
  ports: readonly NearbyPort[],
  placeName: string | null,
  typed: string,
): ComboboxList | null => {
  const placeKind = typed.trim().toLowerCase();
  const fitting = ports.filter(
    ({ code, name }) => name.toLowerCase().includes(placeKind) || code.toLowerCase().startsWith(placeKind),
  );
  if (fitting.length === 0 || placeName === null) return null;
  const options = fitting.map(({ code, name }) => ({ key: code, name, code, ...LOOKS.sea }));
  return {
    status: "options",
    groups: [{ key: "nearby", options }],
    summary: `${counted(fitting.length, "port", "ports")} near ${placeName}`,
  };
};

export const findPlace = (view: PlaceLookupView, key: string): Place | null =>
  (view.kind === "found" ? view.groups : []).flatMap(({ places }) => places).find(({ code }) => code === key) ?? null;
