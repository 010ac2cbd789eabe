import { type LclPlace, listedPlaces, suggestPorts } from "#domain/lcl";
import { lookupHint, startsLookup } from "#domain/places";
import type { LclPortsView } from "#flows/lcl/view.ts";
import type { PlaceLookupView } from "#flows/places.ts";
import type { ComboboxList, ComboboxOption } from "#web/components/combobox/options.ts";
import { anchor, mapPin } from "#web/components/icon/shapes.ts";

const counted = (shown: number, more: number): string => {
  if (more > 0) return `${shown} of ${shown + more} ports: keep typing`;
  return shown === 1 ? "1 port" : `${shown} ports`;
};

const BADGES = { sea: { kind: "sea", text: "Sea" }, inland: { kind: "inland", text: "Inland" } } as const;

const toOption = ({ name, country, code, kind }: LclPlace): ComboboxOption => ({
  key: name,
  name,
  icon: kind === "inland" ? mapPin : anchor,
  ...(country === null ? {} : { detail: country }),
  ...(kind === null ? {} : { badge: BADGES[kind] }),
  ...(code === null ? {} : { code }),
});

/**
 * The list under an LCL port field: name, country and code of each place, best match first; where no name or code
 * contains the text, the places that the gazetteer finds for it and the ports near them.
 */
export const portList = (
  ports: LclPortsView,
  typed: string,
  lookup: PlaceLookupView = { kind: "resting" },
): ComboboxList => {
  if (!startsLookup("lcl-port", typed)) return { status: "hint", text: lookupHint("lcl-port") };
  if (ports.kind === "asking") return { status: "looking-up", text: "Looking up ports..." };
  if (ports.kind === "failed") {
    return { status: "failed", text: "Failed to fetch ports", wayOut: "Search Rates tries again." };
  }
  const { shown, more } = suggestPorts(ports.places, typed);
  if (shown.length === 0 && lookup.kind === "looking-up") return { status: "looking-up", text: "Looking up ports..." };
  if (shown.length === 0) {
    const codes = lookup.kind === "found" ? lookup.groups.flatMap((group) => group.places.map(({ code }) => code)) : [];
    const listed = listedPlaces(ports.places, [...new Set(codes)]);
    if (listed.length > 0)
      return {
        status: "options",
        groups: [{ key: "ports", options: listed.map(toOption) }],
        summary: counted(listed.length, 0),
      };
    return { status: "empty", text: "No ports found", wayOut: "Check the spelling, or try a nearby port." };
  }
  const options = shown.map(toOption);
  return { status: "options", groups: [{ key: "ports", options }], summary: counted(shown.length, more) };
};
