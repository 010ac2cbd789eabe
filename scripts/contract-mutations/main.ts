/*
 * npm run test:contract-mutations: gives two servers one fault at a time, and expects `verify` to find each fault and to
 * name the field. `--only searchRates` selects an operation (may be repeated), `--sample 10` ten mutants.
 */
import { parseArgs } from "node:util";
import { readInteractions, readPact } from "../verify/contract.ts";
import { readDocument } from "../verify/document.ts";
import { readLevels } from "../verify/levels.ts";
import type { Target } from "../verify/target.ts";
import { answerMutants } from "./answer-mutants.ts";
import { behaviourMutants } from "./behaviour-mutants.ts";
import { lenientMutants } from "./lenient-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { propertyMutants } from "./property-mutants.ts";
import { calculateScore, showReport } from "./report.ts";
import { runMutants, type Targets } from "./run.ts";
import { valueMutants } from "./value-mutants.ts";
import { type RunningServer, startServer } from "./servers.ts";

const GOAL = 0.95;
const TIMEOUT_MS = 10_000;

const { values } = parseArgs({
  options: { only: { type: "string", multiple: true, default: [] }, sample: { type: "string" } },
});

const selected: readonly Mutant[] = [
  ...behaviourMutants,
  ...lenientMutants,
  ...answerMutants,
  ...propertyMutants,
  ...valueMutants,
].filter(({ operation }) => values.only.length === 0 || values.only.includes(operation));

/** So many of all, at equal distances. */
const takeSample = (all: readonly Mutant[], count: number): readonly Mutant[] =>
  Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (one) => one !== undefined,
  );

const mutants = values.sample === undefined ? selected : takeSample(selected, Number(values.sample));

const stop = (sentence: string): number => {
  console.error(`contract-mutations: ${sentence}`);
  return 2;
};

const toTarget = (server: string, states = `${server}/_states`): Target => ({
  server: new URL(server),
  states: new URL(states),
  timeoutMs: TIMEOUT_MS,
});

const toTargets = (example: RunningServer, reference: RunningServer): Targets => {
  const addresses: { readonly url: string; readonly states: string } = JSON.parse(reference.firstLine);
  return { example: toTarget(example.firstLine), reference: toTarget(addresses.url, addresses.states) };
};

const verifyMutants = async (targets: Targets): Promise<number> => {
  const [pact, document] = [readPact(), readDocument()];
  const interactions = readInteractions(pact, document, readLevels());
  if (interactions.isErr()) return stop(interactions.error);
  const report = await runMutants({ pact, document, interactions: interactions.value }, targets, mutants);
  if (report.isErr()) return stop(report.error);
  const { results, unusable } = report.value;
  for (const one of unusable) console.log(`Left out, because it differs without a fault: ${one}`);
  console.log(showReport(results));
  const { score, stale, counts } = calculateScore(results);
  return score >= GOAL && stale.length === 0 && counts["not tried"] === 0 ? 0 : 1;
};

const run = async (): Promise<number> => {
  const example = await startServer(process.execPath, ["contracts/examples/node-server/server.mjs", "--port", "0"]);
  if (example.isErr()) return stop(example.error);
  const reference = await startServer(process.execPath, ["tests/contracts/provider/main.ts"]);
  if (reference.isErr()) {
    await example.value.stop();
    return stop(reference.error);
  }
  const code = await verifyMutants(toTargets(example.value, reference.value));
  await Promise.all([example.value.stop(), reference.value.stop()]);
  return code;
};

process.exitCode = await run();
