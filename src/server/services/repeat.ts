import type { Deps } from "../features.ts";

/** Does `work` at once and then every `everyMs`, until the server stops; a failure is logged and tried again next time. */
export const repeat = (deps: Pick<Deps, "log" | "onClose">, everyMs: number, work: () => Promise<void>): void => {
  const attempt = (): Promise<void> => work().catch((error: unknown) => deps.log.error({ err: error }, "housekeeping"));
  let running = attempt();
  const timer = setInterval(() => {
    running = running.then(attempt);
  }, everyMs);
  timer.unref();
  deps.onClose(async () => {
    clearInterval(timer);
    await running;
  });
};
