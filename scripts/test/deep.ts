/*
 * npm run test:deep: every property test with a random seed and a hundred times the cases, clients of other languages
 * generated from the API document, where their generators are installed, the alert rules on made-up series, where
 * promtool is (Debian: the package prometheus), and each step of the Dockerfile (`npm run test:install`).
 *
 *   npm run test:deep -- --seed 4711    repeats a run
 *   npm run test:deep -- rates          only the property tests whose path has this part
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { say, stop } from "../lib/say.mjs";
import { CLIENT_GENERATORS, checkClient } from "./client-generators.ts";
import { tool } from "./command.ts";

const { values, positionals } = parseArgs({ options: { seed: { type: "string" } }, allowPositionals: true });
const seed = values.seed ?? String(randomInt(2 ** 31));
if (!/^-?\d{1,10}$/.test(seed)) stop(`--seed takes a whole number, not ${seed}.`);

const files = globSync("tests/{domain,api,flows,server,web}/**/*.test.{ts,tsx}").filter(
  (file) =>
    readFileSync(file, "utf8").includes('from "fast-check"') && positionals.every((part) => file.includes(part)),
);
if (files.length === 0) stop("no property test was found.");
say(`${files.length} files with property tests; repeat this run with: npm run test:deep -- --seed ${seed}`);
const { status } = spawnSync(
  tool("vitest"),
  ["run", "--project", "unit", "--project", "page", "--project", "fresh", ...files],
  {
    stdio: "inherit",
    env: { ...process.env, KEELSON_DEEP_SEED: seed },
  },
);
if (status !== 0) say(`failed with seed ${seed}: write each counterexample into its test as a literal case.`);

let failures = 0;
for (const generator of positionals.length === 0 ? CLIENT_GENERATORS : []) {
  const { failed, skipped, words } = await checkClient(generator, "openapi/keelson.openapi.yaml");
  failures += failed;
  say(`${failed > 0 ? "✗" : skipped > 0 ? "-" : "✓"} client in ${generator.language} ${words}`.trimEnd());
}
if (positionals.length === 0) {
  const rules = spawnSync("promtool", ["test", "rules", "alerts.test.yaml"], {
    cwd: "deploy/monitoring",
    encoding: "utf8",
  });
  const isInstalled = rules.error === undefined;
  if (isInstalled && rules.status !== 0) failures += 1;
  const mark = isInstalled ? (rules.status === 0 ? "✓" : "✗") : "-";
  const outcome = isInstalled ? (rules.status === 0 ? "" : rules.stdout) : "skipped: promtool is not installed";
  say(`${mark} alert rules ${outcome}`.trimEnd());
}
if (
  positionals.length === 0 &&
  spawnSync(process.execPath, ["scripts/test/install.ts"], { stdio: "inherit" }).status !== 0
)
  failures += 1;
process.exit(failures > 0 ? 1 : (status ?? 1));
