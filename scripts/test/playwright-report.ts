import { readFile } from "node:fs/promises";
import { runCommand, tool } from "./command.ts";
import { failed, type Outcome } from "./outcome.ts";

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
}

const shuffled = (): readonly string[] => {
  const seed = process.env["KEELSON_TEST_SEED"];
  return seed === undefined ? [] : ["--shuffle", seed];
};

/** Without a line per test, so that the last lines of a long run say what failed. */
const withoutProgress = (words: string): string =>
  words
    .split("\n")
    .filter((line) => !/^\[\d+\/\d+\] /.test(line))
    .join("\n");

/** Runs the browser tests of a configuration and counts them from the JSON report; a run that found no test counts as one failure. */
export const runPlaywright = async (
  name: string,
  config: string,
  env: Readonly<Record<string, string>>,
  selection: readonly string[] = [],
): Promise<Outcome> => {
  const file = `.cache/test/${name}.json`;
  const args = ["test", "-c", config, "--reporter=line,json", ...shuffled(), ...selection];
  const { code, words } = await runCommand(tool("playwright"), args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    seconds: 7200,
  });
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return failed(words);
  const { stats }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected,
    failed: code === 0 ? stats.unexpected : Math.max(1, stats.unexpected),
    skipped: stats.skipped,
    words: code === 0 ? "" : withoutProgress(words),
  };
};
