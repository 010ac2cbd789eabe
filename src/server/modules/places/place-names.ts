import { type FindCountries, comparable } from "./place-query.ts";
import { type SlicedWork, visitInSlices } from "#server/platform/background.ts";

/** Other names of countries than the short English one, by ISO 3166-1 code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates"],
  AN: ["Netherlands Antilles", "Curacao"],
  BA: ["Bosnia"],
  BN: ["Brunei"],
  BR: ["Brasil"],
  CD: ["Congo, Democratic Republic", "Democratic Republic of the Congo", "DRC", "Zaire"],
  CG: ["Republic of the Congo", "Congo Brazzaville"],
  CI: ["Ivory Coast"],
  CN: ["PR China", "PRC", "P.R. China", "People's Republic of China"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  DE: ["Deutschland"],
  ES: ["España"],
  GB: ["UK", "Great Britain", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  HK: ["Hong Kong SAR", "HKSAR"],
  IN: ["Bharat"],
  IT: ["Italia"],
  KH: ["Kampuchea"],
  KR: ["Korea", "Republic of Korea", "Korea South", "Korea, Republic of"],
  LK: ["Ceylon"],
  MM: ["Burma"],
  MO: ["Macau"],
  MX: ["México"],
  NL: ["Holland", "The Netherlands"],
  RE: ["Reunion"],
  RU: ["Russia"],
  SA: ["KSA", "Saudi"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  TT: ["Trinidad"],
  TW: ["Taiwan, China", "Chinese Taipei"],
  US: ["USA", "United States of America", "U.S.A.", "America"],
  VN: ["Viet Nam"],
};

const otherCountryNames = (code: string): readonly string[] => OTHER_NAMES[code] ?? [];

export const countryFinder = (countries: ReadonlyMap<string, string>): FindCountries => {
  const codes = new Map<string, Set<string>>();
  for (const [code, name] of countries)
    for (const text of [code, name, ...otherCountryNames(code)]) {
      const key = comparable(text);
      codes.set(key, (codes.get(key) ?? new Set()).add(code));
    }
  return (words) => [...(codes.get(words) ?? [])];
};

const PLACES_PER_SLICE = 200;
const STARTS_PER_SLICE = 4_000;

export interface SearchablePlace {
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly importance: number;
  readonly otherNames: readonly string[];
}

/** One way to write one place: `text` without blanks. `place` is the position in the list of places. */
export interface NameKey {
  readonly text: string;
  readonly place: number;
  /** The place's own name ranks before its other names, and those before its country. */
  readonly kind: "name" | "other" | "code" | "code-in-country" | "country";
}

export interface NameStart {
  readonly text: string;
  readonly key: number;
  readonly isFirstWord: boolean;
}

const joined = (text: string): string => text.replaceAll(" ", "");

const toKeys = (
  place: SearchablePlace,
  index: number,
): readonly { readonly words: string; readonly key: NameKey }[] => {
  const key = (words: string, kind: NameKey["kind"]) => ({ words, key: { text: joined(words), place: index, kind } });
  return [
    key(comparable(place.name), "name"),
    ...place.otherNames.map((name) => key(comparable(name), "other")),
    key(comparable(place.code), "code"),
    key(comparable(place.code).slice(2), "code-in-country"),
    ...(place.importance > 1
      ? [place.countryName, ...otherCountryNames(place.countryCode)].map((name) => key(comparable(name), "country"))
      : []),
  ];
};

const toStarts = (words: string, key: number): readonly NameStart[] => {
  const parts = words.split(" ");
  return parts.flatMap((_, index) => {
    const rest = parts.slice(index);
    const isFirstWord = index === 0;
    const spaced = { text: rest.join(" "), key, isFirstWord };
    return rest.length === 1 ? [spaced] : [spaced, { text: rest.join(""), key, isFirstWord }];
  });
};

const byText = (a: NameStart, b: NameStart): number => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.key - b.key);

function* sortStarts(starts: readonly NameStart[]): SlicedWork<readonly NameStart[]> {
  const groups = new Map<string, NameStart[]>();
  yield* visitInSlices(starts, STARTS_PER_SLICE, (start) => {
    const letters = start.text.slice(0, 3);
    const group = groups.get(letters);
    if (group === undefined) groups.set(letters, [start]);
    else group.push(start);
  });
  const sorted: NameStart[] = [];
  let sortedInSlice = 0;
  for (const letters of [...groups.keys()].toSorted()) {
    const group = groups.get(letters) ?? [];
    for (const start of group.toSorted(byText)) sorted.push(start);
    sortedInSlice += group.length;
    if (sortedInSlice < STARTS_PER_SLICE) continue;
    sortedInSlice = 0;
    yield;
  }
  return sorted;
}

export interface NameKeys {
  readonly keys: readonly NameKey[];
  readonly starts: readonly NameStart[];
}

/** Lists every way to write every place, and every beginning of them in alphabetical order. */
export function* listNameKeys(places: readonly SearchablePlace[]): SlicedWork<NameKeys> {
  const keys: NameKey[] = [];
  const starts: NameStart[] = [];
  yield* visitInSlices(places.entries(), PLACES_PER_SLICE, ([index, place]) => {
    for (const { words, key } of toKeys(place, index)) {
      starts.push(...toStarts(words, keys.length));
      keys.push(key);
    }
  });
  return { keys, starts: yield* sortStarts(starts) };
}
