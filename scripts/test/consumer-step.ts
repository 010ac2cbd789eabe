import { readFile, rm, writeFile } from "node:fs/promises";
import { failed, type Outcome } from "./outcome.ts";
import { ensureFileTypes } from "./provision.ts";
import { contractFiles } from "./static-steps.ts";
import { runVitest } from "./vitest-report.ts";

type Contents = ReadonlyMap<string, string>;

const readContracts = async (): Promise<Contents> =>
  new Map(await Promise.all(contractFiles().map(async (file) => [file, await readFile(file, "utf8")] as const)));

const writeContracts = async (contents: Contents): Promise<void> => {
  await Promise.all([...contents].map(([file, text]) => writeFile(file, text)));
};

const differing = (before: Contents, after: Contents): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/** Writes the contracts anew from the consumer tests (Pact only ever adds to a file it finds) and compares them with those that stood here. */
export const consumer = async (): Promise<Outcome> => {
  if (!(await ensureFileTypes())) return failed("The package shared-mime-info is missing and could not be installed.");
  const before = await readContracts();
  await Promise.all([...before.keys()].map((file) => rm(file)));
  const outcome = await runVitest("consumer");
  if (outcome.failed > 0) {
    await writeContracts(before);
    return outcome;
  }
  const changed = differing(before, await readContracts());
  if (changed.length === 0) return outcome;
  const words = `The tests wrote another contract than the one that stands here: look at ${changed.join(", ")} and commit it.`;
  return { ...outcome, failed: 1, words };
};
