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

const summariseGroups = (kind: LookupKind, groups: readonly PlaceGroup[]): string => {
  const places = groups.reduce((sum, group) => sum + group.places.length, 0);
  const what = kind === "port" ? counted(places, "port", "ports") : counted(places, "place", "places");
  return `${what} in ${counted(groups.length, "country", "countries")}`;
};

const toFoundList = (kind: LookupKind, groups: readonly PlaceGroup[]): ComboboxList => ({
  status: "options",
  summary: summariseGroups(kind, groups),
  groups: groups.map(({ country, places }) => ({
    key: `country ${country.code}`,
    heading: { name: country.name, countryCode: country.code },
    options: places.map(toOption),
  })),
});

export const lookupList = (kind: LookupKind, view: PlaceLookupView): ComboboxList => {
  switch (view.kind) {
    case "idle":
    case "too-short":
      return { status: "hint", text: findLookupHint(kind) };
    case "looking-up":
      return { status: "looking-up", text: kind === "port" ? "Looking up ports..." : "Looking up places..." };
    case "found":
      return toFoundList(kind, view.groups);
    case "nothing-found":
      return {
        status: "empty",
        text: kind === "port" ? "No ports found" : "No places found",
        advice: "Check the spelling, or type the UN/LOCODE.",
      };
    case "failed": {
      const { sentence, cause } = failureMessage("places", view.failure);
      return { status: "failed", text: sentence, advice: `${cause ?? ""} Keep typing to try again.`.trim() };
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
  const typedText = typed.trim().toLowerCase();
  const fitting = ports.filter(
    ({ code, name }) => name.toLowerCase().includes(typedText) || code.toLowerCase().startsWith(typedText),
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
