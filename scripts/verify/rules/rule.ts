import { type Difference, showValue } from "../differences.ts";
import { isObject, type JsonObject } from "../json.ts";
import { read, readList, readString } from "../journeys/comparison.ts";

export const broken = (path: string, expected: string, actual: unknown): Difference => ({
  by: "rule",
  path,
  expected,
  actual: showValue(actual),
});

export interface Located {
  readonly path: string;
  readonly value: JsonObject;
}

/** The objects of a list, each with its path. */
export const locate = (value: unknown, at: string, list: string): readonly Located[] =>
  readList(value, list).flatMap((one, index) =>
    isObject(one) ? [{ path: `${at}.${list.replaceAll(/\.(\d+)/g, "[$1]")}[${index}]`, value: one }] : [],
  );

/** A number, also one that a carrier sends as text; null for anything else. */
export const readNumber = (value: unknown, path: string): number | null => {
  const found = read(value, path);
  const number = typeof found === "string" && found.trim() !== "" ? Number(found) : found;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

/** Values of a key must differ from each other. */
export const checkUnique = (entries: readonly Located[], key: string): readonly Difference[] => {
  const seen = new Set<unknown>();
  return entries.flatMap(({ path, value }) => {
    const id = value[key];
    if (id === undefined || id === null || !seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [broken(`${path}.${key}`, "a value that no other entry has", id)];
  });
};

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text);

/** Of two dates or times, the first is not later; both local or both instants, otherwise their days are compared. */
export const checkOrder = ({ path, value }: Located, first: string, last: string): readonly Difference[] => {
  const [from, till] = [readString(value, first), readString(value, last)];
  if (from === null || till === null || !isDate(from) || !isDate(till)) return [];
  const length = Math.min(from.length, till.length, 16);
  return from.replace(" ", "T").slice(0, length) <= till.replace(" ", "T").slice(0, length)
    ? []
    : [broken(`${path}.${last}`, `not before ${first} (${from})`, till)];
};

/** The entries are in an order: no key is before the one before it. */
export const checkSorted = (
  entries: readonly Located[],
  key: string,
  direction: "ascending" | "descending",
): readonly Difference[] =>
  entries.flatMap(({ path, value }, index) => {
    const [before, own] = [entries[index - 1]?.value, readString(value, key)];
    const previous = before === undefined ? null : readString(before, key);
    if (previous === null || own === null) return [];
    const isInOrder = direction === "ascending" ? previous <= own : previous >= own;
    return isInOrder ? [] : [broken(`${path}.${key}`, `${direction} order, after ${previous}`, own)];
  });

/** Names are in alphabetical order: of a language, or of their characters. */
export const checkAlphabetical = (path: string, listed: readonly unknown[]): readonly Difference[] => {
  const names = listed.filter((one) => typeof one === "string");
  const orders = [
    names.toSorted(),
    names.toSorted((one, other) => one.localeCompare(other, "en")),
    names.toSorted((one, other) => one.localeCompare(other, "en", { ignorePunctuation: true })),
  ];
  if (orders.some((order) => order.every((name, index) => name === names[index]))) return [];
  const late = names.findIndex((name, index) => index > 0 && name.localeCompare(names[index - 1] ?? "", "en") < 0);
  return [broken(path, "alphabetical order", names.slice(Math.max(late - 1, 0), late + 1))];
};
