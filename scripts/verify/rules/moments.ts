/* A moment on the clock of a place and in UTC. */
import type { Difference } from "../differences.ts";
import { readString } from "../journeys/comparison.ts";
import { toLocalMinute } from "./local-minute.ts";
import { broken, type Located } from "./rule.ts";

/** `utc` is the instant of `local` in the zone; of a day without a time, its last minute. */
export const checkMoment = ({ path, value }: Located, timeZone: string | null): readonly Difference[] => {
  const [local, utc] = [readString(value, "local"), readString(value, "utc")];
  if (local === null || utc === null || timeZone === null) return [];
  const expected = toLocalMinute(new Date(utc), timeZone);
  const stated = local.replace(" ", "T").slice(0, 16);
  return expected === null || expected.startsWith(stated)
    ? []
    : [broken(`${path}.local`, `${expected}, which is ${utc} in ${timeZone}`, local)];
};
