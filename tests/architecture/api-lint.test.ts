import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, remove } from "./support/plant.ts";
import { runScript } from "./support/run.ts";

const LINTER = "scripts/lint-api.ts";

let folder: string;
beforeAll(() => {
  folder = plant({});
});
afterAll(() => remove(folder));

/** What Spectral finds in a document of the portal after a change. */
const lintChanged = (document: string, change: (text: string) => string) => {
  const text = readFileSync(document, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  const file = join(folder, "changed.yaml");
  writeFileSync(file, changed);
  const { code, errors } = runScript(LINTER, [file], ".");
  return { code, rules: [...new Set([...errors.matchAll(/:\d+ ([\w-]+): /g)].map(([, rule]) => rule))] };
};

test("Spectral refuses a path parameter that no operation declares", () => {
  const change = (text: string) => text.replace("/resource/quotes/{id}:", "/resource/quotes/{quote}:");
  expect(lintChanged("openapi/keelson.openapi.yaml", change)).toEqual({ code: 1, rules: ["path-params"] });
});

test("Spectral refuses a journey without a description", () => {
  const change = (text: string) => text.replace("    description: A visitor without a session.\n", "");
  expect(lintChanged("contracts/journeys.arazzo.yaml", change)).toEqual({
    code: 1,
    rules: ["arazzo-workflow-description"],
  });
});
