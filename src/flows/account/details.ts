import { assign, emit, type SnapshotFrom, setup } from "xstate";
import {
  type Account,
  DETAILS_FIELDS,
  type DetailsField,
  type DetailsProblem,
  mergeDetails,
  type PersonalDetails,
  validateDetails,
} from "#domain/accounts";
import type { DetailsChange } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { isConflict } from "../failure.ts";
import { ACCOUNT_DRAFT_KEY } from "../draft-keys.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";
import { type DetailsDraft, formatDraft, parseDraft } from "./draft.ts";

export interface DetailsContext extends DetailsDraft {
  /** As it is stored. */
  readonly account: Account;
  readonly problems: readonly DetailsProblem[];
  /** Fields that were typed here and changed elsewhere. */
  readonly conflicts: readonly DetailsField[];
  readonly failure: Failure | null;
}

interface DetailsTypes {
  readonly context: DetailsContext;
  readonly events:
    | { readonly type: "details.typed"; readonly changes: Partial<PersonalDetails> }
    | { readonly type: "details.submitted" };
  readonly emitted:
    | { readonly type: "form.refused"; readonly problems: readonly DetailsProblem[] }
    | { readonly type: "details.saved"; readonly account: Account };
  readonly input: { readonly account: Account; readonly draft: DetailsDraft | null };
}

const toDetails = ({ firstName, lastName, phone }: Account): PersonalDetails => ({ firstName, lastName, phone });

const mergeStored = ({ read, typed }: DetailsDraft, account: Account) => {
  const stored = toDetails(account);
  const { details, conflicts } = mergeDetails(typed, read, stored);
  return { account, read: stored, typed: details, conflicts };
};

const findProblems = (typed: PersonalDetails): readonly DetailsProblem[] =>
  validateDetails(typed).match(
    () => [],
    (problems) => problems,
  );

const refusedFields = (failure: Failure | null): readonly DetailsProblem[] =>
  failure?.kind !== "refused"
    ? []
    : failure.fields.flatMap(({ field, message }) => {
        const known = DETAILS_FIELDS.find((name) => name === field);
        return known === undefined ? [] : [{ field: known, message }];
      });

/** Changing names and phone number. Details that were changed elsewhere are merged with what is typed, and sent on request only. */
const detailsMachine = setup({
  types: machineTypes<DetailsTypes>(),
  actors: {
    saveDetails: missingActor<Account, DetailsChange>("saveDetails"),
    loadAccount: missingActor<Account>("loadAccount"),
  },
  guards: { isValid: ({ context }) => findProblems(context.typed).length === 0 },
  actions: {
    persistDraft: (_args, _params: DetailsDraft) => undefined,
    removeDraft: () => undefined,
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
  },
}).createMachine({
  id: "accountDetails",
  context: ({ input: { account, draft } }) => {
    const stored = toDetails(account);
    const merged = mergeStored(draft ?? { read: stored, typed: stored }, account);
    return { ...merged, problems: [], failure: null };
  },
  initial: "idle",
  states: {
    idle: {
      on: {
        "details.typed": {
          actions: [
            assign(({ context, event }) => ({
              typed: { ...context.typed, ...event.changes },
              problems: context.problems.filter(({ field }) => event.changes[field] === undefined),
            })),
            { type: "persistDraft", params: ({ context }) => context },
          ],
        },
        "details.submitted": [
          { guard: "isValid", target: "saving" },
          {
            actions: [
              assign(({ context }) => ({ problems: findProblems(context.typed), failure: null })),
              "announceProblems",
            ],
          },
        ],
      },
    },
    saving: {
      entry: assign({ problems: [], conflicts: [], failure: null }),
      invoke: {
        src: "saveDetails",
        input: ({ context: { typed, account } }) => ({ ...typed, changedAt: account.changedAt }),
        onDone: [
          {
            guard: isOk,
            target: "idle",
            actions: [
              assign(({ context, event }) => {
                const account = event.output.unwrapOr(context.account);
                return { account, read: toDetails(account), typed: toDetails(account) };
              }),
              "removeDraft",
              emit(({ context }) => ({ type: "details.saved", account: context.account }) as const),
            ],
          },
          {
            guard: ({ event }) => isConflict(readFailure({ event })),
            target: "refreshing",
            actions: assign({ failure: readFailure }),
          },
          {
            target: "idle",
            actions: [
              assign(({ event }) => {
                const failure = readFailure({ event });
                return { failure, problems: refusedFields(failure) };
              }),
              "announceProblems",
            ],
          },
        ],
      },
    },
    refreshing: {
      invoke: {
        src: "loadAccount",
        onDone: {
          target: "idle",
          actions: [
            assign(({ context, event }) => {
              const account = readValue({ event });
              return account === null ? {} : mergeStored(context, account);
            }),
            { type: "persistDraft", params: ({ context }) => context },
          ],
        },
      },
    },
  },
});

export const accountDetailsFlow = (
  { requestActor, ports: { account: port, drafts } }: FlowServices<"account" | "drafts">,
  account: Account,
) => {
  const machine = provide(detailsMachine, {
    actors: {
      saveDetails: requestActor((change: DetailsChange, signal) => port.saveDetails(change, signal)),
      loadAccount: requestActor((_: void, signal) => port.load(signal)),
    },
    actions: {
      persistDraft: (_, draft) => drafts.save(ACCOUNT_DRAFT_KEY, formatDraft(draft)),
      removeDraft: () => drafts.remove(ACCOUNT_DRAFT_KEY),
    },
  });
  return { machine, input: { account, draft: parseDraft(drafts.load(ACCOUNT_DRAFT_KEY)) } };
};

type Snapshot = SnapshotFrom<typeof detailsMachine>;

export const selectDetails = (snapshot: Snapshot): DetailsContext => snapshot.context;

export const isSavingDetails = (snapshot: Snapshot): boolean => !snapshot.matches("idle");
