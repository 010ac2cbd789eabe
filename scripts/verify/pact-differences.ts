import { type Difference, joinPath, shorten, showValue } from "./differences.ts";
import type { PactInteraction } from "./contract.ts";
import { isObject, type JsonObject, parseJson, readKey } from "./json.ts";
import { explainMissingEntry } from "./missing-entry.ts";
import { describePattern } from "./words.ts";

/** A mismatch in the report of Pact's verifier. */
export interface PactMismatch {
  readonly type: string;
  readonly mismatch: string;
  readonly path?: string;
  /** Name of a header or query parameter. */
  readonly key?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

const contractDifference = (path: string, expected: string, actual: string): Difference => ({
  by: "contract",
  path,
  expected: shorten(expected),
  actual: shorten(actual),
});

const toText = (value: unknown): string => (typeof value === "string" && value !== "" ? value : showValue(value));

const readKeys = (value: unknown): readonly string[] => {
  const keys = typeof value === "string" ? parseJson(Buffer.from(value)) : undefined;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
};

/** The example of the contract at a path such as `$.result[2].offerId`; elements of a list are like the first one. */
const findExample = (content: unknown, path: string): unknown => {
  const names = [...path.matchAll(/\.([A-Za-z_][\w-]*)|\['([^']*)'\]|\[(\d+)\]/g)];
  return names.reduce<unknown>((value, [, dotted, quoted, index]) => {
    if (index === undefined) return readKey(value, dotted ?? quoted ?? "");
    return readKey(value, index) ?? readKey(value, "0");
  }, content);
};

const missingKeys = (content: unknown, path: string, mismatch: PactMismatch): readonly Difference[] => {
  const present = new Set(readKeys(mismatch.actual));
  return readKeys(mismatch.expected)
    .filter((key) => !present.has(key))
    .map((key) => {
      const missing = joinPath(path, key);
      const example = findExample(content, missing);
      const wanted = example === undefined || isObject(example) ? "present" : `present, such as ${showValue(example)}`;
      return contractDifference(missing, wanted, "missing");
    });
};

/** Two lists of different lengths differ by their lengths. */
const compareLengths = (path: string, expected: unknown, actual: unknown): readonly Difference[] => {
  const [wanted, found] = [expected, actual].map((text) =>
    typeof text === "string" ? parseJson(Buffer.from(text)) : text,
  );
  return Array.isArray(wanted) && Array.isArray(found) && wanted.length !== found.length
    ? [contractDifference(path, describeList(wanted), describeList(found))]
    : [];
};

const describeList = (list: readonly unknown[]): string =>
  list.length === 0 ? "[]" : `a list of ${list.length} ${list.length === 1 ? "entry" : "entries"}`;

/** The requirement in a sentence of Pact such as `Expected 7 (Integer) to be the same type as 'OFR-1' (String)`. */
const readRequirement = ({ mismatch, expected }: PactMismatch): string | undefined => {
  const [, pattern] = / to match '(.*)'$/s.exec(mismatch) ?? [];
  if (pattern !== undefined) return describePattern(pattern, expected);
  return / to (?:be )?((?:the same type as|have minimum size of|have maximum size of|include) .*)$/s.exec(
    mismatch,
  )?.[1];
};

/** A file of another type: Pact looks at its bytes. */
const compareFile = ({ mismatch, actual }: PactMismatch): readonly Difference[] => {
  const [, wanted, found] =
    / to have content type '([^']*)'(?: but detected contents was '([^']*)')?/.exec(mismatch) ?? [];
  return wanted === undefined
    ? []
    : [
        contractDifference(
          "body",
          `a file of the type ${wanted}`,
          found === undefined ? toText(actual) : `${found}: ${toText(actual)}`,
        ),
      ];
};

const readBodyRules = (response: JsonObject): JsonObject => {
  const rules = readKey(readKey(response, "matchingRules"), "body");
  return isObject(rules) ? rules : {};
};

/** The differences of the nearest entry, where Pact found none that a list must contain. */
const explainVariant = (
  response: JsonObject,
  { mismatch, path = "$", expected, actual }: PactMismatch,
): readonly Difference[] => {
  const [, index] = /^Variant at index (\d+)/.exec(mismatch) ?? [];
  if (index === undefined) return [];
  return explainMissingEntry({ path, index: Number(index), expected, actual }, readBodyRules(response)).map((one) =>
    contractDifference(one.path, showValue(one.expected), showValue(one.actual)),
  );
};

const toDifferences = (response: PactInteraction["response"], mismatch: PactMismatch): readonly Difference[] => {
  const { type, path = "$", key = "", expected, actual } = mismatch;
  if (type === "StatusMismatch") return [contractDifference("status", toText(expected), toText(actual))];
  if (type === "HeaderMismatch") {
    const wanted = readRequirement(mismatch) ?? toText(expected);
    const name = `header ${key.toLowerCase()}`;
    return [contractDifference(name, wanted, actual === "" ? "missing" : toText(actual))];
  }
  if (type === "BodyTypeMismatch") return [contractDifference("body", toText(expected), toText(actual))];
  if (type !== "BodyMismatch") return [contractDifference("answer", toText(expected), mismatch.mismatch)];
  const hasMissing = mismatch.mismatch.includes("missing the following keys");
  const missing = hasMissing ? missingKeys(response.body?.content, path, mismatch) : [];
  if (missing.length > 0) return missing;
  const inEntry = explainVariant(response, mismatch);
  if (inEntry.length > 0) return inEntry;
  const byType = compareFile(mismatch);
  if (byType.length > 0) return byType;
  const byLength = compareLengths(path, expected, actual);
  if (byLength.length > 0) return byLength;
  return [contractDifference(path, readRequirement(mismatch) ?? toText(expected), toText(actual))];
};

const PARTS = ["answer", "status", "header", "body"];

const rankPart = ({ path }: Difference): number => {
  const rank = PARTS.findIndex((part) => path.startsWith(part));
  return rank === -1 ? PARTS.length : rank;
};

/** Pact reports mismatches in changing order. */
const compareDifferences = (left: Difference, right: Difference): number =>
  rankPart(left) - rankPart(right) || (left.path < right.path ? -1 : 1);

/** The differences that Pact found in the answer to an interaction, each with its path and both values. */
export const toContractDifferences = (
  { response }: PactInteraction,
  mismatches: readonly PactMismatch[],
): readonly Difference[] =>
  mismatches
    .flatMap((mismatch) => toDifferences(response, mismatch))
    .toSorted(compareDifferences)
    .filter(({ path, expected }, index, all) => path !== all[index - 1]?.path || expected !== all[index - 1]?.expected);
