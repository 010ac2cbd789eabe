import { toReadProblem } from "../kit/files.ts";
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CsvError, parse } from "csv-parse/sync";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { type ExcelTab, readExcelTabs, refuseExcelFile, explainUnreadable } from "./excel-file.ts";
import type { CellComment, TextPlace } from "./workbook-parts.ts";
import { columnLetters, readCellName } from "./sheet-notes.ts";
import { type CellIssue, cleanText, isErrorText, FORMULA_ERROR_CELL, type ShownCell } from "./shown-text.ts";

/** Where a cell is in the file. */
export interface CellOrigin {
  readonly line: number;
  readonly column: number;
}

export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** By column, of the cells whose text is not simply their value. */
  readonly issues?: ReadonlyMap<number, CellIssue>;
  readonly isHidden?: boolean;
  /** From 2 for further lines of a row that names several places. */
  readonly part?: number;
  /** The column of the cell that the text is a comment of. */
  readonly comment?: number;
  /** Of a text that no cell has. */
  readonly place?: TextPlace;
  /** By column, of the cells that come from another row of the file. */
  readonly origins?: ReadonlyMap<number, CellOrigin>;
}

/** A tab of a workbook without its empty lines; a CSV file is one tab without a name. */
export interface Tab {
  readonly name: string | null;
  readonly lines: readonly TableLine[];
  readonly isHidden?: boolean;
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Comments of cells and other texts that no cell has, one in each line. */
  readonly comments?: readonly TableLine[];
}

/** A file of tables; `hash` is the same for the same bytes. */
export interface Workbook {
  readonly tabs: readonly Tab[];
  readonly hash: string;
}

const toIssues = (cells: readonly ShownCell[]): ReadonlyMap<number, CellIssue> | null => {
  if (cells.every(({ issue }) => issue === undefined)) return null;
  return new Map(cells.flatMap(({ issue }, column) => (issue === undefined ? [] : [[column, issue] as const])));
};

type ReadRow = (index: number) => readonly ShownCell[];

const toLines = (
  count: number,
  readRow: ReadRow,
  hiddenRows: ReadonlySet<number> = new Set(),
): readonly TableLine[] => {
  const lines: TableLine[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = readRow(index);
    if (row.every(({ text }) => text === "")) continue;
    const issues = toIssues(row);
    lines.push({
      line: index + 1,
      cells: row.map(({ text }) => text),
      ...(issues === null ? {} : { issues }),
      ...(hiddenRows.has(index) ? { isHidden: true } : {}),
    });
  }
  return lines;
};

/** Reads rows with the value of each merged range in all of its cells. */
const mergedRowReader = ({ rowCount, readRow, merged }: ExcelTab): ReadRow => {
  if (merged.length === 0) return readRow;
  const changed = new Map<number, ShownCell[]>();
  const rowAt = (index: number): ShownCell[] => {
    const cells = changed.get(index) ?? [...readRow(index)];
    changed.set(index, cells);
    return cells;
  };
  for (const { top, left, bottom, right } of merged) {
    const value = readRow(top)[left];
    if (value === undefined || value.text === "") continue;
    for (let row = top; row <= Math.min(bottom, rowCount - 1); row += 1)
      for (let column = left; column <= right; column += 1) {
        const cells = rowAt(row);
        while (cells.length < column) cells.push({ text: "" });
        cells[column] = value;
      }
  }
  return (index) => changed.get(index) ?? readRow(index);
};

/** Whether every second byte of the beginning is zero, as in UTF-16 text without a byte order mark. */
const hasZeros = (bytes: Buffer, offset: number): boolean => {
  const sample = bytes.subarray(0, 200);
  const zeros = sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  return sample.length > 3 && zeros > sample.length / 4;
};

/** Excel writes UTF-16 ("Unicode text") or UTF-8; older programs write Windows-1252 where the text is not UTF-8. */
const decodeText = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe" || hasZeros(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "feff" || hasZeros(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
};

const DELIMITERS = [",", ";", "\t"];

const findDelimiter = (text: string): string => {
  const lines = text.split(/\r?\n|\r/, 20);
  const counts = DELIMITERS.map((sign) => lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0));
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
};

/** A cell as a text says it. */
export const toTextCell = (written: string): ShownCell => {
  const text = cleanText(written);
  return isErrorText(text) ? FORMULA_ERROR_CELL : { text };
};

const parseRows = (text: string): readonly (readonly string[])[] => {
  const options = { bom: true, relaxColumnCount: true, skipEmptyLines: false, delimiter: findDelimiter(text) };
  try {
    return parse(text, options);
  } catch (error) {
    if (error instanceof CsvError)
      throw new Error(`quotation marks are not in pairs: see line ${Number(error["lines"])}.`, { cause: error });
    throw error;
  }
};

const readCsvLines = (bytes: Buffer): readonly TableLine[] => {
  const text = decodeText(bytes);
  const rows = parseRows(text);
  return toLines(rows.length, (index) => (rows[index] ?? []).map(toTextCell));
};

const toCommentLine = ({ place, cell, text }: CellComment): readonly TableLine[] => {
  const at = readCellName(cell);
  if (at === null) return [];
  return [{ line: at.line, cells: [cleanText(text)], place, ...(place === "comment" ? { comment: at.column } : {}) }];
};

const readTabs = async (path: string, bytes: Buffer): Promise<Result<readonly Tab[], string>> => {
  if (path.toLowerCase().endsWith(".csv") || path.toLowerCase().endsWith(".txt"))
    return ok([{ name: null, lines: readCsvLines(bytes) }]);
  const refusal = refuseExcelFile(bytes);
  if (refusal !== null) return err(`${path} cannot be read: ${refusal}`);
  const read = await ResultAsync.fromPromise(readExcelTabs(bytes), () => null);
  const tabs = read.unwrapOr(null);
  if (tabs === null) return err(`${path} cannot be read: ${await explainUnreadable(bytes)}`);
  return ok(
    tabs.map((tab) => ({
      name: tab.name,
      lines: toLines(tab.rowCount, mergedRowReader(tab), tab.hiddenRows),
      isHidden: tab.isHidden,
      hiddenColumns: tab.hiddenColumns,
      comments: tab.comments.flatMap(toCommentLine),
    })),
  );
};

export const readWorkbook = (path: string): ResultAsync<Workbook, string> =>
  ResultAsync.fromThrowable(
    async () => {
      const bytes = await readFile(path);
      const hash = createHash("sha256").update(bytes).digest("hex");
      return (await readTabs(path, bytes)).map((tabs) => ({ tabs, hash }));
    },
    (error) => toReadProblem(path, error),
  )().andThen((result) => result);

const MAX_NAMED = 8;

/** The line with the values of cells that are shown rounded. */
const withExactValues = (line: TableLine): TableLine =>
  line.issues === undefined
    ? line
    : {
        ...line,
        cells: line.cells.map((text, column) => {
          const issue = line.issues?.get(column);
          return issue?.kind === "rounded" ? issue.value : text;
        }),
      };

/** Why a tab is not what a person sees of it; null if it is. */
const findUnclear = ({ lines, hiddenColumns = new Set() }: Tab): string | null => {
  const rows = lines.filter(({ isHidden }) => isHidden === true).map(({ line }) => String(line));
  if (rows.length > 0) return `rows are hidden (${rows.slice(0, MAX_NAMED).join(", ")}). Show them, or delete them.`;
  const columns = [...hiddenColumns].filter((column) => lines.some(({ cells }) => (cells[column] ?? "") !== ""));
  if (columns.length > 0)
    return `columns are hidden (${columns.slice(0, MAX_NAMED).map(columnLetters).join(", ")}). Show them, or delete them.`;
  for (const { line, issues = [] } of lines)
    for (const [column, issue] of issues)
      if (issue.kind === "problem") return `cell ${columnLetters(column)}${line} ${issue.sentence}`;
  return null;
};

/** The lines of the only tab that has some, as a person sees them. An error names a second tab, and what is hidden or cannot be read. */
export const readTable = (path: string): ResultAsync<readonly TableLine[], string> =>
  readWorkbook(path).andThen(({ tabs }) => {
    const filled = tabs.filter(({ lines }) => lines.length > 0);
    const visible = filled.filter(({ isHidden }) => isHidden !== true);
    const [tab, other] = visible.length === 0 ? filled : visible;
    if (tab === undefined) return ok([]);
    if (other !== undefined)
      return err(
        `${path} has several tabs with lines ("${tab.name ?? ""}", "${other.name ?? ""}"). Save the one that is meant as a file of its own.`,
      );
    const unclear = findUnclear(tab);
    return unclear === null ? ok(tab.lines.map(withExactValues)) : err(`${path} cannot be read: ${unclear}`);
  });
