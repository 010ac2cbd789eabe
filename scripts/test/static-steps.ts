import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listPactFiles } from "../verify/contract.ts";
import { check, needing, runCommand, tool } from "./command.ts";
import { addOutcomes, failed, type Outcome, passed, type Step } from "./outcome.ts";

const JOURNEYS = "contracts/journeys.arazzo.yaml";
const document = "openapi/keelson.openapi.yaml";
const DESK = "openapi/desk.openapi.yaml";
const INBOUND = "openapi/inbound.openapi.yaml";
const script = (file: string, ...args: readonly string[]): Promise<Outcome> => check(process.execPath, [file, ...args]);

/* Each layer is compiled with only the platform it may use; the whole once more with tests and scripts. One checker at a
   time: more would check the same library types again, and another check runs beside this one. Files that have not changed
   since an earlier run, and import none that have, are not checked again; their errors are kept and stated again. */
const projects = [".", "src/domain", "src/ports", "src/flows", "src/server", "src/web", "src/desk"];

const compile = async (): Promise<Outcome> => {
  const ended = [];
  for (const project of projects) {
    const known = join("node_modules/.cache/types", `${project.replaceAll("/", "-")}.tsbuildinfo`);
    const args = ["-p", project, "--checkers", "1", "--pretty", "false", "--incremental", "--tsBuildInfoFile", known];
    ended.push(await runCommand(tool("tsc"), args));
  }
  const words = ended.map((one) => one.words).join("");
  return ended.every((one) => one.code === 0) ? passed() : failed(words);
};

const lintApi = async (): Promise<Outcome> =>
  addOutcomes(
    await check(tool("redocly"), ["lint", document, DESK, INBOUND, JOURNEYS], { env: { REDOCLY_TELEMETRY: "off" } }),
    await script("scripts/lint-api.ts"),
  );

/** The Pact files; the folder has other JSON files as well. */
export const contractFiles = (): readonly string[] => (existsSync("contracts") ? listPactFiles() : []);

/** The Pact file of the desk's API. */
export const DESK_CONTRACT = "contracts/keelson-desk.json";

interface Contract {
  readonly interactions: readonly { readonly response: { readonly status: number } }[];
}

const WRONG_MEDIA_TYPE = 415;

/** Copies a contract without the requests that break the document on purpose: those of a media type that it does not allow. */
const copyWithoutWrongTypes = (file: string): string => {
  const contract: Contract = JSON.parse(readFileSync(file, "utf8"));
  const interactions = contract.interactions.filter(({ response }) => response.status !== WRONG_MEDIA_TYPE);
  const copy = join(".cache/test", basename(file));
  mkdirSync(".cache/test", { recursive: true });
  writeFileSync(copy, JSON.stringify({ ...contract, interactions }));
  return copy;
};

const compareContracts = async (): Promise<Outcome> => {
  const contracts = contractFiles();
  if (contracts.length === 0) return failed("missing: contracts/keelson-portal-*.json");
  return addOutcomes(
    await check(tool("opc"), ["--oas", document, ...contracts.map(copyWithoutWrongTypes)]),
    await check(tool("opc"), ["--oas", DESK, DESK_CONTRACT]),
  );
};

/* It answers success over nothing at all, for example when its TypeScript is not found. */
const layers = async (): Promise<Outcome> => {
  const { code, words } = await runCommand(tool("depcruise"), [
    "--config",
    ".dependency-cruiser.mjs",
    "src",
    "simulators",
  ]);
  if (code !== 0) return failed(words);
  const count = Number(/\((\d+) modules/.exec(words)?.[1] ?? 0);
  return count > 0 ? passed() : failed(`${words}\nNo module was read: the check is blind.`);
};

const step = (name: string, about: string, run: () => Promise<Outcome>): Step => ({
  name,
  about,
  phase: "static",
  processors: 1,
  run,
});

export const staticSteps: readonly Step[] = [
  step("types", "TypeScript, each layer with its own platform", compile),
  step("lint", "oxlint with types", () => check(tool("oxlint"), ["--type-aware", "--format=unix"])),
  step("house", "house rules", () => script("scripts/check-house.ts")),
  step("layers", "import order of the layers", layers),
  step("unused", "unused files, exports and packages", () => check(tool("knip"), ["--no-progress"])),
  step("api-types", "wire types fresh", () => needing([document, DESK], () => script("scripts/gen-api.ts", "--check"))),
  step("states", "list of provider states fresh", () => script("scripts/contract-states.ts", "--check")),
  step("api-lint", "OpenAPI documents and journeys, by two linters", () =>
    needing([document, DESK, INBOUND, JOURNEYS], lintApi),
  ),
  step("api-version", "version of the OpenAPI document raised with each change", () =>
    script("scripts/check-api-version.ts"),
  ),
  step("api-contracts", "contracts agree with the OpenAPI document", compareContracts),
  step("format", "formatting", () => check(tool("biome"), ["format", "--reporter=summary"])),
  step("lockfile", "lockfile complete for every system", () => script("scripts/check-lock.mjs")),
];
