import { otherCountryNames } from "#domain/places";
import { type FindCountries, comparable } from "./place-query.ts";
import { type SlicedWork, visitInSlices } from "#server/platform/background.ts";

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
