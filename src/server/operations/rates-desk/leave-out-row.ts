import { err, ok, type Result } from "neverthrow";
import type { SheetRow } from "#domain/rates";
import { recordChange } from "#server/modules/audit/index.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { formatRow, toRowText } from "../sheets/leave-out-rows.ts";
import { changeImport, findPriceOfRow, type StoredImport, type StoredLeftOut } from "./store.ts";
import { CHANGED_MEANWHILE, type ImportWork } from "./work-on-import.ts";

/** A row that is left out, or taken back. */
export interface RowChoice extends SheetRow {
  readonly isLeftOut: boolean;
}

const MAX_ROWS = 500;

const isSameRow = (one: SheetRow, other: SheetRow): boolean => one.tab === other.tab && one.line === other.line;

interface StoredPrice {
  readonly from: { readonly name: string };
  readonly to: { readonly name: string };
  readonly carrier: string;
}

/* What a row says where the comparison has noted it, or the lane of its prices. */
const describeRow = async ({ db }: ImportWork, { id, result }: StoredImport, row: SheetRow): Promise<string | null> => {
  const notes = (result?.notes ?? []).filter((note) => note.isPriceRow === true && isSameRow(note, row));
  const cells = notes.find((note) => note.row != null)?.row ?? null;
  if (cells !== null) return toRowText({ cells });
  const price = await findPriceOfRow(db, id, row);
  if (price === null) return notes.length === 0 ? null : "";
  const { from, to, carrier } = storedJson<StoredPrice>(price);
  return `${from.name} to ${to.name}, ${carrier}`;
};

const store = (
  { db, clock }: ImportWork,
  one: StoredImport,
  row: StoredLeftOut,
  isLeftOut: boolean,
): Promise<boolean> => {
  const others = one.leftOut.filter((other) => !isSameRow(other, row));
  const name = `Row ${formatRow(row)}`;
  return db.transaction().execute(async (transaction) => {
    const leftOut = isLeftOut ? [...others, row] : others;
    const isChanged = await changeImport(transaction, one, { leftOut, state: "open", problem: null }, clock());
    if (isChanged)
      await recordChange(transaction, {
        action: isLeftOut ? "rate-import.row-left-out" : "rate-import.row-taken-back",
        subjectId: one.id,
        before: { fileName: null, [name]: isLeftOut ? row.text : null },
        after: { fileName: one.fileName, [name]: isLeftOut ? null : row.text },
      });
    return isChanged;
  });
};

/** Leaves a row out that the last comparison has named, in a note or by a price, or takes that back. The stored file stays as it is. */
export const leaveOutRow = async (
  work: ImportWork,
  one: StoredImport,
  staffId: string,
  { tab, line, isLeftOut }: RowChoice,
): Promise<Result<void, Refusal>> => {
  const earlier = one.leftOut.find((other) => isSameRow(other, { tab, line }));
  if ((earlier !== undefined) === isLeftOut) return ok(undefined);
  if (earlier !== undefined) return (await store(work, one, earlier, false)) ? ok(undefined) : err(CHANGED_MEANWHILE);
  if (one.leftOut.length >= MAX_ROWS)
    return err({
      kind: "conflict",
      message: `An import leaves out at most ${MAX_ROWS} rows. Remove them from the file and upload it again.`,
    });
  const text = await describeRow(work, one, { tab, line });
  if (text === null) return err({ kind: "not-found", message: "The comparison has no such row." });
  const row = { tab, line, text, staffId, at: work.clock() };
  return (await store(work, one, row, true)) ? ok(undefined) : err(CHANGED_MEANWHILE);
};
