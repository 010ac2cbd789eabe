import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const reExport = /export (?:type )?\{([^}]*)\} from "\.\/([^"]+)";/g;
const conceptImport = /import (type )?\{([^}]*)\} from "#domain\/([a-z-]+)";/g;

const splitNames = (list: string): readonly string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** The module that defines each name of a concept's entry point. */
const readEntryPoint = (concept: string): ReadonlyMap<string, string> => {
  const text = readFileSync(`src/domain/${concept}/index.ts`, "utf8");
  const modules = new Map<string, string>();
  for (const [, names = "", file = ""] of text.matchAll(reExport)) {
    for (const name of splitNames(names)) modules.set(name.replace(/^type /, ""), resolve("src/domain", concept, file));
  }
  return modules;
};

const rewrite = (modules: ReadonlyMap<string, string>, names: readonly string[]): string => {
  const byModule = Map.groupBy(names, (name) => modules.get(name.split(" as ")[0] ?? ""));
  return [...byModule]
    .map(([module, list]) => `import { ${list.join(", ")} } from ${JSON.stringify(module)};`)
    .join(" ");
};

/**
 * Imports from an entry point of the domain (`#domain/rates`) become imports from the modules behind it. Otherwise every
 * page that uses one function of a concept would depend on all of its modules, and chunks could not be divided by use.
 * The same holds for the one module of fp-ts.
 */
export const directImports = (): Plugin => {
  const concepts = readdirSync("src/domain", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entryPoints = new Map(concepts.map(({ name }) => [name, readEntryPoint(name)]));
  return {
    name: "direct-imports",
    enforce: "pre",
    /* Node needs the file of CommonJS; the bundle takes the ES module, which io-ts imports as well. */
    config: () => ({ resolve: { alias: [{ find: "fp-ts/lib/Either.js", replacement: "fp-ts/es6/Either.js" }] } }),
    transform: {
      filter: { code: "#domain/" },
      handler: (source) => {
        const toDirect = (statement: string, type: string | undefined, names: string, concept: string): string => {
          /* Lines keep their numbers, so that no source map is needed. */
          const lines = "\n".repeat(statement.split("\n").length - 1);
          const values = splitNames(names).filter((name) => !name.startsWith("type "));
          return type === undefined ? rewrite(entryPoints.get(concept) ?? new Map(), values) + lines : lines;
        };
        return { code: source.replace(conceptImport, toDirect), map: null };
      },
    },
  };
};
