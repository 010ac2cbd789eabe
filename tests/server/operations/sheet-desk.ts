import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** A desk and a folder for the tests of a `describe`; `shown` are the lines that `check` answers of a sheet that can be imported. */
export const useSheetDesk = (shown: RegExp) => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-sheets-"));
  let started: Promise<Desk> | null = null;
  beforeAll(async () => {
    started = startDesk(rateCommands);
    await started;
  });
  afterAll(async () => {
    await (await started)?.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const run: Desk["run"] = async (...words) => {
    if (started === null) throw new Error("The desk is started before the tests.");
    return (await started).run(...words);
  };
  return {
    folder,
    run,
    /** What `--check` complains of, or the shown lines. */
    check: async (lines: readonly string[], ...words: readonly string[]): Promise<readonly string[]> => {
      const file = join(folder, "rates.csv");
      writeFileSync(file, lines.join("\n"));
      const { said, complained } = await run("rates", "import", file, "--provider", "X", "--check", ...words);
      const answered = complained.length > 0 ? complained.slice(1) : said.filter((line) => shown.test(line));
      return answered.map((line) => line.trim());
    },
  };
};
