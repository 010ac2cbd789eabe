import { assign, setup, type Actor, createActor } from "xstate";
import { machineTypes } from "../kit/request.ts";
import type { ToastsContext, ToastsEvent } from "./types.ts";
import { addFormProblems, addToast, applyTick, removeFixedProblems, TICK_MS, dismissToast } from "./rules.ts";

/** Messages that disappear after a while, but not while the pointer or focus is on them. */
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
    "toast.requested": { actions: assign(({ context, event }) => addToast(context, event)) },
    "form.refused": { actions: assign(({ context, event }) => addFormProblems(context, event)) },
    "form.changed": { actions: assign(({ context, event }) => removeFixedProblems(context, event)) },
    "toast.dismissed": { actions: assign(({ context, event }) => dismissToast(context, event.id)) },
  },
  states: {
    empty: { always: { guard: "hasToasts", target: "counting" } },
    counting: {
      always: { guard: "isEmpty", target: "empty" },
      after: {
        tick: { target: "counting", reenter: true, actions: assign(({ context }) => applyTick(context, false)) },
      },
      on: { "reading.began": "paused" },
    },
    paused: {
      always: { guard: "isEmpty", target: "empty" },
      after: { tick: { target: "paused", reenter: true, actions: assign(({ context }) => applyTick(context, true)) } },
      on: { "reading.ended": "counting" },
    },
  },
});

export type ToastsActor = Actor<typeof toastsMachine>;

export const createToasts = (): ToastsActor => createActor(toastsMachine);
