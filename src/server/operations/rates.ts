import type { Command } from "commander";
import { addDays } from "../../domain/time/calendar.ts";
import { officeDay } from "../services/office-day.ts";
import { readExchange } from "../sheets/exchange-table.ts";
import { readTable } from "../sheets/read-table.ts";
import { stateExchange } from "../stores/exchange.ts";
import { expireLclTariff, lclTariffSummaries } from "../stores/lcl-tariffs.ts";
import { expireSheet, type SheetSummary, sheetSummaries } from "../stores/rate-sheets.ts";
import { raiseVersion } from "../stores/versions.ts";
import { addImportOptions, type ImportOptions } from "./import-options.ts";
import { importSheet } from "./import-sheet.ts";
import type { Operations } from "./operations.ts";

const addImport = (rates: Command, operations: Operations): void => {
  addImportOptions(
    rates
      .command("import")
      .description("imports a rate sheet, all of it or nothing; every problem is named by its cell")
      .argument("<file>", "an Excel file (all its tabs) or a CSV file"),
  ).action((file: string, options: ImportOptions) => importSheet(file, options, operations));
};

const addExpire = (rates: Command, { withDatabase, clock, say, complain }: Operations): void => {
  rates
    .command("expire")
    .description("ends a rate sheet; offers that were quoted from it before stay as they were quoted")
    .argument("<sheet>", "its id, as rates list shows it")
    .action((id: string) =>
      withDatabase(async ({ db }) => {
        const yesterday = addDays(officeDay(clock()), -1);
        const isEnded = await db.transaction().execute(async (transaction) => {
          const found = await expireSheet(transaction, id, yesterday);
          if (found) await raiseVersion(transaction, "tariffs");
          const foundLcl = await expireLclTariff(transaction, id, yesterday);
          if (foundLcl) await raiseVersion(transaction, "lcl");
          return found || foundLcl;
        });
        if (isEnded) say(`${id} has ended.`);
        else complain(`There is no rate sheet ${id}.`);
      }),
    );
};

const summaryLine = ({ id, provider, name, sheetDate, validTill, lines }: SheetSummary, kind: string): string =>
  `${id}  ${kind}${provider}  ${name} of ${sheetDate}  ${lines} lines  till ${validTill}`;

/** `rates import`, `rates list` and `rates expire`. */
export const addRateCommands = (program: Command, operations: Operations): void => {
  const rates = program.command("rates").description("rate sheets of providers");
  addImport(rates, operations);
  rates
    .command("list")
    .description("shows all rate sheets, newest first")
    .action(() =>
      operations.withDatabase(async ({ db }) => {
        const lines = [
          ...(await sheetSummaries(db)).map((sheet) => summaryLine(sheet, "")),
          ...(await lclTariffSummaries(db)).map((sheet) => summaryLine(sheet, "LCL  ")),
        ];
        operations.say(lines.length === 0 ? "No rate sheets." : lines.join("\n"));
      }),
    );
  addExpire(rates, operations);
};

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
