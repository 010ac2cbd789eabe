import { startsLookup, foldText } from "#domain/places";

/** A port or inland CFS town of the LCL tariffs. Everything but the name is null where the server does not state it. */
export interface LclPlace {
  readonly name: string;
  /** UN/LOCODE. */
  readonly code: string | null;
  readonly country: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly kind: "sea" | "inland" | null;
}

/** More suggestions are only counted; typing on narrows the list. */
const MAX_SUGGESTIONS = 50;
/** Two letters of a code are a whole country. */
const MIN_CODE_LETTERS = 3;

interface PortSuggestions {
  readonly shown: readonly LclPlace[];
  /** How many more places match. */
  readonly more: number;
}

/** 0: the name starts with the text, 1: one of its words does, 2: the name contains it, 3: the code starts with it. */
const rankMatch = ({ name, code }: LclPlace, typed: string): 0 | 1 | 2 | 3 | null => {
  const folded = foldText(name);
  if (folded.startsWith(typed)) return 0;
  if (folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  if (folded.includes(typed)) return 2;
  return typed.length >= MIN_CODE_LETTERS && code?.toLowerCase().startsWith(typed) === true ? 3 : null;
};

/**
 * Suggestions from two characters on: places whose name contains the text, in any case and without accents, or whose code
 * starts with it. Matches at the start of the name come first, then at the start of a word; equal matches keep the order
 * of the list, which is the order of importance.
 */
export const suggestPorts = (places: readonly LclPlace[], typed: string): PortSuggestions => {
  if (!startsLookup("lcl-port", typed)) return { shown: [], more: 0 };
  const text = foldText(typed.trim());
  const ranked = places.flatMap((place) => {
    const rank = rankMatch(place, text);
    return rank === null ? [] : [{ place, rank }];
  });
  const found = ranked.toSorted((one, other) => one.rank - other.rank).map(({ place }) => place);
  return { shown: found.slice(0, MAX_SUGGESTIONS), more: Math.max(0, found.length - MAX_SUGGESTIONS) };
};

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The port of this name as the list writes it, in any case; null when the list does not have it. */
export const findPort = (names: readonly string[], name: string): string | null =>
  name.trim() === "" ? null : (names.find((port) => isSame(port, name)) ?? null);

/** The listed place that a text means by itself: its name or code in any case, or the only suggestion; otherwise null. */
export const resolvePort = (places: readonly LclPlace[], typed: string): LclPlace | null => {
  const exact = places.find(({ name, code }) => isSame(name, typed) || (code !== null && isSame(code, typed)));
  const { shown } = suggestPorts(places, typed);
  return exact ?? (shown.length === 1 ? (shown[0] ?? null) : null);
};

/** The listed places among these codes, in the order of the codes. */
export const listPlaces = (places: readonly LclPlace[], codes: readonly string[]): readonly LclPlace[] =>
  codes.flatMap((code) => places.find((place) => place.code === code) ?? []);
