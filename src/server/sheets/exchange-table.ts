import { isCurrencyCode, readDecimal, type ExchangeQuote } from "#domain/money";
import type { TableLine } from "./read-table.ts";
import { emptyNotes, noteAdder, type SheetNote } from "./sheet-notes.ts";

/** Rates of exchange as they were read; with `problems` nothing may be imported. */
export interface ReadExchange {
  readonly quotes: readonly ExchangeQuote[];
  readonly problems: readonly SheetNote[];
}

const isHead = ({ cells }: TableLine): boolean => /^(?:CURRENCY|CUR|CURR|CCY)\b/i.test(cells[0] ?? "");

const DECIMALS = 2;

/** A positive rate as a plain decimal; null for anything else. */
const readUnits = (cell: string): string | null => {
  const read = readDecimal(cell, DECIMALS);
  const isRate = read.kind === "decimal" && /^\d{1,9}(?:\.\d{1,9})?$/.test(read.text) && Number(read.text) > 0;
  return isRate ? read.text : null;
};

/** Reads a table of two columns: currency, and how many units one unit of the base costs. A head line is skipped. */
export const readExchange = (lines: readonly TableLine[], base: string): ReadExchange => {
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
