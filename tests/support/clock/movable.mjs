/* Loaded before everything else by `NODE_OPTIONS`: SIGUSR2 sets the clock to the instant in the file `KEELSON_CLOCK_FILE`. */
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { shiftDate } from "./shift-date.mjs";

const file = process.env["KEELSON_CLOCK_FILE"] ?? "";
const move = () => shiftDate(Date.parse(readFileSync(file, "utf8")) - Date.now());

if (isMainThread) {
  move();
  process.on("SIGUSR2", move);
}
