import { BRAND } from "#brand";
import { recordChange } from "#server/modules/audit/index.ts";
import { err, ok, type Result } from "neverthrow";
import {
  isCurrencyCode,
  checkExchange,
  type ExchangeRates,
  readDecimal,
  readFigure,
  type ExchangeQuote,
} from "#domain/money";
import { type CalendarDate, toMinutes, type UtcMinutes } from "#domain/time";
import { officeDay, zones } from "#server/platform/time.ts";
import { readDateCell } from "../sheets/date-cells.ts";
import { readTable, type TableLine } from "../sheets/read-table.ts";
import { notesText, emptyNotes, noteAdder, type SheetNote } from "../sheets/sheet-notes.ts";
import { listExchange, removeExchange, saveExchange } from "#server/modules/rates/index.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, defaultOption, readText, requiredOption, textOption } from "../kit/parameters.ts";

interface Heading {
  readonly base: string;
  readonly date: string | null;
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
  { base, date, source, markUp }: Heading,
  today: CalendarDate,
): Result<Omit<ExchangeRates, "quotes">, string> => {
  const code = base.toUpperCase();
  if (!isCurrencyCode(code)) return err(`"${base}" is not a currency (ISO 4217, such as USD).`);
  const percent = readFigure(markUp.trim().replace(/\s*%$/, "")) ?? "";
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(percent)) return err(`"${markUp}" is not a percentage (such as 1.5).`);
  return readDay(date ?? today).andThen((day) =>
    day > today
      ? err(`The rates cannot be of ${day}: that is in the future.`)
      : ok({ base: code, date: day, source, markUpPercent: percent }),
  );
};

const findImplausible = (rates: ExchangeRates, now: UtcMinutes): readonly string[] =>
  [...checkExchange(rates, now, zones).currencies.keys()].map((currency) => {
    const units = rates.quotes.find((quote) => quote.currency === currency)?.unitsPerBase ?? "";
    return `1 ${rates.base} = ${units} ${currency} is far from the usual rate. Check the figure and --base.`;
  });

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

const base = defaultOption("<currency>", "base currency of the table", BRAND.currency, readText);

const importTable = defineCommand({
  name: "import",
  description:
    "Import the exchange rates of a day (columns: currency, units per base); a table with a problem is not imported",
  parameters: {
    file: argument("Excel file (first tab) or CSV file"),
    source: requiredOption("<words>", "source of the rates, shown to shippers", readText),
    base,
    date: textOption("<day>", "date of the rates (default: today)"),
    markUp: defaultOption("<percent>", "percentage added to converted amounts", "0", readText),
  },
  run: async ({ db, clock }, { file, ...typed }) => {
    const heading = readHeading(typed, officeDay(clock()));
    if (heading.isErr()) return err(`Nothing was imported. ${heading.error}`);
    const lines = await readTable(file);
    if (lines.isErr()) return err(lines.error);
    const { quotes, problems } = readExchange(lines.value, heading.value.base);
    const rates = { ...heading.value, quotes };
    const sentencesOfProblems =
      problems.length > 0 ? notesText(problems) : findImplausible(rates, toMinutes(clock())).map((text) => `  ${text}`);
    if (sentencesOfProblems.length > 0) return err([`Nothing was imported of ${file}:`, ...sentencesOfProblems]);
    await db.transaction().execute(async (transaction) => {
      await saveExchange(transaction, `${rates.base} ${rates.date}`, rates);
      await recordChange(transaction, {
        action: "exchange-rates.imported",
        subjectId: `${rates.base} ${rates.date}`,
        after: {
          source: rates.source,
          markUpPercent: rates.markUpPercent,
          quotes: Object.fromEntries(quotes.map(({ currency, unitsPerBase }) => [currency, unitsPerBase])),
        },
      });
      await bumpCacheVersion(transaction, "tariffs");
    });
    return ok(rates);
  },
  describe: ({ quotes, date }) => [`${quotes.length} rates of ${date} stated.`],
});

const list = defineList({
  name: "list",
  description: "List tables of exchange rates, newest first",
  parameters: {},
  run: async ({ db }) => ok(await listExchange(db)),
  columns: [
    { key: "date", heading: "Day" },
    {
      key: "base",
      heading: "Rates",
      text: ({ base, quotes }) =>
        `1 ${base} = ${quotes.map(({ currency, unitsPerBase }) => `${unitsPerBase} ${currency}`).join(", ")}`,
    },
    { key: "quotes", heading: "Quotes", text: null },
    { key: "source", heading: "Source" },
    {
      key: "markUpPercent",
      heading: "Mark-up",
      text: ({ markUpPercent }) => `mark-up ${markUpPercent} %`,
    },
  ],
  empty: "No exchange rates.",
});

const remove = defineCommand({
  name: "remove",
  description: "Remove a table; offers and bookings keep the rates they were converted with",
  parameters: { day: argument("date of the table, as shown by `fx list`"), base },
  run: async ({ db }, { day, base: typed }) => {
    const date = readDay(day);
    if (date.isErr()) return err(date.error);
    const code = typed.toUpperCase();
    const isRemoved = await db.transaction().execute(async (transaction) => {
      await bumpCacheVersion(transaction, "tariffs");
      const isGone = await removeExchange(transaction, code, date.value);
      const subjectId = `${code} ${date.value}`;
      if (isGone) await recordChange(transaction, { action: "exchange-rates.removed", subjectId });
      return isGone;
    });
    return isRemoved ? ok({ date: date.value, base: code }) : err(`There are no rates of ${date.value} in ${code}.`);
  },
  describe: ({ date, base: code }) => [`The rates of ${date} in ${code} are removed.`],
});

/** `fx import`, `list` and `remove`. */
export const exchangeCommands = defineGroup("fx", "Manage exchange rates", [importTable, list, remove]);
