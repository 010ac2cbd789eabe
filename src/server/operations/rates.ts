import { basename } from "node:path";
import type { Command } from "commander";
import { addDays, type CalendarDate } from "../../domain/time/calendar.ts";
import { readDay } from "../rate-sources/sheets/sheet-dates.ts";
import { officeDay } from "../services/office-day.ts";
import { fillPlaces } from "../services/places/place-directory.ts";
import { readExchange } from "../sheets/exchange-table.ts";
import { placeCells } from "../sheets/place-cell.ts";
import { type LineNote, readRateSheet } from "../sheets/rate-sheet.ts";
import { readTable, type TableLine } from "../sheets/read-table.ts";
import { stateExchange } from "../stores/exchange.ts";
import { allPlaces } from "../stores/places.ts";
import { addSheet, expireSheet, sheetSummaries } from "../stores/rate-sheets.ts";
import { raiseVersion } from "../stores/versions.ts";
import type { Database } from "../stores/database.ts";
import type { Operations } from "./operations.ts";

interface ImportOptions {
  readonly provider: string;
  readonly name?: string;
  readonly from?: string;
  readonly till?: string;
  readonly weekly?: boolean;
  readonly check?: boolean;
}

const SHOWN = 50;
const DEFAULT_VALIDITY_DAYS = 30;

const written = (notes: readonly LineNote[]): readonly string[] => {
  const shown = notes.slice(0, SHOWN).map(({ line, sentence }) => `  line ${line}: ${sentence}`);
  return notes.length > SHOWN ? [...shown, `  and ${notes.length - SHOWN} more`] : shown;
};

const dayOr = (text: string | undefined, otherwise: CalendarDate): CalendarDate =>
  text === undefined ? otherwise : (readDay(text) ?? otherwise);

const importSheet = async (
  { db }: Database,
  { clock, ids, say, complain }: Operations,
  file: string,
  lines: readonly TableLine[],
  options: ImportOptions,
): Promise<void> => {
  await fillPlaces(db);
  const now = clock();
  const today = officeDay(now);
  const id = ids.id();
  const validTill = dayOr(options.till, addDays(today, DEFAULT_VALIDITY_DAYS));
  const onProgress = (done: number, all: number): void => say(`  ${done} of ${all} lines read`);
  const { rows, problems, remarks } = readRateSheet(lines, {
    id,
    validTill,
    placeOf: placeCells(await allPlaces(db)),
    onProgress,
  });
  for (const remark of written(remarks)) say(remark);
  if (problems.length > 0) {
    complain(`Nothing was imported: ${problems.length} ${problems.length === 1 ? "problem" : "problems"} in ${file}.`);
    for (const problem of written(problems)) complain(problem);
    return;
  }
  if (options.check === true) return say(`${rows.length} lines can be imported.`);
  const name = options.name ?? basename(file).replace(/\.\w+$/, "");
  const sheet = {
    id,
    provider: options.provider,
    name,
    sheetDate: today,
    validFrom: dayOr(options.from, today),
    validTill,
    reissued: options.weekly === true ? "weekly" : null,
    importedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await addSheet(transaction, sheet, rows);
    await raiseVersion(transaction, "tariffs");
  });
  say(`${rows.length} lines of ${options.provider} imported as ${id}, valid till ${validTill}.`);
};

const addImport = (rates: Command, operations: Operations): void => {
  rates
    .command("import")
    .description("imports a rate sheet, all of it or nothing; every problem is named by its line")
    .argument("<file>", "an Excel file (its first sheet) or a CSV file")
    .requiredOption("--provider <name>", "whose rates these are")
    .option("--name <name>", "what the sheet is called (otherwise the file's name)")
    .option("--from <day>", "first day on which the rates hold (otherwise today)")
    .option("--till <day>", "last day on which the rates hold, where a line does not say (otherwise 30 days)")
    .option("--weekly", "the provider issues these rates anew each Monday")
    .option("--check", "only says what would be imported")
    .action(async (file: string, options: ImportOptions) => {
      const wrong = [options.from, options.till].find((day) => day !== undefined && readDay(day) === null);
      if (wrong !== undefined) return operations.complain(`"${wrong}" is not a day (such as 2026-12-31).`);
      const lines = await readTable(file);
      if (lines.isErr()) return operations.complain(lines.error);
      return operations.withDatabase((database) => importSheet(database, operations, file, lines.value, options));
    });
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
          return found;
        });
        if (isEnded) say(`${id} has ended.`);
        else complain(`There is no rate sheet ${id}.`);
      }),
    );
};

/** `rates import`, `rates list` and `rates expire`. */
export const addRateCommands = (program: Command, operations: Operations): void => {
  const rates = program.command("rates").description("rate sheets of providers");
  addImport(rates, operations);
  rates
    .command("list")
    .description("shows all rate sheets, newest first")
    .action(() =>
      operations.withDatabase(async ({ db }) => {
        const sheets = await sheetSummaries(db);
        const lines = sheets.map(
          ({ id, provider, name, sheetDate, validTill, lines: count }) =>
            `${id}  ${provider}  ${name} of ${sheetDate}  ${count} lines  till ${validTill}`,
        );
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
        return [...wrong, "Nothing was imported.", ...written(problems)].forEach((line) => complain(line));
      return withDatabase(async ({ db }) => {
        const day = dayOr(date, officeDay(clock()));
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
