import { readAmountCell, readCellUnit } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import type { SheetQuestion } from "#domain/rates";
import type { Column, RecogniseHeader } from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { CellOrigin, TableLine } from "./read-table.ts";
import type { NoteKind } from "./sheet-notes.ts";
import { type SheetSizes, findBareForty, readSheetSizes, readSizeAndType } from "./sheet-sizes.ts";
import type { CellIssue } from "./shown-text.ts";

export type ChargeColumn = Extract<Column, { readonly kind: "charge" }>;

export interface AmountColumn {
  readonly index: number;
  /** Null for amounts whose size is in the row. */
  readonly size: ChargeColumn | null;
  /** A code or a sign; empty without one. */
  readonly currency: string;
}

export interface RowTable extends RateTable {
  readonly name: number;
  readonly amounts: readonly AmountColumn[];
  readonly currency: number;
  readonly basis: number;
  readonly size: number;
  readonly type: number;
  readonly minimum: number;
  /** The columns that rows of one line have in common. */
  readonly shared: readonly number[];
  readonly recognise: RecogniseHeader;
  readonly declared: SheetSizes;
  readonly complain: (line: number, kind: NoteKind, column: number, sentence: string, asks?: SheetQuestion) => void;
}

const findCharge = (line: TableLine, { name, recognise, complain }: RowTable): ChargeColumn | null => {
  const written = line.cells[name] ?? "";
  const column = recognise(written);
  if (column.kind === "charge") return column;
  if (written === "") complain(line.line, "column", name, "CHARGE NAME is empty.");
  else if (column.kind !== "ignored") {
    const freight = /\b(?:FREIGHT|FRT|RATE)\b/i.test(written) ? `, --charge "${written}=OCEAN FREIGHT"` : "";
    const answers = `Say --charge "${written}"${freight} or --ignore "${written}".`;
    complain(line.line, "column", name, `the charge "${written}" is not known. ${answers}`, {
      topic: "charge",
      text: written,
    });
  }
  return null;
};

const toUnitWord = (written: string): string =>
  normaliseHeader(written)
    .replace(/^(?:PER |P\/ ?|\/ ?)(?!CENT)/, "")
    .trim();

interface Basis {
  /** What the amount is counted by, as it is written behind it. */
  readonly unit: string;
  /** Empty where the basis names none. */
  readonly sizes: readonly EquipmentCode[];
  /** What a percentage is taken of; null for other amounts. */
  readonly percentOf: string | null;
}

const readBasis = (written: string, declared: SheetSizes): Basis | null => {
  const word = toUnitWord(written);
  if (word === "") return { unit: "", sizes: [], percentOf: null };
  if (readCellUnit(word) !== null) return { unit: `/${word}`, sizes: [], percentOf: null };
  const [percent, of = ""] = /^(?:%|PERCENT|PER CENT) ?((?:OF|ON) .+)?$/.exec(word) ?? [];
  if (percent !== undefined) return { unit: "", sizes: [], percentOf: of };
  const sizes = readSheetSizes(word, declared);
  return sizes === null ? null : { unit: "", sizes, percentOf: null };
};

const EVERY_SIZE = /^(?:|ALL|ANY|ALL SIZES|ANY SIZE|ALL TYPES|-+|N\/?A)$/;

interface RowSizes {
  /** Empty for a charge of every size. */
  readonly sizes: readonly EquipmentCode[];
  /** The size as it is written where it is a bare `40`, which may be 40GP and 40HC. */
  readonly bareForty: string | null;
  readonly unit: string;
}

const readRowSizes = (line: TableLine, stated: readonly EquipmentCode[], table: RowTable): RowSizes | null => {
  const column = table.size === -1 ? table.type : table.size;
  const written = line.cells[column] ?? "";
  const type = table.size === -1 ? "" : (line.cells[table.type] ?? "");
  const unit = readCellUnit(toUnitWord(written));
  if (EVERY_SIZE.test(normaliseHeader(written))) return { sizes: stated, bareForty: null, unit: "" };
  if (unit !== null) return { sizes: stated, bareForty: null, unit: `/${toUnitWord(written)}` };
  const read = readSizeAndType(written, type, table.declared);
  if (read === null) {
    const both = `${written} ${type}`.trim();
    const sentence = `CONTAINER SIZE "${both}" is not a container size (such as 20GP or 40HC). Say --size "${both}=40HC" with the size that it means.`;
    table.complain(line.line, "size", column, sentence, { topic: "size", text: both });
    return null;
  }
  if (stated.length === 0) return { sizes: read, bareForty: findBareForty(written, type, table.declared), unit: "" };
  if (stated.every((size) => read.includes(size))) return { sizes: stated, bareForty: null, unit: "" };
  const sentence = `CONTAINER SIZE "${written}" is not the size of the charge (${stated.join("/")}). Correct one of them.`;
  table.complain(line.line, "size", column, sentence);
  return null;
};

/** An amount with the currency of its row or column before it, where it states none itself. */
const withCurrency = (amount: string, currency: string): string =>
  currency === "" || !/^[-+(]?[ .]*\d[^A-Z$€£¥₹%]*(?:(?:\/|\bPER\b).*)?$/i.test(amount)
    ? amount
    : `${currency} ${amount}`;

export interface RowCharge {
  readonly column: ChargeColumn;
  readonly name: string;
  readonly size: RowSizes;
  readonly text: string;
  readonly origin: CellOrigin;
  readonly issue: CellIssue | undefined;
}

const readAmountText = (
  line: TableLine,
  { index, currency: ofColumn }: AmountColumn,
  { percentOf, unit }: Basis,
  { columns, currency, minimum, complain }: RowTable,
): string | null => {
  const written = line.cells[index] ?? "";
  const ofRow = line.cells[currency] ?? "";
  if (written === "") return null;
  if (ofRow !== "" && ofColumn !== "" && ofRow.toUpperCase() !== ofColumn) {
    const sentence = `the row is in ${ofRow}, but the column "${columns[index]?.header ?? ""}" in ${ofColumn}. Correct one of them.`;
    complain(line.line, "currency", index, sentence);
    return null;
  }
  const stated = ofRow === "" ? ofColumn : ofRow;
  if (percentOf !== null && /^\d[\d.,]*$/.test(written)) return `${written}% ${percentOf}`.trim();
  const amount = withCurrency(written, stated);
  const read = readAmountCell(amount, "USD");
  const counted = read.kind === "amount" && read.per === null && read.minimum === null ? `${amount}${unit}` : amount;
  const least = line.cells[minimum] ?? "";
  return /[1-9]/.test(least) ? `${counted} MIN ${withCurrency(least, stated)}` : counted;
};

const hasUnreadableCell = (line: TableLine, table: RowTable): boolean => {
  for (const column of [table.name, table.currency, table.basis, table.size, table.type, table.minimum]) {
    const issue = line.issues?.get(column);
    if (issue?.kind !== "problem") continue;
    table.complain(line.line, "amount", column, `${table.columns[column]?.header ?? ""} ${issue.sentence}`);
    return true;
  }
  const currency = line.cells[table.currency] ?? "";
  if (currency === "" || /^\S{1,6}$/.test(currency)) return false;
  const sentence = `CURRENCY "${currency}" is not a currency (ISO 4217, such as USD).`;
  table.complain(line.line, "currency", table.currency, sentence);
  return true;
};

/** The charges of a row: one, or one for each column of a size. */
export const readRow = (line: TableLine, table: RowTable): readonly RowCharge[] => {
  if (hasUnreadableCell(line, table)) return [];
  const charge = findCharge(line, table);
  if (charge === null) return [];
  const written = line.cells[table.basis] ?? "";
  const basis = readBasis(written, table.declared);
  if (basis === null) {
    const header = table.columns[table.basis]?.header ?? "";
    const sentence = `CHARGE BASIS "${written}" is not known. Write CONTAINER, BL, SHIPMENT or W/M, or say --ignore "${header}" if each charge is counted as usual.`;
    table.complain(line.line, "amount", table.basis, sentence);
    return [];
  }
  const currency = (line.cells[table.currency] ?? "").toUpperCase();
  if (currency !== "" && charge.currency !== null && charge.currency !== currency) {
    const sentence = `the row is in ${currency}, but its charge "${line.cells[table.name] ?? ""}" in ${charge.currency}. Correct one of them.`;
    table.complain(line.line, "currency", table.currency, sentence);
    return [];
  }
  const stated = charge.equipment === null ? basis.sizes : [charge.equipment];
  const size = readRowSizes(line, stated, table);
  if (size === null) return [];
  return table.amounts.flatMap((amount) => {
    const unit = basis.unit === "" ? size.unit : basis.unit;
    const text = readAmountText(line, amount, { ...basis, unit }, table);
    if (text === null) return [];
    const { index, size: own } = amount;
    return [
      {
        column: charge,
        name: line.cells[table.name] ?? "",
        size:
          own?.equipment == null ? size : { sizes: [own.equipment], bareForty: own.bareForty ?? null, unit: size.unit },
        text,
        origin: { line: line.line, column: index },
        issue: line.issues?.get(index),
      },
    ];
  });
};
