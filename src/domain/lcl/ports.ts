import { startsLookup } from "../places/lookup.ts";
import { containsText } from "../places/match-text.ts";

/** The most suggestions that a list shows; further letters narrow it. */
const MOST_SUGGESTIONS = 50;

/** The ports under a field: those to show, and how many more there are. */
export interface PortSuggestions {
  readonly shown: readonly string[];
  readonly more: number;
}

const NONE: PortSuggestions = { shown: [], more: 0 };

/** Suggestions from two characters on: names that contain what was typed, in any case, in the order of the list. */
export const suggestPorts = (ports: readonly string[], typed: string): PortSuggestions => {
  if (!startsLookup("lcl-port", typed)) return NONE;
  const found = ports.filter((name) => containsText(name, typed));
  return { shown: found.slice(0, MOST_SUGGESTIONS), more: Math.max(0, found.length - MOST_SUGGESTIONS) };
};

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The port of this name as the list writes it, in any case; null when the list does not have it. */
export const findPort = (ports: readonly string[], name: string): string | null =>
  name.trim() === "" ? null : (ports.find((port) => same(port, name)) ?? null);
