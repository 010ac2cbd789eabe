import type { SourceAnswer, SourceProgress } from "#api/schema.d.ts";
import type { NumberedOffer } from "./found-rates.ts";

/** What a search has found since a position. */
export interface GrowingPart {
  readonly position: number;
  readonly isComplete: boolean;
  readonly offers: readonly NumberedOffer[];
  /** Ids of offers that no longer count, or the refusals in their place. */
  readonly removed: readonly string[];
  readonly progress: readonly SourceProgress[];
}

/** A change of one source. `offers` takes the place of its offers; left out: they stay. */
export interface SourceChange {
  readonly source: number;
  readonly progress: SourceProgress;
  readonly offers?: readonly NumberedOffer[];
}

interface Found {
  readonly source: number;
  readonly offer: NumberedOffer;
  readonly position: number;
  removedAt: number | null;
}

const toShownId = ({ quoted, offerId }: NumberedOffer): string => quoted.refusal ?? offerId;

/**
 * What a search has found, with the position of each change. Offers that cannot be booked have their refusal as id, which
 * several may share: once one of them is removed, the others come again.
 */
export const createGrowingAnswer = (first: readonly SourceProgress[]) => {
  const progress = [...first];
  const found: Found[] = [];
  let position = 1;
  const isComplete = (): boolean => progress.every(({ state }) => state !== "asking");
  const apply = ({ source, progress: next, offers }: SourceChange): void => {
    if (offers !== undefined) {
      for (const one of found) if (one.source === source) one.removedAt ??= position;
      found.push(...offers.map((offer) => ({ source, offer, position, removedAt: null })));
    }
    const count = found.filter((one) => one.source === source && one.removedAt === null).length;
    progress[source] = { ...next, offers: count };
  };
  return {
    publish: (changes: readonly SourceChange[]): void => {
      position += 1;
      for (const change of changes) apply(change);
    },
    since: (after: number): GrowingPart => {
      const removed = found.filter((one) => one.position <= after && one.removedAt !== null && one.removedAt > after);
      const removedIds = new Set(removed.map(({ offer }) => toShownId(offer)));
      const isNew = (one: Found): boolean => one.position > after || removedIds.has(toShownId(one.offer));
      return {
        position,
        isComplete: isComplete(),
        offers: found.filter((one) => one.removedAt === null && isNew(one)).map(({ offer }) => offer),
        removed: [...removedIds],
        progress,
      };
    },
    progressOf: (source: number): SourceProgress | undefined => progress[source],
    position: () => position,
    isComplete,
    hasOffers: () => found.length > 0,
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
