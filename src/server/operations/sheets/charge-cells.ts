import { type AmountCell, findCurrencyBySign, readAmountCell } from "#domain/charges";
import { isCurrencyCode } from "#domain/money";
import type { ChargeHeader } from "./charge-headers.ts";
import type { Column, NamedColumn } from "./column-headers.ts";
import { FORMULA_ERROR, type TableLine } from "./read-table.ts";
import type { AddNote, NoteKind } from "./sheet-notes.ts";

interface CellNote {
  readonly severity: "problem" | "remark";
  readonly kind: NoteKind;
  readonly sentence: string;
}

interface ChargeCell {
  readonly text: string;
  readonly cell: AmountCell;
  readonly note: CellNote | null;
}

const problem = (kind: NoteKind, sentence: string): CellNote => ({ severity: "problem", kind, sentence });

const UNKNOWN_CURRENCY = /^([A-Z]{3}) ?\d|\d ([A-Z]{3})$/;
const NO_CURRENCY = new Set([
  "CBM",
  "KGS",
  "KGM",
  "TON",
  "MIN",
  "MAX",
  "INC",
  "SET",
  "DOC",
  "BOX",
  "CTR",
  "CNT",
  "BLS",
  "TEU",
  "FEU",
  "DAY",
]);

const unknownCurrency = (cell: string): string | null => {
  const [, before, after] = UNKNOWN_CURRENCY.exec(cell.toUpperCase()) ?? [];
  const code = before ?? after;
  return code === undefined || isCurrencyCode(code) || NO_CURRENCY.has(code) ? null : code;
};

const isMoney = (cell: AmountCell): cell is Extract<AmountCell, { readonly kind: "amount" }> => cell.kind === "amount";

/** Signs of several currencies next to a figure, but not in `US$`. */
const SEVERAL_CURRENCIES = /(?<![A-Za-z])(?:\$|¥|RS\b\.?(?= ?\d)) ?/i;

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ["$", "USD"],
  ["RS", "INR"],
]);

/** A sign as it is declared: `$`, `¥` or `RS`. */
export const toSign = (written: string): string => written.trim().toUpperCase().replace(/\.$/, "");

export type CurrencySigns = ReadonlyMap<string, string>;

/** A cell with the code in the place of a sign; `unclear` is the sign whose currency is not stated. */
const withCodes = (
  written: string,
  own: string | null,
  signs: CurrencySigns,
): { readonly text: string; readonly unclear: string | null } => {
  const sign = SEVERAL_CURRENCIES.exec(written)?.[0];
  if (sign === undefined) return { text: written, unclear: null };
  const code = signs.get(toSign(sign)) ?? findCurrencyBySign(toSign(sign), own);
  if (code !== null) return withCodes(written.replace(sign, `${code} `).trim(), own, signs);
  return { text: written, unclear: isMoney(readAmountCell(written.replace(sign, "USD "), null)) ? sign.trim() : null };
};

const toNote = (label: string, written: string, cell: AmountCell, header: ChargeHeader): CellNote | null => {
  if (written === FORMULA_ERROR) return problem("amount", `the formula of ${label} has an error. Write the amount.`);
  if (cell.kind === "unreadable") {
    const code = unknownCurrency(written);
    if (code !== null) return problem("currency", `${label} "${written}": ${code} is not a currency (ISO 4217).`);
    return {
      severity: "remark",
      kind: "amount",
      sentence: `${label} "${written}" is kept as written and has no price.`,
    };
  }
  if (cell.kind === "percent" && cell.of === "") {
    const sentence = `${label} "${written}" does not state of what, so it has no price. Write "${written} OF OCEAN FREIGHT" if it is of the freight.`;
    return { severity: "remark", kind: "amount", sentence };
  }
  if (header.isFreight && (cell.kind === "free" || (isMoney(cell) && cell.unit.minor <= 0)))
    return problem(
      "freight",
      `${label} "${written}" is not more than zero. Leave the cell empty if there is no freight.`,
    );
  if (isMoney(cell) && cell.unit.minor < 0)
    return problem("amount", `${label} "${written}" is negative. Take a rebate off the freight instead.`);
  return null;
};

const withBase = (written: string, cell: AmountCell, { percentOf }: ChargeHeader): string => {
  if (percentOf === null) return written;
  if (cell.kind === "percent") return cell.of === "" ? `${written} ${percentOf}` : written;
  return /^\d+(?:[.,]\d+)?$/.test(written) ? `${written}% ${percentOf}` : written;
};

/** Reads a charge cell; `own` is the currency of bare figures in its line, null where none is stated. */
const readChargeCell = (
  written: string,
  header: ChargeHeader,
  own: string | null,
  signs: CurrencySigns,
): ChargeCell => {
  const currency = header.currency ?? own;
  const { text: coded, unclear } = withCodes(written, currency, signs);
  if (unclear !== null) {
    const sentence = `${header.label} "${written}": ${unclear} stands for several currencies. Write the code, or say --currency-sign "${toSign(unclear)}=${EXAMPLES.get(toSign(unclear)) ?? "JPY"}".`;
    return { text: written, cell: { kind: "unreadable", text: written }, note: problem("currency", sentence) };
  }
  const based = withBase(coded, readAmountCell(coded, "USD"), header);
  const isBare = !isMoney(readAmountCell(based, null)) && isMoney(readAmountCell(based, "USD"));
  if (isBare && currency === null) {
    const sentence = `${header.label} "${written}" has no currency. Write "USD ${written}", add a column CURRENCY, or say --currency USD.`;
    return { text: based, cell: { kind: "unreadable", text: written }, note: problem("currency", sentence) };
  }
  const prefix = isBare && header.currency !== null ? `${header.currency} ` : "";
  const read = readAmountCell(based, currency);
  const suffix = isMoney(read) && read.per === null && header.unit !== null ? header.unit : "";
  const text = `${prefix}${based}${suffix}`;
  const cell = readAmountCell(text, currency);
  return { text, cell, note: toNote(header.label, written, cell, header) };
};

type ChargeColumn = Extract<Column, { readonly kind: "charge" }>;

/** A charge cell as it is read; equal cells of a column with the same currency share one. */
export interface LineCharge {
  readonly header: ChargeColumn;
  readonly column: number;
  readonly text: string;
  /** The charge as a member of a JSON object. */
  readonly json: string;
  readonly cell: AmountCell;
  readonly note: CellNote | null;
}

const cachedReader = (
  header: ChargeColumn,
  column: number,
  signs: CurrencySigns,
): ((written: string, own: string | null) => LineCharge) => {
  const cache = new Map<string, LineCharge>();
  return (written, own) => {
    const key = `${own ?? ""} ${written}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const read = readChargeCell(written, header, own, signs);
    const json = `${JSON.stringify(header.label)}:${JSON.stringify(read.text)}`;
    const charge = { ...read, header, column, json };
    cache.set(key, charge);
    return charge;
  };
};

export const chargeReader = (
  columns: readonly NamedColumn[],
  signs: CurrencySigns,
): ((line: TableLine, own: string | null, add: AddNote) => readonly LineCharge[]) => {
  const readers = columns.flatMap(({ column }, index) =>
    column.kind === "charge" ? [{ index, read: cachedReader(column, index, signs) }] : [],
  );
  return (line, own, add) => {
    const charges: LineCharge[] = [];
    for (const { index, read } of readers) {
      const written = line.cells[index] ?? "";
      if (written === "") continue;
      const charge = read(written, own);
      charges.push(charge);
      const { note } = charge;
      if (note !== null) add(note.severity === "problem" ? "problems" : "remarks", note.kind, index, note.sentence);
    }
    if (!charges.some(({ header, cell }) => header.isFreight && cell.kind !== "not-quoted"))
      add("problems", "freight", null, "no OCEAN FREIGHT is stated.");
    return charges;
  };
};
