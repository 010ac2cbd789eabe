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

/** More than any rate sheet needs; a file that unpacks to more would take the memory of the whole machine. */
const MOST_UNPACKED = 300 * 1024 * 1024;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/**
 * The bytes that a ZIP archive (an .xlsx file is one) unpacks to, as its directory states them. Sizes of ZIP64, which
 * stand elsewhere, count as four gigabytes each. Zero for what is no archive.
 */
const unpackedSize = (archive: Buffer): number => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > archive.length || archive.readUInt32LE(end) !== DIRECTORY_END) return 0;
  let total = 0;
  let at = archive.readUInt32LE(end + 16);
  while (at + 46 <= archive.length && archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    total += archive.readUInt32LE(at + 24);
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return total;
};

const readExcel = async (path: string): Promise<readonly (readonly unknown[])[]> => {
  const archive = await readFile(path);
  if (unpackedSize(archive) > MOST_UNPACKED) throw new Error("unpacked it has more than 300 MB.");
  return readSheet(archive);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the first sheet of an Excel file, or a CSV file, without its empty lines; the refusal is one sentence. */
export const readTable = (path: string): ResultAsync<readonly TableLine[], string> =>
  ResultAsync.fromThrowable(
    async () => linesOf(path.toLowerCase().endsWith(".csv") ? await readCsv(path) : await readExcel(path)),
    (error) => `${path} cannot be read: ${reasonOf(error)}`,
  )();
