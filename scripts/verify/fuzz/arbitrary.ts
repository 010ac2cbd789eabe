import fc, { type Arbitrary } from "fast-check";
import type { ApiDocument } from "../document.ts";
import { isObject, type JsonObject } from "../json.ts";

/** Values that a schema of the document allows. */
export type ToArbitrary = (schema: JsonObject) => Arbitrary<unknown>;

const MAX_TEXT = 40;
const MAX_MORE_ITEMS = 2;
const LARGE = 1_000_000;

const readNumber = (schema: JsonObject, key: string, initial: number): number => {
  const value = schema[key];
  return typeof value === "number" ? value : initial;
};

const readObjects = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

const arbitraryDate = (): Arbitrary<string> =>
  fc
    .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const arbitraryText = (schema: JsonObject, toArbitrary: ToArbitrary): Arbitrary<string> => {
  const { format, pattern, contentSchema } = schema;
  const minLength = readNumber(schema, "minLength", 0);
  const maxLength = Math.min(readNumber(schema, "maxLength", MAX_TEXT), minLength + MAX_TEXT);
  if (isObject(contentSchema)) return toArbitrary(contentSchema).map((value) => JSON.stringify(value));
  if (format === "date") return arbitraryDate();
  if (format === "email") return fc.stringMatching(/^[a-z]{1,20}@[a-z]{1,20}\.example$/);
  if (typeof pattern === "string")
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((text) => text.length >= minLength && text.length <= readNumber(schema, "maxLength", LARGE));
  return fc.string({ minLength, maxLength });
};

const arbitraryNumber = (schema: JsonObject, isInteger: boolean): Arbitrary<number> => {
  const step = readNumber(schema, "exclusiveMinimum", -LARGE) + 1;
  const min = Math.ceil(readNumber(schema, "minimum", Math.max(step, -LARGE)));
  const max = Math.floor(readNumber(schema, "maximum", LARGE));
  const whole = fc.integer({ min, max: Math.max(min, max) });
  return isInteger
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => Math.min(max, value + 0.25)),
      );
};

const arbitraryObject = (schema: JsonObject, toArbitrary: ToArbitrary): Arbitrary<unknown> => {
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const model = properties.flatMap(([name, property]) =>
    isObject(property) && property["format"] !== "binary" ? [[name, toArbitrary(property)] as const] : [],
  );
  const required = new Set([schema["required"]].flat());
  const first = readNumber(schema, "minProperties", 0) > required.size ? [model[0]?.[0]] : [];
  const requiredKeys = model.map(([name]) => name).filter((name) => required.has(name) || first.includes(name));
  return fc.record(Object.fromEntries(model), { requiredKeys, noNullPrototype: true });
};

const arbitraryOfType = (schema: JsonObject, type: unknown, toArbitrary: ToArbitrary): Arbitrary<unknown> => {
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "integer" || type === "number") return arbitraryNumber(schema, type === "integer");
  if (type === "string") return arbitraryText(schema, toArbitrary);
  if (type === "array") {
    const minLength = readNumber(schema, "minItems", 0);
    const maxLength = Math.min(readNumber(schema, "maxItems", LARGE), minLength + MAX_MORE_ITEMS);
    const items = isObject(schema["items"]) ? schema["items"] : {};
    return fc.array(toArbitrary(items), { minLength, maxLength });
  }
  return arbitraryObject(schema, toArbitrary);
};

export const arbitraries = ({ resolve }: ApiDocument): ToArbitrary => {
  const toArbitrary: ToArbitrary = (schema) => {
    const { $ref: reference, const: only, enum: values, allOf, anyOf, oneOf, type, ...rest } = schema;
    if (typeof reference === "string") return toArbitrary(resolve(reference));
    if (only !== undefined) return fc.constant(only);
    if (Array.isArray(values)) return fc.nat(values.length - 1).map((index): unknown => values[index]);
    const [part] = readObjects(allOf);
    if (part !== undefined) return toArbitrary({ ...part, ...rest });
    const alternatives = readObjects(anyOf ?? oneOf);
    if (alternatives.length > 0) return fc.oneof(...alternatives.map(toArbitrary));
    return fc.oneof(...[type].flat().map((one) => arbitraryOfType(schema, one, toArbitrary)));
  };
  return toArbitrary;
};
