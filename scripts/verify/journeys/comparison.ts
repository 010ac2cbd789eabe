import type { Difference } from "../differences.ts";
import { showValue } from "../differences.ts";
import type { Answer } from "../http.ts";
import { isObject, type JsonObject, readKey } from "../json.ts";
import type { Scope } from "./expressions.ts";

/** A step that was answered with the right status, and everything before it. */
export interface Answered extends Scope {
  readonly answer: Answer;
  /** The parsed JSON of the answer; undefined of a file. */
  readonly body: unknown;
  /** Bodies of earlier answers by step. */
  readonly bodies: ReadonlyMap<string, unknown>;
  /** Whether the server had no data but that of the journey. */
  readonly isAlone: boolean;
  /** Gets an address of the API with the credentials of the step; undefined without an answer. */
  readonly get: (path: string) => Promise<Answer | undefined>;
}

/** What a step must say about earlier answers, and outputs that no runtime expression can choose. */
export interface Compared {
  readonly differences: readonly Difference[];
  readonly outputs?: JsonObject;
}

export type Compare = (step: Answered) => Compared | Promise<Compared>;

export const differ = (path: string, expected: string, actual: unknown): Difference => ({
  by: "journey",
  path,
  expected,
  actual: typeof actual === "string" && actual.startsWith("'") ? actual : showValue(actual),
});

/** One difference unless both values are the same. */
export const same = (path: string, expected: unknown, actual: unknown): readonly Difference[] =>
  expected === actual ? [] : [differ(path, showValue(expected), actual)];

/** The property at names that are separated by points. */
export const read = (value: unknown, path: string): unknown => path.split(".").reduce(readKey, value);

export const readList = (value: unknown, path: string): readonly unknown[] => {
  const found = read(value, path);
  return Array.isArray(found) ? found : [];
};

export const readString = (value: unknown, path: string): string | null => {
  const found = read(value, path);
  return typeof found === "string" ? found : null;
};

/** The entry of a list with a value, and its path. */
export const findEntry = (body: unknown, path: string, key: string, value: unknown) => {
  const index = readList(body, path).findIndex((one) => isObject(one) && read(one, key) === value);
  return index < 0 ? undefined : { path: `$.${path}[${index}]`, entry: readList(body, path)[index] };
};

/** `2026-11-28` of any date or time. */
export const toDay = (text: string | null): string | null => text?.slice(0, 10) ?? null;
