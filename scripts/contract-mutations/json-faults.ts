/* Faults of one property of a JSON answer. A path is `result[].api[].offerId`: `[]` is every element of a list. */
import type { Answer } from "../verify/http.ts";
import { isObject, type JsonObject, parseJson } from "../verify/json.ts";

export type PropertyFault = "renamed" | "missing" | "null" | "wrong type" | "empty";

type Change = (owner: JsonObject, key: string) => JsonObject;

const without = (owner: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(owner).filter(([name]) => name !== key));

const toWrongType = (value: unknown): unknown => {
  if (typeof value === "string") return 7;
  if (typeof value === "object" && value !== null) return "text";
  return { value };
};

const toEmpty = (value: unknown): unknown => (Array.isArray(value) ? [] : typeof value === "string" ? "" : {});

const PROPERTY_FAULTS: Readonly<Record<PropertyFault, Change>> = {
  renamed: (owner, key) => ({ ...without(owner, key), [`${key}_`]: owner[key] }),
  missing: without,
  null: (owner, key) => ({ ...owner, [key]: null }),
  "wrong type": (owner, key) => ({ ...owner, [key]: toWrongType(owner[key]) }),
  empty: (owner, key) => ({ ...owner, [key]: toEmpty(owner[key]) }),
};

export const splitPath = (path: string): readonly string[] => path.replaceAll("[]", ".[]").split(".").filter(Boolean);

const changeAt = (value: unknown, path: readonly string[], change: Change): unknown => {
  const [step = "", ...rest] = path;
  if (step === "[]") return Array.isArray(value) ? value.map((one: unknown) => changeAt(one, rest, change)) : value;
  if (!isObject(value) || Array.isArray(value) || !Object.hasOwn(value, step)) return value;
  return rest.length === 0 ? change(value, step) : { ...value, [step]: changeAt(value[step], rest, change) };
};

const withBody = (answer: Answer, body: unknown): Answer => {
  const bytes = Buffer.from(JSON.stringify(body));
  return bytes.equals(Buffer.from(JSON.stringify(parseJson(answer.body)))) ? answer : { ...answer, body: bytes };
};

/** Changes the property in the JSON body; an answer without it is not changed. */
export const breakProperty =
  (path: string, fault: PropertyFault) =>
  (answer: Answer): Answer => {
    const body = parseJson(answer.body);
    return body === undefined ? answer : withBody(answer, changeAt(body, splitPath(path), PROPERTY_FAULTS[fault]));
  };

/** Replaces the value of a property. */
export const setProperty =
  (path: string, replace: (value: unknown) => unknown) =>
  (answer: Answer): Answer => {
    const body = parseJson(answer.body);
    const change: Change = (owner, key) => ({ ...owner, [key]: replace(owner[key]) });
    return body === undefined ? answer : withBody(answer, changeAt(body, splitPath(path), change));
  };
