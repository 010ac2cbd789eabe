import { readFile } from "node:fs/promises";
import { runCommand, tool } from "./command.ts";
import { failed, type Outcome } from "./outcome.ts";

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface Selection {
  /** Of the report. */
  readonly name: string;
  /** Files and folders; all when there is none. */
  readonly files: readonly string[];
}

/**
 * Runs vitest projects (joined by a comma), their files in the order of the seed (tests/support/file-order.ts), and counts
 * their tests from the JSON report; a file that cannot be loaded counts as one failure.
 */
export const runVitest = async (
  projects: string,
  env: Readonly<Record<string, string>> = {},
  workers: 1 | 2 = 2,
  { name, files }: Selection = { name: projects, files: [] },
): Promise<Outcome> => {
  const file = `.cache/test/${name}.json`;
  const named = projects.split(",").flatMap((project) => ["--project", project]);
  const args = [
    "run",
    ...files,
    ...named,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    `--maxWorkers=${workers}`,
  ];
  const { code, words } = await runCommand(tool("vitest"), args, { env: { NO_COLOR: "1", ...env } });
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return failed(words);
  const report: VitestReport = JSON.parse(text);
  const broken = code !== 0 || !report.success;
  return {
    passed: report.numPassedTests,
    failed: broken ? Math.max(1, report.numFailedTests) : 0,
    skipped: report.numPendingTests + report.numTodoTests,
    words: broken ? words : "",
  };
};
