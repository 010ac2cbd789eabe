import { sql } from "kysely";
import type { Given } from "../platform/database/statements.ts";

/** What a statement about a lane is given: `from0`, `from1`, …, `to0`, …, and `today`. */
export type LaneValues = Readonly<Record<string, string>>;

const list = (given: Given<LaneValues>, name: string, count: number) =>
  sql.join(Array.from({ length: count }, (_, index) => given(`${name}${index}`)));

/** The ports of loading of a lane, in a statement for so many. */
export const loadingPorts = (given: Given<LaneValues>, count: number) => list(given, "from", count);

/** The ports of discharge of a lane, in a statement for so many. */
export const dischargePorts = (given: Given<LaneValues>, count: number) => list(given, "to", count);

export const laneValues = (loading: readonly string[], discharge: readonly string[], today: string): LaneValues => {
  const values: Record<string, string> = { today };
  for (const [index, code] of loading.entries()) values[`from${index}`] = code;
  for (const [index, code] of discharge.entries()) values[`to${index}`] = code;
  return values;
};
