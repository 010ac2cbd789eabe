import { joinPath } from "./differences.ts";
import { isObject, type JsonObject, parseJson, readKey } from "./json.ts";

/** A property in which an entry of a list differs from the one that the contract needs. */
export interface EntryDifference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Pact's matching rules by path; those of an entry start at the entry itself. */
type Rules = JsonObject;

const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The rule at a path, such as `{match: "regex", regex: "…"}`; undefined where values must be equal. */
const findRule = (rules: Rules, path: string): unknown => {
  const written = [path, path.replaceAll(/\[\d+\]/g, "[*]")].find((one) => one in rules) ?? path;
  const matchers = readList(readKey(rules[written], "matchers"));
  return matchers.find((one) => readKey(one, "match") === "equality") ?? matchers[0];
};

/** The rules of an entry that a list must contain. */
const readVariantRules = (rule: unknown, index: number): Rules => {
  const variant = readList(readKey(rule, "variants")).find((one) => readKey(one, "index") === index);
  const rules = readKey(variant, "rules");
  return isObject(rules) ? rules : {};
};

const fitsRule = (rule: unknown, expected: unknown, actual: unknown): boolean => {
  const regex = readKey(rule, "regex");
  if (typeof regex === "string")
    return new RegExp(regex).test(typeof actual === "string" ? actual : JSON.stringify(actual));
  const isEqual = rule === undefined || readKey(rule, "match") === "equality";
  return isEqual
    ? JSON.stringify(expected) === JSON.stringify(actual)
    : typeof expected === typeof actual && Array.isArray(expected) === Array.isArray(actual);
};

const compareLists = (rules: Rules, at: string, expected: readonly unknown[], actual: readonly unknown[]) => {
  const rule = findRule(rules, at);
  if (readKey(rule, "match") === "arrayContains")
    return expected.flatMap((wanted, index) => findInList(at, wanted, actual, readVariantRules(rule, index)));
  return expected.flatMap((wanted, index) => compareValues(rules, joinPath(at, index), wanted, actual[index]));
};

/** The differences of a value from the contract's example, below a path that starts at the entry. */
const compareValues = (rules: Rules, at: string, expected: unknown, actual: unknown): readonly EntryDifference[] => {
  if (actual === undefined) return [{ path: at, expected, actual }];
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(rules, at, expected, actual);
  if (isObject(expected) && isObject(actual) && !Array.isArray(actual))
    return Object.keys(expected).flatMap((key) =>
      compareValues(rules, joinPath(at, key), expected[key], readKey(actual, key)),
    );
  return fitsRule(findRule(rules, at), expected, actual) ? [] : [{ path: at, expected, actual }];
};

const countValues = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 0) : 1;

/** Empty if an entry fits, and the differences of the entry that is most like the wanted one otherwise. */
const findInList = (
  path: string,
  wanted: unknown,
  list: readonly unknown[],
  rules: Rules,
): readonly EntryDifference[] => {
  const compared = list.map((entry, index) =>
    compareValues(rules, "$", wanted, entry).map((one) => ({
      ...one,
      path: `${joinPath(path, index)}${one.path.slice(1)}`,
    })),
  );
  const fewest = Math.min(...compared.map((differences) => differences.length));
  const nearest = compared.find((differences) => differences.length === fewest);
  return nearest === undefined || fewest >= countValues(wanted) ? [{ path, expected: wanted, actual: list }] : nearest;
};

const readJson = (text: unknown): unknown => (typeof text === "string" ? parseJson(Buffer.from(text)) : undefined);

/** Pact reports a list as a JSON text of JSON texts. */
const readTexts = (text: unknown): readonly unknown[] => readList(readJson(text)).map(readJson);

/**
 * An entry that the contract needs is in no place of a list: finds the entry that is most like it, and in what it
 * differs. `rules` are those of the whole answer, `index` is the number of the entry in the contract.
 */
export const explainMissingEntry = (
  { path, index, expected, actual }: EntryDifference & { readonly index: number },
  rules: Rules,
): readonly EntryDifference[] => {
  const wanted = readJson(expected);
  if (!isObject(wanted) || Array.isArray(wanted)) return [];
  const found = findInList(path, wanted, readTexts(actual), readVariantRules(findRule(rules, path), index));
  return found.some((one) => one.path === path) ? [] : found;
};
