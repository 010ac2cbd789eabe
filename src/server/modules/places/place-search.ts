import { allowedMistakes, countMistakes } from "./misspelling.ts";
import { countryFinder, listNameKeys, type NameKey, type NameStart, type SearchablePlace } from "./place-names.ts";
import { withoutPortWords, readPlaceQuery, listNameReadings, comparable } from "./place-query.ts";
import { runAtOnce, type SlicedWork, visitInSlices } from "#server/platform/background.ts";
import { buildTrigramIndex } from "./trigrams.ts";

export interface FoundPlace {
  readonly place: number;
  readonly score: number;
  readonly isBestMatch: boolean;
}

/** Answers at most `limit` places for what was typed, best first; nothing typed is nothing found. */
export type PlaceSearch = (typed: string, limit: number) => readonly FoundPlace[];

const PLACES_PER_SLICE = 5_000;
const WHOLE = 100;
const KIND_COST: Readonly<Record<NameKey["kind"], number>> = {
  name: 0,
  code: 2,
  other: 4,
  "code-in-country": 12,
  country: 45,
};
const WHOLE_COUNTRY_COST = 20;
const FAR_BEHIND = 50;
const IMPORTANCE_WEIGHT = 6;
const SEVERAL_PARTS = 25;
const NOTHING: ReadonlyMap<number, number> = new Map();
const ANY_COUNTRY: ReadonlySet<string> = new Set();

const firstNotBefore = (starts: readonly NameStart[], typed: string): number => {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle]?.text ?? "") < typed) low = middle + 1;
    else high = middle;
  }
  return low;
};

const startScore = (start: NameStart, typed: string): number => {
  const whole = start.text === typed;
  const wholeWord = start.text.charAt(typed.length) === " ";
  return (whole ? WHOLE : wholeWord ? 88 : 80) - (start.isFirstWord ? 0 : 8);
};

type Scores = ReadonlyMap<number, number>;
type Note = (key: NameKey | undefined, score: number) => void;

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const CLEARLY_AHEAD = 10;

const joined = (words: string): string => words.replaceAll(" ", "");

const includesAny = (readings: ReadonlySet<string>, texts: readonly string[]): boolean =>
  texts.some((text) => readings.has(joined(comparable(text))));

const ranked = (
  places: readonly SearchablePlace[],
  scores: Scores,
  limit: number,
  readings: readonly string[],
): readonly FoundPlace[] => {
  const highest = Math.max(...scores.values());
  const found = [...scores]
    .filter(([, score]) => score >= highest - FAR_BEHIND)
    .map(([place, score]) => ({ place, score, isBestMatch: false }));
  found.sort((a, b) => b.score - a.score || byName(places[a.place]?.name ?? "", places[b.place]?.name ?? ""));
  const [first, ...others] = found.slice(0, limit);
  const best = first === undefined ? undefined : places[first.place];
  if (first === undefined || best === undefined) return [];
  const typed = new Set(readings.map(joined));
  const isRival = ({ place, score }: FoundPlace): boolean =>
    score >= first.score - CLEARLY_AHEAD &&
    includesAny(typed, [places[place]?.name ?? "", ...(places[place]?.otherNames ?? [])]);
  const isBestMatch = includesAny(typed, [best.name, best.code, best.code.slice(2)])
    ? !others.some(isRival)
    : others.length === 0 && includesAny(typed, best.otherNames);
  return [{ ...first, isBestMatch }, ...others];
};

interface NameIndex {
  readonly findBeginnings: (typed: string, note: Note) => void;
  readonly findMisspellings: (typed: string, note: Note) => void;
}

function* buildNameIndex(places: readonly SearchablePlace[]): SlicedWork<NameIndex> {
  const { keys, starts } = yield* listNameKeys(places);
  const similar = yield* buildTrigramIndex(keys.map((key) => key.text));
  return {
    findBeginnings: (typed, note) => {
      for (let index = firstNotBefore(starts, typed); index < starts.length; index++) {
        const start = starts[index];
        if (start === undefined || !start.text.startsWith(typed)) return;
        note(keys[start.key], startScore(start, typed));
      }
    },
    findMisspellings: (words, note) => {
      const typed = words.replaceAll(" ", "");
      const allowed = allowedMistakes(typed.length);
      if (allowed === 0) return;
      for (const position of similar(typed, Math.max(1, typed.length - 4 * allowed))) {
        const key = keys[position];
        if (key?.kind !== "name" && key?.kind !== "other") continue;
        const mistakes = countMistakes(typed, key.text);
        const surplus = Math.min(6, Math.max(0, key.text.length - typed.length));
        if (mistakes !== null) note(key, 60 - 12 * mistakes - surplus);
      }
    },
  };
}

const combined = (found: readonly { readonly scores: Scores; readonly adds: boolean }[]): Scores => {
  const total = new Map<number, number>();
  for (const { scores, adds } of found)
    for (const [place, score] of scores) {
      const before = total.get(place);
      if (before !== undefined) total.set(place, Math.max(before, score) + SEVERAL_PARTS);
      else if (adds) total.set(place, score);
    }
  return total;
};

/**
 * Prepares the search over a list of places. A text is first matched whole, as the beginning of a word of a name, the
 * UN/LOCODE or the country; then by its parts ("Rotterdam, Netherlands"); then as a near misspelling. Better matches
 * come first, then important ports.
 */
export function* buildPlaceSearch(places: readonly SearchablePlace[]): SlicedWork<PlaceSearch> {
  const { findBeginnings, findMisspellings } = yield* buildNameIndex(places);
  const codes = new Set<string>();
  const countries = new Map<string, string>();
  yield* visitInSlices(places, PLACES_PER_SLICE, ({ code, countryCode, countryName }) => {
    codes.add(code.toLowerCase());
    countries.set(countryCode, countryName);
  });
  const findCountries = countryFinder(countries);
  const scorePlaces = (find: (note: Note) => void, countries: ReadonlySet<string> = ANY_COUNTRY): Scores => {
    const scores = new Map<number, number>();
    find((key, score) => {
      const place = key === undefined ? undefined : places[key.place];
      if (key === undefined || place === undefined) return;
      if (countries.size > 0 && !countries.has(place.countryCode)) return;
      const isWholeCountry = key.kind === "country" && score === WHOLE;
      const cost = isWholeCountry ? WHOLE_COUNTRY_COST : KIND_COST[key.kind];
      const total = score - cost + place.importance * IMPORTANCE_WEIGHT;
      if (total > (scores.get(key.place) ?? 0)) scores.set(key.place, total);
    });
    return scores;
  };
  const findWhole = (words: string, note: Note): void => {
    findBeginnings(words, note);
    if (words.includes(" ")) findBeginnings(words.replaceAll(" ", ""), note);
    const name = withoutPortWords(words);
    if (name !== null) findBeginnings(name, note);
  };
  const findPart = (words: string, countries: ReadonlySet<string>, correct: boolean): Scores => {
    const readings = listNameReadings(words);
    const lookUp = (
      find: NameIndex["findBeginnings"],
      texts: readonly string[],
      within: ReadonlySet<string>,
    ): Scores => {
      for (const reading of texts) {
        const scores = scorePlaces((note) => find(reading, note), within);
        if (scores.size > 0) return scores;
      }
      return NOTHING;
    };
    const inCountries = lookUp(findBeginnings, readings, countries);
    if (inCountries.size > 0) return inCountries;
    const anywhere = countries.size > 0 ? lookUp(findBeginnings, readings, ANY_COUNTRY) : NOTHING;
    if (anywhere.size > 0 || !correct) return anywhere;
    return lookUp(findMisspellings, [words, withoutPortWords(words) ?? words], countries);
  };
  return (text, limit) => {
    const words = comparable(text);
    if (words === "") return [];
    const whole = scorePlaces((note) => findWhole(words, note));
    if (whole.size > 0) return ranked(places, whole, limit, [words, withoutPortWords(words) ?? words]);
    const { parts, countries } = readPlaceQuery(text, findCountries, (word) => codes.has(word));
    const found = parts.map(({ words: part, role }) => ({
      scores: findPart(part, countries, role !== "additional"),
      adds: role !== "additional",
    }));
    const total = combined(found);
    const [only] = parts;
    const isWhole = parts.length === 1 && only?.words === words;
    const scores = total.size > 0 || isWhole ? total : scorePlaces((note) => findMisspellings(words, note));
    return ranked(
      places,
      scores,
      limit,
      parts.flatMap((part) => listNameReadings(part.words)),
    );
  };
}

export const placeSearch = (places: readonly SearchablePlace[]): PlaceSearch => runAtOnce(buildPlaceSearch(places));
