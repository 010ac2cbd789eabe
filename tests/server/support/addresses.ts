import type { Party } from "#domain/cargo";
import type { Schema } from "#server/schema.ts";

/** An address in its first version, as it is stored. */
export const addressRow = (id: string, accountId: string, party: Party, changedAt = 0): Schema["savedAddress"] => ({
  id,
  accountId,
  version: 1,
  nameKey: party.partyName.toLowerCase(),
  party: JSON.stringify(party),
  changedAt,
});
