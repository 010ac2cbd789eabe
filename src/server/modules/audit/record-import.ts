import type { StagedTables } from "#server/platform/database/staged-import.ts";
import { type Change, recordChange } from "./record-change.ts";

/** The tables of an import whose last transaction records it. */
export const recordImport = <Heading extends { readonly id: string; readonly importedAt: number }, Line, Outcome>(
  tables: StagedTables<Heading, Line, Outcome>,
  toChange: (heading: Heading, outcome: Outcome) => Change,
): StagedTables<Heading, Line, Outcome> => ({
  ...tables,
  publish: async (transaction, heading) => {
    const outcome = await tables.publish(transaction, heading);
    await recordChange(transaction, toChange(heading, outcome));
    return outcome;
  },
});
