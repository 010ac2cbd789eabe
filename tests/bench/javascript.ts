/*
 * JavaScript of the first portal screens (brotli), against the prescribed packages alone, built the same way.
 * The component library is counted apart: what a screen takes from it is added to the floor. The floor is trimmed as the
 * site is (one language, one calendar), so that it holds nothing the site may leave out. A screen behind the sign-in is
 * counted with the frame it stands in.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type InlineConfig, mergeConfig, type Rolldown } from "vite";
import { englishOnly } from "../../scripts/build/english-only.ts";
import { gregorianOnly } from "../../scripts/build/gregorian-only.ts";
import { report } from "./support/figure.ts";

type Chunk = Rolldown.OutputChunk;

const prescribed = `
import "reflect-metadata/lite";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { Container } from "inversify";
import { err, ok, fromAsyncThrowable, ResultAsync } from "neverthrow";
import * as t from "io-ts";
import createClient from "openapi-fetch";
import { assign, createActor, fromPromise, setup } from "xstate";
import { useActorRef, useSelector } from "@xstate/react";
const machine = setup({ actors: { ask: fromPromise(async () => ok(1)) } }).createMachine({ initial: "a", context: {}, states: { a: { invoke: { src: "ask", onDone: { actions: assign({}) } } } } });
const codec = t.readonly(t.strict({ a: t.union([t.string, t.null]), b: t.array(t.number) }));
const container = new Container({ defaultScope: "Singleton" });
container.bind("client").toConstantValue(createClient({ baseUrl: "/api" }));
const Screen = () => { const ref = useActorRef(machine); return createElement("p", null, String(useSelector(ref, (s) => s.value))); };
const router = createBrowserRouter([{ path: "*", element: createElement(Screen) }]);
createRoot(document.body).render(createElement(RouterProvider, { router }));
globalThis.keep = [createActor(machine), err, fromAsyncThrowable, ResultAsync, codec.decode({}), container.get("client")];
`;

const size = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0);

const built = async (config: InlineConfig): Promise<readonly Chunk[]> => {
  const result = await build(mergeConfig({ logLevel: "error", build: { write: false } }, config));
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.filter((one): one is Chunk => one.type === "chunk"));
};

/** The chunk and all that it imports at once; what it imports later is not part of the screen. */
const closure = (chunks: readonly Chunk[], roots: readonly Chunk[]): readonly Chunk[] => {
  const found = new Map<string, Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const name of chunk.imports) visit(chunks.find((one) => one.fileName === name));
  };
  for (const root of roots) visit(root);
  return [...found.values()];
};

const holding = (chunks: readonly Chunk[], module: string): Chunk => {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`${module} is in no chunk: the benchmark no longer fits the source.`);
  return chunk;
};

const fromLibrary =
  /import\s*\{([^}]*)\}\s*from\s*"((?:react-aria-components|@internationalized\/date|@tanstack\/react-virtual)[^"]*)"/g;

/** What the source of these chunks takes from the component library and its companions, as import lines. */
const componentImports = (chunks: readonly Chunk[]): string => {
  const names = new Map<string, Set<string>>();
  const own = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /\/src\/web\/.*\.tsx?$/.test(id));
  for (const id of own) {
    for (const [, list = "", from = ""] of readFileSync(id, "utf8").matchAll(fromLibrary)) {
      const values = list.split(",").map((name) => name.trim().replace(/ as .*/, ""));
      const kept = values.filter((name) => name !== "" && !name.startsWith("type "));
      names.set(from, new Set([...(names.get(from) ?? []), ...kept]));
    }
  }
  return [...names]
    .map(([from, set], index) => {
      const aliases = [...set].map((name, position) => `${name} as c${index}_${position}`);
      const uses = [...set].map((_, position) => `c${index}_${position}`);
      return `import { ${aliases.join(", ")} } from "${from}";\nglobalThis.used${index} = [${uses.join(", ")}];`;
    })
    .join("\n");
};

const cache = "node_modules/.cache";
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bench-javascript-"));
const floorOf = async (extra: string): Promise<number> => {
  const entry = join(folder, "floor.ts");
  writeFileSync(entry, `${prescribed}\n${extra}`);
  const target = "baseline-widely-available" as const;
  const plugins = [englishOnly(), gregorianOnly()];
  return size(await built({ configFile: false, plugins, build: { target, rolldownOptions: { input: entry } } }));
};

try {
  process.env["NODE_ENV"] = "production";
  const chunks = await built({});
  const portal = holding(chunks, "src/web/main.tsx");
  const screens = [
    ["sign-in", 1.25, ["src/web/screens/sign-in/screen.tsx"]],
    ["rate search", 1.3, ["src/web/portal/frame.tsx", "src/web/screens/rate-search/screen.tsx"]],
  ] as const;
  for (const [name, goal, modules] of screens) {
    const shipped = closure(chunks, [portal, ...modules.map((module) => holding(chunks, module))]);
    const alone = await floorOf("");
    const floor = await floorOf(componentImports(shipped));
    const measured = size(shipped);
    report({
      name: `JavaScript for ${name}`,
      measured: `${measured} B`,
      floor: `${floor} B (packages ${alone} B + components ${floor - alone} B)`,
      ratio: (measured - (floor - alone)) / alone,
      goal: { kind: "at-most", value: goal },
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
