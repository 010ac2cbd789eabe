/* What the report says in place of the sentences of libraries. */
import { showValue } from "./differences.ts";

const CHOICE = /^\^\(([\w-]+(?:\|[\w-]+)+)\)\$$/;
const DATE_WITH_TIME = /^\^(\d{4}-\d{2}-\d{2})\(T\.\*\)\?\$$/;
const NOT_BLANK = "^.*\\S.*$";

/** What a pattern of the contract asks for: its words, or its example and the pattern. */
export const describePattern = (pattern: string, example: unknown): string => {
  const [, choice] = CHOICE.exec(pattern) ?? [];
  if (choice !== undefined) return `one of ${choice.replaceAll("|", ", ")}`;
  const [, date] = DATE_WITH_TIME.exec(pattern) ?? [];
  if (date !== undefined) return `a text like ${date}…`;
  if (pattern === NOT_BLANK) return "a text that is not blank";
  return `a value like ${showValue(example)} (pattern ${pattern})`;
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "a date such as 2026-11-23",
  "date-time": "a moment such as 2026-11-20T08:15:00.000Z",
  email: "an email address",
  uri: "an address",
};

const count = (number: unknown, one: string, many: string): string => `${String(number)} ${number === 1 ? one : many}`;

type Describe = (limit: unknown) => string;

const KEYWORDS: Readonly<Record<string, Describe>> = {
  maxLength: (limit) => `at most ${count(limit, "character", "characters")}`,
  minLength: (limit) => `at least ${count(limit, "character", "characters")}`,
  maxItems: (limit) => `at most ${count(limit, "entry", "entries")}`,
  minItems: (limit) => `at least ${count(limit, "entry", "entries")}`,
  minimum: (limit) => `${String(limit)} or more`,
  maximum: (limit) => `${String(limit)} or less`,
  exclusiveMinimum: (limit) => `more than ${String(limit)}`,
  exclusiveMaximum: (limit) => `less than ${String(limit)}`,
};

/** What a keyword of a JSON schema asks for; undefined of a keyword without words. */
export const describeKeyword = (keyword: string, params: Readonly<Record<string, unknown>>): string | undefined => {
  const describe = KEYWORDS[keyword];
  if (describe !== undefined) return describe(params["limit"]);
  if (keyword === "pattern") return `a text with the pattern ${String(params["pattern"])}`;
  if (keyword === "additionalProperties") return "no other property";
  if (keyword !== "format") return undefined;
  const format = String(params["format"]);
  return FORMATS[format] ?? `a text of the form ${format}`;
};
