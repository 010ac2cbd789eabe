import { countQuestions, type QuestionPlace } from "#domain/rates";
import type { OpenSheet } from "../open-sheet.ts";
import { normaliseHeader } from "../sheets/field-names.ts";
import type { RateTable } from "../sheets/rate-table.ts";
import { cellName, type SheetNote, type SortedNotes } from "../sheets/sheet-notes.ts";
import { nameHeaderCell } from "./describe-tabs.ts";
import { MAX_COLUMNS, MAX_LETTERS } from "./read-tabs.ts";
import type { ImportNote, ImportResult } from "./results.ts";

const MAX_NOTES = 300;
const MAX_OF_QUESTION = 50;

/* One answer settles them all: more than the first ones of a question would leave no room for others. */
const takeSome = (notes: readonly SheetNote[]): readonly SheetNote[] => {
  const counts = new Map<string, number>();
  return notes
    .filter(({ asks }) => {
      if (asks === undefined) return true;
      const key = JSON.stringify([asks.topic, asks.text]);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= MAX_OF_QUESTION;
    })
    .slice(0, MAX_NOTES);
};

/* The command line advises its options in sentences of their own, or at the end of one. */
export const withoutOptions = (sentence: string): string => {
  const parts = sentence.split(/(?<=[.:)?])\s+(?=[A-Z"(])/).filter((part) => !/\s--[a-z]/.test(part));
  const text = parts.join(" ").trim();
  return text === "" ? "This cannot be read with certainty." : text[0]?.toUpperCase() + text.slice(1);
};

const findRow = ({ tabs }: OpenSheet, tab: string | null, line: number): readonly string[] | null =>
  (tab === null ? tabs[0] : tabs.find(({ name }) => name === tab))?.lines.find((one) => one.line === line)?.cells ??
  null;

/* A row of prices is stored, so that a corrected cell of it can be read without the file. */
const toStoredRow = (row: readonly string[]): readonly string[] =>
  row.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_LETTERS));

/* A header that is too long is stored in part. */
const findHeaderCell = (
  sheet: OpenSheet,
  { tab, column, kind }: SheetNote,
  headLine: number | undefined,
  header = "",
): string | null => {
  if (kind !== "column" || column === null || headLine === undefined) return null;
  const cells = column < MAX_COLUMNS && header.length <= MAX_LETTERS ? findRow(sheet, tab, headLine) : null;
  return cells === null ? null : nameHeaderCell({ line: headLine, cells }, header, column);
};

const findTable = ({ found }: OpenSheet, tab: string | null): RateTable | undefined =>
  found.tables.find((one) => one.tab === tab) ?? found.tables[0];

/** Where a note is; `header` is that of its column. */
export const toQuestionPlace = (
  { tab, line, column }: Pick<SheetNote, "tab" | "line" | "column">,
  header: string | undefined,
): QuestionPlace => ({
  tab,
  line,
  cell: column === null ? null : cellName({ line, column }),
  header: header === undefined || normaliseHeader(header) === "" ? null : header,
});

const toNote =
  (severity: ImportNote["severity"], sheet: OpenSheet) =>
  (note: SheetNote): ImportNote => {
    const { tab, line, column, kind, sentence } = note;
    const table = findTable(sheet, tab);
    const header = column === null ? undefined : table?.columns[column]?.header;
    const row = findRow(sheet, tab, line);
    const text = column === null ? undefined : row?.[column];
    const isPriceRow = table !== undefined && line > table.headLine && row !== null && kind !== "left out";
    return {
      severity,
      kind,
      ...toQuestionPlace(note, header),
      text: text === undefined || text === "" ? null : text,
      sentence: withoutOptions(sentence),
      row: isPriceRow && column !== null && column < MAX_COLUMNS ? toStoredRow(row) : null,
      isPriceRow,
      headerCell: findHeaderCell(sheet, note, table?.headLine, header),
      asks: note.asks ?? null,
      stated: note.stated ?? null,
    };
  };

/** The notes of a sheet, problems first; at most 300, and 50 of one question. All are counted. */
export const toImportNotes = (
  { problems, questions, remarks }: SortedNotes,
  sheet: OpenSheet,
): Pick<ImportResult, "notes" | "questions" | "problemCount" | "remarkCount"> => {
  /* The desk lists rows that are left out as stated by themselves. */
  const others = remarks.filter((remark) => !sheet.leftOut.includes(remark));
  const all = [
    ...takeSome(problems).map(toNote("problem", sheet)),
    ...questions.slice(0, MAX_NOTES).map(toNote("question", sheet)),
    ...others.slice(0, MAX_NOTES).map(toNote("remark", sheet)),
  ];
  return {
    notes: all.slice(0, MAX_NOTES),
    questions: countQuestions(problems, (note) =>
      toQuestionPlace(note, findTable(sheet, note.tab)?.columns[note.column ?? -1]?.header),
    ),
    problemCount: problems.length + questions.length,
    remarkCount: others.length,
  };
};
