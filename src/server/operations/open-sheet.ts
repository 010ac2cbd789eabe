import type { Operations } from "./kit/command.ts";
import { writeOutputFile } from "./kit/files.ts";
import { type ImportOptions, readMappingOptions, readValidityOptions, type SheetValidity } from "./import-options.ts";
import { type ImportMapping, toDeclarations } from "./sheets/import-mapping.ts";
import { correctCells } from "./sheets/correct-cells.ts";
import { findRowAboveHeader, leaveOutRows, readRows } from "./sheets/leave-out-rows.ts";
import { readWorkbook, type Tab, type Workbook } from "./sheets/read-table.ts";
import { countsText, notesText, reportText, type SheetNote, type SortedNotes } from "./sheets/sheet-notes.ts";
import { findSheetTables, findUnusedHeaders, type SheetTables } from "./sheets/sheet-tabs.ts";

interface Printing extends Pick<Operations, "say" | "reportError"> {
  /** Reports all notes as data, besides the sentences. */
  readonly onNotes?: (notes: SortedNotes, sheet: OpenSheet) => void;
}

/** A file that can be read, with its tables and what was stated about it. */
export interface OpenSheet {
  readonly file: string;
  readonly options: ImportOptions;
  readonly mapping: ImportMapping;
  readonly validity: SheetValidity;
  readonly found: SheetTables;
  /** All tabs as they are read, with what their cells are corrected to. */
  readonly tabs: readonly Tab[];
  /** A note of each row that was left out as stated. */
  readonly leftOut: readonly SheetNote[];
  /** SHA-256 of the file. */
  readonly hash: string;
}

const saveReport = async (
  notes: SortedNotes,
  { options }: OpenSheet,
  say: (line: string) => void,
  reportError: (line: string) => void,
): Promise<void> => {
  if (options.report === undefined) return;
  const { report } = options;
  /* Written again after each correction of the sheet. */
  (await writeOutputFile(report, reportText(notes), { overwrite: true })).match(
    () => say(`All notes are in ${report}.`),
    reportError,
  );
};

/** Prints the notes and writes the report of `--report`; answers whether the sheet can be imported. */
export const reportNotes = async (notes: SortedNotes, sheet: OpenSheet, operations: Printing): Promise<boolean> => {
  const { say, reportError } = operations;
  const { problems, questions, remarks } = notes;
  operations.onNotes?.(notes, sheet);
  if (remarks.length > 0)
    say(`${remarks.length === 1 ? "1 remark" : `${remarks.length} remarks`} (${countsText(remarks)}):`);
  for (const remark of notesText(remarks)) say(remark);
  const open = problems.length > 0 ? problems : sheet.options.acceptOutliers === true ? [] : questions;
  if (open.length > 0) {
    const counted = `${open.length} ${open.length === 1 ? "problem" : "problems"}`;
    reportError(`Nothing was imported: ${counted} in ${sheet.file} (${countsText(open)}).`);
    for (const line of notesText(open)) reportError(line);
  }
  /* Below the reason, where nothing was imported. */
  await saveReport(notes, sheet, open.length > 0 ? reportError : say, reportError);
  return open.length === 0;
};

export const NO_NOTES: SortedNotes = { problems: [], questions: [], remarks: [] };

const applyOptions = (read: Workbook, { corrections = [], leaveOut = [] }: ImportOptions) =>
  readRows(leaveOut).andThen((rows) => leaveOutRows(correctCells(read, corrections), rows));

/** Opens a file with its options; reports why it cannot be imported, and answers null. */
export const openSheet = async (
  file: string,
  options: ImportOptions,
  operations: Printing & Pick<Operations, "clock">,
): Promise<OpenSheet | null> => {
  const refuse = (sentence: string): null => {
    operations.reportError(sentence);
    return null;
  };
  const mapping = await readMappingOptions(options);
  if (mapping.isErr()) return refuse(mapping.error);
  const validity = readValidityOptions(options, mapping.value.dates, operations.clock());
  if (validity.isErr()) return refuse(validity.error);
  const read = await readWorkbook(file);
  if (read.isErr()) return refuse(read.error);
  const reduced = applyOptions(read.value, options);
  if (reduced.isErr()) return refuse(`Nothing was imported of ${file}: ${reduced.error}`);
  const { workbook, leftOut } = reduced.value;
  const declarations = toDeclarations(mapping.value);
  const found = findSheetTables(workbook, {
    declarations,
    tabs: options.tab,
    kind: options.kind ?? null,
    hidden: mapping.value.hidden,
  });
  if (found.isErr()) return refuse(`Nothing was imported of ${file}: ${found.error}`);
  const above = findRowAboveHeader(leftOut, found.value.tables);
  if (above !== null) return refuse(`Nothing was imported of ${file}: ${above}`);
  const unused = findUnusedHeaders(declarations, found.value.tables);
  if (unused.length > 0 && options.map === undefined)
    return refuse(`Nothing was imported: ${file} has no column "${unused.join('", "')}".`);
  const { hash, tabs } = workbook;
  const own = { file, options, hash, tabs, leftOut };
  const sheet = { ...own, mapping: mapping.value, validity: validity.value, found: found.value };
  const { problems, remarks } = found.value;
  const notes = { ...NO_NOTES, problems, remarks: [...leftOut, ...remarks] };
  return problems.length > 0 && !(await reportNotes(notes, sheet, operations)) ? null : sheet;
};
