import { readFileSync } from "node:fs";

const CLOCK_TICK_MS = 10;

/** The processor time of a process of this machine so far, in milliseconds; Linux counts it in steps of ten. */
export const readCpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
};
