import { readFileSync } from "node:fs";
import fc from "fast-check";
import { load } from "js-yaml";
import { lookUp as lookUpIn } from "#api/operations.ts";
import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";
import { anyText } from "./property-tests.ts";

const ROOT: JsonObject = toObject(load(readFileSync("openapi/keelson.openapi.yaml", "utf8")));

/** The object at a JSON pointer of the API document, references followed. */
export const lookUp = (pointer: string): JsonObject => lookUpIn(ROOT, pointer).value;

/* Texts that readers treat in their own way; a schema adds its examples. */
const KNOWN_TEXTS = [
  "",
  " ",
  "0",
  "USD",
  "USD 1,200",
  "147/W/M",
  "35/RT (MIN 3CBM)",
  "5% OF OCEAN FREIGHT",
  "AT COST",
  "INCLUDED",
  "2026-11-26",
  "2026-02-30",
  "2026-11-26T06:00",
  "26 Nov 2026",
  "20GP",
  "20GPx2,40HCx1",
  "FRT00",
  "VESSEL",
  "ACT",
  "ARRI",
  "INNSA",
  "NLRTM",
  "POL",
  "Sold-out",
  "x".repeat(300),
];

const day = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((time) => new Date(time).toISOString());

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: day.map((text) => text.slice(0, 10)),
  "date-time": day,
  email: fc.constantFrom("asha@menon.example", "a@b.example"),
  "uri-reference": fc.constantFrom(
    "/api/files/a.pdf",
    "a.pdf",
    "https://portal.example/a",
    "//portal.example/b",
    "?c",
    "#d",
    "mailto:a@b",
  ),
};

const limit = (schema: JsonObject, name: string, otherwise: number): number =>
  typeof schema[name] === "number" ? schema[name] : otherwise;

const textArbitrary = (schema: JsonObject): fc.Arbitrary<string> => {
  const { format, pattern } = schema;
  const [least, most] = [limit(schema, "minLength", 0), limit(schema, "maxLength", 300)];
  const examples = toItems(schema["examples"]).map(String);
  const fits = (text: string): boolean =>
    [...text].length >= least &&
    [...text].length <= most &&
    (typeof pattern !== "string" || new RegExp(pattern, "u").test(text));
  const stated = typeof format === "string" ? FORMATS[format] : undefined;
  if (stated !== undefined) return stated;
  const free =
    typeof pattern === "string" && pattern.startsWith("^")
      ? fc.stringMatching(new RegExp(pattern)).filter(fits)
      : anyText({ minLength: least, maxLength: Math.min(most, 40) }).filter(fits);
  const known = KNOWN_TEXTS.filter(fits);
  return fc.oneof(
    free,
    ...(known.length === 0 ? [] : [fc.constantFrom(...known)]),
    ...(examples.length === 0 ? [] : [{ weight: 3, arbitrary: fc.constantFrom(...examples) }]),
  );
};

const numberArbitrary = (schema: JsonObject, isInteger: boolean): fc.Arbitrary<number> => {
  const above = schema["exclusiveMinimum"];
  const least = typeof above === "number" ? above + (isInteger ? 1 : 0.01) : limit(schema, "minimum", -1e15);
  const most = limit(schema, "maximum", 1e15);
  const common = [0, 1, 2, 12.5, 980, 1e6, 1e12].filter(
    (value) => value >= least && value <= most && (!isInteger || Number.isInteger(value)),
  );
  const drawn = isInteger
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.double({ min: least, max: most, noNaN: true }).map((value) => value + 0);
  return fc.oneof(fc.constantFrom(...common, Math.max(least, -1e15)), fc.constant(most), drawn);
};

const listArbitrary = (schema: JsonObject): fc.Arbitrary<unknown> =>
  fc.array(valueArbitrary(toObject(schema["items"])), {
    minLength: limit(schema, "minItems", 0),
    maxLength: Math.min(limit(schema, "maxItems", 3), limit(schema, "minItems", 0) + 3),
  });

/** `not: {}` forbids a property. */
export const isForbidden = (schema: unknown): boolean => "not" in toObject(schema);

const objectArbitrary = (schema: JsonObject): fc.Arbitrary<unknown> => {
  const properties = Object.entries(toObject(schema["properties"])).filter(([, inner]) => !isForbidden(inner));
  const fields = Object.fromEntries(properties.map(([name, inner]) => [name, valueArbitrary(toObject(inner))]));
  const record = fc.record(fields, { requiredKeys: toItems(schema["required"]).map(String) });
  const more = schema["additionalProperties"];
  if (more === false) return record;
  const others = isJsonObject(more)
    ? fc.dictionary(
        fc.oneof(fc.constantFrom("OCEAN FREIGHT 20GP", "THC", "BL FEE/BL"), anyText({ maxLength: 20 })),
        valueArbitrary(more),
        { maxKeys: 4 },
      )
    : fc.constantFrom({}, { "a property of a later version": [{}] });
  return fc.tuple(record, others).map(([stated, other]) => ({ ...other, ...stated }));
};

const BY_TYPE: Readonly<Record<string, (schema: JsonObject) => fc.Arbitrary<unknown>>> = {
  string: textArbitrary,
  integer: (schema) => numberArbitrary(schema, true),
  number: (schema) => numberArbitrary(schema, false),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: listArbitrary,
  object: objectArbitrary,
};

const known = new Map<string, fc.Arbitrary<unknown>>();

const referenced = (pointer: string): fc.Arbitrary<unknown> => {
  const arbitrary = known.get(pointer) ?? valueArbitrary(lookUp(pointer));
  known.set(pointer, arbitrary);
  return arbitrary;
};

/** Values that a schema of the API document allows, odd ones included: nulls, empty lists, absent properties, extremes. */
export const valueArbitrary = (schema: JsonObject): fc.Arbitrary<unknown> => {
  if (typeof schema["$ref"] === "string") return referenced(schema["$ref"]);
  if ("const" in schema) return fc.constant(schema["const"]);
  if ("enum" in schema) return fc.constantFrom(...toItems(schema["enum"]));
  const needed = toItems(schema["anyOf"]).map((choice) => toItems(toObject(choice)["required"]));
  if ("properties" in schema && needed.length > 0) {
    const required = toItems(schema["required"]);
    return fc.oneof(...needed.map((names) => objectArbitrary({ ...schema, required: [...required, ...names] })));
  }
  const parts = toItems(schema["allOf"]).map(toObject);
  if (parts.length > 0)
    return fc.tuple(...parts.map(valueArbitrary)).map((values) => {
      const [first] = values;
      return values.length === 1 ? first : Object.assign({}, ...values);
    });
  const choices = [...toItems(schema["anyOf"]), ...toItems(schema["oneOf"])].map(toObject);
  if (choices.length > 0) return fc.oneof(...choices.map(valueArbitrary));
  const types = [schema["type"]].flat().map(String);
  return fc.oneof(...types.flatMap((type) => BY_TYPE[type]?.(schema) ?? []));
};

/** Bodies of the JSON answers of an operation with this status. */
export const answerArbitrary = (path: string, method: string, status: string): fc.Arbitrary<unknown> => {
  const answers = lookUp(`#/paths/${path.replaceAll("/", "~1")}/${method}/responses`);
  const answer = toObject(answers[status]);
  const { content } = typeof answer["$ref"] === "string" ? lookUp(answer["$ref"]) : answer;
  return valueArbitrary(toObject(toObject(toObject(content)["application/json"])["schema"]));
};
