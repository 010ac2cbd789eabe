const LATEST_MS = 2_000;

/** Runs `act` once the page has nothing else to do, at the latest after two seconds; the returned function calls it off. */
export const afterIdle = (act: () => void): (() => void) => {
  /* Safari has no idle callbacks. */
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(waiting);
};
