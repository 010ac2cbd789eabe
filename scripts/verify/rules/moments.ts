/* A moment on the clock of a place and in UTC. */
import type { Difference } from "../differences.ts";
import { readString } from "../journeys/comparison.ts";
import { broken, type Located } from "./rule.ts";

/** The local time of an instant, to the minute; null of an unknown zone. */
const toLocal = (instant: string, timeZone: string): string | null => {
  try {
    return new Date(instant).toLocaleString("sv-SE", { timeZone }).replace(" ", "T").slice(0, 16);
  } catch {
    return null;
  }
};

/** `utc` is the instant of `local` in the zone; of a day without a time, its last minute. */
export const checkMoment = ({ path, value }: Located, timeZone: string | null): readonly Difference[] => {
  const [local, utc] = [readString(value, "local"), readString(value, "utc")];
  if (local === null || utc === null || timeZone === null) return [];
  const expected = toLocal(utc, timeZone);
  const stated = local.replace(" ", "T").slice(0, 16);
  return expected === null || expected.startsWith(stated)
    ? []
    : [broken(`${path}.local`, `${expected}, which is ${utc} in ${timeZone}`, local)];
};
