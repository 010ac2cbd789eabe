import { ok, err, type Result } from "neverthrow";
import type { ClientCredentials } from "../kit/access-token.ts";
import type { CallAllowance } from "../kit/quota.ts";
import { isJsonObject, toObject } from "#api/readers/json.ts";
import { type Fields, openSection, type ReadSecret } from "../kit/fields.ts";
import { READ_CUT_OFFS, type RouteReading } from "./read-routes.ts";

/** How one carrier is asked for sailings: an entry of the section `schedules` of the connectors file. */
export interface ScheduleSettings extends Omit<RouteReading, "findZone"> {
  /** For the log, the quota and staff: `Hapag-Lloyd schedules`. */
  readonly name: string;
  /** As shippers see it. */
  readonly carrier: string;
  /** The carrier as rate sheets name it; letters and figures alone are compared. */
  readonly lines: readonly string[];
  readonly url: string;
  /** Sent with each call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null: the headers are enough. */
  readonly token: ClientCredentials | null;
  /** Routes on one page. */
  readonly limit: number;
  /** Pages of one lane. */
  readonly pages: number;
  /** How many days ahead sailings are asked for. */
  readonly days: number;
  readonly allowances: readonly CallAllowance[];
  readonly keepMs: number;
  /** How long a search waits for the schedule. */
  readonly waitMs: number;
}

const KNOWN = [
  "carrier",
  "lines",
  "scac",
  "url",
  "headers",
  "token",
  "limit",
  "pages",
  "days",
  "callsPerMinute",
  "callsPerDay",
  "keepHours",
  "waitMs",
  "cutOffTimes",
  "placeCodes",
];

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/* Searches are for 30 days ahead, and show the next two sailings of a week. */
const DAYS_AHEAD = 45;

const readScac = (fields: Fields): string | null => {
  const scac = fields.value("scac") ?? null;
  if (scac === null || (typeof scac === "string" && /^[A-Z0-9]{2,4}$/.test(scac))) return scac;
  fields.complain("scac", "must be the carrier's code of two to four capital letters or figures, such as HLCU");
  return null;
};

const readCutOffs = (fields: Fields): readonly string[] => {
  const codes = fields.texts("cutOffTimes", READ_CUT_OFFS);
  for (const code of codes.filter((one) => !READ_CUT_OFFS.includes(one)))
    fields.complain("cutOffTimes", `has ${code}, which is none of ${READ_CUT_OFFS.join(", ")}`);
  return codes;
};

const readPlaceCodes = (fields: Fields): ReadonlyMap<string, string> => {
  const placeCodes = fields.value("placeCodes") ?? {};
  const entries = Object.entries(toObject(placeCodes));
  const isRight = ([unLocode, own]: readonly [string, unknown]): boolean =>
    /^[A-Z]{2}[A-Z2-9]{3}$/.test(unLocode) && typeof own === "string" && own.trim() !== "";
  if (!isJsonObject(placeCodes) || !entries.every(isRight))
    fields.complain("placeCodes", "must be a mapping of UN/LOCODE to the carrier's codes, such as CNSHA: CNSHG");
  return new Map(entries.map(([unLocode, own]) => [unLocode, String(own).trim()]));
};

const readEntry = (fields: Fields): ScheduleSettings => {
  const carrier = fields.text("carrier");
  const callsPerMinute = fields.number("callsPerMinute", { fallback: 10, from: 1, to: 10_000 });
  const callsPerDay = fields.number("callsPerDay", { fallback: 1_000, from: 1, to: 1_000_000 });
  return {
    name: `${carrier} schedules`,
    carrier,
    lines: carrier === "" ? [] : fields.texts("lines", [carrier]),
    scac: readScac(fields),
    url: fields.url(),
    headers: fields.headers(),
    token: fields.token(),
    limit: fields.number("limit", { fallback: 100, from: 1, to: 1_000 }),
    pages: fields.number("pages", { fallback: 3, from: 1, to: 50 }),
    days: fields.number("days", { fallback: DAYS_AHEAD, from: 7, to: 120 }),
    allowances: [
      { calls: callsPerMinute, spanMs: MINUTE_MS },
      { calls: callsPerDay, spanMs: DAY_MS },
    ],
    keepMs: fields.number("keepHours", { fallback: 8, from: 1, to: 24 }) * HOUR_MS,
    waitMs: fields.number("waitMs", { fallback: 1_000, from: 0, to: 5_000 }),
    cutOffTimes: readCutOffs(fields),
    placeCodes: readPlaceCodes(fields),
  };
};

/** A line as it is compared: `HAPAG LLOYD` is `Hapag-Lloyd`. */
export const toLineKey = (line: string): string => line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const findRepeated = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((key, at) => keys.indexOf(key) !== at)),
];

/** The entries of the section `schedules`, or one sentence for each mistake in it. */
export const readScheduleSettings = (
  value: unknown,
  readSecret: ReadSecret,
): Result<readonly ScheduleSettings[], readonly string[]> => {
  if (!Array.isArray(value)) return err(["schedules must be a list of carriers."]);
  const mistakes: string[] = [];
  const complain = (sentence: string): void => {
    mistakes.push(sentence);
  };
  const entries = value.map((entry: unknown, at) =>
    readEntry(openSection(entry, `schedules[${at}]`, KNOWN, readSecret, complain)),
  );
  for (const name of findRepeated(entries.map((entry) => entry.name)))
    complain(`Two entries of schedules are ${name}.`);
  for (const line of findRepeated(entries.flatMap(({ lines }) => [...new Set(lines.map(toLineKey))])))
    complain(`Two entries of schedules serve the line ${line}.`);
  return mistakes.length === 0 ? ok(entries) : err(mistakes);
};
