import type { Executor } from "#server/schema.ts";
import type { ImportOutcome } from "../import-process/messages.ts";
import { listRemovedImports, removePrices } from "./store.ts";

/** Removes the prices of comparisons whose import is not there any more. */
export const prunePrices = async (db: Executor): Promise<ImportOutcome> => {
  const removed = await listRemovedImports(db);
  for (const id of removed) await removePrices(db, id);
  return { kind: "changed", lines: removed.length };
};
