import type { Executor } from "./schema.ts";
import type { AccountCopyTable, AccountDetailsTable } from "./signup-tables.ts";

/** Adds what a new account told about itself, with its copies. */
export const addDetails = async (
  db: Executor,
  details: AccountDetailsTable,
  copies: readonly AccountCopyTable[],
): Promise<void> => {
  await db.insertInto("accountDetails").values(details).execute();
  for (const copy of copies) await db.insertInto("accountCopy").values(copy).execute();
};
