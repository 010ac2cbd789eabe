import { otherCountryNames } from "./country-names.ts";
import { comparable } from "./place-text.ts";

/** A place as the search needs it. */
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

/** A beginning that can be typed: the key from one of its words on. */
export interface NameStart {
  readonly text: string;
  readonly key: number;
  readonly isFirstWord: boolean;
}

const joined = (text: string): string => text.replaceAll(" ", "");

const keysOf = (
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

const startsOf = (words: string, key: number): readonly NameStart[] => {
  const parts = words.split(" ");
  return parts.flatMap((_, index) => {
    const rest = parts.slice(index);
    const isFirstWord = index === 0;
    const spaced = { text: rest.join(" "), key, isFirstWord };
    return rest.length === 1 ? [spaced] : [spaced, { text: rest.join(""), key, isFirstWord }];
  });
};

/** Every way to write every place, and every beginning of them in alphabetical order. */
export const nameKeys = (
  places: readonly SearchablePlace[],
): { readonly keys: readonly NameKey[]; readonly starts: readonly NameStart[] } => {
  const worded = places.flatMap(keysOf);
  const starts = worded.flatMap(({ words }, index) => startsOf(words, index));
  return {
    keys: worded.map(({ key }) => key),
    starts: starts.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.key - b.key)),
  };
};
