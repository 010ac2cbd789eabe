import type { SheetQuestion } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { toCsv } from "#server/platform/csv.ts";

export type NoteKind =
  | "column"
  | "tab"
  | "place"
  | "carrier"
  | "date"
  | "validity"
  | "schedule"
  | "currency"
  | "freight"
  | "amount"
  | "size"
  | "outlier"
  | "hidden"
  | "left out";

export interface LineNote {
  readonly line: number;
  readonly sentence: string;
}

/** The days of a validity that a text states; null where it states none for certain. */
export interface StatedDays {
  readonly validFrom: CalendarDate | null;
  readonly validTill: CalendarDate | null;
}

export interface SheetNote {
  /** Null where the file has one tab only. */
  readonly tab: string | null;
  readonly line: number;
  /** The column of the cell, from zero; null where the whole line is meant. */
  readonly column: number | null;
  readonly kind: NoteKind;
  readonly sentence: string;
  /** The question whose answer settles it, if there is one. */
  readonly asks?: SheetQuestion;
  /** Of a validity that no column states. */
  readonly stated?: StatedDays;
}

/** The letters of a column as a spreadsheet shows them: 0 is A, 26 is AA. */
export const columnLetters = (column: number): string =>
  (column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const toColumn = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Where a cell such as `G10` is; null for a text that names none. */
export const readCellName = (text: string): { readonly line: number; readonly column: number } | null => {
  const [, letters, line] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(text) ?? [];
  return letters === undefined || line === undefined ? null : { line: Number(line), column: toColumn(letters) };
};

export const cellName = ({ line, column }: Pick<SheetNote, "line" | "column">): string =>
  column === null ? "" : `${columnLetters(column)}${line}`;

const placeText = (note: SheetNote): string => {
  const cell = cellName(note);
  const tab = note.tab === null ? "" : `tab "${note.tab}", `;
  return `${tab}line ${note.line}${cell === "" ? "" : `, cell ${cell}`}`;
};

const SHOWN = 50;

export const notesText = (notes: readonly SheetNote[]): readonly string[] => {
  const shown = notes.slice(0, SHOWN).map((note) => `  ${placeText(note)}: ${note.sentence}`);
  return notes.length > SHOWN ? [...shown, `  and ${notes.length - SHOWN} more`] : shown;
};

/** `3 place, 1 date`: how many notes there are of each kind, the most frequent first. */
export const countsText = (notes: readonly SheetNote[]): string =>
  [...Map.groupBy(notes, ({ kind }) => kind)]
    .map(([kind, { length }]) => ({ kind, length }))
    .toSorted((one, other) => other.length - one.length)
    .map(({ kind, length }) => `${length} ${kind}`)
    .join(", ");

/** What happens because of a note: the import stops, it asks, or it goes on. */
export interface SortedNotes {
  readonly problems: readonly SheetNote[];
  readonly questions: readonly SheetNote[];
  readonly remarks: readonly SheetNote[];
}

/** All notes as a CSV text for `--report`. */
export const reportText = ({ problems, questions, remarks }: SortedNotes): string => {
  const toLine =
    (severity: string) =>
    (note: SheetNote): readonly string[] => [
      severity,
      note.kind,
      note.tab ?? "",
      String(note.line),
      cellName(note),
      note.sentence,
    ];
  return toCsv(
    ["severity", "kind", "tab", "line", "cell", "note"],
    [...problems.map(toLine("problem")), ...questions.map(toLine("question")), ...remarks.map(toLine("remark"))],
  );
};

export type AddNote = (
  severity: keyof SortedNotes,
  kind: NoteKind,
  column: number | null,
  sentence: string,
  asks?: SheetQuestion,
) => void;

export type OpenNotes = { readonly [Severity in keyof SortedNotes]: SheetNote[] };

export const emptyNotes = (): OpenNotes => ({ problems: [], questions: [], remarks: [] });

export const noteAdder =
  (into: OpenNotes, tab: string | null, line: number): AddNote =>
  (severity, kind, column, sentence, asks) =>
    into[severity].push({ tab, line, column, kind, sentence, ...(asks === undefined ? {} : { asks }) });

/** What was read, with further problems before its own. */
export const withProblems = <Read extends { readonly notes: SortedNotes }>(
  read: Read,
  problems: readonly SheetNote[],
): Read => ({ ...read, notes: { ...read.notes, problems: [...problems, ...read.notes.problems] } });
