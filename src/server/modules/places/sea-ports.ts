import type { KnownPlace } from "#domain/places";
import { createRequire } from "node:module";
import PLACES from "#data/places.json" with { type: "json" };

const SHORT_NAMES: Readonly<Record<string, string>> = PLACES.countryNames;

/** The country's short English name by its ISO 3166-1 code; otherwise the name the list gives. */
export const countryName = (code: string, listedName: string): string => SHORT_NAMES[code] ?? listedName;

const INLAND_CODES: ReadonlySet<string> = new Set(PLACES.inlandCodes.flatMap((line) => line.split(" ")));

interface Listed {
  readonly name: string;
  readonly country: string;
  readonly alias: readonly string[];
  readonly coordinates?: readonly [longitude: number, latitude: number];
  readonly timezone?: string;
  readonly unlocs: readonly string[];
}

const listed = (): Readonly<Record<string, Listed>> => {
  const load: (id: string) => { readonly JSON: Readonly<Record<string, Listed>> } = createRequire(import.meta.url);
  return load("sea-ports").JSON;
};

const splitNames = (text: string): readonly string[] => {
  const bracketed = /^(.*?)\s*\((?:ex\s+)?([^)]*)\)\s*(.*)$/.exec(text);
  if (bracketed === null) return [text.trim()];
  const [, before = "", inside = "", after = ""] = bracketed;
  return [`${before} ${after}`.trim(), inside.trim()].filter((name) => name !== "");
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const straighten = (places: readonly KnownPlace[]): readonly KnownPlace[] => {
  const placed = places.filter((place) => place.latitude !== null && place.longitude !== null);
  const latitude = median(placed.map((place) => place.latitude ?? 0));
  const longitude = median(placed.map((place) => place.longitude ?? 0));
  const off = (lat: number, lon: number): number => Math.hypot(lat - latitude, lon - longitude);
  return places.map((place) => {
    if (place.latitude === null || place.longitude === null || Math.abs(place.longitude) > 90) return place;
    const exchanged = off(place.longitude, place.latitude);
    const isWrong = off(place.latitude, place.longitude) > 25 && exchanged < 12;
    return isWrong ? { ...place, latitude: place.longitude, longitude: place.latitude } : place;
  });
};

const toSeed = (key: string, port: Listed): KnownPlace => {
  const code = port.unlocs[0] ?? key;
  const [name = port.name, ...otherNames] = splitNames(port.name);
  return {
    code,
    name,
    countryCode: code.slice(0, 2),
    countryName: countryName(code.slice(0, 2), port.country),
    kind: INLAND_CODES.has(key) ? "Inland" : "Sea",
    latitude: port.coordinates?.[1] ?? null,
    longitude: port.coordinates?.[0] ?? null,
    timeZone: port.timezone ?? null,
    importance: 1,
    otherNames: [...otherNames, ...port.alias, ...(code === key ? [] : [key])],
  };
};

/** The places of the `sea-ports` package, with official UN/LOCODEs, plain names and exchanged positions put right. */
export const seaPortSeeds = (): readonly KnownPlace[] => {
  const ports = listed();
  const isSecondEntry = (key: string, official: string): boolean => official !== key && ports[official] !== undefined;
  const seeds = Object.entries(ports)
    .filter(([key, port]) => !isSecondEntry(key, port.unlocs[0] ?? key))
    .map(([key, port]) => toSeed(key, port));
  return Object.values(Object.groupBy(seeds, (seed) => seed.countryCode)).flatMap((group) => straighten(group ?? []));
};
