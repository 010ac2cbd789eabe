import { okAsync, type ResultAsync } from "neverthrow";
import type { Clock } from "#server/platform/time.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";

/** The carrier's id of a place by its UN/LOCODE; null if the carrier does not know the place. */
export type FindPlaceId = (unLocode: string, signal: AbortSignal) => ResultAsync<string | null, SourceFailure>;

/** A look-up that runs, and how many wait for it. */
interface OpenLookUp {
  readonly found: ReturnType<FindPlaceId>;
  readonly controller: AbortController;
  waiting: number;
}

const KEPT_MS = 24 * 3_600_000;

/** Runs equal look-ups at the same moment once; it is aborted when nobody waits for it any longer. */
const shareLookUps = (find: FindPlaceId): FindPlaceId => {
  const running = new Map<string, OpenLookUp>();
  const start = (unLocode: string): OpenLookUp => {
    const controller = new AbortController();
    const lookUp = { found: find(unLocode, controller.signal), controller, waiting: 0 };
    const forget = (): void => {
      if (running.get(unLocode) === lookUp) running.delete(unLocode);
    };
    controller.signal.addEventListener("abort", forget, { once: true });
    void lookUp.found.then(forget, forget);
    running.set(unLocode, lookUp);
    return lookUp;
  };
  return (unLocode, signal) => {
    if (signal.aborted) return find(unLocode, signal);
    const lookUp = running.get(unLocode) ?? start(unLocode);
    lookUp.waiting += 1;
    const leave = (): void => {
      lookUp.waiting -= 1;
      if (lookUp.waiting === 0) lookUp.controller.abort();
    };
    const stay = (): void => signal.removeEventListener("abort", leave);
    signal.addEventListener("abort", leave, { once: true });
    void lookUp.found.then(stay, stay);
    return lookUp.found;
  };
};

/** Asks a carrier for the id of a place once a day at most; failures are not kept. */
export const cachePlaceIds = (find: FindPlaceId, clock: Clock): FindPlaceId => {
  const known = new Map<string, { readonly id: string | null; readonly until: number }>();
  const findShared = shareLookUps((unLocode, signal) => {
    const now = clock();
    return find(unLocode, signal).map((id) => {
      known.set(unLocode, { id, until: now + KEPT_MS });
      return id;
    });
  });
  return (unLocode, signal) => {
    const now = clock();
    const kept = known.get(unLocode);
    /* One that is kept for longer was found while the clock was ahead. */
    return kept !== undefined && now < kept.until && kept.until <= now + KEPT_MS
      ? okAsync(kept.id)
      : findShared(unLocode, signal);
  };
};
