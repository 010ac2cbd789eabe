import { errAsync } from "neverthrow";
import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { LeadTimes } from "#domain/deadlines";
import type { OriginLeadTimes } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../request.ts";

export type { OriginLeadTimes } from "#ports/api.ts";

interface LeadTimesContext {
  readonly origins: readonly OriginLeadTimes[];
  readonly failure: Failure | null;
  /** What is edited, saved or deleted. */
  readonly chosen: OriginLeadTimes | null;
  readonly changeFailure: Failure | null;
}

interface LeadTimesTypes {
  readonly context: LeadTimesContext;
  readonly events:
    | { readonly type: "list.requested" }
    | { readonly type: "origin.opened"; readonly origin: OriginLeadTimes }
    | { readonly type: "origin.closed" }
    | { readonly type: "leadTimes.submitted"; readonly leadTimes: LeadTimes }
    | { readonly type: "origin.removed"; readonly origin: OriginLeadTimes };
  readonly emitted:
    | { readonly type: "leadTimes.saved" }
    | { readonly type: "origin.removed" }
    | { readonly type: "removal.failed"; readonly failure: Failure | null };
}

const replace = (origins: readonly OriginLeadTimes[], changed: OriginLeadTimes | null): readonly OriginLeadTimes[] =>
  changed === null ? origins : origins.map((one) => (one.origin === changed.origin ? changed : one));

/** The lead times of a shipper by origin: edited in a dialog, removed at once. */
const leadTimesMachine = setup({
  types: machineTypes<LeadTimesTypes>(),
  actors: {
    loadLeadTimes: missingActor<readonly OriginLeadTimes[]>("loadLeadTimes"),
    saveLeadTimes: missingActor<LeadTimes, { readonly chosen: OriginLeadTimes | null }>("saveLeadTimes"),
    deleteLeadTimes: missingActor<null, { readonly chosen: OriginLeadTimes | null }>("deleteLeadTimes"),
  },
}).createMachine({
  id: "accountLeadTimes",
  context: { origins: [], failure: null, chosen: null, changeFailure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadLeadTimes",
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: assign({ origins: ({ event }) => event.output.unwrapOr([]), failure: null }),
          },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: { on: { "list.requested": "loading" } },
    listed: {
      entry: assign({ chosen: null, changeFailure: null }),
      on: {
        "origin.opened": { target: "editing", actions: assign({ chosen: ({ event }) => event.origin }) },
        "origin.removed": { target: "removing", actions: assign({ chosen: ({ event }) => event.origin }) },
      },
    },
    editing: {
      on: {
        "origin.closed": "listed",
        "leadTimes.submitted": {
          target: "saving",
          actions: assign({
            chosen: ({ context, event }) =>
              context.chosen === null ? null : { ...context.chosen, leadTimes: event.leadTimes },
            changeFailure: null,
          }),
        },
      },
    },
    saving: {
      invoke: {
        src: "saveLeadTimes",
        input: ({ context }) => ({ chosen: context.chosen }),
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: [
              assign({ origins: ({ context }) => replace(context.origins, context.chosen) }),
              emit({ type: "leadTimes.saved" }),
            ],
          },
          { target: "editing", actions: assign({ changeFailure: readFailure }) },
        ],
      },
    },
    removing: {
      invoke: {
        src: "deleteLeadTimes",
        input: ({ context }) => ({ chosen: context.chosen }),
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: [
              assign({
                origins: ({ context }) => context.origins.filter(({ origin }) => origin !== context.chosen?.origin),
              }),
              emit({ type: "origin.removed" }),
            ],
          },
          {
            target: "listed",
            actions: emit(({ event }) => ({ type: "removal.failed", failure: readFailure({ event }) }) as const),
          },
        ],
      },
    },
  },
});

interface ChosenInput {
  readonly chosen: OriginLeadTimes | null;
}

const NOTHING_CHOSEN: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

export const accountLeadTimesFlow = ({ requestActor, ports: { deadlines } }: FlowServices<"deadlines">) =>
  provide(leadTimesMachine, {
    actors: {
      loadLeadTimes: requestActor((_: void, signal) => deadlines.listLeadTimes(signal)),
      saveLeadTimes: requestActor(({ chosen }: ChosenInput, signal) =>
        chosen === null ? errAsync(NOTHING_CHOSEN) : deadlines.saveLeadTimes(chosen, signal),
      ),
      deleteLeadTimes: requestActor(({ chosen }: ChosenInput, signal) =>
        chosen === null ? errAsync(NOTHING_CHOSEN) : deadlines.deleteLeadTimes(chosen.origin, signal),
      ),
    },
  });

export type LeadTimesListView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "listed";
      readonly origins: readonly OriginLeadTimes[];
      /** The origin whose lead times are edited. */
      readonly edited: OriginLeadTimes | null;
      readonly isSaving: boolean;
      /** The origin that is being removed. */
      readonly removing: string | null;
      readonly failure: Failure | null;
    };

const loading: LeadTimesListView = { kind: "loading" };

export const leadTimesListView = (snapshot: SnapshotFrom<typeof leadTimesMachine>): LeadTimesListView => {
  const { origins, failure, chosen, changeFailure } = snapshot.context;
  if (snapshot.matches("loading")) return loading;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  const isSaving = snapshot.matches("saving");
  return {
    kind: "listed",
    origins,
    edited: isSaving || snapshot.matches("editing") ? chosen : null,
    isSaving,
    removing: snapshot.matches("removing") ? (chosen?.origin ?? null) : null,
    failure: changeFailure,
  };
};
