import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { toSchema } from "../../scripts/lib/type-schema.ts";
import { readPact } from "../../scripts/verify/contract.ts";
import { readDocument } from "../../scripts/verify/document.ts";

const schemaOf = (text: string) => {
  const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ESNext, true);
  const types = new Map(
    source.statements.filter((one) => ts.isTypeAliasDeclaration(one)).map((one) => [one.name.text, one.type] as const),
  );
  const type = types.get("Tried");
  if (type === undefined) throw new Error("There is no type Tried.");
  return toSchema(type, types, (name) => ({ $ref: name }));
};

describe("the schema of a type", () => {
  it.each([
    ["string | null", { type: ["string", "null"] }],
    ["boolean", { type: "boolean" }],
    ['"api" | "excel"', { enum: ["api", "excel"] }],
    ["7", { const: 7 }],
    ["readonly string[]", { type: "array", items: { type: "string" } }],
    ["readonly (string | null)[]", { type: "array", items: { type: ["string", "null"] } }],
    ["Record<string, never>", { type: "object", additionalProperties: false }],
    ["Readonly<Record<string, number>>", { type: "object", additionalProperties: { type: "number" } }],
    ["TrackingEvent[] | null", { anyOf: [{ type: "array", items: { $ref: "TrackingEvent" } }, { type: "null" }] }],
    [
      'Omit<ApiRate, "offerId">',
      { type: "object", description: "ApiRate without offerId", not: { anyOf: [{ required: ["offerId"] }] } },
    ],
    [
      'Other & { readonly "a b"?: string; readonly c: number }',
      {
        type: "object",
        properties: { own: { type: "string" }, "a b": { type: "string" }, c: { type: "number" } },
        required: ["own", "c"],
        additionalProperties: false,
      },
    ],
    [
      "{ readonly name: string; readonly [column: string]: string }",
      {
        type: "object",
        properties: { name: { type: "string" } },
        required: ["name"],
        additionalProperties: { type: "string" },
      },
    ],
  ])("%s", (type, schema) => {
    expect(schemaOf(`type Other = { readonly own: string }; type Tried = ${type};`)).toEqual(schema);
  });

  it("is refused where there is none", () => {
    expect(() => schemaOf("type Tried = () => void;")).toThrow("There is no JSON Schema for () => void.");
  });
});

interface StateEntry {
  readonly name: string;
  readonly parameters: object;
}

it("the parameters of every state in the contract fit its schema", () => {
  const { states }: { readonly states: readonly StateEntry[] } = JSON.parse(
    readFileSync("contracts/states.json", "utf8"),
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats(ajv);
  ajv.addSchema({ $id: "https://keelson.test/openapi/keelson.openapi.yaml", ...readDocument().root });
  const schemas = new Map(
    states.map(({ name, parameters }, index) => [
      name,
      ajv.compile({ $id: `https://keelson.test/contracts/state-${index}`, ...parameters }),
    ]),
  );
  const used = readPact().interactions.flatMap(({ providerStates = [] }) => providerStates);
  const unfit = used.filter(({ name, params }) => schemas.get(name)?.(params ?? {}) !== true);
  expect(used.length).toBeGreaterThan(1000);
  expect(unfit).toEqual([]);
});
