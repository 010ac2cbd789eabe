import type { PlaceKind, KnownPlace } from "#domain/places";
import PLACES from "#data/places.json" with { type: "json" };
import { countryName, seaPortSeeds } from "./sea-ports.ts";

const REGIONAL_PORTS: Readonly<Record<string, readonly string[]>> = PLACES.regionalPorts;
const TRADE_NAMES: Readonly<Record<string, readonly string[]>> = PLACES.tradeNames;

/** `code name` of places that are stored under a wrong code. */
export const RETIRED_PLACES: readonly string[] = PLACES.retiredPlaces;

type Known = ReadonlyMap<string, KnownPlace>;

const toNames = (own: string, names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== own)),
];

const joinNames = ({ name, otherNames }: OwnPlace, known: KnownPlace | undefined): readonly string[] =>
  toNames(name, [...otherNames, ...(known === undefined ? [] : [known.name, ...known.otherNames])]);

interface OwnPlace {
  readonly code: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly otherNames: readonly string[];
}

const ownSeed = (place: OwnPlace, kind: PlaceKind, importance: number, known: Known): KnownPlace => ({
  ...place,
  countryCode: place.code.slice(0, 2),
  countryName: toCountry(place.code, known),
  kind,
  timeZone: known.get(place.code)?.timeZone ?? null,
  importance,
  otherNames: joinNames(place, known.get(place.code)),
});

const toCountry = (code: string, known: Known): string => {
  const country = code.slice(0, 2);
  const neighbour = [...known.values()].find((seed) => seed.countryCode === country);
  return neighbour?.countryName ?? countryName(country, country);
};

const CODE = /^[A-Z]{5}$/;

const addTradeNames = (seed: KnownPlace): KnownPlace => {
  const names = REGIONAL_PORTS[seed.code] ?? [];
  return {
    ...seed,
    importance: seed.code in REGIONAL_PORTS ? Math.max(2, seed.importance) : seed.importance,
    otherNames: toNames(seed.name, [...seed.otherNames, ...names, ...(TRADE_NAMES[seed.code] ?? [])]),
  };
};

export const placeSeeds = (): readonly KnownPlace[] => {
  const known: Known = new Map(seaPortSeeds().map((seed) => [seed.code, seed]));
  const own = [
    ...PLACES.ports.map((port) => ownSeed(port, "Sea", port.importance, known)),
    ...PLACES.inlandPoints.map((point) => ownSeed(point, "Inland", 2, known)),
  ];
  const all = new Map([...known.values(), ...own].map((seed) => [seed.code, addTradeNames(seed)]));
  const named = own.map(({ code }) => code).concat(Object.keys(REGIONAL_PORTS));
  const replaced = new Set(
    named.flatMap((code) => (all.get(code)?.otherNames ?? []).filter((name) => CODE.test(name) && name !== code)),
  );
  return [...all.values()].filter((seed) => !replaced.has(seed.code));
};
