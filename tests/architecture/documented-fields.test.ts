import { readLclRecord } from "#api/readers/lcl-record.ts";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readTrackingEvent, readTrackingStop } from "#api/readers/tracking-event.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load } from "js-yaml";

/* The readers of foreign formats take unknown JSON, so that the compiler cannot compare them with the API document: here
   each reads an answer that records what it is asked for. */

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const toJson = (value: unknown): Json => (isJson(value) ? value : {});

const api = toJson(load(readFileSync("openapi/keelson.openapi.yaml", "utf8")));
const schemas = toJson(toJson(api["components"])["schemas"]);

const resolve = (schema: Json): Json => {
  const reference = schema["$ref"];
  if (typeof reference === "string") return resolve(toJson(schemas[reference.split("/").at(-1) ?? ""]));
  const parts = [schema["allOf"], schema["anyOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  const properties = parts.map((part) => toJson(resolve(toJson(part))["properties"]));
  return parts.length === 0 ? schema : { ...schema, properties: Object.assign({}, ...properties) };
};

/** An answer with every property of a schema; reading another one is recorded by its path. */
const answerOf = (unresolved: Json, path: string, unknown: Set<string>): unknown => {
  const schema = resolve(unresolved);
  if (schema["type"] === "array") return [answerOf(toJson(schema["items"]), `${path}[]`, unknown)];
  const properties = toJson(schema["properties"]);
  if (Object.keys(properties).length === 0) return schema["type"] === "object" ? {} : "text";
  const answer = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, answerOf(toJson(value), `${path}.${name}`, unknown)]),
  );
  return new Proxy(answer, {
    get: (target, name) => {
      if (typeof name === "string" && !(name in target) && name !== "toJSON") unknown.add(`${path}.${name}`);
      return typeof name === "string" ? target[name] : undefined;
    },
  });
};

const undocumented = (schema: string, read: (value: unknown) => unknown): readonly string[] => {
  const unknown = new Set<string>();
  read(answerOf(toJson(schemas[schema]), schema, unknown));
  return [...unknown].toSorted();
};

test.each([
  ["ApiRate", readCarrierOffer],
  ["LclRate", readLclRecord],
  ["TrackingEvent", readTrackingEvent],
  ["RouteStop", readTrackingStop],
] as const)("the reader of %s reads documented properties only", (schema, read) => {
  expect(undocumented(schema, read)).toEqual([]);
});

test("a property that the document does not have is found", () => {
  expect(undocumented("RouteStop", (value) => toJson(value)["unLocode"])).toEqual(["RouteStop.unLocode"]);
});
