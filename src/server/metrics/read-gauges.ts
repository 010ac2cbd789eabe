import type { Clock } from "#server/platform/time.ts";

/** Values of a gauge with their labels. */
export type GaugeValues = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

/**
 * Reads at most once in `forMs`: scrapes in between, and those at the same moment, get the same values. A read that fails is
 * tried again by the next scrape.
 */
export const readAtMostEvery = <Values>(
  clock: Clock,
  forMs: number,
  read: (now: number) => Promise<Values>,
): (() => Promise<Values>) => {
  let last: { readonly at: number; readonly values: Promise<Values> } | null = null;
  return () => {
    const now = clock();
    if (last !== null && last.at <= now && now < last.at + forMs) return last.values;
    const values = read(now);
    const reading = { at: now, values };
    last = reading;
    values.catch(() => {
      if (last === reading) last = null;
    });
    return values;
  };
};
