import { afterAll, beforeAll, expect, test } from "vitest";
import { plant, type Planted, remove } from "./support/plant.ts";
import { runTool } from "./support/run.ts";

const violations: readonly (readonly [code: string, file: string, text: string])[] = [
  ["TS2304", "src/domain/fetch.ts", "export const a = () => fetch('/x');"],
  ["TS2584", "src/domain/console.ts", "console.log('x');"],
  ["TS2304", "src/domain/storage.ts", "export const a = localStorage;"],
  ["TS2591", "src/domain/process.ts", "export const a = process.env;"],
  ["TS2304", "src/flows/timer.ts", "setTimeout(() => undefined, 1);"],
  ["TS2304", "src/flows/kit/request.ts", "export const a = new Request('/x');"],
  ["TS2339", "src/ports/signal.ts", "export const a = (signal: AbortSignal) => signal.throwIfAborted();"],
  ["TS2584", "src/server/dom.ts", "export const a = document.title;"],
  ["TS2591", "src/web/node.ts", "export const a = process.cwd();"],
  ["TS1294", "src/domain/enum.ts", "export enum Colour { Red }"],
  ["TS1294", "src/server/parameter.ts", "export class A { constructor(readonly name: string) {} }"],
  [
    "TS2375",
    "src/domain/optional.ts",
    "const x: string | undefined = [''][0];\nexport const a: { readonly b?: string } = { b: x };",
  ],
  ["TS4111", "src/server/index-signature.ts", "export const a = (x: Record<string, string>) => x.name;"],
  ["TS7006", "src/domain/implicit.ts", "export const a = (x) => x;"],
];

const lawful: Planted = {
  "src/domain/rule.ts": "export const a = (x: number): number => x + 1;",
  "src/flows/flow.ts": "export const a = (signal: AbortSignal): boolean => signal.aborted;",
  "src/server/node.ts": "export const a = process.cwd();",
  "src/web/dom.ts": "export const a = document.title;",
};

let folder: string;
let found: ReadonlySet<string>;
beforeAll(() => {
  folder = plant({ ...lawful, ...Object.fromEntries(violations.map(([, file, text]) => [file, text])) });
  const layers = ["domain", "ports", "flows", "server", "web"];
  const said = layers.map((layer) => runTool("tsc", ["-p", `src/${layer}`, "--pretty", "false"], folder).out);
  const lines = said.join("\n").matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+)/gm);
  found = new Set([...lines].map(([, file, code]) => `${code} ${file}`));
});
afterAll(() => remove(folder));

test.each(violations)("%s refuses %s", (code, file) => {
  expect(found).toContain(`${code} ${file}`);
});

test("accepts files that use only their platform", () => {
  const blamed = [...found].map((one) => one.split(" ")[1]);
  expect(Object.keys(lawful).filter((file) => blamed.includes(file))).toEqual([]);
});
