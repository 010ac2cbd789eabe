import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { Quotation } from "#domain/bookings";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface OwnSettingsTypes {
  readonly context: {
    readonly reference: string | null;
    readonly referenceFailure: Failure | null;
    /** Null if the server has no notifications. */
    readonly isMuted: boolean | null;
    readonly muteFailure: Failure | null;
  };
  readonly events:
    | { readonly type: "reference.opened" }
    | { readonly type: "reference.closed" }
    | { readonly type: "reference.submitted"; readonly reference: string }
    | { readonly type: "mails.switched"; readonly isMuted: boolean };
  readonly emitted: { readonly type: "reference.saved" };
  readonly input: Pick<OwnSettingsTypes["context"], "reference" | "isMuted">;
}

/** What a shipper sets for one booking: the own reference, and whether it sends mails. */
const ownSettingsMachine = setup({
  types: machineTypes<OwnSettingsTypes>(),
  actors: {
    saveReference: missingActor<string | null, { readonly reference: string }>("saveReference"),
    mute: missingActor<boolean, { readonly isMuted: boolean }>("mute"),
  },
}).createMachine({
  id: "ownSettings",
  context: ({ input }) => ({ ...input, referenceFailure: null, muteFailure: null }),
  type: "parallel",
  states: {
    reference: {
      initial: "closed",
      states: {
        closed: { entry: assign({ referenceFailure: null }), on: { "reference.opened": "open" } },
        open: { on: { "reference.closed": "closed", "reference.submitted": "saving" } },
        saving: {
          entry: assign({ referenceFailure: null }),
          invoke: {
            src: "saveReference",
            input: ({ event }) => ({ reference: event.type === "reference.submitted" ? event.reference : "" }),
            onDone: [
              {
                guard: isOk,
                target: "closed",
                actions: [assign({ reference: readValue }), emit({ type: "reference.saved" })],
              },
              { target: "open", actions: assign({ referenceFailure: readFailure }) },
            ],
          },
        },
      },
    },
    mails: {
      initial: "idle",
      states: {
        idle: { on: { "mails.switched": "saving" } },
        saving: {
          entry: assign({ muteFailure: null }),
          invoke: {
            src: "mute",
            input: ({ event }) => ({ isMuted: event.type === "mails.switched" && event.isMuted }),
            onDone: [
              { guard: isOk, target: "idle", actions: assign({ isMuted: readValue }) },
              { target: "idle", actions: assign({ muteFailure: readFailure }) },
            ],
          },
        },
      },
    },
  },
});

export const ownSettingsFlow = (
  { requestActor, ports }: FlowServices<"bookings" | "notifications">,
  { id, reference: stored }: Pick<Quotation, "id" | "reference">,
  isMuted: boolean | null,
) => ({
  machine: provide(ownSettingsMachine, {
    actors: {
      saveReference: requestActor(({ reference }: { readonly reference: string }, signal) => {
        const typed = reference.trim();
        return ports.bookings.setReference({ id, reference: typed === "" ? null : typed }, signal);
      }),
      mute: requestActor((wanted: { readonly isMuted: boolean }, signal) =>
        ports.notifications.mute({ id, ...wanted }, signal).map(() => wanted.isMuted),
      ),
    },
  }),
  input: { reference: stored, isMuted },
});

export interface OwnSettingsView {
  readonly reference: string | null;
  readonly isEdited: boolean;
  readonly isSaving: boolean;
  readonly referenceFailure: Failure | null;
  readonly isMuted: boolean | null;
  readonly isMuting: boolean;
  readonly muteFailure: Failure | null;
}

export const ownSettingsView = (snapshot: SnapshotFrom<typeof ownSettingsMachine>): OwnSettingsView => ({
  ...snapshot.context,
  isEdited: !snapshot.matches({ reference: "closed" }),
  isSaving: snapshot.matches({ reference: "saving" }),
  isMuting: snapshot.matches({ mails: "saving" }),
});

export const isSameOwnSettings = (one: OwnSettingsView, other: OwnSettingsView): boolean =>
  one.reference === other.reference &&
  one.isEdited === other.isEdited &&
  one.isSaving === other.isSaving &&
  one.referenceFailure === other.referenceFailure &&
  one.isMuted === other.isMuted &&
  one.isMuting === other.isMuting &&
  one.muteFailure === other.muteFailure;
