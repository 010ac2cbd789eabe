import { fromThrowable } from "neverthrow";
import { EMPTY_PARTY, type MergedParty } from "#domain/addresses";
import { type Party, PARTY_FIELDS } from "#domain/cargo";

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

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

const read = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const readParty = (value: unknown): Party =>
  PARTY_FIELDS.reduce<Party>((party, field) => {
    const text = read(value, field);
    return typeof text === "string" ? { ...party, [field]: text } : party;
  }, EMPTY_PARTY);

/** The draft of this address in a stored text; null if there is none or it cannot be read. */
export const parseAddressDraft = (text: string | null, wanted: string | null): AddressDraft | null => {
  const value = parse(text ?? "").unwrapOr(null);
  const [id, version] = [read(value, "id"), read(value, "version")];
  if (id !== wanted || typeof version !== "number") return null;
  return {
    ...NEW_ADDRESS,
    id: wanted,
    version,
    base: readParty(read(value, "base")),
    party: readParty(read(value, "party")),
  };
};
