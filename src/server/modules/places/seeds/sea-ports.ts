import { createRequire } from "node:module";
import { countryName } from "./countries.ts";
import type { PlaceSeed } from "./seed.ts";

/** Entries of the `sea-ports` list at which no ship calls: rail ramps, inland depots, airports and inland towns. */
const CODES = [
  "ATLTX BFOUA BOSRZ BRIRO BRPNN BRVDC BYMSQ CACAL CAEDM CASAK CATOR CAWNP CNBHY CNCSX CNCTU CNGGY CNHEB CNKMG CNMYG",
  "CNNNG CNXAB CRSJO DEBEZ DEBOY DECGN DEDUS DEHMM DEKGU DEKHO DEMHG DEPFR DEWOR DZGHA ESFER ESMAD ESTBZ ESZAZ FRHGT",
  "FRMDH FRMT7 FROR6 FRPAR GETBS GTGUA HNTGU HUBUD INAGR INAMD INBLR INCJB INDRI INHYD INICD INJAI INJDH INKNU INLUH",
  "INMOR INNAG INPAP INPIR INPNQ ITMIL ITMOD ITTRN KENBO KRCHU KRCWO KRHYG KRHYP KRKMC KRKUM KRNYU KRTAE KRTJN MLBKO",
  "MWBLZ MXMEX MXREX NIMGA PTENT RWKGL SARUH SKBTS SYDAM THLKR UAIEV UGJIN UGKLA USAR5 USATL USBHM USBNA USCBF USCHA",
  "USCHI USCLE USCLT USCMH USCVG USDA8 USDAL USDEN USDET USDNN USDSM USELP USFWT USGBO USGSP USHSV USIND USJOT USKCK",
  "USLAS USLRD USLUI USMEM USMES USMKC USMSP USOMA USORL USPHX USPIA USPIT USPS6 USRNO USSAT USSLC USSPT USSTL USSTP",
  "USSXT USSXZ USTMM USTSA USTUL USYOB ZABFN ZAJNB ZAPRY ZMLUN ZWBUQ ZWHRE ZWUTA",
];

const INLAND_CODES: ReadonlySet<string> = new Set(CODES.flatMap((line) => line.split(" ")));

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

const straighten = (places: readonly PlaceSeed[]): readonly PlaceSeed[] => {
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

const toSeed = (key: string, port: Listed): PlaceSeed => {
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
export const seaPortSeeds = (): readonly PlaceSeed[] => {
  const ports = listed();
  const isSecondEntry = (key: string, official: string): boolean => official !== key && ports[official] !== undefined;
  const seeds = Object.entries(ports)
    .filter(([key, port]) => !isSecondEntry(key, port.unlocs[0] ?? key))
    .map(([key, port]) => toSeed(key, port));
  return Object.values(Object.groupBy(seeds, (seed) => seed.countryCode)).flatMap((group) => straighten(group ?? []));
};
