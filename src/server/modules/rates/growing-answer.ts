import type { SourceAnswer, SourceProgress } from "#api/schema.d.ts";
import type { NumberedOffer } from "./found-rates.ts";

/** An offer of a search. Its place in the list of all of them is its number. */
interface FoundOffer {
  /** The place of its source. */
  readonly source: number;
  readonly kind: NumberedOffer["quoted"]["kind"];
  /** Its id, or the refusal in its place. */
  readonly shownId: string;
  readonly position: number;
  readonly removedAt: number | null;
}

/** What a search has found so far, with the position of each change; it is stored as JSON. */
export interface GrowingState {
  readonly position: number;
  readonly progress: readonly SourceProgress[];
  readonly found: readonly FoundOffer[];
}

/** A change of one source. `offers` takes the place of its offers; left out: they stay. */
export interface SourceChange {
  readonly source: number;
  readonly progress: SourceProgress;
  readonly offers?: readonly NumberedOffer[];
}

/** What a search has found since a position. */
export interface GrowingPart {
  readonly position: number;
  readonly isComplete: boolean;
  /** The numbers of its offers. */
  readonly numbers: readonly number[];
  /** Ids of offers that no longer count, or the refusals in their place. */
  readonly removed: readonly string[];
  readonly progress: readonly SourceProgress[];
}

export const startState = (progress: readonly SourceProgress[]): GrowingState => ({ position: 1, progress, found: [] });

export const isComplete = ({ progress }: Pick<GrowingState, "progress">): boolean =>
  progress.every(({ state }) => state !== "asking");

/** What a complete search has found; `no-answer` if no source has answered. */
export type GrowingOutcome = "offers" | "no-offer" | "no-answer";

export const toGrowingOutcome = ({ progress, found }: Pick<GrowingState, "progress" | "found">): GrowingOutcome => {
  if (found.some(({ removedAt }) => removedAt === null)) return "offers";
  const hasAnswered =
    progress.length === 0 || progress.some(({ state }) => state === "answered" || state === "refused");
  return hasAnswered ? "no-offer" : "no-answer";
};

const toFound = ({ quoted, offerId }: NumberedOffer, source: number, position: number): FoundOffer => ({
  source,
  kind: quoted.kind,
  shownId: quoted.refusal ?? offerId,
  position,
  removedAt: null,
});

const applyChange = (
  { position, progress, found }: GrowingState,
  { source, progress: next, offers }: SourceChange,
): GrowingState => {
  const removed =
    offers === undefined
      ? found
      : found.map((one) => (one.source === source ? { ...one, removedAt: one.removedAt ?? position } : one));
  const all = [...removed, ...(offers ?? []).map((offer) => toFound(offer, source, position))];
  const count = all.filter((one) => one.source === source && one.removedAt === null).length;
  return { position, found: all, progress: progress.with(source, { ...next, offers: count }) };
};

/** The changes are one part of the answer. */
export const applyChanges = (state: GrowingState, changes: readonly SourceChange[]): GrowingState =>
  changes.reduce(applyChange, { ...state, position: state.position + 1 });

/**
 * What has come after a position. Offers that cannot be booked have their refusal as id, which several may share: once one of
 * them is removed, the others come again.
 */
export const readSince = (state: GrowingState, after: number): GrowingPart => {
  const { position, progress, found } = state;
  const removed = found.filter((one) => one.position <= after && one.removedAt !== null && one.removedAt > after);
  const removedIds = new Set(removed.map(({ shownId }) => shownId));
  const isNew = (one: FoundOffer): boolean => one.position > after || removedIds.has(one.shownId);
  return {
    position,
    isComplete: isComplete(state),
    numbers: found.flatMap((one, number) => (one.removedAt === null && isNew(one) ? [number] : [])),
    removed: [...removedIds],
    progress,
  };
};

const OUTCOMES: Readonly<Record<SourceProgress["state"], SourceAnswer["outcome"] | null>> = {
  asking: null,
  answered: "answered",
  refused: "answered",
  failed: "failed",
  "used-up": "failed",
  late: "timed-out",
  paused: "timed-out",
  stopped: "timed-out",
};

/** The sources that are not being asked any more, as an answer that does not grow states them. */
export const toSourceAnswers = (progress: readonly SourceProgress[]): readonly SourceAnswer[] =>
  progress.flatMap(({ name, state }) => {
    const outcome = OUTCOMES[state];
    return outcome === null ? [] : [{ name, outcome }];
  });
