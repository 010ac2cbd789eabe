import { joinPath } from "./differences.ts";
import { isObject, type JsonObject, parseJson } from "./json.ts";

/** A property in which an entry of a list differs from the one that the contract needs. */
export interface EntryDifference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const readEntry = (text: unknown): JsonObject | undefined => {
  const value = typeof text === "string" ? parseJson(Buffer.from(text)) : undefined;
  return isObject(value) && !Array.isArray(value) ? value : undefined;
};

/** Pact reports a list as a JSON text of JSON texts. */
const readList = (text: unknown): readonly JsonObject[] => {
  const list = typeof text === "string" ? parseJson(Buffer.from(text)) : undefined;
  return Array.isArray(list) ? list.map((one) => readEntry(one) ?? {}) : [];
};

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const countEqual = (expected: JsonObject, entry: JsonObject): number =>
  Object.keys(expected).filter((key) => isEqual(expected[key], entry[key])).length;

/**
 * An entry that the contract needs is in no place of a list: finds the entry that is most like it, and in what it differs.
 * Another value may be one that the contract allows, so it counts only where nothing is missing. Empty if nothing is alike.
 */
export const explainMissingEntry = (path: string, expected: unknown, actual: unknown): readonly EntryDifference[] => {
  const wanted = readEntry(expected);
  if (wanted === undefined) return [];
  const list = readList(actual);
  const likeness = list.map((entry) => countEqual(wanted, entry));
  const most = Math.max(0, ...likeness);
  const index = likeness.indexOf(most);
  const entry = list[index];
  if (entry === undefined || most === 0) return [];
  const different = Object.keys(wanted).filter((key) => !isEqual(wanted[key], entry[key]));
  const missing = different.filter((key) => !Object.hasOwn(entry, key));
  return (missing.length > 0 ? missing : different).map((key) => ({
    path: joinPath(joinPath(path, index), key),
    expected: wanted[key],
    actual: entry[key],
  }));
};
