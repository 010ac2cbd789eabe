import { sql } from "kysely";
import type { Param } from "../platform/database/statements.ts";

/** What a statement about a lane is given: `portOfLoading0`, …, `portOfDischarge0`, …, and `today`. */
export type LaneValues = Readonly<Record<string, string>>;

export const listPorts = (param: Param<LaneValues>, name: "portOfLoading" | "portOfDischarge", count: number) =>
  sql.join(Array.from({ length: count }, (_, index) => param(`${name}${index}`)));

export const laneValues = (
  portsOfLoading: readonly string[],
  portsOfDischarge: readonly string[],
  today: string,
): LaneValues => {
  const values: Record<string, string> = { today };
  for (const [index, code] of portsOfLoading.entries()) values[`portOfLoading${index}`] = code;
  for (const [index, code] of portsOfDischarge.entries()) values[`portOfDischarge${index}`] = code;
  return values;
};
