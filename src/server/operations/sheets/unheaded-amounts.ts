import { readAmountCell } from "#domain/charges";
import { isCurrencyCode } from "#domain/money";
import { readKnownCharge } from "./charge-headers.ts";
import { isText } from "./column-meanings.ts";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { SheetNote } from "./sheet-notes.ts";

/** Fields of words, next to which a column of charges can have the same name, such as `CFS`. */
const WORD_FIELDS: ReadonlySet<string> = new Set([
  "AGENT",
  "DEST CFS",
  "INCOTERMS",
  "LINE",
  "MODE",
  "PAYMENT TERMS",
  "SERVICE",
  "TERMINAL",
  "TRADE",
  "VIA",
]);

/** Columns that are fields of words by their names, and have amounts. */
export const findFieldsWithAmounts = ({ tab, headLine, columns, lines }: RateTable): readonly SheetNote[] =>
  columns.flatMap(({ header, column }, index) => {
    if (column.kind !== "field" || !WORD_FIELDS.has(column.field)) return [];
    /* The others may be numbers. */
    const own = column.field === "DEST CFS" ? "USD" : null;
    const isAmount = (cell: string): boolean => /\d/.test(cell) && readAmountCell(cell, own).kind === "amount";
    const amount = lines.find(({ cells }) => isAmount(cells[index] ?? ""))?.cells[index];
    return amount === undefined
      ? []
      : [
          {
            tab,
            line: headLine,
            column: index,
            kind: "column",
            sentence: `the column "${header}" is read as ${column.field}, but has amounts ("${amount}"). Say --charge "${header}" or --ignore "${header}".`,
          },
        ];
  });

const NAMED_AMOUNT = /(?:(?<![A-Z])([A-Z]{3})|US\$|[$€£₹]) ?\d|\d ?(?:([A-Z]{3})(?![A-Z])|[$€£₹])/;

export const hasNamedAmount = (cell: string): boolean => {
  const [found, before, after] = NAMED_AMOUNT.exec(cell) ?? [];
  const code = before ?? after;
  return found !== undefined && (code === undefined || isCurrencyCode(code));
};

/* `75 PSS`, `PSS 75`. */
const CHARGE_AND_FIGURE = /^(?:\d[\d.,]* ?([A-Z][A-Z ]*)|([A-Z][A-Z ]*?)[ :=]*\d[\d.,]*)$/;

const hasChargeAmount = (cell: string): boolean => {
  const [, behind, before = behind] = CHARGE_AND_FIGURE.exec(cell.toUpperCase()) ?? [];
  return before !== undefined && readKnownCharge(normaliseHeader(before)) !== null;
};

/** Whether the figures of a column are the numbers of its rows: they count from 1, or stand before the ports. */
const areRowNumbers = (cells: readonly string[], isBeforePorts: boolean): boolean =>
  (isBeforePorts || Number(cells[0]) <= 1) &&
  cells.every((cell, index) => Number(cell) === Number(cells[0]) + index && Number(cell) < 10_000);

/** Amounts in a column without a heading, or right of the table. */
export const findUnheadedAmounts = ({ tab, columns, lines }: RateTable): readonly SheetNote[] => {
  const port = columns.findIndex(({ column }) => column.kind === "field" && column.field.startsWith("PORT OF"));
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, index) => index).flatMap((index): readonly SheetNote[] => {
    if ((columns[index]?.header ?? "") !== "") return [];
    const filled = lines.filter(({ cells }) => isText(cells[index]));
    const figures = filled.filter(({ cells }) => /^-?\d[\d.,]*$/.test(cells[index] ?? ""));
    const texts = figures.map(({ cells }) => cells[index] ?? "");
    const bare = areRowNumbers(texts, index < port) ? undefined : figures[0];
    const found =
      filled.find(({ cells: { [index]: cell = "" } }) => hasNamedAmount(cell) || hasChargeAmount(cell)) ?? bare;
    if (found === undefined) return [];
    const sentence = `"${found.cells[index] ?? ""}" has no heading and has an amount. Write the heading of its column, or remove it.`;
    return [{ tab, line: found.line, column: index, kind: "column", sentence }];
  });
};
