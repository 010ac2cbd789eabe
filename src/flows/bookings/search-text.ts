import { assign, emit, setup } from "xstate";
import { machineTypes } from "../kit/request.ts";

interface SearchTextTypes {
  readonly context: { readonly typed: string };
  readonly input: { readonly typed: string };
  readonly events:
    | { readonly type: "search.typed"; readonly text: string }
    /** The text of the URL; the browser's Back changes it. */
    | { readonly type: "search.followed"; readonly text: string };
  readonly emitted: { readonly type: "search.settled"; readonly text: string };
}

/** The search field of My Bookings: the URL follows it after a typing pause. Blanks that are being typed stay. */
export const searchTextMachine = setup({
  types: machineTypes<SearchTextTypes>(),
  delays: { searchDelay: 300 },
}).createMachine({
  id: "searchText",
  context: ({ input }) => input,
  initial: "idle",
  on: {
    "search.typed": { target: ".typing", reenter: true, actions: assign({ typed: ({ event }) => event.text }) },
  },
  states: {
    idle: {
      on: {
        "search.followed": {
          guard: ({ context, event }) => event.text.trim() !== context.typed.trim(),
          actions: assign({ typed: ({ event }) => event.text }),
        },
      },
    },
    typing: {
      after: {
        searchDelay: {
          target: "idle",
          actions: emit(({ context }) => ({ type: "search.settled", text: context.typed }) as const),
        },
      },
    },
  },
});
