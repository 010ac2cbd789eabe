import { assign, emit, setup } from "xstate";
import { findAddressProblems, type MergedParty, mergeParties, type SavedAddress } from "#domain/addresses";
import type { Party, PartyField } from "#domain/cargo";
import type { Failure } from "#ports/failure.ts";
import { isOk, machineTypes, missingActor, readFailure } from "../request.ts";
import { type AddressDraft, NEW_ADDRESS } from "./draft.ts";

interface AddressesContext {
  readonly addresses: readonly SavedAddress[];
  readonly failure: Failure | null;
  /** What is searched for in the list. */
  readonly query: string;
  readonly draft: AddressDraft;
  /** The texts that were changed here and elsewhere since the draft was opened. */
  readonly conflicts: MergedParty["conflicts"];
  /** What has become of the saved address since the draft was opened. */
  readonly news: "changed" | "deleted" | null;
  /** Whether the shipper has tried to save: everything that is wrong is shown. */
  readonly isAttempted: boolean;
  readonly saveFailure: Failure | null;
  /** To be deleted. */
  readonly chosen: SavedAddress | null;
}

export type AddressesEvent =
  | { readonly type: "list.requested" }
  | { readonly type: "query.typed"; readonly query: string }
  | { readonly type: "form.opened"; readonly draft: AddressDraft }
  | { readonly type: "form.closed" }
  | { readonly type: "text.typed"; readonly field: PartyField; readonly text: string }
  | { readonly type: "form.submitted" }
  | { readonly type: "party.added"; readonly party: Party }
  | { readonly type: "deletion.requested"; readonly id: string }
  | { readonly type: "deletion.cancelled" }
  | { readonly type: "deletion.confirmed" };

interface AddressesTypes {
  readonly context: AddressesContext;
  readonly events: AddressesEvent;
  readonly emitted:
    | { readonly type: "address.saved" }
    | { readonly type: "address.removed" }
    | { readonly type: "form.refused"; readonly field: PartyField }
    | { readonly type: "addition.failed"; readonly failure: Failure | null }
    | { readonly type: "removal.failed"; readonly failure: Failure | null };
}

const findProblem = ({ draft }: AddressesContext): PartyField | null =>
  findAddressProblems(draft.party)[0]?.field ?? null;

const isOutdated = (context: AddressesContext, failure: Failure | null): boolean =>
  context.draft.id !== null &&
  failure?.kind === "refused" &&
  (failure.reason === "conflict" || failure.reason === "not-found");

/* A deleted address is saved as a new one: nothing typed is lost. */
const mergeSaved = (
  draft: AddressDraft,
  addresses: readonly SavedAddress[],
): Pick<AddressesContext, "draft" | "conflicts" | "news"> => {
  const saved = addresses.find(({ id }) => id === draft.id);
  if (saved === undefined) return { draft: { ...NEW_ADDRESS, party: draft.party }, conflicts: [], news: "deleted" };
  const { party, conflicts } = mergeParties(draft.base, draft.party, saved.party);
  return { draft: { id: saved.id, version: saved.version, base: saved.party, party }, conflicts, news: "changed" };
};

const CLOSED = {
  draft: NEW_ADDRESS,
  conflicts: [],
  news: null,
  isAttempted: false,
  saveFailure: null,
} satisfies Partial<AddressesContext>;

/** The address book: listed, searched, added to, changed and deleted from. */
export const addressesMachine = setup({
  types: machineTypes<AddressesTypes>(),
  actors: {
    loadAddresses: missingActor<readonly SavedAddress[]>("loadAddresses"),
    saveAddress: missingActor<SavedAddress, { readonly draft: AddressDraft }>("saveAddress"),
    removeAddress: missingActor<void, { readonly id: string }>("removeAddress"),
  },
  actions: { saveDraft: () => undefined, removeDraft: () => undefined },
}).createMachine({
  id: "addresses",
  context: { addresses: [], failure: null, query: "", chosen: null, ...CLOSED },
  initial: "loading",
  on: { "list.requested": ".loading" },
  states: {
    loading: {
      invoke: {
        src: "loadAddresses",
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: assign({ addresses: ({ event }) => event.output.unwrapOr([]), failure: null }),
          },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: {},
    listed: {
      on: {
        "query.typed": { actions: assign({ query: ({ event }) => event.query }) },
        "form.opened": { target: "editing", actions: assign({ draft: ({ event }) => event.draft }) },
        "party.added": {
          target: "adding",
          actions: assign({ draft: ({ event }) => ({ ...NEW_ADDRESS, party: event.party }) }),
        },
        "deletion.requested": {
          target: "asking",
          actions: assign(({ context, event }) => ({
            chosen: context.addresses.find(({ id }) => id === event.id) ?? null,
          })),
        },
      },
    },
    editing: {
      on: {
        "form.closed": { target: "listed", actions: ["removeDraft", assign(CLOSED)] },
        "text.typed": {
          actions: [
            assign({
              draft: ({ context: { draft }, event: { field, text } }) => ({
                ...draft,
                party: { ...draft.party, [field]: text },
              }),
              saveFailure: null,
            }),
            "saveDraft",
          ],
        },
        "form.submitted": [
          { guard: ({ context }) => findProblem(context) === null, target: "saving" },
          {
            actions: [
              assign({ isAttempted: true }),
              emit(({ context }) => ({ type: "form.refused", field: findProblem(context) ?? "partyName" }) as const),
            ],
          },
        ],
      },
    },
    saving: {
      entry: assign({ isAttempted: true, saveFailure: null }),
      invoke: {
        src: "saveAddress",
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          { guard: isOk, target: "loading", actions: ["removeDraft", assign(CLOSED), emit({ type: "address.saved" })] },
          { guard: ({ context, event }) => isOutdated(context, readFailure({ event })), target: "comparing" },
          { target: "editing", actions: assign({ saveFailure: readFailure }) },
        ],
      },
    },
    comparing: {
      invoke: {
        src: "loadAddresses",
        onDone: [
          {
            guard: isOk,
            target: "editing",
            actions: [
              assign(({ context, event }) => {
                const addresses = event.output.unwrapOr([]);
                return { addresses, ...mergeSaved(context.draft, addresses) };
              }),
              "saveDraft",
            ],
          },
          { target: "editing", actions: assign({ saveFailure: readFailure }) },
        ],
      },
    },
    adding: {
      invoke: {
        src: "saveAddress",
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          { guard: isOk, target: "loading", actions: [assign(CLOSED), emit({ type: "address.saved" })] },
          {
            target: "listed",
            actions: [
              assign(CLOSED),
              emit(({ event }) => ({ type: "addition.failed", failure: readFailure({ event }) }) as const),
            ],
          },
        ],
      },
    },
    asking: {
      on: {
        "deletion.cancelled": { target: "listed", actions: assign({ chosen: null }) },
        "deletion.confirmed": "removing",
      },
    },
    removing: {
      invoke: {
        src: "removeAddress",
        input: ({ context }) => ({ id: context.chosen?.id ?? "" }),
        onDone: [
          { guard: isOk, target: "loading", actions: [assign({ chosen: null }), emit({ type: "address.removed" })] },
          {
            target: "listed",
            actions: [
              assign({ chosen: null }),
              emit(({ event }) => ({ type: "removal.failed", failure: readFailure({ event }) }) as const),
            ],
          },
        ],
      },
    },
  },
});
