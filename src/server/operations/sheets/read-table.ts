import { toReadProblem } from "../files.ts";
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { type ExcelTab, readExcelTabs, refuseExcelFile } from "./excel-file.ts";

export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A tab of a workbook without its empty lines; a CSV file is one tab without a name. */
export interface Tab {
  readonly name: string | null;
  readonly lines: readonly TableLine[];
}

/** A file of tables; `hash` is the same for the same bytes. */
export interface Workbook {
  readonly tabs: readonly Tab[];
  readonly hash: string;
}

const SECOND = 1000;

/* A spreadsheet has no zone and counts days from the end of 1899 (some from 1904); less than one day is a time of day alone. */
const momentText = (moment: Date): string => {
  const whole = new Date(Math.round(moment.getTime() / SECOND) * SECOND).toISOString();
  const day = whole < "1905" ? "" : whole.slice(0, 10);
  const time = whole.slice(11, 19).replace(/:00$/, "");
  return day !== "" && time === "00:00" ? day : `${day} ${time}`.trim();
};

const numberText = (number: number): string =>
  Number.isSafeInteger(number) ? String(number) : String(Number(number.toPrecision(14)));

/** A moment is written as people can read it back: `2026-12-03`, `2026-12-03 18:00`, `18:00`; everything else as it is. */
const cellText = (cell: unknown): string => {
  if (typeof cell === "string") return cell.trim();
  if (typeof cell === "number") return numberText(cell);
  if (cell instanceof Date) return momentText(cell);
  return typeof cell === "boolean" ? String(cell) : "";
};

const toLines = (rows: readonly (readonly unknown[])[]): readonly TableLine[] =>
  rows
    .map((row, index) => ({ line: index + 1, cells: row.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

export const FORMULA_ERROR = "#ERROR!";

const completeRows = ({ rows, merged, errors }: ExcelTab): readonly (readonly unknown[])[] => {
  if (merged.length === 0 && errors.length === 0) return rows;
  const changed = new Map<number, unknown[]>();
  const rowAt = (index: number): unknown[] => {
    const cells = changed.get(index) ?? [...(rows[index] ?? [])];
    changed.set(index, cells);
    return cells;
  };
  for (const { row, column } of errors) if (row < rows.length) rowAt(row)[column] = FORMULA_ERROR;
  for (const { top, left, bottom, right } of merged) {
    const value = rows[top]?.[left];
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1)
      for (let column = left; column <= right; column += 1) rowAt(row)[column] = value;
  }
  return rows.map((row, index) => changed.get(index) ?? row);
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

const readCsvLines = (bytes: Buffer): readonly TableLine[] => {
  const text = decodeText(bytes);
  return toLines(
    parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: false, delimiter: findDelimiter(text) }),
  );
};

const readTabs = async (path: string, bytes: Buffer): Promise<Result<readonly Tab[], string>> => {
  if (path.toLowerCase().endsWith(".csv") || path.toLowerCase().endsWith(".txt"))
    return ok([{ name: null, lines: readCsvLines(bytes) }]);
  const refusal = await refuseExcelFile(bytes);
  if (refusal !== null) return err(`${path} cannot be read: ${refusal}`);
  const tabs = await readExcelTabs(bytes);
  return ok(tabs.map((tab) => ({ name: tab.name, lines: toLines(completeRows(tab)) })));
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

export const readTable = (path: string): ResultAsync<readonly TableLine[], string> =>
  readWorkbook(path).map(({ tabs }) => tabs.find(({ lines }) => lines.length > 0)?.lines ?? []);
