import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, remove } from "./support/plant.ts";
import { runTool } from "./support/run.ts";

interface Issue {
  readonly file: string;
  readonly files: readonly { readonly name: string }[];
  readonly exports: readonly { readonly name: string }[];
  readonly dependencies: readonly { readonly name: string }[];
  readonly unlisted: readonly { readonly name: string }[];
}

let folder: string;
let issues: readonly Issue[];
beforeAll(() => {
  folder = plant({
    "src/server/main.ts": 'import { used } from "../domain/rule.ts";\nimport "left-pad";\nprocess.exitCode = used;',
    "src/domain/rule.ts": "export const used = 1;\nexport const idle = 2;",
    "src/domain/forgotten.ts": "export const a = 1;",
  });
  const report: { readonly issues: readonly Issue[] } = JSON.parse(
    runTool("knip", ["--no-progress", "--reporter", "json"], folder).out,
  );
  issues = report.issues;
});
afterAll(() => remove(folder));

const namesIn = (file: string, kind: "files" | "exports" | "dependencies" | "unlisted"): readonly string[] =>
  issues.filter((issue) => issue.file === file).flatMap((issue) => issue[kind].map((one) => one.name));

test("a file that nobody imports", () => {
  expect(namesIn("src/domain/forgotten.ts", "files")).toEqual(["src/domain/forgotten.ts"]);
});

test("an export that nobody imports, and only that", () => {
  expect(namesIn("src/domain/rule.ts", "exports")).toEqual(["idle"]);
});

test("a package that nobody imports", () => {
  expect(namesIn("package.json", "dependencies")).toContain("fastify");
});

test("a package that package.json does not name", () => {
  expect(namesIn("src/server/main.ts", "unlisted")).toEqual(["left-pad"]);
});
