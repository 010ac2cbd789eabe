import { countryName } from "./countries.ts";
import { INLAND_EUROPE } from "./inland-europe.ts";
import { INLAND_INDIA } from "./inland-india.ts";
import { INLAND_WORLD } from "./inland-world.ts";
import {
  MAIN_PORTS_AMERICAS,
  MAIN_PORTS_ASIA,
  MAIN_PORTS_EUROPE,
  MAIN_PORTS_GULF_AFRICA,
  type MainPort,
} from "./main-ports.ts";
import { seaPortSeeds } from "./sea-ports.ts";
import type { InlandPoint, PlaceSeed } from "./seed.ts";
import { CONTAINER_PORTS, TRADE_NAMES } from "./trade-names.ts";

const MAIN_PORTS = [...MAIN_PORTS_ASIA, ...MAIN_PORTS_GULF_AFRICA, ...MAIN_PORTS_EUROPE, ...MAIN_PORTS_AMERICAS];
const INLAND_POINTS = [...INLAND_INDIA, ...INLAND_EUROPE, ...INLAND_WORLD];

/** Places that earlier releases stored under a code that UN/LOCODE does not have, or has for another place: `code name`. */
export const RETIRED_PLACES: readonly string[] = [
  "GBLDS Leeds",
  "GBNGM Nottingham",
  "SEHLD Hallsberg",
  "INPIY Piyala",
  "INSNP Sonipat",
  "INKOT Kota",
  "INHDW Haridwar",
  "INPNN Pantnagar",
  "INSAU Sabarmati",
  "INKHD Khodiyar",
  "INSAN Sanand",
  "INANK Ankleshwar",
  "INMRV Morbi",
  "INNSK Nashik",
  "INBHD Bhiwandi",
  "INMWK Miraj",
  "INMLP Malanpur",
  "INKUR Karur",
  "INSPE Sriperumbudur",
  "INGNT Guntur",
  "INDGP Durgapur",
  "AEICA Industrial City of Abu Dhabi",
  "KENVS Naivasha",
  "USNSH Nashville",
  "BRCPQ Campinas",
  "CNYIW Yiwu",
  "NPBRT Biratnagar",
];

type Known = ReadonlyMap<string, PlaceSeed>;

const toNames = (own: string, names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => name !== own)),
];

const merged = (code: string, name: string, otherNames: readonly string[], known: PlaceSeed | undefined) => ({
  code,
  name,
  countryCode: code.slice(0, 2),
  timeZone: known?.timeZone ?? null,
  otherNames: toNames(name, [...otherNames, ...(known === undefined ? [] : [known.name, ...known.otherNames])]),
});

const portSeed = ([code, name, latitude, longitude, importance, other]: MainPort, known: Known): PlaceSeed => ({
  ...merged(code, name, other, known.get(code)),
  countryName: toCountry(code, known),
  kind: "Sea",
  latitude,
  longitude,
  importance,
});

const inlandSeed = ([code, name, latitude, longitude, other]: InlandPoint, known: Known): PlaceSeed => ({
  ...merged(code, name, other, known.get(code)),
  countryName: toCountry(code, known),
  kind: "Inland",
  latitude,
  longitude,
  importance: 2,
});

const toCountry = (code: string, known: Known): string => {
  const country = code.slice(0, 2);
  const neighbour = [...known.values()].find((seed) => seed.countryCode === country);
  return neighbour?.countryName ?? countryName(country, country);
};

const CODE = /^[A-Z]{5}$/;

const addTradeNames = (seed: PlaceSeed): PlaceSeed => {
  const names = CONTAINER_PORTS[seed.code] ?? [];
  return {
    ...seed,
    importance: seed.code in CONTAINER_PORTS ? Math.max(2, seed.importance) : seed.importance,
    otherNames: toNames(seed.name, [...seed.otherNames, ...names, ...(TRADE_NAMES[seed.code] ?? [])]),
  };
};

export const placeSeeds = (): readonly PlaceSeed[] => {
  const known: Known = new Map(seaPortSeeds().map((seed) => [seed.code, seed]));
  const own = [
    ...MAIN_PORTS.map((port) => portSeed(port, known)),
    ...INLAND_POINTS.map((point) => inlandSeed(point, known)),
  ];
  const all = new Map([...known.values(), ...own].map((seed) => [seed.code, addTradeNames(seed)]));
  const named = own.map(({ code }) => code).concat(Object.keys(CONTAINER_PORTS));
  const replaced = new Set(
    named.flatMap((code) => (all.get(code)?.otherNames ?? []).filter((name) => CODE.test(name) && name !== code)),
  );
  return [...all.values()].filter((seed) => !replaced.has(seed.code));
};
