import type { Command } from "commander";
import { officeDay } from "../services/office-day.ts";
import { readExchange } from "../sheets/exchange-table.ts";
import { readTable } from "../sheets/read-table.ts";
import { stateExchange } from "../stores/exchange.ts";
import { raiseVersion } from "../stores/versions.ts";
import type { Operations } from "./operations.ts";

interface ExchangeOptions {
  readonly base: string;
  readonly date?: string;
  readonly source: string;
  readonly markUp: string;
}

/** `fx import`. */
export const addExchangeCommands = (program: Command, operations: Operations): void => {
  const { withDatabase, clock, say, complain } = operations;
  program
    .command("fx")
    .description("rates of exchange")
    .command("import")
    .description("states the rates of a day: a table of currency and units per base, all of it or nothing")
    .argument("<file>", "an Excel file (its first sheet) or a CSV file")
    .requiredOption("--source <words>", "where the rates come from, as shippers read it")
    .option("--base <currency>", "the currency whose price is quoted", "USD")
    .option("--date <day>", "the day of the rates (otherwise today)")
    .option("--mark-up <percent>", "what the house adds to a converted amount", "0")
    .action(async (file: string, { base, date, source, markUp }: ExchangeOptions) => {
      const lines = await readTable(file);
      if (lines.isErr()) return complain(lines.error);
      const { quotes, problems } = readExchange(lines.value);
      const wrong = !/^\d{1,2}(\.\d{1,3})?$/.test(markUp) ? [`"${markUp}" is not a percentage.`] : [];
      if (wrong.length > 0 || problems.length > 0)
        return [
          ...wrong,
          "Nothing was imported.",
          ...problems.map(({ line, sentence }) => `  line ${line}: ${sentence}`),
        ].forEach((line) => complain(line));
      return withDatabase(async ({ db }) => {
        const day = date ?? officeDay(clock());
        await db.transaction().execute(async (transaction) => {
          await stateExchange(transaction, `${base} ${day}`, {
            base,
            date: day,
            source,
            markUpPercent: markUp,
            quotes,
          });
          await raiseVersion(transaction, "tariffs");
        });
        say(`${quotes.length} rates of ${day} stated.`);
      });
    });
};
