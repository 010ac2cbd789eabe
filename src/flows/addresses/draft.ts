import { EMPTY_PARTY, type MergedParty } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import { parseFields, toFields, withStoredTexts } from "../kit/stored-json.ts";

/** An address as it is typed, before it is saved. */
export interface AddressDraft {
  /** Null for a new address. */
  readonly id: string | null;
  readonly version: number;
  /** The saved texts that were changed. */
  readonly base: Party;
  readonly party: Party;
  /** The texts that were changed here and elsewhere since the draft was opened. */
  readonly conflicts: MergedParty["conflicts"];
  /** What has become of the saved address since the draft was opened. */
  readonly news: "changed" | "deleted" | null;
}

export const NEW_ADDRESS: AddressDraft = {
  id: null,
  version: 0,
  base: EMPTY_PARTY,
  party: EMPTY_PARTY,
  conflicts: [],
  news: null,
};

/** The draft of this address in a stored text; null if there is none or it cannot be read. */
export const parseAddressDraft = (text: string | null, wanted: string | null): AddressDraft | null => {
  const { id, version, base, party } = parseFields(text);
  if (id !== wanted || typeof version !== "number") return null;
  const readParty = (stored: unknown): Party => withStoredTexts(EMPTY_PARTY, toFields(stored));
  return { ...NEW_ADDRESS, id: wanted, version, base: readParty(base), party: readParty(party) };
};
