import { isCurrencyCode } from "../../domain/money/currency.ts";
import type { ExchangeQuote } from "../../domain/money/exchange.ts";
import type { LineNote } from "./sheet-notes.ts";
import type { TableLine } from "./read-table.ts";

/** Rates of exchange as they were read; with `problems` nothing may be imported. */
export interface ReadExchange {
  readonly quotes: readonly ExchangeQuote[];
  readonly problems: readonly LineNote[];
}

const problemOf = ([currency = "", units = ""]: readonly string[], known: ReadonlySet<string>): string | null => {
  if (!isCurrencyCode(currency)) return `"${currency}" is not a currency (ISO 4217)`;
  if (known.has(currency)) return `${currency} stands twice`;
  return /^\d{1,9}(\.\d{1,9})?$/.test(units) && Number(units) > 0 ? null : `"${units}" is not a rate (such as 88.40)`;
};

/** Reads a table of two columns: currency, and how many units one unit of the base costs. A head line is skipped. */
export const readExchange = (lines: readonly TableLine[]): ReadExchange => {
  const isHead = (line: TableLine): boolean => (line.cells[0] ?? "").toUpperCase() === "CURRENCY";
  const known = new Set<string>();
  const problems: LineNote[] = [];
  const quotes: ExchangeQuote[] = [];
  for (const { line, cells } of lines.filter((candidate) => !isHead(candidate))) {
    const written = [(cells[0] ?? "").toUpperCase(), cells[1] ?? ""];
    const sentence = problemOf(written, known);
    if (sentence !== null) problems.push({ line, sentence });
    known.add(written[0] ?? "");
    quotes.push({ currency: written[0] ?? "", unitsPerBase: written[1] ?? "" });
  }
  return quotes.length === 0
    ? { quotes, problems: [{ line: 1, sentence: "the table has no lines" }] }
    : { quotes, problems };
};
