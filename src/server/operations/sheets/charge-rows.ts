import { readAmountCell, readCellUnit } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { readChargeHeader } from "./charge-headers.ts";
import {
  chargeName,
  type Column,
  type Declarations,
  hasChargeRows,
  isFieldColumn,
  isSizeColumn,
  type NamedColumn,
  type RecogniseHeader,
  ROW_FIELDS,
} from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { CellOrigin, TableLine } from "./read-table.ts";
import { emptyNotes, type NoteKind, noteAdder, type SheetNote } from "./sheet-notes.ts";
import { fortyAnswers, isBareForty, readSheetSizes, readSizeAndType, type SheetSizes } from "./sheet-sizes.ts";
import type { CellIssue } from "./shown-text.ts";

type ChargeColumn = Extract<Column, { readonly kind: "charge" }>;

/** Fields that may differ between the rows of one line. */
const JOINED_FIELDS = new Set(["REMARKS", "ROW NUMBER", "UPDATED ON", "PAYMENT TERMS", "NO OF CONTAINERS"]);

interface AmountColumn {
  readonly index: number;
  /** Null for amounts whose size is in the row. */
  readonly size: ChargeColumn | null;
  /** A code or a sign; empty without one. */
  readonly currency: string;
}

interface RowTable extends RateTable {
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
  readonly complain: (line: number, kind: NoteKind, column: number, sentence: string) => void;
}

type Complain = RowTable["complain"];

const openTable = (
  table: RateTable,
  recognise: RecogniseHeader,
  { sizes, currencies }: Declarations,
  complain: Complain,
): RowTable => {
  const { columns } = table;
  const find = (field: string): number => columns.findIndex((named) => isFieldColumn(named, field));
  const amounts = columns.flatMap((named, index): readonly AmountColumn[] => {
    if (!isFieldColumn(named, "AMOUNT") && !isSizeColumn(named)) return [];
    const header = normaliseHeader(named.header);
    const { currency, sign } = named.column.kind === "charge" ? named.column : readChargeHeader(header);
    const size = named.column.kind === "charge" ? named.column : null;
    return [{ index, size, currency: currencies.get(header) ?? currency ?? sign ?? "" }];
  });
  const at = {
    name: find("CHARGE NAME"),
    currency: find("CURRENCY"),
    basis: find("CHARGE BASIS"),
    size: find("CONTAINER SIZE"),
    type: find("EQUIPMENT TYPE"),
    minimum: columns.findIndex(
      (named) => isFieldColumn(named, "CHARGE MINIMUM") || isFieldColumn(named, "W/M MINIMUM"),
    ),
  };
  const own = new Set([...Object.values(at), ...amounts.map(({ index }) => index)]);
  const shared = columns.flatMap(({ column }, index) =>
    column.kind === "field" && !own.has(index) && !JOINED_FIELDS.has(column.field) ? [index] : [],
  );
  return { ...table, ...at, amounts, shared, recognise, declared: sizes, complain };
};

const checkColumns = ({ columns, headLine, amounts, complain }: RowTable): void => {
  for (const [index, named] of columns.entries()) {
    const { header, column } = named;
    if (column.kind === "charge" && !amounts.some((amount) => amount.index === index))
      complain(
        headLine,
        "column",
        index,
        `the column "${header}" is a charge, but here each row is one. Say --ignore "${header}".`,
      );
    if (column.kind !== "field" || !ROW_FIELDS.includes(column.field)) continue;
    const first = columns.findIndex((one) => isFieldColumn(one, column.field));
    if (first < index)
      complain(
        headLine,
        "column",
        index,
        `the columns "${columns[first]?.header ?? ""}" and "${header}" mean the same. Say --ignore for one of them.`,
      );
  }
};

const findCharge = (line: TableLine, { name, recognise, complain }: RowTable): ChargeColumn | null => {
  const written = line.cells[name] ?? "";
  const column = recognise(written);
  if (column.kind === "charge") return column;
  if (written === "") complain(line.line, "column", name, "CHARGE NAME is empty.");
  else if (column.kind !== "ignored") {
    const freight = /\b(?:FREIGHT|FRT|RATE)\b/i.test(written) ? `, --charge "${written}=OCEAN FREIGHT"` : "";
    const answers = `Say --charge "${written}"${freight} or --ignore "${written}".`;
    complain(line.line, "column", name, `the charge "${written}" is not known. ${answers}`);
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
    table.complain(line.line, "size", column, sentence);
    return null;
  }
  if (stated.length === 0)
    return { sizes: read, bareForty: isBareForty(written, type, table.declared) ? written : null, unit: "" };
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

interface RowCharge {
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
const readRow = (line: TableLine, table: RowTable): readonly RowCharge[] => {
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

const toLabels = (charge: ChargeColumn, sizes: readonly EquipmentCode[]): readonly string[] => {
  const name = chargeName(charge);
  return sizes.length === 0 ? [charge.label] : sizes.map((size) => `${name} ${size}`);
};

const toColumn = (charge: ChargeColumn, sizes: readonly EquipmentCode[]): ChargeColumn => {
  const [first] = sizes;
  const [label = charge.label, ...otherLabels] = toLabels(charge, sizes);
  return first === undefined ? charge : { ...charge, label, equipment: first, otherLabels };
};

/** Gives a charge of a bare `40` to 40HC as well, unless the same line has one for it; freight is asked about. */
const settleForty = (charges: readonly RowCharge[], { complain }: RowTable): readonly RowCharge[] => {
  const labels = new Set(
    charges.flatMap(({ column, size }) => (size.bareForty !== null ? [] : toLabels(column, size.sizes))),
  );
  return charges.map((charge) => {
    const { column, size, origin } = charge;
    if (size.bareForty === null || labels.has(`${chargeName(column)} 40HC`)) return charge;
    if (column.isFreight)
      complain(
        origin.line,
        "size",
        origin.column,
        `the freight of "${size.bareForty}" can be for 40GP, or for 40GP and 40HC. Say ${fortyAnswers(size.bareForty)}.`,
      );
    return { ...charge, size: { ...size, sizes: ["40GP", "40HC"] } };
  });
};

interface JoinedLine {
  readonly rows: readonly TableLine[];
  readonly charges: readonly RowCharge[];
}

const joinTexts = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ""))].join("; ");

const joinRows = (table: RowTable): readonly JoinedLine[] => {
  const groups = Map.groupBy(table.lines, ({ cells }) =>
    JSON.stringify(table.shared.map((index) => cells[index] ?? "")),
  );
  return [...groups.values()].map((rows) => ({
    rows,
    charges: settleForty(
      rows.flatMap((row) => readRow(row, table)),
      table,
    ),
  }));
};

/** The columns of all charges and sizes, in the order of their first rows, behind those of the table. */
const collectColumns = (table: RowTable, joined: readonly JoinedLine[]) => {
  const found = new Map<string, { readonly named: NamedColumn; readonly index: number }>();
  for (const { charges } of joined)
    for (const charge of charges) {
      const key = toKey(charge);
      if (found.has(key)) continue;
      const { name, column, size } = charge;
      const header = `${name} ${size.sizes.join("/")}`.trim();
      const named = { header, column: toColumn(column, size.sizes) };
      found.set(key, { named, index: table.columns.length + found.size });
    }
  return found;
};

const toKey = ({ column, size }: RowCharge): string =>
  `${column.group ?? ""} ${toLabels(column, size.sizes).join("/")}`;

const toLine = (
  { rows, charges }: JoinedLine,
  table: RowTable,
  columns: ReturnType<typeof collectColumns>,
): TableLine => {
  const cells = table.columns.map(({ column }, index) =>
    column.kind === "field" && table.shared.includes(index)
      ? (rows[0]?.cells[index] ?? "")
      : joinTexts(rows.map((row) => row.cells[index] ?? "")),
  );
  const origins = new Map<number, CellOrigin>();
  const issues = new Map<number, CellIssue>();
  for (const { line, issues: own = [] } of rows)
    for (const [column, issue] of own) {
      issues.set(column, issue);
      origins.set(column, { line, column });
    }
  const lineOf = new Map<string, number>();
  for (const charge of charges) {
    const { column, size, text, origin, issue } = charge;
    for (const label of toLabels(column, size.sizes)) {
      const earlier = lineOf.get(`${column.group ?? ""} ${label}`);
      const sentence = `${label} is stated in line ${earlier ?? 0} too, for the same lane, carrier and validity. Correct one of them, or remove it.`;
      if (earlier !== undefined) table.complain(origin.line, "amount", origin.column, sentence);
      lineOf.set(`${column.group ?? ""} ${label}`, origin.line);
    }
    const at = columns.get(toKey(charge))?.index ?? 0;
    cells[at] = text;
    origins.set(at, origin);
    if (issue !== undefined) issues.set(at, issue);
  }
  return {
    line: rows[0]?.line ?? 0,
    cells: Array.from({ length: table.columns.length + columns.size }, (_, index) => cells[index] ?? ""),
    origins,
    ...(issues.size === 0 ? {} : { issues }),
  };
};

/** A table with one line for all rows that differ in their charge only, and a column for each charge and size. */
export interface JoinedTable {
  readonly table: RateTable;
  readonly problems: readonly SheetNote[];
}

/** Joins the rows of a table with one charge in each row; other tables stay as they are. */
export const joinChargeRows = (
  table: RateTable,
  recognise: RecogniseHeader,
  declarations: Declarations,
): JoinedTable => {
  if (!hasChargeRows(table.columns)) return { table, problems: [] };
  const notes = emptyNotes();
  const known = new Set<string>();
  const complain: Complain = (line, kind, column, sentence) => {
    if (!known.has(sentence)) noteAdder(notes, table.tab, line)("problems", kind, column, sentence);
    known.add(sentence);
  };
  const rows = openTable(table, recognise, declarations, complain);
  checkColumns(rows);
  const joined = joinRows(rows);
  const columns = collectColumns(rows, joined);
  const lines = joined.map((line) => toLine(line, rows, columns));
  const own = new Set([rows.name, rows.currency, rows.basis, rows.size, rows.type, rows.minimum]);
  const kept = table.columns.map(
    (named, index): NamedColumn =>
      own.has(index) || rows.amounts.some((amount) => amount.index === index)
        ? { ...named, column: { kind: "ignored" } }
        : named,
  );
  return {
    table: {
      ...table,
      columns: [...kept, ...[...columns.values()].map(({ named }) => named)],
      lines,
      chargeNames: new Set(table.lines.map(({ cells }) => cells[rows.name] ?? "")),
    },
    problems: notes.problems,
  };
};
