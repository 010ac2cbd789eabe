import { prefixMistakes } from "./edit-distance.ts";
import { comparable } from "./place-text.ts";
import { type NameKey, type NameStart, nameKeys, type SearchablePlace } from "./place-names.ts";
import { trigramIndex } from "./trigrams.ts";

/** A found place by its position in the list; the higher the score, the better it fits. */
export interface FoundPlace {
  readonly place: number;
  readonly score: number;
}

/** Answers at most `limit` places for what was typed, best first; nothing typed is nothing found. */
export type PlaceSearch = (typed: string, limit: number) => readonly FoundPlace[];

const KIND_COST: Readonly<Record<NameKey["kind"], number>> = { name: 0, code: 2, other: 4, country: 45 };
/** With this many good fits nobody needs guesses at misspellings. */
const ENOUGH = 3;
/** A fit this far behind the best one is noise. */
const FAR_BEHIND = 50;
const IMPORTANCE_WEIGHT = 6;

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

/** One mistake in four or five letters, two in six to ten, three in longer ones; shorter texts must be right. */
const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3);

const startScore = (start: NameStart, typed: string): number => {
  const whole = start.text === typed;
  const wholeWord = start.text.charAt(typed.length) === " ";
  return (whole ? 100 : wholeWord ? 88 : 80) - (start.isFirstWord ? 0 : 8);
};

/** Keeps each place's best score. */
const scoreboard = (places: readonly SearchablePlace[]) => {
  const scores = new Map<number, number>();
  return {
    scores,
    note: (key: NameKey | undefined, score: number): void => {
      if (key === undefined) return;
      const importance = (places[key.place]?.importance ?? 0) * IMPORTANCE_WEIGHT;
      const total = score - KIND_COST[key.kind] + importance;
      if (total > (scores.get(key.place) ?? 0)) scores.set(key.place, total);
    },
  };
};

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const ranked = (
  places: readonly SearchablePlace[],
  scores: ReadonlyMap<number, number>,
  limit: number,
): readonly FoundPlace[] => {
  const best = Math.max(...scores.values());
  const found = [...scores]
    .filter(([, score]) => score >= best - FAR_BEHIND)
    .map(([place, score]) => ({ place, score }));
  found.sort((a, b) => b.score - a.score || byName(places[a.place]?.name ?? "", places[b.place]?.name ?? ""));
  return found.slice(0, limit);
};

/**
 * Prepares the search over a list of places: by the beginning of any word of a name, of another name, of the UN/LOCODE
 * or of the country, and by near misspellings when that finds little. Better fits come first, then important ports.
 */
export const placeSearch = (places: readonly SearchablePlace[]): PlaceSearch => {
  const { keys, starts } = nameKeys(places);
  const similar = trigramIndex(keys.map((key) => key.text));
  const noteBeginnings = (typed: string, board: ReturnType<typeof scoreboard>): void => {
    for (let index = firstNotBefore(starts, typed); index < starts.length; index++) {
      const start = starts[index];
      if (start === undefined || !start.text.startsWith(typed)) return;
      board.note(keys[start.key], startScore(start, typed));
    }
  };
  const noteMisspellings = (typed: string, board: ReturnType<typeof scoreboard>): void => {
    const allowed = mistakesAllowed(typed.length);
    if (allowed === 0) return;
    const atLeast = Math.max(2, typed.length - 3 * allowed);
    for (const position of similar(typed, atLeast)) {
      const key = keys[position];
      if (key === undefined || key.kind === "code") continue;
      const mistakes = prefixMistakes(typed, key.text, allowed);
      const surplus = Math.min(6, Math.max(0, key.text.length - typed.length));
      if (mistakes <= allowed) board.note(key, 60 - 12 * mistakes - surplus);
    }
  };
  return (text, limit) => {
    const typed = comparable(text);
    if (typed === "") return [];
    const board = scoreboard(places);
    noteBeginnings(typed, board);
    if (board.scores.size < ENOUGH) noteMisspellings(typed.replaceAll(" ", ""), board);
    return ranked(places, board.scores, limit);
  };
};
