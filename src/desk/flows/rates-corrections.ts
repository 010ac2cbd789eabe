import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { CorrectedCell, ImportNote, RateImport } from "../ports/index.ts";

/** A cell of the file, as notes and corrections name it. */
export type NamedCell = Pick<CorrectedCell, "tab" | "cell">;

/** The correction of a cell; null without one. */
export const findCorrection = (
  { corrections }: Pick<RateImport, "corrections">,
  { tab, cell }: Pick<ImportNote, "tab" | "cell">,
): CorrectedCell | null => corrections.find((one) => one.tab === tab && one.cell === cell) ?? null;

/** Notes whose cell can be corrected: of several about one cell, the first. */
export const listCorrectable = (notes: readonly ImportNote[]): ReadonlySet<ImportNote> => {
  const first = new Map<string, ImportNote>();
  for (const note of notes) {
    const key = JSON.stringify([note.tab, note.cell]);
    if (note.isCorrectable && !first.has(key)) first.set(key, note);
  }
  return new Set(first.values());
};

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
