import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, remove } from "./support/plant.ts";
import { runScript } from "./support/run.ts";

let folder: string;
beforeAll(() => {
  folder = plant({});
  cpSync("scripts/gen-api.ts", join(folder, "scripts/gen-api.ts"));
  cpSync("openapi", join(folder, "openapi"), { recursive: true });
});
afterAll(() => remove(folder));

const check = () => runScript("scripts/gen-api.ts", ["--check"], folder);

test("accepts types generated from the document, and refuses them after the document changed", () => {
  expect(runScript("scripts/gen-api.ts", [], folder).code).toBe(0);
  expect(check().code).toBe(0);
  const document = join(folder, "openapi/keelson.openapi.yaml");
  const text = readFileSync(document, "utf8");
  writeFileSync(document, text.replaceAll("quotationId", "quotationNumber"));
  expect(check()).toEqual({
    code: 1,
    out: "",
    errors: "src/api/schema.d.ts does not match openapi/keelson.openapi.yaml: run `npm run gen:api` and commit it.\n",
  });
});

test("refuses types of the desk after its document changed", () => {
  expect(runScript("scripts/gen-api.ts", [], folder).code).toBe(0);
  const document = join(folder, "openapi/desk.openapi.yaml");
  writeFileSync(document, readFileSync(document, "utf8").replaceAll("recoveryCodesLeft", "codesLeft"));
  expect(check()).toEqual({
    code: 1,
    out: "",
    errors: "src/api/desk-schema.d.ts does not match openapi/desk.openapi.yaml: run `npm run gen:api` and commit it.\n",
  });
});

test("wire types that were never generated are refused", () => {
  expect(runScript("scripts/gen-api.ts", [], folder).code).toBe(0);
  writeFileSync(join(folder, "src/api/schema.d.ts"), "export type Nothing = never;\n");
  expect(check().code).toBe(1);
});
