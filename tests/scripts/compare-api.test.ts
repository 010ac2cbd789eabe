import { describe, expect, it } from "vitest";
import { type ChangeLevel, compareApi, nextVersion } from "../../scripts/lib/compare-api.ts";

const ANSWER = {
  type: "object",
  required: ["code"],
  properties: { code: { type: "integer", description: "A number" }, name: { $ref: "#/components/schemas/Name" } },
};
const operation = (answer: object, parameters: readonly object[] = []) => ({
  summary: "Ports",
  parameters,
  responses: { "200": { description: "OK", content: { "application/json": { schema: answer } } } },
});
const api = (answer: object = ANSWER, more: object = {}, name: object = { type: "string" }) => ({
  openapi: "3.1.0",
  info: { title: "API", version: "1.4.2" },
  paths: { "/ports": { get: operation(answer) }, ...more },
  components: { schemas: { Name: name } },
});

const levels = (after: object): readonly ChangeLevel[] => [
  ...new Set(compareApi(api(), { ...after }).map(({ level }) => level)),
];
const withProperties = (properties: object, required: readonly string[] = ["code"]) =>
  api({ ...ANSWER, required, properties: { ...ANSWER.properties, ...properties } });

describe("the comparison of two API documents", () => {
  it("finds no difference in the same document, nor in a renamed component", () => {
    const renamed = { ...ANSWER, properties: { ...ANSWER.properties, name: { $ref: "#/components/schemas/Title" } } };
    expect(levels(api())).toEqual([]);
    expect(levels({ ...api(renamed), components: { schemas: { Title: { type: "string" } } } })).toEqual([]);
  });

  it.each([
    ["a description", withProperties({ code: { type: "integer", description: "The code" } })],
    ["an example", api(ANSWER, {}, { type: "string", examples: ["Mundra"] })],
    ["the title", { ...api(), info: { title: "Another", version: "1.4.2" } }],
  ])("takes %s for a patch", (_, after) => {
    expect(levels(after)).toEqual(["patch"]);
  });

  it.each([
    ["an operation", api(ANSWER, { "/places": { get: operation(ANSWER) } })],
    ["an optional property", withProperties({ country: { type: "string" } })],
    ["an optional property with the name of a keyword", withProperties({ description: { type: "string" } })],
    ["an optional parameter", api(ANSWER, { "/ports": { get: operation(ANSWER, [{ name: "limit", in: "query" }]) } })],
  ])("takes %s that is added for a minor change", (_, after) => {
    expect(levels(after)).toEqual(["minor"]);
  });

  it.each([
    ["a removed operation", { ...api(), paths: {} }],
    ["a removed property", api({ ...ANSWER, properties: { code: ANSWER.properties.code } })],
    ["a property that becomes required", api({ ...ANSWER, required: ["code", "name"] })],
    ["a property that becomes optional", api({ ...ANSWER, required: [] })],
    ["a new required property", withProperties({ country: { type: "string" } }, ["code", "country"])],
    ["another type", withProperties({ code: { type: "string", description: "A number" } })],
    ["a null", api(ANSWER, {}, { type: ["string", "null"] })],
    ["a narrower component", api(ANSWER, {}, { type: "string", minLength: 1 })],
    [
      "a new required parameter",
      api(ANSWER, { "/ports": { get: operation(ANSWER, [{ name: "limit", in: "query", required: true }]) } }),
    ],
  ])("takes %s for a breaking change", (_, after) => {
    expect(levels(after)).toContain("major");
  });

  it.each([
    [[], "1.4.2"],
    [["patch"], "1.4.3"],
    [["minor", "patch"], "1.5.0"],
    [["patch", "major", "minor"], "2.0.0"],
  ] as const)("raises 1.4.2 after %j to %s", (kinds, version) => {
    expect(
      nextVersion(
        "1.4.2",
        kinds.map((level) => ({ level, at: "/paths" })),
      ),
    ).toBe(version);
  });

  it("refuses a version that is not semantic", () => {
    expect(nextVersion("1.4", [])).toBeNull();
  });
});
