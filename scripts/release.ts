/*
 * npm run release: writes a release of the present commit into dist/release: the source, the built server, the verifier of backends
 * for each platform, a bill of materials (CycloneDX), a report of all licences, and the checksums of these files. Fails if a
 * licence is not on the list.
 *
 *   npm run release -- --check      checks licences and writes the report and the bill of materials alone
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inRoot } from "./lib/root.mjs";
import { say, stop } from "./lib/say.mjs";
import { findLicenceProblems, writeLicenceReport } from "./release/licences.ts";
import { listPackages } from "./release/packages.ts";
import { type Product, writeSbom } from "./release/sbom.ts";
import { SERVER_FILES } from "./release/server-files.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const run = (command: string, words: readonly string[], settings: Readonly<Record<string, string>> = {}): string => {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: inRoot(),
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) stop(`${command} ${words[0] ?? ""} has failed: ${stderr.trim()}`);
  return stdout.trim();
};

const product: Product = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const packages = listPackages(readFileSync(inRoot("package-lock.json"), "utf8"));
const problems = findLicenceProblems(packages);
if (problems.length > 0) stop(problems.join("\n"));

const name = `${product.name}-${product.version}`;
const folder = inRoot("dist", "release");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files: string[] = [];
const path = (file: string): string => {
  files.push(file);
  return inRoot("dist", "release", file);
};

/* The moment of the commit: the same commit gives the same files. */
const seconds = run("git", ["log", "-1", "--format=%ct"]);
writeFileSync(path(`${name}-licences.md`), writeLicenceReport(packages));
writeFileSync(path(`${name}.cdx.json`), writeSbom(product, packages, new Date(Number(seconds) * 1_000)));
say(`${packages.length} packages, each with a licence of the list`);

const REPRODUCIBLE = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=@${seconds}`];

if (!values.check) {
  if (run("git", ["status", "--porcelain"]) !== "") stop("a release is made of a commit, but there are changes.");
  const prefix = `--prefix=${name}/`;
  run("git", ["archive", "--format=tar.gz", prefix, `--output=${path(`${name}-source.tar.gz`)}`, "HEAD"]);
  run("npm", ["run", "build"]);
  const server = ["--exclude=dist/release", `--transform=s,^,${name}/,`, "-czf", path(`${name}-server.tar.gz`)];
  run("tar", [...REPRODUCIBLE, ...server, ...SERVER_FILES]);
  run("npm", ["run", "build:verifier", "--", "--output", folder], { SOURCE_DATE_EPOCH: seconds });
  files.push(
    ...readdirSync(folder)
      .filter((file) => !files.includes(file))
      .toSorted(),
  );
}

const sums = files.map((file) => {
  const sum = createHash("sha256")
    .update(readFileSync(inRoot("dist", "release", file)))
    .digest("hex");
  return `${sum}  ${file}\n`;
});
writeFileSync(inRoot("dist", "release", "SHA256SUMS"), sums.join(""));
say(`${files.length} files and their checksums are in dist/release`);
