import { assign, enqueueActions, setup } from "xstate";
import { type TrackingForm, validateTracking } from "#domain/tracking";
import { findTyped, toSentForm, withBooking, withChange } from "./rules.ts";
import type { TrackingContext, TrackingEvent, TrackingNotice } from "./types.ts";
import { parseForm, serialiseForm, serialiseDraft, restoreForm } from "./query.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { type FlowServices, machineTypes } from "../kit/request.ts";
import { isSameView } from "../kit/same-view.ts";

interface TrackingTypes {
  readonly context: TrackingContext;
  readonly events: TrackingEvent;
  readonly emitted: TrackingNotice;
}

interface Typed {
  readonly number: string;
}

const MIN_LENGTH = 3;

type TrackingServices = FlowServices<"bookings" | "drafts">;

const createTrackingSetup = ({ requestActor, ports: { bookings, drafts } }: TrackingServices) =>
  setup({
    types: machineTypes<TrackingTypes>(),
    actors: {
      findBooking: requestActor(({ number }: Typed, signal) =>
        bookings.page({ limit: 10, skip: 0, search: number }, signal).map((page) => findTyped(page.quotations, number)),
      ),
    },
    delays: { typingDelay: 400 },
    guards: {
      isElsewhere: ({ context }, { form }: { readonly form: TrackingForm }) => !isSameView(form, context.address),
      isLongEnough: ({ context }) => context.form.bookingId.trim().length >= MIN_LENGTH,
    },
    actions: {
      saveDraft: ({ context }) =>
        drafts.save(DRAFT_KEYS.tracking, serialiseDraft(context.form, serialiseForm(context.address))),
    },
  });

/**
 * The tracking form: saved on every change, validated at Track. The number or the reference of a booking of the
 * shipper fills in type and line. `query` is the query of the URL.
 */
export const trackingFlow = (services: TrackingServices, query: string) =>
  createTrackingSetup(services).createMachine({
    id: "tracking",
    context: {
      form: restoreForm(services.ports.drafts.load(DRAFT_KEYS.tracking), query),
      address: parseForm(query),
      problems: [],
      own: null,
    },
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
            (accepted) => {
              enqueue.assign({ problems: [] });
              enqueue.emit({ type: "tracking.accepted", query: accepted });
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

export type TrackingMachine = ReturnType<typeof trackingFlow>;
