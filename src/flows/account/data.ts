import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { Instant } from "#domain/time";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface DataContext {
  /** When the deletion was requested; null without a request. */
  readonly requestedAt: Instant | null;
  readonly failure: Failure | null;
}

interface DataTypes {
  readonly context: DataContext;
  readonly events:
    | { readonly type: "download.requested" }
    | { readonly type: "deletion.opened" }
    | { readonly type: "deletion.closed" }
    | { readonly type: "deletion.confirmed" }
    | { readonly type: "withdrawal.requested" };
  readonly emitted:
    | { readonly type: "data.saved" }
    | { readonly type: "deletion.requested" }
    | { readonly type: "deletion.withdrawn" }
    | { readonly type: "download.failed"; readonly failure: Failure | null }
    | { readonly type: "withdrawal.failed"; readonly failure: Failure | null };
  readonly input: { readonly requestedAt: Instant | null };
}

/** The download of all data, and the request to delete the account. */
const dataMachine = setup({
  types: machineTypes<DataTypes>(),
  actors: {
    loadData: missingActor<NamedFile>("loadData"),
    requestDeletion: missingActor<Instant>("requestDeletion"),
    withdrawDeletion: missingActor<void>("withdrawDeletion"),
  },
  actions: { saveFile: (_args, _params: { readonly file: NamedFile | null }) => undefined },
}).createMachine({
  id: "accountData",
  context: ({ input }) => ({ requestedAt: input.requestedAt, failure: null }),
  type: "parallel",
  states: {
    download: {
      initial: "idle",
      states: {
        idle: { on: { "download.requested": "loading" } },
        loading: {
          invoke: {
            src: "loadData",
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: [
                  { type: "saveFile", params: ({ event }) => ({ file: readValue({ event }) }) },
                  emit({ type: "data.saved" }),
                ],
              },
              {
                target: "idle",
                actions: emit(({ event }) => ({ type: "download.failed", failure: readFailure({ event }) }) as const),
              },
            ],
          },
        },
      },
    },
    deletion: {
      initial: "closed",
      states: {
        closed: {
          entry: assign({ failure: null }),
          on: { "deletion.opened": "open", "withdrawal.requested": "withdrawing" },
        },
        open: { on: { "deletion.closed": "closed", "deletion.confirmed": "requesting" } },
        requesting: {
          entry: assign({ failure: null }),
          invoke: {
            src: "requestDeletion",
            onDone: [
              {
                guard: isOk,
                target: "closed",
                actions: [assign({ requestedAt: readValue }), emit({ type: "deletion.requested" })],
              },
              { target: "open", actions: assign({ failure: readFailure }) },
            ],
          },
        },
        withdrawing: {
          invoke: {
            src: "withdrawDeletion",
            onDone: [
              {
                guard: isOk,
                target: "closed",
                actions: [assign({ requestedAt: null }), emit({ type: "deletion.withdrawn" })],
              },
              {
                target: "closed",
                actions: emit(({ event }) => ({ type: "withdrawal.failed", failure: readFailure({ event }) }) as const),
              },
            ],
          },
        },
      },
    },
  },
});

export const accountDataFlow = (
  { requestActor, ports: { account, documents } }: FlowServices<"account" | "documents">,
  requestedAt: Instant | null,
) => {
  const machine = provide(dataMachine, {
    actors: {
      loadData: requestActor((_: void, signal) => account.data(signal)),
      requestDeletion: requestActor((_: void, signal) => account.requestDeletion(signal)),
      withdrawDeletion: requestActor((_: void, signal) => account.withdrawDeletion(signal)),
    },
    actions: {
      saveFile: (_, { file }) => {
        if (file !== null) documents.save(file);
      },
    },
  });
  return { machine, input: { requestedAt } };
};

export interface AccountDataView extends DataContext {
  readonly isDownloading: boolean;
  readonly dialog: "closed" | "open" | "sending";
  readonly isWithdrawing: boolean;
}

export const accountDataView = (snapshot: SnapshotFrom<typeof dataMachine>): AccountDataView => ({
  ...snapshot.context,
  isDownloading: snapshot.matches({ download: "loading" }),
  dialog: snapshot.matches({ deletion: "requesting" })
    ? "sending"
    : snapshot.matches({ deletion: "open" })
      ? "open"
      : "closed",
  isWithdrawing: snapshot.matches({ deletion: "withdrawing" }),
});

export const isSameData = (one: AccountDataView, other: AccountDataView): boolean =>
  one.requestedAt === other.requestedAt &&
  one.failure === other.failure &&
  one.isDownloading === other.isDownloading &&
  one.dialog === other.dialog &&
  one.isWithdrawing === other.isWithdrawing;
