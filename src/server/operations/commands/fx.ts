import type { Command } from "commander";
import { err, ok, type Result } from "neverthrow";
import { isCurrencyCode, checkExchange, type ExchangeRates, readDecimal, type ExchangeQuote } from "#domain/money";
import { type CalendarDate, toMinutes, type UtcMinutes } from "#domain/time";
import { officeDay, zones } from "#server/platform/time.ts";
import { readDateCell } from "../sheets/date-cells.ts";
import { readTable, type TableLine } from "../sheets/read-table.ts";
import { notesText, emptyNotes, noteAdder, type SheetNote } from "../sheets/sheet-notes.ts";
import { listExchange, removeExchange, saveExchange } from "#server/modules/rates/index.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Operations } from "../command.ts";

interface ExchangeOptions {
  readonly base: string;
  readonly date?: string;
  readonly source: string;
  readonly markUp: string;
}

const readDay = (text: string): Result<CalendarDate, string> => {
  const read = readDateCell(text, null);
  if (read.kind === "date") return ok(read.date);
  return err(
    read.kind === "ambiguous"
      ? `"${text}" can be ${read.dayFirst} or ${read.monthFirst}. Write one of them.`
      : `"${text}" is not a day (such as 2026-12-31).`,
  );
};

const readHeading = (
  { base, date, source, markUp }: ExchangeOptions,
  today: CalendarDate,
): Result<Omit<ExchangeRates, "quotes">, string> => {
  const code = base.toUpperCase();
  if (!isCurrencyCode(code)) return err(`"${base}" is not a currency (ISO 4217, such as USD).`);
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(markUp)) return err(`"${markUp}" is not a percentage (such as 1.5).`);
  return readDay(date ?? today).andThen((day) =>
    day > today
      ? err(`The rates cannot be of ${day}: that is in the future.`)
      : ok({ base: code, date: day, source, markUpPercent: markUp }),
  );
};

const findImplausible = (rates: ExchangeRates, now: UtcMinutes): readonly string[] =>
  [...checkExchange(rates, now, zones).currencies.keys()].map((currency) => {
    const units = rates.quotes.find((quote) => quote.currency === currency)?.unitsPerBase ?? "";
    return `1 ${rates.base} = ${units} ${currency} is far from the usual rate. Check the figure and --base.`;
  });

const addImport = (fx: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  fx.command("import")
    .description(
      "Import the exchange rates of a day (columns: currency, units per base); a table with a problem is not imported",
    )
    .argument("<file>", "Excel file (first tab) or CSV file")
    .requiredOption("--source <words>", "source of the rates, shown to shippers")
    .option("--base <currency>", "base currency of the table", "USD")
    .option("--date <day>", "date of the rates (default: today)")
    .option("--mark-up <percent>", "percentage added to converted amounts", "0")
    .action(async (file: string, options: ExchangeOptions) => {
      const heading = readHeading(options, officeDay(clock()));
      if (heading.isErr()) return reportError(`Nothing was imported. ${heading.error}`);
      const lines = await readTable(file);
      if (lines.isErr()) return reportError(lines.error);
      const { quotes, problems } = readExchange(lines.value, heading.value.base);
      const rates = { ...heading.value, quotes };
      const sentences =
        problems.length > 0
          ? notesText(problems)
          : findImplausible(rates, toMinutes(clock())).map((text) => `  ${text}`);
      if (sentences.length > 0)
        return [`Nothing was imported of ${file}:`, ...sentences].forEach((line) => reportError(line));
      return withDatabase(async ({ db }) => {
        const { base, date } = rates;
        await db.transaction().execute(async (transaction) => {
          await saveExchange(transaction, `${base} ${date}`, rates);
          await bumpCacheVersion(transaction, "tariffs");
        });
        say(`${quotes.length} rates of ${date} stated.`);
      });
    });
};

const addList = (fx: Command, { withDatabase, say }: Operations): void => {
  fx.command("list")
    .description("List tables of exchange rates, newest first")
    .action(() =>
      withDatabase(async ({ db }) => {
        const tables = await listExchange(db);
        const lines = tables.map(({ base, date, source, markUpPercent, quotes }) => {
          const rates = quotes.map(({ currency, unitsPerBase }) => `${unitsPerBase} ${currency}`).join(", ");
          return `${date}  1 ${base} = ${rates}  ${source}  mark-up ${markUpPercent} %`;
        });
        say(...(lines.length === 0 ? ["No exchange rates."] : lines));
      }),
    );
};

const addRemove = (fx: Command, { withDatabase, say, reportError }: Operations): void => {
  fx.command("remove")
    .description("Remove a table; offers and bookings keep the rates they were converted with")
    .argument("<day>", "date of the table, as shown by `fx list`")
    .option("--base <currency>", "base currency of the table", "USD")
    .action((day: string, { base }: { readonly base: string }) =>
      withDatabase(async ({ db }) => {
        const date = readDay(day);
        if (date.isErr()) return reportError(date.error);
        const code = base.toUpperCase();
        const isRemoved = await db.transaction().execute(async (transaction) => {
          await bumpCacheVersion(transaction, "tariffs");
          return removeExchange(transaction, code, date.value);
        });
        return isRemoved
          ? say(`The rates of ${date.value} in ${code} are removed.`)
          : reportError(`There are no rates of ${date.value} in ${code}.`);
      }),
    );
};

/** `fx import`, `list` and `remove`. */
export const addExchangeCommands = (program: Command, operations: Operations): void => {
  const fx = program.command("fx").description("Manage exchange rates");
  addImport(fx, operations);
  addList(fx, operations);
  addRemove(fx, operations);
};

/** Rates of exchange as they were read; with `problems` nothing may be imported. */
export interface ReadExchange {
  readonly quotes: readonly ExchangeQuote[];
  readonly problems: readonly SheetNote[];
}

const isHead = ({ cells }: TableLine): boolean => /^(?:CURRENCY|CUR|CURR|CCY)\b/i.test(cells[0] ?? "");

const DECIMALS = 2;

const readUnits = (cell: string): string | null => {
  const read = readDecimal(cell, DECIMALS);
  const isRate = read.kind === "decimal" && /^\d{1,9}(?:\.\d{1,9})?$/.test(read.text) && Number(read.text) > 0;
  return isRate ? read.text : null;
};

const readExchange = (lines: readonly TableLine[], base: string): ReadExchange => {
  const notes = emptyNotes();
  const quotes: ExchangeQuote[] = [];
  for (const { line, cells } of lines.filter((candidate) => !isHead(candidate))) {
    const add = noteAdder(notes, null, line);
    const [currency, written] = [(cells[0] ?? "").toUpperCase(), cells[1] ?? ""];
    const units = readUnits(written);
    if (!isCurrencyCode(currency))
      add("problems", "currency", 0, `"${cells[0] ?? ""}" is not a currency (ISO 4217, such as USD).`);
    else if (currency === base) add("problems", "currency", 0, `${base} is the base itself. Remove the line.`);
    else if (quotes.some((quote) => quote.currency === currency))
      add("problems", "currency", 0, `${currency} is there twice. Remove one of the lines.`);
    if (units === null) add("problems", "amount", 1, `"${written}" is not a positive rate (such as 88.40).`);
    if (/^\d+$/.test(cells[2] ?? ""))
      add(
        "problems",
        "amount",
        2,
        `"${cells[2] ?? ""}" may belong to the rate. Write it as ${written}.${cells[2] ?? ""}.`,
      );
    quotes.push({ currency, unitsPerBase: units ?? "" });
  }
  if (quotes.length === 0) noteAdder(notes, null, 1)("problems", "left out", null, "the table has no rates.");
  return { quotes, problems: notes.problems };
};
