import { useSyncExternalStore } from "react";

const SECOND_MS = 1_000;

const everySecond = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, SECOND_MS);
  return () => clearInterval(timer);
};

const readSecond = (): number => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** The present moment in epoch milliseconds, to the second. */
export const useNow = (): number => useSyncExternalStore(everySecond, readSecond);
