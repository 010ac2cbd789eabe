import { Result } from "neverthrow";

/** Characters that a query may carry as they are and that read better so. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD"))
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":");

const decode = (text: string): string =>
  Result.fromThrowable(decodeURIComponent)(text.replaceAll("+", " ")).unwrapOr("");

/** Writes pairs as a URL query without the question mark, in the given order; commas and colons stay readable. */
export const writeQuery = (pairs: readonly (readonly [key: string, value: string])[]): string =>
  pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join("&");

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
