import { assign, not, setup } from "xstate";
import { machineTypes } from "#flows/kit/request.ts";

/** What is loading: a part of the page; another page, for which all keys are meant; or a dialog, for which all is that is typed. */
export type LoadScope = "part" | "page" | "dialog";

interface HeldContext {
  readonly loading: Readonly<Record<LoadScope, number>>;
  /** Keys as the browser names them, and pasted texts, in their order. */
  readonly held: readonly string[];
}

type HeldEvent =
  | { readonly type: "load.began" | "load.ended"; readonly scope: LoadScope }
  | { readonly type: "key.pressed"; readonly key: string }
  /** The first keys have acted, or were written into a field. */
  | { readonly type: "keys.acted"; readonly count: number }
  | { readonly type: "keys.dropped" };

const count = ({ loading }: HeldContext, scope: LoadScope, by: 1 | -1): HeldContext["loading"] => ({
  ...loading,
  [scope]: Math.max(0, loading[scope] + by),
});

/**
 * Keys that are pressed before what they act on is loaded: they wait in their order, and are due once nothing loads. In
 * `waiting` keys are held; in `due` they act one after the other, and what is pressed meanwhile follows them.
 */
export const heldKeysMachine = setup({
  types: machineTypes<{ readonly context: HeldContext; readonly events: HeldEvent }>(),
  guards: {
    loads: ({ context: { loading } }) => loading.part + loading.page + loading.dialog > 0,
    holds: ({ context: { held } }) => held.length > 0,
  },
  actions: {
    hold: assign(({ context: { held }, event }) =>
      event.type === "key.pressed" ? { held: [...held, event.key] } : {},
    ),
    drop: assign({ held: [] }),
  },
}).createMachine({
  id: "deskHeldKeys",
  context: { loading: { part: 0, page: 0, dialog: 0 }, held: [] },
  on: {
    "load.began": { actions: assign({ loading: ({ context, event }) => count(context, event.scope, 1) }) },
    "load.ended": { actions: assign({ loading: ({ context, event }) => count(context, event.scope, -1) }) },
    "keys.acted": { actions: assign({ held: ({ context: { held }, event }) => held.slice(event.count) }) },
    "keys.dropped": { actions: "drop" },
  },
  initial: "idle",
  states: {
    idle: { always: { guard: "loads", target: "waiting" } },
    waiting: {
      on: { "key.pressed": { actions: "hold" } },
      always: [{ guard: not("loads"), target: "due" }],
    },
    due: {
      on: {
        "key.pressed": { actions: "hold" },
      },
      always: [
        { guard: "loads", target: "waiting" },
        { guard: not("holds"), target: "idle" },
      ],
    },
  },
});
