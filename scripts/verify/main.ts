/*
 * npm run verify -- <URL>: verifies a server against the contract and the API document. docs/guides/verify-your-backend.md
 * describes the protocol, the options and the report.
 */
import { writeFile } from "node:fs/promises";
import { err, ok, type Result } from "neverthrow";
import { writeBadge } from "./badge.ts";
import { readInteractions, readPact, selectInteractions } from "./contract.ts";
import { type ApiDocument, readDocument } from "./document.ts";
import { canRecogniseFiles, hasFile, NO_FILE_TYPES } from "./file-types.ts";
import { type FuzzResult, verifyGenerated } from "./fuzz/fuzz.ts";
import { toJourneyData } from "./journeys/data.ts";
import { type JourneyKit, runJourneys } from "./journeys/run.ts";
import { type Level, type Levels, readLevels } from "./levels.ts";
import { COMMAND, type Options, parseOptions, USAGE } from "./options.ts";
import { verifyParts } from "./parts.ts";
import { toHtml } from "./report-html.ts";
import { toJunit } from "./report-junit.ts";
import { showCounts, showGenerated, showGeneratedCounts, showReport } from "./report-text.ts";
import { countOutcomes, type InteractionResult, sortByLevel } from "./results.ts";
import type { SignIn } from "./sign-in.ts";
import { chooseSignIn, collectInteractions, judgeInteractions, type Kit } from "./verify.ts";

const CONFORMANT = 0;
const DIFFERENCES = 1;
const NOT_VERIFIED = 2;

const stop = (sentence: string): typeof NOT_VERIFIED => {
  console.error(`verify: ${sentence}`);
  return NOT_VERIFIED;
};

const writeReport = async (write: (() => Promise<void>) | null): Promise<Result<undefined, string>> => {
  if (write === null) return ok(undefined);
  return write().then(
    () => ok(undefined),
    (error: unknown) => err(`The report cannot be written: ${error instanceof Error ? error.message : String(error)}.`),
  );
};

const report = async (
  { version }: Pick<ApiDocument, "version">,
  levels: readonly Level[],
  results: readonly InteractionResult[],
  generated: readonly FuzzResult[],
  options: Options,
): Promise<number> => {
  const { junit, html, badge, fuzz } = options;
  const counts = countOutcomes(results);
  const written = [
    await writeReport(junit === null ? null : () => writeFile(junit, toJunit(results, generated))),
    await writeReport(html === null ? null : () => writeFile(html, toHtml(levels, results, generated, options))),
    await writeReport(badge === null ? null : () => writeBadge(badge, { version, now: new Date() }, levels, results)),
  ];
  console.log([showReport(levels, results), ...showGenerated(generated)].join("\n"));
  const generatedCounts = fuzz.count === 0 ? [] : [showGeneratedCounts(generated, fuzz.seed)];
  console.log(`\n${[showCounts(results), ...generatedCounts].join("; ")}`);
  const failure = written.find((one) => one.isErr());
  if (failure?.isErr() === true) return stop(failure.error);
  const isConformant =
    counts.different + counts.notSetUp === 0 && generated.every((one) => one.differences.length === 0);
  return isConformant ? CONFORMANT : DIFFERENCES;
};

/** One operation alone is verified without the journeys, which need the others. */
const verifyJourneys = async (
  { document, levels }: Pick<JourneyKit, "document" | "levels">,
  { target, selection, journeys }: Options,
): Promise<readonly InteractionResult[]> =>
  selection.only.length > 0
    ? []
    : runJourneys({ document, levels, target, data: toJourneyData(journeys) }, selection.levels);

/** The optional parts, then the journeys. */
const verifyRest = async (
  kit: Kit,
  levels: Levels,
  options: Options,
  signIn: SignIn | null,
): Promise<Result<readonly InteractionResult[], string>> => {
  const parts = options.onlyJourneys ? ok([]) : await verifyParts(kit, levels, options, signIn);
  if (parts.isErr()) return err(parts.error);
  return ok([...parts.value, ...(await verifyJourneys({ document: kit.document, levels }, options))]);
};

const run = async (args: readonly string[]): Promise<number> => {
  if (args.includes("--help")) {
    console.log(USAGE);
    return CONFORMANT;
  }
  const [pact, document, levels] = [readPact(), readDocument(), readLevels()];
  const known = {
    levels: levels.levels.map(({ level }) => level),
    operations: document.operations,
  };
  const options = parseOptions(args, known);
  if (options.isErr()) return stop(`${options.error} All options: ${COMMAND} --help`);
  const interactions = readInteractions(pact, document, levels);
  if (interactions.isErr()) return stop(interactions.error);
  const selected = selectInteractions(interactions.value, options.value.selection);
  if (selected.some(hasFile) && !canRecogniseFiles()) return stop(NO_FILE_TYPES);
  const kit: Kit = { pact, document, interactions: interactions.value };
  const collected = options.value.onlyJourneys ? ok([]) : await collectInteractions(kit, options.value);
  if (collected.isErr()) return stop(collected.error);
  const signIn = chooseSignIn(kit, options.value);
  if (signIn.isErr()) return stop(signIn.error);
  /* Pact's verifier needs another process and not the server: meanwhile the rest is sent. */
  const [verified, rest] = await Promise.all([
    judgeInteractions(kit, collected.value),
    verifyRest(kit, levels, options.value, signIn.value),
  ]);
  if (verified.isErr()) return stop(verified.error);
  if (rest.isErr()) return stop(rest.error);
  const generated = await verifyGenerated(kit, verified.value, options.value, signIn.value);
  if (generated.isErr()) return stop(generated.error);
  const results = sortByLevel([...verified.value, ...rest.value]);
  return report(document, levels.levels, results, generated.value, options.value);
};

process.exitCode = await run(process.argv.slice(2));
