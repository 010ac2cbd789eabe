import { assign, enqueueActions, setup } from "xstate";
import { type TrackingForm, validateTracking } from "#domain/tracking";
import { findTyped, isSameForm, toSentForm, withBooking, withChange } from "./rules.ts";
import type { FoundBooking, TrackingContext, TrackingEvent, TrackingNotice } from "./types.ts";
import { parseForm, serialiseForm, serialiseDraft, restoreForm } from "./query.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { type FlowServices, machineTypes, missingActor, provide } from "../kit/request.ts";

interface TrackingTypes {
  readonly context: TrackingContext;
  readonly events: TrackingEvent;
  readonly input: Pick<TrackingContext, "form" | "address">;
  readonly emitted: TrackingNotice;
}

interface Typed {
  readonly number: string;
}

const MIN_LENGTH = 3;

/**
 * The tracking form: saved on every change, validated at Track. The number or the reference of a booking of the
 * shipper fills in type and line.
 */
export const trackingMachine = setup({
  types: machineTypes<TrackingTypes>(),
  actors: { findBooking: missingActor<FoundBooking, Typed>("findBooking") },
  delays: { typingDelay: 400 },
  guards: {
    isElsewhere: ({ context }, { form }: { readonly form: TrackingForm }) => !isSameForm(form, context.address),
    isLongEnough: ({ context }) => context.form.bookingId.trim().length >= MIN_LENGTH,
  },
  actions: { saveDraft: () => undefined },
}).createMachine({
  id: "tracking",
  context: ({ input }) => ({ ...input, problems: [], own: null }),
  initial: "routing",
  on: {
    "form.*": { actions: [assign(({ context, event }) => withChange(context, event)), "saveDraft"] },
    "form.bookingTyped": {
      target: ".typing",
      reenter: true,
      actions: [assign(({ context, event }) => withChange(context, event)), "saveDraft"],
    },
    "address.changed": {
      guard: { type: "isElsewhere", params: ({ event }) => event },
      target: ".idle",
      actions: [
        assign(({ event }) => ({ form: event.form, address: event.form, problems: [], own: null })),
        "saveDraft",
      ],
    },
    "tracking.requested": {
      actions: enqueueActions(({ context, enqueue }) =>
        validateTracking(toSentForm(context)).match(
          (query) => {
            enqueue.assign({ problems: [] });
            enqueue.emit({ type: "tracking.accepted", query });
          },
          (problems) => {
            enqueue.assign({ problems });
            enqueue.emit({ type: "tracking.refused", problems });
          },
        ),
      ),
    },
  },
  states: {
    /* A number typed before a reload, or that of a link with another line, may be a booking of the shipper. */
    routing: { always: [{ guard: "isLongEnough", target: "finding" }, { target: "idle" }] },
    idle: {},
    typing: { after: { typingDelay: [{ guard: "isLongEnough", target: "finding" }, { target: "idle" }] } },
    finding: {
      invoke: {
        src: "findBooking",
        input: ({ context }) => ({ number: context.form.bookingId.trim() }),
        onDone: {
          target: "idle",
          actions: [assign(({ context, event }) => withBooking(context, event.output.unwrapOr(null))), "saveDraft"],
        },
        /* On failure the shipper fills in type and line. */
      },
    },
  },
});

/** `query` is the query of the URL. */
export const trackingFlow = (
  { requestActor, ports: { drafts, bookings } }: FlowServices<"bookings" | "drafts">,
  query: string,
) => {
  const machine = provide(trackingMachine, {
    actors: {
      findBooking: requestActor(({ number }: Typed, signal) =>
        bookings.page({ limit: 10, skip: 0, search: number }, signal).map((page) => findTyped(page.quotations, number)),
      ),
    },
    actions: {
      saveDraft: ({ context }) =>
        drafts.save(DRAFT_KEYS.tracking, serialiseDraft(context.form, serialiseForm(context.address))),
    },
  });
  return {
    machine,
    input: { form: restoreForm(drafts.load(DRAFT_KEYS.tracking), query), address: parseForm(query) },
  };
};
