import type { Difference } from "../differences.ts";
import { showValue } from "../differences.ts";
import type { Answer, OutgoingRequest } from "../http.ts";
import { isObject, type JsonObject, readKey } from "../json.ts";
import type { Scope } from "./expressions.ts";

/** A step that was answered with the right status, and everything before it. */
export interface Answered extends Scope {
  readonly answer: Answer;
  /** The parsed JSON of the answer; undefined of a file. */
  readonly body: unknown;
  readonly stepId: string;
  /** Requests of the step and of the earlier ones, by step. */
  readonly sent: ReadonlyMap<string, OutgoingRequest>;
  /** JSON of the step and of the earlier ones as it was sent, by step. */
  readonly requests: ReadonlyMap<string, unknown>;
  /** Bodies of earlier answers by step. */
  readonly bodies: ReadonlyMap<string, unknown>;
  /** Whether the server had no data but that of the journey. */
  readonly isAlone: boolean;
  /** Gets an address of the API with the credentials of the step; undefined without an answer. */
  readonly get: (path: string) => Promise<Answer | undefined>;
  /** Sends the call of an earlier step again, with changes; undefined without an answer. */
  readonly again: (step: string, change?: Change) => Promise<Answer | undefined>;
  /** What an answer lacks to be a file of a booking, as the document describes it. */
  readonly checkFile: (answer: Answer) => Promise<readonly Difference[]>;
}

/** Fields of a body, parameters of a query and headers that replace those of an earlier call. */
export interface Change {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a step must say about earlier answers, and outputs that no runtime expression can choose. */
export interface Compared {
  readonly differences: readonly Difference[];
  readonly outputs?: JsonObject;
}

export type Compare = (step: Answered) => Compared | Promise<Compared>;

/** Answers that are compared and the earlier steps whose answers this needs; without one of them it is skipped. */
export interface Comparison {
  readonly needs?: readonly string[];
  readonly compare: Compare;
}

/** A comparison that has no outputs. */
export const only =
  (compare: (step: Answered) => readonly Difference[] | Promise<readonly Difference[]>): Compare =>
  async (step) => ({ differences: await compare(step) });

/** One comparison after another of the same answer. */
export const inTurn = (...comparisons: readonly Compare[]): Compare =>
  only(async (step) => {
    const differences: Difference[] = [];
    for (const compare of comparisons) differences.push(...(await compare(step)).differences);
    return differences;
  });

/** A difference whose value is described in words. */
export const differInWords = (path: string, expected: string, actual: string): Difference => ({
  by: "journey",
  path,
  expected,
  actual,
});

export const differ = (path: string, expected: string, actual: unknown): Difference =>
  differInWords(path, expected, showValue(actual));

/** The status of a server that limits calls: nothing is compared then. */
export const TOO_MANY = 429;

/* What two texts that look alike differ in. */
const INVISIBLE = [
  [(text: string): string => text.normalize("NFC"), "in the form of its letters (Unicode)"],
  [(text: string): string => text.replaceAll(/\s/g, ""), "in its blanks"],
  [(text: string): string => text.toLowerCase(), "in capital and small letters"],
] as const;

const explainAlike = (expected: unknown, actual: unknown): string => {
  if (typeof expected !== "string" || typeof actual !== "string") return "";
  const found = INVISIBLE.find(([simplify]) => simplify(expected) === simplify(actual));
  return found === undefined ? "" : `, which differs only ${found[1]}`;
};

/** One difference unless both values are the same. */
export const same = (path: string, expected: unknown, actual: unknown): readonly Difference[] =>
  expected === actual
    ? []
    : [differInWords(path, showValue(expected), `${showValue(actual)}${explainAlike(expected, actual)}`)];

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

export const readInput = ({ inputs }: Answered, name: string): string => readString(inputs, name) ?? "";

/** The entry of a list with a value, and its path. */
export const findEntry = (body: unknown, path: string, key: string, value: unknown) => {
  const index = readList(body, path).findIndex((one) => isObject(one) && read(one, key) === value);
  return index < 0
    ? undefined
    : { path: `$.${path.replaceAll(/\.(\d+)/g, "[$1]")}[${index}]`, entry: readList(body, path)[index] };
};

/** `2026-11-28` of any date or time. */
export const toDay = (text: string | null): string | null => text?.slice(0, 10) ?? null;

/** `2026-11-28T06:00` of a local time; null of a date. */
const toMinute = (text: string): string | null =>
  /^[\d-]{10}[T ]\d{2}:\d{2}/.test(text) ? text.replace(" ", "T").slice(0, 16) : null;

/** Two local times are the same minute, or the same day where one of them has no time; null is not compared. */
export const sameTime = (path: string, expected: string | null, actual: string | null): readonly Difference[] => {
  if (expected === null || actual === null) return [];
  const minutes = [toMinute(expected), toMinute(actual)];
  return minutes.includes(null) ? same(path, toDay(expected), toDay(actual)) : same(path, minutes[0], minutes[1]);
};
