import type { FclDraft, End } from "../../domain/fcl-search/draft.ts";
import type { Reset } from "../../domain/fcl-search/reset.ts";
import type { SearchProblem } from "../../domain/fcl-search/validate.ts";
import type { NearbyPort } from "../../domain/places/place.ts";
import type { CalendarDate } from "../../domain/time/calendar.ts";

/** The ports near the place that was chosen at an end; `code` is that place, null when none is chosen. */
export interface Nearby {
  readonly code: string | null;
  readonly ports: readonly NearbyPort[];
}

export interface FclSearchContext {
  readonly draft: FclDraft;
  readonly today: CalendarDate;
  /** What the last Search Rates was refused for; each goes as soon as it is put right. */
  readonly problems: readonly SearchProblem[];
  /** What Undo can take back, the latest last. */
  readonly resets: readonly Reset[];
  /** How long Undo is still offered, in seconds. */
  readonly undoSeconds: number;
  readonly nearby: Readonly<Record<End, Nearby>>;
}

export const NOTHING_NEARBY: Nearby = { code: null, ports: [] };
