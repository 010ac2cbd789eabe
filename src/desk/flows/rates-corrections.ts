import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { CorrectedCell, ImportNote, LeftOutRow, RateImport } from "../ports/index.ts";

/** A cell of the file, as notes and corrections name it. */
export type NamedCell = Pick<CorrectedCell, "tab" | "cell">;

/** The correction of a cell; null without one. */
export const findCorrection = (
  { corrections }: Pick<RateImport, "corrections">,
  { tab, cell }: NamedCell,
): CorrectedCell | null => corrections.find((one) => one.tab === tab && one.cell === cell) ?? null;

/** A cell that can be corrected, with what is written in it. */
export interface CorrectableCell extends NamedCell {
  readonly text: string;
  /** Whether it is the header of a column. */
  readonly isHeader: boolean;
}

/** What is corrected for a note: the header that it is about, or else its cell. One answer is for all lines of a carrier. */
export const findCorrectable = (note: ImportNote): CorrectableCell | null => {
  const { tab, cell, headerCell } = note;
  if (headerCell !== null) return { tab, cell: headerCell, text: note.header ?? "", isHeader: true };
  return note.isCorrectable && cell !== null && note.kind !== "carrier"
    ? { tab, cell, text: note.text ?? "", isHeader: false }
    : null;
};

const listFirst = (notes: readonly ImportNote[], toKey: (note: ImportNote) => unknown): ReadonlySet<ImportNote> => {
  const first = new Map<string, ImportNote>();
  for (const note of notes) {
    const key = toKey(note);
    if (key !== null && !first.has(JSON.stringify(key))) first.set(JSON.stringify(key), note);
  }
  return new Set(first.values());
};

/** Notes with a field for their cell: of several about one cell, the first. */
export const listCorrectable = (notes: readonly ImportNote[]): ReadonlySet<ImportNote> =>
  listFirst(notes, (note) => {
    const found = findCorrectable(note);
    return found === null ? null : [found.tab, found.cell];
  });

/** Notes by which a row can be left out: of several about one row, the first. */
export const listRemovable = (notes: readonly ImportNote[]): ReadonlySet<ImportNote> =>
  listFirst(notes, ({ canBeLeftOut, kind, tab, line }) => (canBeLeftOut && kind !== "carrier" ? [tab, line] : null));

/** The row of a note or a price, if it is left out. */
export const findLeftOut = (
  { leftOut }: Pick<RateImport, "leftOut">,
  { tab, line }: Pick<ImportNote, "tab" | "line">,
): LeftOutRow | null => leftOut.find((one) => one.tab === tab && one.line === line) ?? null;

/** A row of the file: `row 3`, of a file with several tables `row 3 of FAR EAST`. */
export const describeRow = (
  { tabs }: Pick<RateImport, "tabs">,
  { tab, line }: Pick<ImportNote, "tab" | "line">,
): string =>
  tab === null || tabs.filter(({ isTable }) => isTable).length < 2 ? `row ${line}` : `row ${line} of ${tab}`;

interface CellDraft {
  /** Null: nothing was typed. */
  readonly to: string | null;
  /** What the cell is read as when the correction is sent. */
  readonly from: string;
}

/** What a cell should be. What is typed stays until it is saved, also where the page is loaded again. */
export const createCorrectionForm =
  (id: string, cell: NamedCell) =>
  ({ ports: { rates, unsavedCells }, requestActor }: DeskFlowServices<"rates" | "unsavedCells">) => {
    const typed = unsavedCells.load(id, cell);
    return createForm<CellDraft, RateImport, "to">({
      id: "deskImportCell",
      requestActor,
      first: { to: null, from: "" },
      stored: typed === null ? null : { to: typed, from: "" },
      store: (draft) => unsavedCells.save(id, cell, draft?.to ?? null),
      send: ({ to, from }, signal) => rates.correctCell(id, { ...cell, from, to: to ?? from }, signal),
      toProblems: refusedFields(["to"]),
      after: "open",
    });
  };

export const correctionView = (snapshot: FormSnapshot<CellDraft, RateImport, "to">) => formView(snapshot);
