import { err, ok, type Result } from "neverthrow";
import type { CellCorrection } from "#domain/rates";
import { recordChange } from "#server/modules/audit/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeTime } from "#server/platform/time.ts";
import { toTextCell } from "../sheets/read-table.ts";
import { readCellName } from "../sheets/sheet-notes.ts";
import { findCellProblem, type NotedRow } from "./check-cell.ts";
import { nameStaff } from "./present-import.ts";
import { findHeaderRow } from "./header-cells.ts";
import type { ImportNote, ImportResult } from "./results.ts";
import { changeImport, type StoredCorrection, type StoredImport } from "./store.ts";
import { CHANGED_MEANWHILE, type ImportWork } from "./work-on-import.ts";

/** A correction as it is typed. */
export interface TypedCorrection extends Pick<CellCorrection, "tab" | "cell"> {
  /** What the cell was read as when it was typed. */
  readonly from: string;
  /** Null takes the correction back. */
  readonly to: string | null;
}

const MAX_CORRECTIONS = 500;

const isSameCell = (
  one: Pick<CellCorrection, "tab" | "cell">,
  other: Pick<ImportNote, "tab" | "cell"> | Pick<CellCorrection, "tab" | "cell">,
): boolean => one.tab === other.tab && one.cell === other.cell;

const refuse = (message: string): Refusal => ({ kind: "fields", message, fields: [{ field: "to", message }] });

const describeLaterChange = async (
  { db }: ImportWork,
  cell: string,
  later: StoredCorrection | undefined,
): Promise<Refusal> => {
  if (later === undefined)
    return { kind: "conflict", message: `The correction of ${cell} was taken back meanwhile. Check what you typed.` };
  const names = await nameStaff(db, [later]);
  const at = officeTime(later.at).slice(11, 16);
  const what = later.to === "" ? "emptied it" : `corrected it to "${later.to}"`;
  return { kind: "conflict", message: `${names.get(later.staffId) ?? "Somebody"} has ${what} (${at}).` };
};

/* Of a correction that is taken back, what the file says is shown again. */
const restoreCell = (result: ImportResult, { tab, cell, from }: CellCorrection): ImportResult => {
  const at = readCellName(cell);
  return {
    ...result,
    notes: result.notes.map((note) =>
      note.tab !== tab || note.line !== at?.line
        ? note
        : {
            ...note,
            header: note.headerCell !== cell ? note.header : from === "" ? null : from,
            text: note.cell !== cell ? note.text : from === "" ? null : from,
            row: note.row?.map((text, column) => (column === at.column ? from : text)) ?? null,
          },
    ),
  };
};

/* What was compared before has other prices. */
const toOpenResult = (result: ImportResult | null): ImportResult | null =>
  result === null ? null : { ...result, summary: null };

const store = async (
  { db, clock }: ImportWork,
  one: StoredImport,
  earlier: StoredCorrection | undefined,
  corrected: StoredCorrection | null,
): Promise<boolean> => {
  const changed = corrected ?? earlier;
  if (changed === undefined) return true;
  const others = one.corrections.filter((other) => !isSameCell(other, changed));
  const corrections = corrected === null ? others : [...others, corrected];
  const open = toOpenResult(one.result);
  const result = corrected === null && open !== null ? restoreCell(open, changed) : open;
  const name = changed.tab === null ? changed.cell : `${changed.tab}!${changed.cell}`;
  return db.transaction().execute(async (transaction) => {
    const change = { corrections, result, state: "open", problem: null } as const;
    const isChanged = await changeImport(transaction, one, change, clock());
    if (isChanged)
      await recordChange(transaction, {
        action: corrected === null ? "rate-import.correction-removed" : "rate-import.cell-corrected",
        subjectId: one.id,
        before: { fileName: null, [name]: earlier?.to ?? changed.from },
        after: { fileName: one.fileName, [name]: corrected?.to ?? changed.from },
      });
    return isChanged;
  });
};

/* What is written in a cell of a note, or of the header, with its row. */
const findWritten = (one: StoredImport, { tab, cell }: TypedCorrection): { text: string; row: NotedRow } | null => {
  const note = one.result?.notes.find((other) => isSameCell({ tab, cell }, other) && other.row != null);
  if (note?.row != null) return { text: note.text ?? "", row: { tab, line: note.line, cells: note.row } };
  const row = findHeaderRow(one, tab, cell);
  return row === null ? null : { text: row.cells[readCellName(cell)?.column ?? 0] ?? "", row };
};

/** Corrects a cell that the last comparison has named, or a header, or takes its correction back. The stored file stays as it is. */
export const correctCell = async (
  work: ImportWork,
  one: StoredImport,
  staffId: string,
  typed: TypedCorrection,
): Promise<Result<void, Refusal>> => {
  const { tab, cell } = typed;
  const earlier = one.corrections.find((other) => isSameCell(other, typed));
  const written = findWritten(one, typed);
  if (earlier === undefined && written === null)
    return err({ kind: "not-found", message: "Nothing is noted about this cell." });
  const now = earlier?.to ?? written?.text ?? "";
  if (now !== typed.from) return err(await describeLaterChange(work, cell, earlier));
  const from = earlier?.from ?? written?.text ?? "";
  const to = typed.to === null ? from : toTextCell(typed.to).text;
  if (to === from) return (await store(work, one, earlier, null)) ? ok(undefined) : err(CHANGED_MEANWHILE);
  if (earlier === undefined && one.corrections.length >= MAX_CORRECTIONS)
    return err(refuse(`An import has at most ${MAX_CORRECTIONS} corrections. Correct the file and upload it again.`));
  const corrected = { tab, cell, from, to, staffId, at: work.clock() };
  const problem = written === null ? null : await findTypedProblem(work, one, written.row, corrected);
  if (problem !== null) return err(refuse(problem));
  return (await store(work, one, earlier, corrected)) ? ok(undefined) : err(CHANGED_MEANWHILE);
};

const findTypedProblem = async (
  { readPlaces, clock }: ImportWork,
  one: StoredImport,
  row: NotedRow,
  corrected: StoredCorrection,
): Promise<string | null> => {
  const corrections = [...one.corrections.filter((other) => !isSameCell(other, corrected)), corrected];
  return findCellProblem(one, row, corrected.cell, corrections, await readPlaces(), clock());
};
