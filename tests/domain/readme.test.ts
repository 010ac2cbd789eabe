import { stripTypeScriptTypes } from "node:module";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { readmeExamples as examples } from "../support/readme-examples.ts";

const IMPORT = /^import \{([^}]*)\} from "([^"]+)";$/gm;
const RESULT = /^(.+); \/\/ → (.+)$/gm;

const toNames = (list: string): string =>
  list
    .split(",")
    .filter((name) => !name.trim().startsWith("type "))
    .join(",");

/** An example as the body of a function: imports are loaded, each `value; // → expected` becomes an expectation. */
const toBody = (code: string): string =>
  code
    .replace(RESULT, "expect($1).toEqual($2);")
    .replace(
      IMPORT,
      (_, names: string, module: string) => `const {${toNames(names)}} = await importModule("${module}");`,
    );

const modules = {
  ...import.meta.glob("../../src/domain/*/index.ts"),
  ...import.meta.glob("../../src/api/readers/*.ts"),
};

const importModule = async (name: string): Promise<unknown> => {
  const path = name.endsWith(".ts") ? name.replace("#", "../../src/") : `${name.replace("#", "../../src/")}/index.ts`;
  const found = modules[path];
  if (found === undefined) throw new Error(`No module ${name}`);
  return found();
};

test("the overview has ten examples or more", () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
});

test.each(examples)("the example %s returns what it states", async (_title, code) => {
  const source = `(async (importModule, expect) => {${stripTypeScriptTypes(toBody(code))}})`;
  const run: (load: typeof importModule, check: typeof expect) => Promise<void> = runInThisContext(source);
  expect.hasAssertions();
  await run(importModule, expect);
});
