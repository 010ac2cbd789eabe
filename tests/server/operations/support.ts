import type { Operations, StaffCommand } from "#server/operations/kit/command.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { openTestDatabase, sqlitePlace } from "../support/database.ts";
import { runStaffCommand, staffOperations } from "../support/staff.ts";

/** The staff's command line over a database of its own: what was said, and what was complained about. */
export const startDesk = async (command: StaffCommand, overrides: Partial<Operations> = {}) => {
  const database = await openTestDatabase(sqlitePlace);
  let said: string[] = [];
  let complained: string[] = [];
  const operations = staffOperations(database, {
    say: createPrint((...lines) => said.push(...lines)),
    note: createPrint((...lines) => complained.push(...lines)),
    reportError: createPrint((...lines) => complained.push(...lines)),
    ...overrides,
  });
  const run = async (...words: readonly string[]) => {
    said = [];
    complained = [];
    await runStaffCommand([command], operations, words);
    return { said, complained };
  };
  /** What a command answers with `--json`. */
  const runJson = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse((await run(...words, "--json")).said.join("\n"));
  return { database, run, runJson };
};
