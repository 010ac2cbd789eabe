import { errAsync } from "neverthrow";
import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { Amendment } from "#domain/amendments";
import type { Money } from "#domain/money";
import type { AmendmentDecision, BookingAmendments } from "#ports/amendments.ts";
import type { Failure } from "#ports/failure.ts";
import { isConflict } from "../kit/failure.ts";
import { type FlowServices, isOk, machineTypes, readFailure, readValue } from "../kit/request.ts";

/** For so long a request that was just sent is undone with one press. */
const UNDO_MS = 60_000;

interface AmendmentsContext {
  readonly loaded: BookingAmendments | null;
  readonly failure: Failure | null;
  /** What is being decided. */
  readonly decision: AmendmentDecision | null;
  /** The decision that the server refused, because the request or its fee is another one by now. */
  readonly outdated: AmendmentDecision | null;
  /** The request that was just sent. */
  readonly undoable: string | null;
}

export type AmendmentsEvent =
  | { readonly type: "list.requested" }
  | { readonly type: "request.sent"; readonly id: string }
  | { readonly type: "decision.made"; readonly id: string; readonly decision: AmendmentDecision["decision"] };

interface AmendmentsTypes {
  readonly context: AmendmentsContext;
  readonly events: AmendmentsEvent;
  readonly emitted:
    | { readonly type: "decision.done"; readonly decision: AmendmentDecision["decision"] }
    | { readonly type: "decision.outdated" }
    | { readonly type: "decision.failed"; readonly failure: Failure | null };
}

const findProposedFee = ({ loaded }: AmendmentsContext, id: string): Money | null =>
  loaded?.amendments.find((amendment) => amendment.id === id)?.proposedFee ?? null;

const NOTHING_CHOSEN: Failure = { kind: "malformed", issues: ["nothing was decided"] };

/** The requests to change a booking, and the shipper's decisions about them. */
export const amendmentsFlow = ({ requestActor, ports: { amendments } }: FlowServices<"amendments">, booking: string) =>
  setup({
    types: machineTypes<AmendmentsTypes>(),
    actors: {
      loadAmendments: requestActor((_: void, signal) => amendments.list(booking, signal)),
      decideAmendment: requestActor(({ decision }: Pick<AmendmentsContext, "decision">, signal) =>
        decision === null ? errAsync<Amendment, Failure>(NOTHING_CHOSEN) : amendments.decide(decision, signal),
      ),
    },
    delays: { undoWindow: UNDO_MS },
  }).createMachine({
    id: "amendments",
    context: { loaded: null, failure: null, decision: null, outdated: null, undoable: null },
    initial: "loading",
    on: {
      "list.requested": ".loading",
      "request.sent": { target: ".loading", actions: assign({ undoable: ({ event }) => event.id }) },
    },
    states: {
      loading: {
        invoke: {
          src: "loadAmendments",
          onDone: [
            { guard: isOk, target: "listed", actions: assign({ loaded: readValue, failure: null, decision: null }) },
            { target: "failed", actions: assign({ failure: readFailure, decision: null }) },
          ],
        },
      },
      failed: {},
      listed: {
        after: { undoWindow: { actions: assign({ undoable: null }) } },
        on: {
          "decision.made": {
            target: "deciding",
            actions: assign({
              outdated: null,
              decision: ({ context, event }) => ({
                booking,
                amendment: event.id,
                decision: event.decision,
                fee: event.decision === "withdraw" ? null : findProposedFee(context, event.id),
              }),
            }),
          },
        },
      },
      deciding: {
        invoke: {
          src: "decideAmendment",
          input: ({ context: { decision } }) => ({ decision }),
          onDone: [
            {
              guard: isOk,
              target: "loading",
              actions: [
                emit(
                  ({ context }) =>
                    ({ type: "decision.done", decision: context.decision?.decision ?? "withdraw" }) as const,
                ),
                assign({ undoable: null }),
              ],
            },
            /* The request is read again. */
            {
              guard: ({ event }) => isConflict(readFailure({ event })),
              target: "loading",
              actions: [assign({ outdated: ({ context }) => context.decision }), emit({ type: "decision.outdated" })],
            },
            {
              target: "loading",
              actions: emit(({ event }) => ({ type: "decision.failed", failure: readFailure({ event }) }) as const),
            },
          ],
        },
      },
    },
  });

type Snapshot = SnapshotFrom<ReturnType<typeof amendmentsFlow>>;

type AmendmentsView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "listed";
      readonly loaded: BookingAmendments;
      readonly isDeciding: boolean;
      readonly undoable: string | null;
      readonly outdated: AmendmentDecision | null;
    };

const LOADING: AmendmentsView = { kind: "loading" };

/** A list that is loaded again stays on screen. */
export const amendmentsView = (snapshot: Snapshot): AmendmentsView => {
  const { loaded, failure, undoable, outdated } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (loaded === null) return LOADING;
  return { kind: "listed", loaded, undoable, outdated, isDeciding: !snapshot.matches("listed") };
};
