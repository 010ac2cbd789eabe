import type { UnsavedCellsPort } from "../ports/index.ts";
import { readTabText, writeTabText } from "./tab-storage.ts";

const toKey = (id: string, tab: string | null, cell: string): string => `deskImport.${id}.${cell}.${tab ?? ""}`;

/** Typed corrections that are not saved yet, in the storage of this tab. */
export const createUnsavedCells = (): UnsavedCellsPort => ({
  load: (id, { tab, cell }) => readTabText(toKey(id, tab, cell)),
  save: (id, { tab, cell }, typed) => writeTabText(toKey(id, tab, cell), typed).unwrapOr(undefined),
});
