import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, type Planted, remove } from "./support/plant.ts";
import { runTool } from "./support/run.ts";

const neverthrow = 'import { okAsync } from "neverthrow";\n';

const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["no-explicit-any", "src/domain/any.ts", "export const a = (x: any): string => String(x);"],
  ["no-unsafe-member-access", "src/web/unsafe.ts", "export const a: string = JSON.parse('{}').name;"],
  ["no-unsafe-assignment", "src/server/assign.ts", "export const a: { readonly b: string } = JSON.parse('{}');"],
  ["no-non-null-assertion", "src/domain/non-null.ts", "export const a = (x: string | null): string => x!;"],
  ["no-floating-promises", "src/server/floating.ts", "const p = async () => 1;\np();\nexport {};"],
  ["no-floating-promises", "src/flows/result-async.ts", `${neverthrow}okAsync(1).map((one) => one);\nexport {};`],
  [
    "no-misused-promises",
    "src/web/misused.ts",
    "[1].forEach(async () => {\n  await Promise.resolve();\n});\nexport {};",
  ],
  [
    "switch-exhaustiveness-check",
    "src/domain/switch.ts",
    "export const a = (x: 1 | 2): number => {\n  switch (x) {\n    case 1:\n      return 1;\n  }\n  return 0;\n};",
  ],
  ["no-unsafe-type-assertion", "tests/assert.ts", "export const a = (x: unknown): string => x as string;"],
  ["only-throw-error", "src/server/throw.ts", "export const a = (): never => {\n  throw 'words';\n};"],
  ["no-restricted-properties", "src/domain/now.ts", "export const a = Date.now();"],
  ["no-restricted-properties", "src/flows/random.ts", "export const a = Math.random();"],
  ["no-console", "src/web/console.ts", "console.log('x');\nexport {};"],
  [
    "rules-of-hooks",
    "src/web/hooks.tsx",
    "import { useState } from 'react';\nexport const A = (p: { readonly on: boolean }) => {\n  if (p.on) useState(1);\n  return <p>x</p>;\n};",
  ],
  ["alt-text", "src/web/picture.tsx", "export const A = () => <img src='/x.png' />;"],
  [
    "no-restricted-imports",
    "tests/e2e/other.spec.ts",
    "import { test } from '@playwright/test';\ntest('x', () => {});",
  ],
  ["no-danger", "src/web/danger.tsx", "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;"],
];

const lawful: Planted = {
  "src/server/main.ts": "console.log('x');",
  "src/flows/read.ts": `${neverthrow}export const a = () => okAsync(1).map((one) => one);`,
};

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string; readonly severity: string }[];
}

let folder: string;
let found: readonly string[];
beforeAll(() => {
  folder = plant({ ...lawful, ...Object.fromEntries(violations.map(([, file, text]) => [file, text])) });
  const report: Report = JSON.parse(
    runTool("oxlint", ["--type-aware", "--format", "json", "src", "tests"], folder).out,
  );
  found = report.diagnostics
    .filter((one) => one.severity === "error")
    .map((one) => `${/\((.+)\)/.exec(one.code)?.[1] ?? one.code} ${one.filename}`);
});
afterAll(() => remove(folder));

test.each(violations)("%s refuses %s", (rule, file) => {
  expect(found).toContain(`${rule} ${file}`);
});

test("accepts files that follow the rules", () => {
  const blamed = found.map((one) => one.split(" ")[1]);
  expect(Object.keys(lawful).filter((file) => blamed.includes(file))).toEqual([]);
});
