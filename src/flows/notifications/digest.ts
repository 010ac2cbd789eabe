import { assign, type SnapshotFrom, setup } from "xstate";
import type { DigestSetting } from "#domain/notifications";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface DigestTypes {
  readonly context: {
    /** Null until it has arrived, and if the server has no digest. */
    readonly setting: DigestSetting | null;
    readonly isWanted: boolean;
    readonly failure: Failure | null;
  };
  readonly events: { readonly type: "digest.switched"; readonly isDaily: boolean };
}

/** A server without the digest answers its call with a failure: the switch is not shown. */
const digestMachine = setup({
  types: machineTypes<DigestTypes>(),
  actors: {
    loadDigest: missingActor<DigestSetting>("loadDigest"),
    saveDigest: missingActor<DigestSetting, { readonly isDaily: boolean }>("saveDigest"),
  },
}).createMachine({
  id: "notificationDigest",
  context: { setting: null, isWanted: false, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadDigest",
        onDone: [{ guard: isOk, target: "idle", actions: assign({ setting: readValue }) }, { target: "missing" }],
      },
    },
    missing: {},
    idle: {
      on: { "digest.switched": { target: "saving", actions: assign({ isWanted: ({ event }) => event.isDaily }) } },
    },
    saving: {
      entry: assign({ failure: null }),
      invoke: {
        src: "saveDigest",
        input: ({ context }) => ({ isDaily: context.isWanted }),
        onDone: [
          { guard: isOk, target: "idle", actions: assign({ setting: readValue }) },
          { target: "idle", actions: assign({ failure: readFailure }) },
        ],
      },
    },
  },
});

/** `timeZone` is the reader's (IANA): the digest arrives at its 07:00. */
export const notificationDigestFlow = (
  { requestActor, ports: { notifications } }: FlowServices<"notifications">,
  timeZone: string,
) => ({
  machine: provide(digestMachine, {
    actors: {
      loadDigest: requestActor((_: void, signal) => notifications.digest(signal)),
      saveDigest: requestActor(({ isDaily }: { readonly isDaily: boolean }, signal) =>
        notifications.saveDigest({ isDaily, timeZone }, signal),
      ),
    },
  }),
});

export type DigestView =
  | { readonly kind: "missing" }
  | {
      readonly kind: "shown";
      readonly setting: DigestSetting;
      readonly isBusy: boolean;
      readonly failure: Failure | null;
    };

const missing: DigestView = { kind: "missing" };

export const notificationDigestView = (snapshot: SnapshotFrom<typeof digestMachine>): DigestView => {
  const { setting, failure } = snapshot.context;
  return setting === null ? missing : { kind: "shown", setting, isBusy: snapshot.matches("saving"), failure };
};

export const isSameDigest = (one: DigestView, other: DigestView): boolean =>
  one.kind === "shown" && other.kind === "shown"
    ? one.setting === other.setting && one.isBusy === other.isBusy && one.failure === other.failure
    : one.kind === other.kind;
