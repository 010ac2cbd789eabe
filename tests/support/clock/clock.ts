import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

type Environment = Readonly<Record<string, string>>;

const PRELOAD = `--import=${pathToFileURL(resolve("tests/support/clock/preload.mjs")).href}`;

/** For every process of a run whose clock shows another instant when it starts, in another zone. */
export const clockEnvironment = (instant: string, zone: string): Environment => ({
  NODE_OPTIONS: PRELOAD,
  KEELSON_CLOCK_OFFSET: String(Date.parse(instant) - Date.now()),
  KEELSON_TEST_ZONE: zone,
});

const HANDED_ON = ["NODE_OPTIONS", "KEELSON_CLOCK_OFFSET"];

/** What of this hands the clock on to a process that a test starts; nothing in an ordinary run. */
export const clockSettings: Environment = Object.fromEntries(
  HANDED_ON.flatMap((name) => {
    const value = process.env["KEELSON_CLOCK_OFFSET"] === undefined ? undefined : process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** How far ahead the clock of this run is, in milliseconds. */
export const clockOffset = Number(process.env["KEELSON_CLOCK_OFFSET"] ?? "0");

/** The zone of tests that state none. */
export const testZone = process.env["KEELSON_TEST_ZONE"] ?? "Asia/Kolkata";
