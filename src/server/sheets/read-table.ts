import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { ResultAsync } from "neverthrow";
import { readSheet } from "read-excel-file/node";

/** A line of a table: its number in the file as a person counts it, and its cells as text. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const SECOND = 1000;

/* A spreadsheet has no zone and counts days from the end of 1899 (some from 1904); less than one day is a time of day alone. */
const momentText = (moment: Date): string => {
  const whole = new Date(Math.round(moment.getTime() / SECOND) * SECOND).toISOString();
  const day = whole < "1905" ? "" : whole.slice(0, 10);
  const time = whole.slice(11, 19).replace(/:00$/, "");
  return day !== "" && time === "00:00" ? day : `${day} ${time}`.trim();
};

/** A moment is written as people can read it back: `2026-12-03`, `2026-12-03 18:00`, `18:00`; everything else as it stands. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return momentText(cell);
  if (typeof cell === "string") return cell.trim();
  return typeof cell === "number" || typeof cell === "boolean" ? String(cell) : "";
};

const linesOf = (rows: readonly (readonly unknown[])[]): readonly TableLine[] =>
  rows
    .map((row, index) => ({ line: index + 1, cells: row.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

/** Spreadsheets and old lists write Windows-1252 where the text is not UTF-8. */
const decoded = (bytes: Uint8Array): string =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : new TextDecoder("windows-1252").decode(bytes);

const readCsv = async (path: string): Promise<readonly (readonly unknown[])[]> =>
  parse(decoded(await readFile(path)), { bom: true, relaxColumnCount: true, skipEmptyLines: false });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the first sheet of an Excel file, or a CSV file, without its empty lines; the refusal is one sentence. */
export const readTable = (path: string): ResultAsync<readonly TableLine[], string> =>
  ResultAsync.fromThrowable(
    async () => linesOf(path.toLowerCase().endsWith(".csv") ? await readCsv(path) : await readSheet(path)),
    (error) => `${path} cannot be read: ${reasonOf(error)}`,
  )();
