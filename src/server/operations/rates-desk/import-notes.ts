import type { OpenSheet } from "../open-sheet.ts";
import { normaliseHeader } from "../sheets/field-names.ts";
import { columnLetters, type SheetNote, type SortedNotes } from "../sheets/sheet-notes.ts";
import type { ImportNote, ImportResult } from "./results.ts";

const MAX_NOTES = 300;

/* The command line advises its options in sentences of their own, or at the end of one. */
const withoutOptions = (sentence: string): string => {
  const parts = sentence.split(/(?<=[.:)])\s+(?=[A-Z"(])/).filter((part) => !/\s--[a-z]/.test(part));
  const text = parts.join(" ").trim();
  return text === "" ? "This cannot be read with certainty." : text[0]?.toUpperCase() + text.slice(1);
};

const toNote =
  (severity: ImportNote["severity"], { found }: OpenSheet) =>
  ({ tab, line, column, kind, sentence }: SheetNote): ImportNote => {
    const table = found.tables.find((one) => one.tab === tab) ?? found.tables[0];
    const header = column === null ? undefined : table?.columns[column]?.header;
    const row = column === null ? undefined : table?.lines.find((one) => one.line === line);
    const text = column === null ? undefined : row?.cells[column];
    return {
      severity,
      kind,
      tab,
      line,
      cell: column === null ? null : `${columnLetters(column)}${line}`,
      header: header === undefined || normaliseHeader(header) === "" ? null : header,
      text: text === undefined || text === "" ? null : text,
      sentence: withoutOptions(sentence),
    };
  };

/** The notes of a sheet, problems first; at most 300, which are counted all the same. */
export const toImportNotes = (
  { problems, questions, remarks }: SortedNotes,
  sheet: OpenSheet,
): Pick<ImportResult, "notes" | "problemCount" | "remarkCount"> => {
  const all = [
    ...problems.slice(0, MAX_NOTES).map(toNote("problem", sheet)),
    ...questions.slice(0, MAX_NOTES).map(toNote("question", sheet)),
    ...remarks.slice(0, MAX_NOTES).map(toNote("remark", sheet)),
  ];
  return {
    notes: all.slice(0, MAX_NOTES),
    problemCount: problems.length + questions.length,
    remarkCount: remarks.length,
  };
};
