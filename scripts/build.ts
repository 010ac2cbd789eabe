/* npm run build: builds the site into dist/: client, prerendered public pages, API reference, guides, compressed copies. With --if-changed only when its inputs changed. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { compress } from "#server/platform/http/compress.ts";
import { writeApiReference } from "./build/api-reference.ts";
import { writeGuides } from "./build/guides.ts";
import { inputsHash } from "./build/inputs-hash.ts";
import { prerenderPages } from "./build/prerender.ts";
import { alone } from "./lib/lock.mjs";
import { say, since, stop } from "./lib/say.mjs";

const stampFile = "dist/.inputs";

const isFresh = async (hash: string): Promise<boolean> => (await readFile(stampFile, "utf8").catch(() => "")) === hash;

const client = () => build({ logLevel: "warn" });

const pagesEntry = "src/web/entry-server.tsx";

const pagesCode = async () =>
  existsSync(pagesEntry) &&
  build({ logLevel: "warn", build: { ssr: pagesEntry, outDir: "dist/ssr", sourcemap: false } });

const desk = () => build({ logLevel: "warn", configFile: "vite.desk.config.ts" });

const phases: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["client", client],
  ["page code", pagesCode],
  ["prerendered pages", () => prerenderPages("dist/client", "dist/ssr")],
  ["API reference", () => writeApiReference("dist/client", "docs")],
  ["guides", () => writeGuides("dist/client")],
  ["compressed copies", () => compress("dist/client")],
  ["desk", desk],
  ["compressed copies of the desk", () => compress("dist/desk")],
];

const buildAll = async (hash: string): Promise<void> => {
  const start = performance.now();
  say("building the site");
  await rm(stampFile, { force: true });
  for (const [name, phase] of phases) {
    const begun = performance.now();
    await phase();
    say(`  ${name} ${since(begun)}`);
  }
  await mkdir("dist", { recursive: true });
  await writeFile(stampFile, hash);
  say(`site built in ${since(start)}`);
};

process.env["NODE_ENV"] = "production";
const onlyIfChanged = process.argv.includes("--if-changed");
await alone("build", async () => {
  const hash = await inputsHash();
  if (onlyIfChanged && (await isFresh(hash))) return;
  await buildAll(hash);
}).catch((error: unknown) => {
  console.error(error);
  stop("the build did not succeed: the reason stands above.");
});
