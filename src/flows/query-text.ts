import { Result } from "neverthrow";
import { type CalendarDate, isCalendarDate } from "#domain/time";

/** Characters that a query may carry as they are and that read better so. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD"))
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":");

const decode = (text: string): string =>
  Result.fromThrowable(decodeURIComponent)(text.replaceAll("+", " ")).unwrapOr("");

/** Null is left out. */
type Pair = readonly [key: string, value: string | number | null];

/** Writes pairs as a URL query without the question mark, in the given order; commas and colons stay readable. */
export const writeQuery = (pairs: readonly Pair[]): string =>
  pairs.flatMap(([key, value]) => (value === null ? [] : [`${encode(key)}=${encode(String(value))}`])).join("&");

/** Reads a URL query with or without the question mark; of a repeated key the first counts, a broken escape is an empty value. */
export const readQuery = (query: string): ReadonlyMap<string, string> => {
  const pairs = new Map<string, string>();
  for (const part of query.replace(/^\?/, "").split("&")) {
    const cut = part.indexOf("=");
    const key = decode(cut < 0 ? part : part.slice(0, cut));
    if (key !== "" && !pairs.has(key)) pairs.set(key, cut < 0 ? "" : decode(part.slice(cut + 1)));
  }
  return pairs;
};

/** One of the choices; null for any other text. */
export const readChoice = <Choice extends string>(
  choices: readonly Choice[],
  text: string | undefined,
): Choice | null => choices.find((choice) => choice === text) ?? null;

/** A date; null for any other text. */
export const readDate = (text: string | null | undefined): CalendarDate | null =>
  text != null && isCalendarDate(text) ? text : null;

/** A number from 1 on with at most so many digits; null for any other text. */
export const readCount = (text: string | undefined, digits: number): number | null =>
  text !== undefined && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null;
