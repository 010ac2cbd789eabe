import { findAddressProblems, mergeParties, type SavedAddress, trimParty } from "#domain/addresses";
import type { PartyField } from "#domain/cargo";
import type { Failure } from "#ports/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { isConflict, isNotFound } from "../kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";
import { storeJson } from "../kit/stored-json.ts";
import { type AddressDraft, NEW_ADDRESS, parseAddressDraft } from "./draft.ts";

/* A deleted address is saved as a new one: nothing typed is lost. */
const mergeSaved = (draft: AddressDraft, addresses: readonly SavedAddress[]): AddressDraft => {
  const saved = addresses.find(({ id }) => id === draft.id);
  if (saved === undefined) return { ...NEW_ADDRESS, party: draft.party, news: "deleted" };
  const { party, conflicts } = mergeParties(draft.base, draft.party, saved.party);
  return { id: saved.id, version: saved.version, base: saved.party, party, conflicts, news: "changed" };
};

/**
 * The form of an address. What is typed survives a reload: `openDraft` has it again. `onRead` gets the address book that is read after
 * the address was changed or deleted elsewhere.
 */
export const addressFormFlow = (
  { requestActor, ports: { addresses, drafts } }: FlowServices<"addresses" | "drafts">,
  onRead: (addresses: readonly SavedAddress[]) => void,
) => ({
  machine: createForm<AddressDraft, SavedAddress, PartyField>({
    id: "address",
    requestActor,
    first: NEW_ADDRESS,
    store: storeJson(drafts, DRAFT_KEYS.address),
    validate: ({ party }) => findAddressProblems(party),
    send: ({ id, version, party }, signal) =>
      id === null
        ? addresses.create(trimParty(party), signal)
        : addresses.change({ id, version, party: trimParty(party) }, signal),
    isOutdated: (failure, { id }) => id !== null && (isConflict(failure) || isNotFound(failure)),
    merge: (draft, signal) =>
      addresses.list(signal).map((listed) => {
        onRead(listed);
        return mergeSaved(draft, listed);
      }),
    beginsClosed: true,
    discards: true,
    after: "closed",
  }),
  /** The form of an address, null for a new one, with what was typed before a reload. */
  openDraft: (address: SavedAddress | null): AddressDraft => {
    const saved = parseAddressDraft(drafts.load(DRAFT_KEYS.address), address?.id ?? null);
    if (saved !== null) return saved;
    return address === null
      ? NEW_ADDRESS
      : { ...NEW_ADDRESS, id: address.id, version: address.version, base: address.party, party: address.party };
  },
});

/* The news state what a merged refusal was about. */
const findShownFailure = (failure: Failure | null, { news }: AddressDraft): Failure | null =>
  news !== null && (isConflict(failure) || isNotFound(failure)) ? null : failure;

/** The form of an address, null while it is closed. After an attempt everything that is wrong is shown. */
export const addressFormView = (snapshot: FormSnapshot<AddressDraft, SavedAddress, PartyField>) => {
  const { kind, draft, problems, failure } = formView(snapshot);
  if (kind === "closed") return null;
  return {
    isNew: draft.id === null,
    party: draft.party,
    problems: problems.length === 0 ? [] : findAddressProblems(draft.party),
    conflicts: draft.conflicts,
    news: draft.news,
    failure: findShownFailure(failure, draft),
    isSaving: kind === "sending",
  };
};

export type AddressForm = NonNullable<ReturnType<typeof addressFormView>>;
