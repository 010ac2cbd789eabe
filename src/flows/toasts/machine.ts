import { assign, setup } from "xstate";
import { machineTypes } from "../kit/machine-types.ts";
import type { ToastsContext } from "./context.ts";
import type { ToastsEvent } from "./events.ts";
import { addFormProblems, addToast, afterTick, keepFormProblems, TICK_MS, withoutToast } from "./rules.ts";

/** Short messages that leave by themselves, and wait while somebody reads them. */
export const toastsMachine = setup({
  types: machineTypes<{ context: ToastsContext; events: ToastsEvent }>(),
  delays: { tick: TICK_MS },
  guards: {
    isEmpty: ({ context }) => context.shown.length === 0,
    hasToasts: ({ context }) => context.shown.length > 0,
  },
}).createMachine({
  id: "toasts",
  context: { shown: [], waiting: [], made: 0 },
  initial: "empty",
  on: {
    "toast.asked": { actions: assign(({ context, event }) => addToast(context, event)) },
    "form.refused": { actions: assign(({ context, event }) => addFormProblems(context, event)) },
    "form.changed": { actions: assign(({ context, event }) => keepFormProblems(context, event)) },
    "toast.dismissed": { actions: assign(({ context, event }) => withoutToast(context, event.id)) },
  },
  states: {
    empty: { always: { guard: "hasToasts", target: "counting" } },
    counting: {
      always: { guard: "isEmpty", target: "empty" },
      after: {
        tick: { target: "counting", reenter: true, actions: assign(({ context }) => afterTick(context, false)) },
      },
      on: { "reading.began": "paused" },
    },
    paused: {
      always: { guard: "isEmpty", target: "empty" },
      after: { tick: { target: "paused", reenter: true, actions: assign(({ context }) => afterTick(context, true)) } },
      on: { "reading.ended": "counting" },
    },
  },
});
