import type { EquipmentCode } from "#domain/containers";
import { readChargeHeader } from "./charge-headers.ts";
import {
  type Declarations,
  type NamedColumn,
  ROW_FIELDS,
  type RecogniseHeader,
  chargeName,
  hasChargeRows,
  isFieldColumn,
  isSizeColumn,
} from "./column-headers.ts";
import { normaliseHeader } from "./field-names.ts";
import type { RateTable } from "./rate-table.ts";
import type { CellOrigin, TableLine } from "./read-table.ts";
import { type AmountColumn, type ChargeColumn, type RowCharge, type RowTable, readRow } from "./row-charges.ts";
import { type SheetNote, emptyNotes, noteAdder } from "./sheet-notes.ts";
import { fortyAnswers } from "./sheet-sizes.ts";
import type { CellIssue } from "./shown-text.ts";

/** Fields that may differ between the rows of one line. */
const JOINED_FIELDS = new Set(["REMARKS", "ROW NUMBER", "UPDATED ON", "PAYMENT TERMS", "NO OF CONTAINERS"]);

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
        { topic: "size", text: size.bareForty },
      );
    return { ...charge, size: { ...size, sizes: [...new Set<EquipmentCode>([...size.sizes, "40GP", "40HC"])] } };
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
  const complain: Complain = (line, kind, column, sentence, asks) => {
    if (!known.has(sentence)) noteAdder(notes, table.tab, line)("problems", kind, column, sentence, asks);
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
