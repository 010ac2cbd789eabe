import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";

const document = toObject(parse(readFileSync("openapi/keelson.openapi.yaml", "utf8")));
const components = toObject(document["components"]);
const schemas = toObject(components["schemas"]);

/* Their descriptions do not say what a property means that uses them. */
const GENERIC = new Set(["OptionalText", "Amount", "LocalTime", "Currency", "CodedValue", "PlaceCode", "PlaceName"]);

const isDescribed = (value: JsonObject): boolean => {
  const { description, $ref } = value;
  if (typeof description === "string" && description.trim() !== "") return true;
  const name = typeof $ref === "string" ? ($ref.split("/").at(-1) ?? "") : "";
  return name !== "" && !GENERIC.has(name) && isDescribed(toObject(schemas[name]));
};

/** Paths of the properties without a description, in a schema and in the schemas inside it. */
const undescribed = (schema: JsonObject, path: string): readonly string[] => [
  ...Object.entries(toObject(schema["properties"])).flatMap(([name, property]) => [
    ...(isDescribed(toObject(property)) ? [] : [`${path}.${name}`]),
    ...undescribed(toObject(property), `${path}.${name}`),
  ]),
  ...["anyOf", "oneOf", "allOf"].flatMap((word) =>
    toItems(schema[word]).flatMap((choice) => undescribed(toObject(choice), path)),
  ),
  ...(isJsonObject(schema["items"]) ? undescribed(schema["items"], `${path}[]`) : []),
];

const operations = Object.values(toObject(document["paths"])).flatMap((path) =>
  Object.values(toObject(path)).map(toObject),
);

describe("the API document explains", () => {
  it("each schema", () => {
    expect(Object.keys(schemas).filter((name) => !isDescribed(toObject(schemas[name])))).toEqual([]);
  });

  it("each property", () => {
    expect(Object.entries(schemas).flatMap(([name, schema]) => undescribed(toObject(schema), name))).toEqual([]);
  });

  it("what null means, for each property that may be null", () => {
    const silent = Object.entries(schemas).flatMap(([name, schema]) =>
      Object.entries(toObject(toObject(schema)["properties"])).flatMap(([property, value]) => {
        const { type, description } = toObject(value);
        const isNullable = Array.isArray(type) && type.includes("null");
        return isNullable && !/\bnull\b/i.test(String(description)) ? [`${name}.${property}`] : [];
      }),
    );
    expect(silent).toEqual([]);
  });

  it("each operation, and which screen uses it", () => {
    const silent = operations.filter(({ description }) => !/\S.*Used by \S/s.test(String(description)));
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it("each parameter and each header", () => {
    const stated = operations.flatMap(({ parameters }) => toItems(parameters).map(toObject));
    const shared = ["parameters", "headers"].flatMap((kind) => Object.values(toObject(components[kind])).map(toObject));
    const silent = [...stated.filter(({ $ref }) => $ref === undefined), ...shared].filter((one) => !isDescribed(one));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
