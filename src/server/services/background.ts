import type { Deps } from "../features.ts";

/** Work that nobody waits for, such as mail whose sending must not show in the time of an answer. A failure is logged; a stopping server waits for it. */
export const background = (deps: Pick<Deps, "log" | "onClose">): ((work: () => Promise<void>) => void) => {
  const running = new Set<Promise<void>>();
  deps.onClose(async () => {
    await Promise.all(running);
  });
  return (work) => {
    const task = work()
      .catch((error: unknown) => deps.log.error({ err: error }, "background work"))
      .finally(() => running.delete(task));
    running.add(task);
  };
};
