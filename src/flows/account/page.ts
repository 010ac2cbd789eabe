import { assign, type SnapshotFrom, setup } from "xstate";
import type { Account } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import {
  type FlowServices,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../request.ts";

interface PageTypes {
  readonly context: { readonly account: Account | null; readonly failure: Failure | null };
  readonly events: { readonly type: "page.retried" };
  readonly tags: LoadingTag;
}

/** Loads the account; its sections have flows of their own. */
const pageMachine = setup({
  types: machineTypes<PageTypes>(),
  actors: { loadAccount: missingActor<Account>("loadAccount") },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "account",
  context: { account: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: assign({ failure: null }),
      ...LOADING_STATES,
      tags: "loading",
      invoke: {
        src: "loadAccount",
        onDone: [
          { guard: isOk, target: "shown", actions: assign({ account: readValue }) },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    shown: {},
    failed: { on: { "page.retried": "loading" } },
  },
});

export const accountPageFlow = ({ requestActor, ports }: FlowServices<"account">) =>
  provide(pageMachine, { actors: { loadAccount: requestActor((_: void, signal) => ports.account.load(signal)) } });

export type AccountPageView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "shown"; readonly account: Account };

const initial: AccountPageView = { kind: "loading", isSlow: false };
const slow: AccountPageView = { kind: "loading", isSlow: true };

export const accountPageView = (snapshot: SnapshotFrom<typeof pageMachine>): AccountPageView => {
  const { account, failure } = snapshot.context;
  if (failure !== null) return { kind: "failed", failure };
  if (account !== null) return { kind: "shown", account };
  return snapshot.hasTag("slow") ? slow : initial;
};
