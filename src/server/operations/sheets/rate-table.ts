import { readAmountCell } from "#domain/charges";
import { readChargeHeader } from "./charge-headers.ts";
import {
  type Column,
  type NamedColumn,
  type RecogniseHeader,
  completeFortyFoot,
  withoutRowFields,
} from "./column-headers.ts";
import { isField, isText, placeCountries, withEmissions, withoutWordColumns } from "./column-meanings.ts";
import { normaliseHeader } from "./field-names.ts";
import { type JoinedHeader, joinHeadings, joinHeads } from "./group-heads.ts";
import type { Tab, TableLine } from "./read-table.ts";
import { repeatCells } from "./repeated-cells.ts";
import type { SheetNote } from "./sheet-notes.ts";
import { readSheetSize } from "./sheet-sizes.ts";

/** The table of a tab: its columns by position, and its lines without titles and notes. */
export interface RateTable {
  readonly tab: string | null;
  /** The name of the tab, also where the file has one only; null for a file without tabs. */
  readonly tabName: string | null;
  readonly headLine: number;
  readonly columns: readonly NamedColumn[];
  readonly lines: readonly TableLine[];
  readonly leftOut: readonly SheetNote[];
  /** Remarks on cells that stand for the cell above. */
  readonly repeated: readonly SheetNote[];
  /** Titles and notes above, between and below the lines. */
  readonly texts: readonly TableLine[];
  /** Texts that staff ignore, normalised like headers. */
  readonly ignoredTexts?: ReadonlySet<string>;
  /** Headers of further tables below this one. */
  readonly others: readonly TableLine[];
  /** Names of charges in its rows; absent where each column is a charge. */
  readonly chargeNames?: ReadonlySet<string>;
}

export const MAX_LINES_ABOVE = 60;

const hasField = ({ cells }: TableLine, field: string, recognise: RecogniseHeader): boolean =>
  cells.some((cell) => isField(recognise(cell), field));

const isHead = (line: TableLine, recognise: RecogniseHeader): boolean =>
  hasField(line, "PORT OF LOADING", recognise) && hasField(line, "PORT OF DISCHARGE", recognise);

const isCharge = (cell: string | undefined, recognise: RecogniseHeader): boolean =>
  cell !== undefined && recognise(cell).kind === "charge";

export const isHalfHead = (line: TableLine, recognise: RecogniseHeader): boolean =>
  hasField(line, "PORT OF LOADING", recognise) || hasField(line, "PORT OF DISCHARGE", recognise);

const isSubHead = (head: TableLine, line: TableLine | undefined, recognise: RecogniseHeader): line is TableLine => {
  if (line === undefined || line.line !== head.line + 1) return false;
  const own = line.cells.map((cell, index) => (cell === head.cells[index] ? "" : cell));
  const isPlaceFree = ["PORT OF LOADING", "PORT OF DISCHARGE"].every((field) => {
    const at = head.cells.findIndex((cell) => isField(recognise(cell), field));
    return at === -1 || !isText(own[at]);
  });
  const words = own.filter(isText);
  const isHeader = (cell: string): boolean => {
    const words = normaliseHeader(cell);
    return (
      readSheetSize(words) !== null ||
      recognise(words).kind !== "unknown" ||
      /^(?:[A-Z]{3}|[$€£₹¥]|US\$|RS\.?|ALL SIZES)$/.test(words)
    );
  };
  return isPlaceFree && words.length > 0 && words.every((cell) => !/^\d[\d.,]*$/.test(cell) && isHeader(cell));
};

const note = (tab: string | null, line: TableLine, sentence: string): SheetNote => ({
  tab,
  line: line.line,
  column: line.comment ?? null,
  kind: "left out",
  sentence,
});

const toText = (line: TableLine): string => [...new Set(line.cells.filter(isText))].join(" ").slice(0, 120);

const TOTAL = /^(?:(?:GRAND |SUB-?)?TOTALS?|SUM|SUMME|GESAMT|TOTAUX|SOMME|AVERAGE)\b(?! [A-Z]{2})/i;

/** A line without ports and without an amount is text between or below the lines. */
const isTextLine = (line: TableLine, columns: readonly NamedColumn[]): boolean => {
  const cells = line.cells.filter(isText);
  const hasPort = columns.some(
    ({ column }, index) => column.kind === "field" && column.field.startsWith("PORT OF") && isText(line.cells[index]),
  );
  const [first = ""] = cells;
  if (TOTAL.test(first)) return true;
  if (first.length > 5 && cells.length !== 1 && cells.every((cell) => cell === first)) return true;
  if (hasPort) return cells.length === 1;
  return !columns.some(
    ({ column }, index) =>
      (column.kind === "charge" || (column.kind === "field" && column.field === "AMOUNT")) &&
      isText(line.cells[index]) &&
      readAmountCell(line.cells[index] ?? "", "USD").kind === "amount",
  );
};

/** A declared charge with the currency and unit of the heading over it, where its own header states none. */
const belowHeading = (column: Column, over: string | undefined): Column => {
  if (over === undefined || column.kind !== "charge" || column.currency !== null || column.sign !== undefined)
    return column;
  const { currency, sign, unit, sizeUnit } = readChargeHeader(normaliseHeader(over));
  return {
    ...column,
    currency,
    unit: column.unit ?? unit,
    ...(sign === undefined ? {} : { sign }),
    ...(sizeUnit === undefined ? {} : { sizeUnit }),
  };
};

const toNamed = ({ header, beside, over }: JoinedHeader, recognise: RecogniseHeader): NamedColumn => {
  const column = belowHeading(recognise(header), over);
  const isOpen = column.kind === "charge" && column.currency === null && beside !== null;
  return { header, column: isOpen ? { ...column, besideCurrency: beside } : column };
};

const MAX_SUB_HEADS = 2;

const MAX_HEADINGS = 3;

const portColumns = ({ cells }: TableLine, recognise: RecogniseHeader): readonly number[] =>
  ["PORT OF LOADING", "PORT OF DISCHARGE"].map((field) => cells.findIndex((cell) => isField(recognise(cell), field)));

/** The header's first line; `ORIGIN` and `DESTINATION` may also be headings of charges in a line above it. */
const findHead = (lines: readonly TableLine[], recognise: RecogniseHeader): number => {
  const full = lines.findIndex((line) => isHead(line, recognise));
  const first = lines[full];
  if (first === undefined) return lines.findIndex((line) => isHalfHead(line, recognise));
  const headings = portColumns(first, recognise);
  const below = lines
    .slice(full + 1, full + 1 + MAX_HEADINGS)
    .findIndex(
      (line) => isHead(line, recognise) && headings.every((column) => isCharge(line.cells[column], recognise)),
    );
  return full + 1 + below;
};

export const findRateTable = (tab: Tab, recognise: RecogniseHeader): RateTable | null => {
  const above = tab.lines.slice(0, MAX_LINES_ABOVE);
  const at = findHead(above, recognise);
  const head = tab.lines[at];
  if (head === undefined) return null;
  const below = tab.lines.slice(at + 1);
  let headers: readonly JoinedHeader[] = head.cells.map((header) => ({ header, beside: null }));
  let last = head;
  for (let sub = below[0]; isSubHead(last, sub, recognise) && last.line < head.line + MAX_SUB_HEADS; sub = below[0]) {
    const joined = joinHeads({ cells: headers.map(({ header }) => header) }, sub, recognise);
    headers = joined.map((one, index) => ({ ...one, beside: one.beside ?? headers[index]?.beside ?? null }));
    last = { line: sub.line, cells: headers.map(({ header }) => header) };
    below.shift();
  }
  let top = at;
  for (let line = head.line; top > 0 && top > at - MAX_HEADINGS; top -= 1) {
    const heading = tab.lines[top - 1];
    const grouped = joinHeadings(heading, line, headers, recognise);
    if (grouped === null || heading === undefined) break;
    headers = grouped;
    line = heading.line;
  }
  const named = completeFortyFoot(
    withoutRowFields(placeCountries(headers.map((header) => toNamed(header, recognise)))),
  );
  const titles = tab.lines.slice(0, top);
  const [lines, texts]: [TableLine[], TableLine[]] = [[], []];
  const others = below.filter(
    (line) => isHead(line, recognise) && line.cells.some((cell, index) => cell !== headers[index]?.header),
  );
  for (const line of below) {
    const isRate = !isTextLine(line, named) && line.cells.some((cell, index) => cell !== headers[index]?.header);
    (isRate ? lines : texts).push(line);
  }
  const comments = tab.comments ?? [];
  const { lines: read, remarks: repeated } = repeatCells(tab.name, named, lines);
  return {
    tab: tab.name,
    tabName: tab.name,
    headLine: head.line,
    columns: withEmissions(withoutWordColumns(named, read), read),
    lines: read,
    repeated,
    others,
    texts: [...titles, ...texts, ...comments],
    leftOut: [
      ...titles.map((line) => note(tab.name, line, `"${toText(line)}" is above the table and is left out.`)),
      ...texts.map((line) => note(tab.name, line, `"${toText(line)}" is text and no rate, and is left out.`)),
      ...comments.map((line) => note(tab.name, line, `the ${line.place ?? "comment"} "${toText(line)}" is left out.`)),
    ],
  };
};
