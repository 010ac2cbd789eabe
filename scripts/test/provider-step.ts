import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { runCommand } from "./command.ts";
import { failed, type Outcome } from "./outcome.ts";
import { ensureFileTypes } from "./provision.ts";

interface Addresses {
  readonly url: string;
  readonly states: string;
}

const readAddresses = async (program: ChildProcess): Promise<Addresses | undefined> => {
  if (program.stdout === null) return undefined;
  for await (const line of createInterface({ input: program.stdout })) {
    const addresses: Addresses = JSON.parse(line);
    return addresses;
  }
  return undefined;
};

const ending = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (program.exitCode !== null) return resolve();
    program.once("close", () => resolve());
  });

/* The last line of `npm run verify`: "133 interactions: 130 conformant, 2 different, 1 not set up; 100 generated …". */
const COUNTS = /(\d+) conformant, (\d+) different(?:, (\d+) not set up)?/g;

/** The outcome in the last line of `npm run verify`. */
export const readOutcome = (code: number, words: string): Outcome => {
  const counts = [...(words.trim().split("\n").at(-1) ?? "").matchAll(COUNTS)];
  const add = (group: number): number => counts.reduce((sum, count) => sum + Number(count[group] ?? 0), 0);
  const problems = add(2) + add(3);
  if (code === 0 && counts.length > 0) return { passed: add(1), failed: problems, skipped: 0, words: "" };
  return { passed: add(1), failed: Math.max(1, problems), skipped: 0, words };
};

const verify = async ({ url, states }: Addresses, ...more: readonly string[]): Promise<Outcome> => {
  const args = ["scripts/verify/main.ts", url, "--states", states, ...more];
  const { code, words } = await runCommand(process.execPath, args, { seconds: 600 });
  return readOutcome(code, words);
};

/**
 * Verifies the reference server with the command that verifies any server, twice in one process: a reset clears everything that
 * the first run has left, counters of limits included.
 */
export const provider = async (): Promise<Outcome> => {
  if (!(await ensureFileTypes())) return failed("The package shared-mime-info is missing and could not be installed.");
  const program = spawn(process.execPath, ["tests/contracts/provider/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const addresses = await readAddresses(program);
  if (addresses === undefined) return failed("The reference server did not start.");
  const first = await verify(addresses, "--fuzz", "100", "--seed", "1");
  const second = first.failed === 0 ? await verify(addresses) : null;
  program.kill("SIGTERM");
  await ending(program);
  if (second === null || second.failed === 0) return first;
  return { ...second, words: `The second run in the same process differs from the first one:\n${second.words}` };
};
