import { setImmediate } from "node:timers/promises";
import type { Deps } from "../features.ts";

/**
 * Work that nobody waits for, such as mail whose sending must not show in the time of an answer. A failure is logged; a
 * stopping server waits for what runs, and then does `atLast`.
 */
export const background = (
  deps: Pick<Deps, "log" | "onClose">,
  atLast: () => Promise<void>,
): ((work: () => Promise<void>) => void) => {
  const running = new Set<Promise<void>>();
  deps.onClose(async () => {
    await Promise.all(running);
    await atLast();
  });
  return (work) => {
    const task = setImmediate()
      .then(work)
      .catch((error: unknown) => deps.log.error({ err: error }, "background work"))
      .finally(() => running.delete(task));
    running.add(task);
  };
};
