import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";

const document = toObject(load(readFileSync("openapi/keelson.openapi.yaml", "utf8")));
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

const followRef = (schema: JsonObject): JsonObject => {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").slice(2) : [];
  const [kind = "", key = ""] = name;
  return key === "" ? schema : { ...followRef(toObject(toObject(components[kind])[key])), ...schema, $ref: undefined };
};

const hasOwnExample = (schema: JsonObject): boolean =>
  ["example", "examples", "const", "enum"].some((word) => followRef(schema)[word] !== undefined);

/** Adds each property schema for which the example has a value. */
const addShown = (shown: Set<unknown>, stated: JsonObject, example: unknown): void => {
  const schema = followRef(stated);
  for (const word of ["anyOf", "oneOf", "allOf"])
    for (const choice of toItems(schema[word])) addShown(shown, toObject(choice), example);
  if (Array.isArray(example)) for (const item of example) addShown(shown, toObject(schema["items"]), item);
  if (!isJsonObject(example)) return;
  for (const [name, value] of Object.entries(example)) {
    const property = toObject(schema["properties"])[name] ?? schema["additionalProperties"];
    if (!isJsonObject(property)) continue;
    shown.add(property);
    addShown(shown, property, value);
  }
};

const addShownByMedia = (shown: Set<unknown>, owner: JsonObject): void => {
  for (const { schema, example, examples } of Object.values(toObject(owner["content"])).map(toObject)) {
    const named = Object.values(toObject(examples)).map((one) => followRef(toObject(one))["value"]);
    for (const one of [example, ...named]) addShown(shown, toObject(schema), one);
  }
};

const findShownProperties = (): ReadonlySet<unknown> => {
  const shown = new Set<unknown>();
  for (const { requestBody, responses } of operations) {
    addShownByMedia(shown, followRef(toObject(requestBody)));
    for (const response of Object.values(toObject(responses))) addShownByMedia(shown, followRef(toObject(response)));
  }
  return shown;
};

/** Paths of the properties without an example of their own, of a property around them, or of an operation. */
const findWithoutExample = (shown: ReadonlySet<unknown>, schema: JsonObject, path: string): readonly string[] => [
  ...Object.entries(toObject(schema["properties"])).flatMap(([name, value]) => {
    const property = toObject(value);
    /* `not: {}` forbids a property. */
    if (hasOwnExample(property) || "not" in property) return [];
    return [
      ...(shown.has(value) ? [] : [`${path}.${name}`]),
      ...findWithoutExample(shown, property, `${path}.${name}`),
    ];
  }),
  ...["anyOf", "oneOf", "allOf"].flatMap((word) =>
    toItems(schema[word]).flatMap((choice) => findWithoutExample(shown, toObject(choice), path)),
  ),
  ...(isJsonObject(schema["items"]) ? findWithoutExample(shown, schema["items"], `${path}[]`) : []),
];

const isUnion = (schema: JsonObject): boolean => {
  const types = toItems(schema["type"]).filter((type) => type !== "null");
  const choices = ["anyOf", "oneOf"].flatMap((word) => toItems(schema[word]).map(toObject));
  return types.length > 1 || choices.filter(({ type }) => type !== "null").length > 1;
};

/** Paths of the unions of a schema and of what is inside it. */
const findUnions = (value: unknown, path: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => findUnions(item, path));
  if (!isJsonObject(value)) return [];
  return [
    ...(isUnion(value) ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      ["example", "examples"].includes(key) ? [] : findUnions(inner, key === "properties" ? path : `${path}.${key}`),
    ),
  ];
};

describe("the API document explains", () => {
  it("each schema", () => {
    expect(Object.keys(schemas).filter((name) => !isDescribed(toObject(schemas[name])))).toEqual([]);
  });

  it("each property", () => {
    expect(Object.entries(schemas).flatMap(([name, schema]) => undescribed(toObject(schema), name))).toEqual([]);
  });

  it("each property by an example, except files", () => {
    const shown = findShownProperties();
    const missing = Object.entries(schemas).flatMap(([name, schema]) =>
      findWithoutExample(shown, toObject(schema), name),
    );
    expect(missing).toEqual(["SignUpForm.panCopy", "SignUpForm.gstCopy"]);
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

  it("each union, in a table of its decision", () => {
    const parts = [schemas, toObject(components["parameters"]), toObject(document["paths"])];
    const unions = parts.flatMap((part) => Object.entries(part).flatMap(([name, value]) => findUnions(value, name)));
    const table = readFileSync("docs/decisions/0041-api-document.md", "utf8").matchAll(/^\| `([\w.]+)` \|/gm);
    expect(unions.toSorted()).toEqual([...table].map(([, path]) => path));
  });
});
