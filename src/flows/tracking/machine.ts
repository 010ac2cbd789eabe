import { assign, enqueueActions, setup } from "xstate";
import { type TrackingForm, validateTracking } from "../../domain/tracking/form.ts";
import { machineTypes } from "../kit/machine-types.ts";
import type { TrackingContext } from "./context.ts";
import type { TrackingEvent, TrackingNotice } from "./events.ts";
import { sameForm, withChange } from "./rules.ts";

interface TrackingTypes {
  readonly context: TrackingContext;
  readonly events: TrackingEvent;
  readonly input: Pick<TrackingContext, "form" | "address">;
  readonly emitted: TrackingNotice;
}

/** The tracking form: kept on this device as it is typed, checked at Track; an address of another form fills it in. */
export const trackingMachine = setup({
  types: machineTypes<TrackingTypes>(),
  guards: {
    isElsewhere: ({ context }, { form }: { readonly form: TrackingForm }) => !sameForm(form, context.address),
  },
  actions: { saveDraft: () => undefined },
}).createMachine({
  id: "tracking",
  context: ({ input }) => ({ ...input, problems: [] }),
  on: {
    "form.*": { actions: [assign(({ context, event }) => withChange(context, event)), "saveDraft"] },
    "address.changed": {
      guard: { type: "isElsewhere", params: ({ event }) => event },
      actions: [assign(({ event }) => ({ form: event.form, address: event.form, problems: [] })), "saveDraft"],
    },
    "tracking.requested": {
      actions: enqueueActions(({ context, enqueue }) =>
        validateTracking(context.form).match(
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
});
