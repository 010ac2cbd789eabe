import type { SearchHit } from "#api/desk-schema.d.ts";

/** What is searched for: everything that is found contains each word, which are in lower case and without accents. */
export interface Sought {
  readonly words: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Hits of a group. */
export const MOST_HITS = 6;

/** The first of some texts that contains one of the words, null if none does. */
export const findMatch = (texts: readonly (string | null)[], { words }: Sought): string | null =>
  texts.find((text) => text !== null && words.some((word) => text.toLowerCase().includes(word))) ?? null;

/** A hit without a transport. */
export const toPlainHit = (
  hit: Pick<SearchHit, "id" | "title"> & Partial<Pick<SearchHit, "customer" | "detail" | "state">>,
): SearchHit => ({ lane: null, containers: [], carrier: null, customer: null, detail: null, state: null, ...hit });
