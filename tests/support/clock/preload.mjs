/* Loaded before everything else by `NODE_OPTIONS`: every process of a run has the same clock. */
import { shiftDate } from "./shift-date.mjs";

const offset = Number(process.env["KEELSON_CLOCK_OFFSET"] ?? "0");
if (offset !== 0) shiftDate(offset);
