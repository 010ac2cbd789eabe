import { CLOCK_STATE, type Interaction } from "./contract.ts";
import { type Difference, joinPath, showValue } from "./differences.ts";
import type { Answer } from "./http.ts";
import { isObject, parseJson } from "./json.ts";

interface Leaf {
  /** With `[]` for every entry of a list. */
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

const listLeaves = (value: unknown, path = "$", key = ""): readonly Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => listLeaves(one, `${path}[]`, key));
  if (!isObject(value)) return [{ path, key, value }];
  return Object.entries(value).flatMap(([name, one]) => listLeaves(one, joinPath(path, name), name));
};

const MIN_TEXT = 3;

/** Values that a server makes anew. */
const MADE = new Set(["token"]);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Carriers send amounts as numbers or as texts. */
const NUMBER = /^-?\d+(\.\d+)?$/;

const WITH_BLANK = /^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/;

/** One form of a number, of an instant, of a local time with a blank, and of a time zone that has several names. */
const toComparable = ({ key, value }: Leaf): unknown => {
  if (typeof value !== "string") return value;
  if (NUMBER.test(value)) return Number(value);
  if (INSTANT.test(value)) return Date.parse(value);
  if (key !== "timeZone") return value.replace(WITH_BLANK, "$1T");
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return value;
  }
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a state gives the value: a text that is long enough to mean something, or a number or day under the same name. */
const isNamedBy =
  (named: readonly Leaf[]) =>
  (leaf: Leaf): boolean => {
    const { key, value } = leaf;
    if (MADE.has(key)) return false;
    const isUnderItsName = named.some((one) => one.key === key && toComparable(one) === toComparable(leaf));
    if (typeof value !== "string" || DAY.test(value) || NUMBER.test(value)) return isUnderItsName && value !== null;
    return value.length >= MIN_TEXT && named.some((one) => one.value === value);
  };

/**
 * What states name must come back: a value that a state gives and the example of the interaction has at a path must be among the values at this
 * path of the answer.
 */
export const checkStateValues = ({ states, pact }: Interaction, answer: Answer): readonly Difference[] => {
  const body = parseJson(answer.body);
  if (pact.response.status !== 200 || answer.status !== 200 || body === undefined) return [];
  /* The day of the clock may also be the day of something else. */
  const data = states.filter(({ name }) => name !== CLOCK_STATE);
  const isNamed = isNamedBy(data.flatMap(({ params }) => listLeaves(params ?? {})));
  const actual = Map.groupBy(listLeaves(body), ({ path }) => path);
  const wanted = new Map(
    listLeaves(pact.response.body?.content)
      .filter(isNamed)
      .map((leaf) => [`${leaf.path} ${showValue(leaf.value)}`, leaf]),
  );
  return [...wanted.values()].flatMap((leaf): readonly Difference[] => {
    const [first, ...others] = actual.get(leaf.path) ?? [];
    const expected = toComparable(leaf);
    if (first === undefined || [first, ...others].some((one) => toComparable(one) === expected)) return [];
    const named = `${showValue(leaf.value)} as the state names it`;
    return [{ by: "contract", path: leaf.path, expected: named, actual: showValue(first.value) }];
  });
};
