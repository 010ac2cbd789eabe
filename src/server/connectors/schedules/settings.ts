import { ok, err, type Result } from "neverthrow";
import type { ClientCredentials } from "../kit/access-token.ts";
import type { CallAllowance } from "../kit/quota.ts";
import { isJsonObject, toObject } from "#api/readers/json.ts";
import {
  openSection,
  readHeaders,
  readNumber,
  type ReadSecret,
  readTexts,
  readToken,
  readUrl,
  type Section,
} from "#server/tracking-sources/settings.ts";
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

const readText = ({ fields, at, complain }: Section, name: string): string => {
  const value = fields[name];
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  complain(`${at} needs ${name}.`);
  return "";
};

const readScac = ({ fields, at, complain }: Section): string | null => {
  const { scac = null } = fields;
  if (scac === null || (typeof scac === "string" && /^[A-Z0-9]{2,4}$/.test(scac))) return scac;
  complain(`${at}.scac must be the carrier's code of two to four capital letters or figures, such as HLCU.`);
  return null;
};

const readCutOffs = (section: Section): readonly string[] => {
  const codes = readTexts(section, "cutOffTimes", READ_CUT_OFFS);
  for (const code of codes.filter((one) => !READ_CUT_OFFS.includes(one)))
    section.complain(`${section.at}.cutOffTimes has ${code}, which is none of ${READ_CUT_OFFS.join(", ")}.`);
  return codes;
};

const readPlaceCodes = ({ fields, at, complain }: Section): ReadonlyMap<string, string> => {
  const { placeCodes = {} } = fields;
  const entries = Object.entries(toObject(placeCodes));
  const isRight = ([unLocode, own]: readonly [string, unknown]): boolean =>
    /^[A-Z]{2}[A-Z2-9]{3}$/.test(unLocode) && typeof own === "string" && own.trim() !== "";
  if (!isJsonObject(placeCodes) || !entries.every(isRight))
    complain(`${at}.placeCodes must be a mapping of UN/LOCODE to the carrier's codes, such as CNSHA: CNSHG.`);
  return new Map(entries.map(([unLocode, own]) => [unLocode, String(own).trim()]));
};

const readEntry = (
  value: unknown,
  at: string,
  complain: Section["complain"],
  readSecret: ReadSecret,
): ScheduleSettings => {
  const section = openSection(value, at, complain, KNOWN);
  const carrier = readText(section, "carrier");
  const callsPerMinute = readNumber(section, "callsPerMinute", 10, [1, 10_000]);
  const callsPerDay = readNumber(section, "callsPerDay", 1_000, [1, 1_000_000]);
  return {
    name: `${carrier} schedules`,
    carrier,
    lines: carrier === "" ? [] : readTexts(section, "lines", [carrier]),
    scac: readScac(section),
    url: readUrl(section),
    headers: readHeaders(section, readSecret),
    token: readToken(section.fields["token"], `${at}.token`, complain, readSecret),
    limit: readNumber(section, "limit", 100, [1, 1_000]),
    pages: readNumber(section, "pages", 3, [1, 50]),
    days: readNumber(section, "days", DAYS_AHEAD, [7, 120]),
    allowances: [
      { calls: callsPerMinute, spanMs: MINUTE_MS },
      { calls: callsPerDay, spanMs: DAY_MS },
    ],
    keepMs: readNumber(section, "keepHours", 8, [1, 24]) * HOUR_MS,
    waitMs: readNumber(section, "waitMs", 1_000, [0, 5_000]),
    cutOffTimes: readCutOffs(section),
    placeCodes: readPlaceCodes(section),
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
  const entries = value.map((entry: unknown, at) => readEntry(entry, `schedules[${at}]`, complain, readSecret));
  for (const name of findRepeated(entries.map((entry) => entry.name)))
    complain(`Two entries of schedules are ${name}.`);
  for (const line of findRepeated(entries.flatMap(({ lines }) => [...new Set(lines.map(toLineKey))])))
    complain(`Two entries of schedules serve the line ${line}.`);
  return mistakes.length === 0 ? ok(entries) : err(mistakes);
};
