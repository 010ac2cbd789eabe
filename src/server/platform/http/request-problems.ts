import { missingFieldsMessage } from "#domain/search";
import type { ErrorObject } from "ajv";
import type { FieldProblem, Refusal } from "./refusal.ts";

const fieldName = (error: ErrorObject): string => {
  const missing: unknown = error.params["missingProperty"];
  const keys = error.instancePath.split("/").slice(1);
  const path = typeof missing === "string" ? [...keys, missing] : keys;
  return path.reduce((name, key) => {
    if (/^\d+$/.test(key)) return `${name}[${key}]`;
    return name === "" ? key : `${name}.${key}`;
  }, "");
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "This is not an email address.",
  date: "This is not a date (YYYY-MM-DD).",
  "date-time": "This is not a date and time (RFC 3339).",
};

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "empty",
};

const listed = (value: unknown): readonly string[] => [value].flat().map(String);

const count = (amount: unknown, one: string, many: string): string => `${String(amount)} ${amount === 1 ? one : many}`;

const sentence = ({ keyword, params }: ErrorObject): string => {
  const limit: unknown = params["limit"];
  switch (keyword) {
    case "required":
      return "This field is required.";
    case "type":
      return `This must be ${listed(params["type"])
        .map((type) => TYPES[type] ?? type)
        .join(" or ")}.`;
    case "format":
      return FORMATS[String(params["format"])] ?? `This is not a valid ${String(params["format"])}.`;
    case "minLength":
      return limit === 1 ? "This field is required." : `At least ${count(limit, "character", "characters")}.`;
    case "maxLength":
      return `At most ${count(limit, "character", "characters")}.`;
    case "exclusiveMinimum":
      return `More than ${String(limit)}.`;
    case "minimum":
      return `At least ${String(limit)}.`;
    case "maximum":
      return `At most ${String(limit)}.`;
    case "minItems":
      return `At least ${count(limit, "entry", "entries")}.`;
    case "maxItems":
      return `At most ${count(limit, "entry", "entries")}.`;
    case "enum":
      return `This must be one of ${listed(params["allowedValues"]).join(", ")}.`;
    case "const":
      return `This must be ${String(params["allowedValue"])}.`;
    case "isFile":
      return "This must be a file.";
    default:
      return "This is not valid.";
  }
};

const MAX_PROBLEMS = 20;
const MAX_NAME_LENGTH = 50;

const firstOfEach = (problems: readonly FieldProblem[]): readonly FieldProblem[] => {
  const byField = new Map<string, FieldProblem>();
  for (const problem of problems) {
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
    if (byField.size === MAX_PROBLEMS) break;
  }
  return [...byField.values()];
};

const unknownName = (name: unknown): string => String(name).slice(0, MAX_NAME_LENGTH);

export const bodyRefusal = (errors: readonly ErrorObject[]): Refusal => {
  const unknown = errors.find((error) => error.keyword === "additionalProperties");
  if (unknown !== undefined) {
    return { kind: "malformed", message: `Unknown field: ${unknownName(unknown.params["additionalProperty"])}.` };
  }
  if (errors.some((error) => error.instancePath === "" && error.keyword === "type")) {
    return { kind: "malformed", message: "The request must be a JSON object." };
  }
  const fields = firstOfEach(errors.map((error) => ({ field: fieldName(error), message: sentence(error) })));
  const missing = firstOfEach(
    errors.filter((error) => error.keyword === "required").map((error) => ({ field: fieldName(error), message: "" })),
  );
  const message =
    missing.length === 0
      ? "Please check the marked fields."
      : missingFieldsMessage(missing.map((problem) => problem.field));
  return { kind: "fields", message, fields };
};

/**
 * Why query parameters are refused: as fields when all of them are ones that a shipper types (`typed`), otherwise as
 * malformed.
 */
export const queryRefusal =
  (typed: ReadonlySet<string>) =>
  (errors: readonly ErrorObject[]): Refusal =>
    errors.length > 0 && errors.every((error) => typed.has(fieldName(error)))
      ? bodyRefusal(errors)
      : parameterRefusal(errors);

export const notANumber = (parameter: string): Refusal => ({
  kind: "malformed",
  message: `The parameter ${parameter} is refused. This must be a number.`,
});

export const parameterRefusal = (errors: readonly ErrorObject[]): Refusal => {
  const [first] = errors;
  if (first === undefined) return { kind: "malformed", message: "The request could not be read." };
  const unknown: unknown = first.params["additionalProperty"];
  if (typeof unknown === "string") return { kind: "malformed", message: `Unknown parameter: ${unknownName(unknown)}.` };
  return { kind: "malformed", message: `The parameter ${fieldName(first)} is refused. ${sentence(first)}` };
};
