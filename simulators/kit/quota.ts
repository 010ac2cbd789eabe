import { json, type SimulatorAnswer } from "./http.ts";

export interface QuotaLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Counts calls in windows that slide with the simulator's clock; a refused call is not counted. */
export const createQuota = (limits: readonly QuotaLimit[]) => {
  const longestMs = Math.max(...limits.map(({ seconds }) => seconds)) * 1000;
  let taken: readonly number[] = [];
  return {
    /** The refusal of a call above a limit: 429 with the seconds until the next call is answered. */
    take: (now: Date): SimulatorAnswer | undefined => {
      for (const { calls, seconds } of limits) {
        const inWindow = taken.filter((time) => time > now.getTime() - seconds * 1000);
        const oldest = inWindow[inWindow.length - calls];
        if (oldest !== undefined) {
          const wait = Math.ceil((oldest + seconds * 1000 - now.getTime()) / 1000);
          return json(429, { message: "Rate limit exceeded" }, { "retry-after": String(wait) });
        }
      }
      taken = [...taken.filter((time) => time > now.getTime() - longestMs), now.getTime()];
      return undefined;
    },
    reset: (): void => {
      taken = [];
    },
  };
};
