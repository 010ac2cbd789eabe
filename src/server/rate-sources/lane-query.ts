import { sql } from "kysely";
import type { Param } from "../platform/database/statements.ts";

/** What a statement about a lane is given: `from0`, `from1`, …, `to0`, …, and `today`. */
export type LaneValues = Readonly<Record<string, string>>;

const list = (param: Param<LaneValues>, name: string, count: number) =>
  sql.join(Array.from({ length: count }, (_, index) => param(`${name}${index}`)));

export const loadingPorts = (param: Param<LaneValues>, count: number) => list(param, "from", count);

export const dischargePorts = (param: Param<LaneValues>, count: number) => list(param, "to", count);

export const laneValues = (loading: readonly string[], discharge: readonly string[], today: string): LaneValues => {
  const values: Record<string, string> = { today };
  for (const [index, code] of loading.entries()) values[`from${index}`] = code;
  for (const [index, code] of discharge.entries()) values[`to${index}`] = code;
  return values;
};
