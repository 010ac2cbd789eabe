import { vi } from "vitest";
import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";
import { adaptersAt, outcomeOf, settingsFor } from "#tests/adapters/support/api.ts";
import type { PortalCall } from "../consumer/calls.ts";
import { listPaths, resolve } from "./contract.ts";
import { isForbidden } from "#tests/support/schema-values.ts";

/** The name of the one entry of a sample's map, for which any name stands. */
const ANY_NAME = "*";

const MOST_DEPTH = 16;

const FORMATS: Readonly<Record<string, string>> = { date: "2026-11-20", "date-time": "2026-11-20T08:15:00.000Z" };

const toType = (schema: JsonObject): unknown =>
  Array.isArray(schema["type"]) ? toItems(schema["type"]).find((type) => type !== "null") : schema["type"];

/** Of several forms the one with properties, otherwise the first. */
const chooseForm = (forms: readonly unknown[]): JsonObject =>
  forms.map(resolve).find((form) => toType(form) === "object") ?? resolve(forms[0]);

const sampleObject = (schema: JsonObject, depth: number): JsonObject => {
  const { properties, additionalProperties } = schema;
  const named = Object.entries(toObject(properties))
    .filter(([, inner]) => !isForbidden(inner))
    .map(([name, inner]) => [name, sampleSchema(inner, depth + 1)]);
  const more = isJsonObject(additionalProperties) ? [[ANY_NAME, sampleSchema(additionalProperties, depth + 1)]] : [];
  return Object.fromEntries([...named, ...more]);
};

/** A value with every property that the schema describes, and one entry in each list. */
const sampleSchema = (reference: unknown, depth = 0): unknown => {
  const schema = resolve(reference);
  if (depth > MOST_DEPTH) return null;
  const parts = toItems(schema["allOf"]);
  if (parts.length > 1) return Object.assign({}, ...parts.map((part) => sampleSchema(part, depth)));
  const forms = [schema["anyOf"], schema["oneOf"], schema["allOf"]].find(Array.isArray);
  if (forms !== undefined && schema["properties"] === undefined) return sampleSchema(chooseForm(forms), depth);
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return toItems(schema["enum"])[0];
  const type = toType(schema);
  if (type === "object") return sampleObject(schema, depth);
  if (type === "array") return Array.from({ length: 2 }, () => sampleSchema(schema["items"], depth + 1));
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  const example = "pattern" in schema ? toItems(schema["examples"])[0] : undefined;
  return FORMATS[String(schema["format"])] ?? example ?? "2026-11-20";
};

/** The value as it is, which reports the path of each property when it is read. */
const recordReads = (value: unknown, onRead: (path: string) => void, path = ""): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const isList = Array.isArray(value);
  return new Proxy(value, {
    get: (target, name, receiver) => {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof name === "symbol" || !Object.hasOwn(target, name) || (isList && name === "length")) return inner;
      const at = isList ? `${path}[]` : [path, name].filter((part) => part !== "").join(".");
      if (!isList) onRead(at);
      return recordReads(inner, onRead, at);
    },
  });
};

const withSuccess = (sample: unknown): JsonObject => ({ ...toObject(sample), status: true, code: 2000 });

interface Reading {
  readonly paths: ReadonlySet<string>;
  /** A refused answer is also read to describe what is wrong. */
  readonly isRefused: boolean;
}

/** Reads an answer with the portal's adapter. A description of an unreadable part does not count as reading it. */
const readAnswer = async ({ send }: PortalCall, answer: JsonObject): Promise<Reading> => {
  const read = new Set<string>();
  const text = JSON.stringify(answer);
  const parse = vi.spyOn(JSON, "parse").mockReturnValue(recordReads(answer, (path) => read.add(path)));
  const stringify = vi.spyOn(JSON, "stringify").mockReturnValue("a part");
  const answering = vi.fn(async () => new Response(text, { headers: { "Content-Type": "application/json" } }));
  vi.stubGlobal("fetch", answering);
  const outcome = await outcomeOf(send(adaptersAt(settingsFor("http://portal.example"))));
  vi.unstubAllGlobals();
  parse.mockRestore();
  stringify.mockRestore();
  return { paths: read, isRefused: "failure" in outcome };
};

const without = (value: unknown, path: string, at = ""): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, path, `${at}[]`));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const here = [at, name].filter((part) => part !== "").join(".");
    return here === path ? [] : [[name, without(inner, path, here)] as const];
  });
  return Object.fromEntries(kept);
};

/**
 * The paths of a 200 answer that the portal reads: of an answer with every property, and of answers without one of them,
 * as some properties are read in place of others.
 */
export const findReadPaths = async (call: PortalCall, schema: JsonObject): Promise<readonly string[]> => {
  const whole = withSuccess(sampleSchema(schema));
  const all = [...listPaths(whole)];
  const { paths, isRefused } = await readAnswer(call, whole);
  if (isRefused) throw new Error(`${call.subject}: an answer with every property is refused`);
  const read = new Set(paths);
  for (const path of all.filter((one) => one !== "status" && one !== "code")) {
    const reading = await readAnswer(call, toObject(without(whole, path)));
    if (!reading.isRefused) for (const more of reading.paths) read.add(more);
  }
  return all.filter((path) => read.has(path)).toSorted();
};
