import type { SnapshotFrom } from "xstate";
import {
  type AddressProblem,
  findAddressProblems,
  type MergedParty,
  type SavedAddress,
  searchAddresses,
  trimParty,
} from "#domain/addresses";
import type { Party } from "#domain/cargo";
import type { Failure } from "#ports/failure.ts";
import { ADDRESS_DRAFT_KEY } from "../draft-keys.ts";
import { type FlowServices, provide } from "../request.ts";
import { type AddressDraft, NEW_ADDRESS, parseAddressDraft } from "./draft.ts";
import { addressesMachine } from "./machine.ts";

/** The shipper's address book. What is typed survives a reload: `openDraft` has it again. */
export const addressesFlow = ({
  requestActor,
  ports: { addresses, drafts },
}: FlowServices<"addresses" | "drafts">) => ({
  machine: provide(
    addressesMachine.provide({
      actions: {
        saveDraft: ({ context }) => drafts.save(ADDRESS_DRAFT_KEY, JSON.stringify(context.draft)),
        removeDraft: () => drafts.remove(ADDRESS_DRAFT_KEY),
      },
    }),
    {
      actors: {
        loadAddresses: requestActor((_: void, signal) => addresses.list(signal)),
        saveAddress: requestActor(({ draft: { id, version, party } }: { readonly draft: AddressDraft }, signal) =>
          id === null
            ? addresses.create(trimParty(party), signal)
            : addresses.change({ id, version, party: trimParty(party) }, signal),
        ),
        removeAddress: requestActor(({ id }: { readonly id: string }, signal) => addresses.remove(id, signal)),
      },
    },
  ),
  /** The form of an address, null for a new one, with what was typed before a reload. */
  openDraft: (address: SavedAddress | null): AddressDraft => {
    const saved = parseAddressDraft(drafts.load(ADDRESS_DRAFT_KEY), address?.id ?? null);
    if (saved !== null) return saved;
    return address === null
      ? NEW_ADDRESS
      : { id: address.id, version: address.version, base: address.party, party: address.party };
  },
});

/** The form of an address. */
export interface AddressForm {
  readonly isNew: boolean;
  readonly party: Party;
  readonly problems: readonly AddressProblem[];
  readonly conflicts: MergedParty["conflicts"];
  readonly news: "changed" | "deleted" | null;
  readonly failure: Failure | null;
  readonly isSaving: boolean;
}

export type AddressesView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "listed";
      /** All, sorted by name. */
      readonly addresses: readonly SavedAddress[];
      /** Those that fit the query. */
      readonly found: readonly SavedAddress[];
      readonly query: string;
      readonly form: AddressForm | null;
      readonly isAdding: boolean;
      readonly deletion: { readonly address: SavedAddress; readonly isRunning: boolean } | null;
    };

type Snapshot = SnapshotFrom<typeof addressesMachine>;

const toForm = (snapshot: Snapshot): AddressForm | null => {
  const isSaving = snapshot.matches("saving") || snapshot.matches("comparing");
  if (!isSaving && !snapshot.matches("editing")) return null;
  const { draft, conflicts, news, isAttempted, saveFailure } = snapshot.context;
  return {
    isNew: draft.id === null,
    party: draft.party,
    problems: isAttempted ? findAddressProblems(draft.party) : [],
    conflicts,
    news,
    failure: saveFailure,
    isSaving,
  };
};

/** A list that is loaded again stays on screen. */
export const addressesView = (snapshot: Snapshot): AddressesView => {
  const { addresses, failure, query, chosen } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (addresses.length === 0 && snapshot.matches("loading")) return { kind: "loading" };
  return {
    kind: "listed",
    addresses,
    found: searchAddresses(addresses, query),
    query,
    form: toForm(snapshot),
    isAdding: snapshot.matches("adding"),
    deletion: chosen === null ? null : { address: chosen, isRunning: snapshot.matches("removing") },
  };
};
