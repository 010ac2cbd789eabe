import type { FclDraft, End, Reset, PointRef, SearchProblem } from "#domain/search";
import type { NearbyPort } from "#domain/places";
import type { CalendarDate } from "#domain/time";

/** The ports near the place that was chosen at an end; `code` is that place, null when none is chosen. */
export interface Nearby {
  readonly code: string | null;
  readonly ports: readonly NearbyPort[];
}

/** A typed text to be resolved to a place or, in a port field, to a sea port. */
export type PointLookup = PointRef & { readonly text: string };

export interface FclSearchContext {
  readonly draft: FclDraft;
  readonly today: CalendarDate;
  /** What the last Search Rates was refused for; each goes as soon as it is put right. */
  readonly problems: readonly SearchProblem[];
  /** The fields whose typed text is being looked up, each with that text. */
  readonly lookups: readonly PointLookup[];
  /** Search Rates was pressed while texts are looked up. */
  readonly isSearchPending: boolean;
  /** Typed texts for which no place was found. */
  readonly unknownTexts: readonly string[];
  /** What Undo can take back, the latest last. */
  readonly resets: readonly Reset[];
  /** How long Undo is still offered, in seconds. */
  readonly undoSeconds: number;
  readonly nearby: Readonly<Record<End, Nearby>>;
}

export const NOTHING_NEARBY: Nearby = { code: null, ports: [] };
