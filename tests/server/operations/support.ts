import { Command } from "commander";
import type { Operations } from "#server/operations/command.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import { countedIds, START } from "../support/app.ts";
import { openTestDatabase, sqlitePlace } from "../support/database.ts";

/** The staff's command line over a database of its own: what was said, and what was complained about. */
export const startDesk = async (
  add: (program: Command, operations: Operations) => void,
  clock: () => number = () => START,
) => {
  const database = await openTestDatabase(sqlitePlace);
  let said: string[] = [];
  let complained: string[] = [];
  const program = new Command("operations").exitOverride();
  add(program, {
    withDatabase: (work) => work(database),
    clock,
    ids: countedIds(),
    say: createPrint((line) => said.push(line)),
    reportError: createPrint((line) => complained.push(line)),
  });
  const run = async (...words: readonly string[]) => {
    said = [];
    complained = [];
    await program.parseAsync(words, { from: "user" });
    return { said, complained };
  };
  return { database, run };
};
