import { setImmediate as nextTurn } from "node:timers/promises";

/** Announces changes to those who wait for one. */
export const createNews = () => {
  let next = Promise.withResolvers<void>();
  return {
    /** Resolves when a change has brought it about, when the time is over, or when the signal is aborted. */
    waitUntil: async (isReached: () => boolean, milliseconds: number, signal: AbortSignal): Promise<void> => {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const waiting = { isOver: signal.aborted };
      const end = (): void => {
        waiting.isOver = true;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener("abort", end, { once: true });
      while (!isReached() && !waiting.isOver) await Promise.race([next.promise, over]);
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    },
    announce: (): void => {
      next.resolve();
      next = Promise.withResolvers();
    },
  };
};

/** Works on all entries that have come meanwhile, one batch after the other. */
export const createBatchQueue = <T>(work: (batch: readonly T[]) => Promise<void>) => {
  let waiting: T[] = [];
  let running: Promise<void> = Promise.resolve();
  const workOff = async (): Promise<void> => {
    await nextTurn();
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) await work(batch);
  };
  return {
    add: (entry: T): void => {
      waiting.push(entry);
      running = running.then(workOff);
    },
    settle: (): Promise<void> => running,
  };
};
