import { okAsync, type ResultAsync } from "neverthrow";
import type { Clock } from "#server/platform/time.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";

/** The carrier's id of a place by its UN/LOCODE; null if the carrier does not know the place. */
export type FindPlaceId = (unLocode: string, signal: AbortSignal) => ResultAsync<string | null, SourceFailure>;

const KEPT_MS = 24 * 3_600_000;

/** Asks a carrier for the id of a place once a day at most; failures are not kept. */
export const cachePlaceIds = (find: FindPlaceId, clock: Clock): FindPlaceId => {
  const known = new Map<string, { readonly id: string | null; readonly until: number }>();
  return (unLocode, signal) => {
    const now = clock();
    const kept = known.get(unLocode);
    /* One that is kept for longer was found while the clock was ahead. */
    if (kept !== undefined && now < kept.until && kept.until <= now + KEPT_MS) return okAsync(kept.id);
    return find(unLocode, signal).map((id) => {
      known.set(unLocode, { id, until: now + KEPT_MS });
      return id;
    });
  };
};
