import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { Dashboard } from "#domain/accounts";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";

interface DashboardTypes {
  readonly context: {
    readonly today: CalendarDate;
    readonly home: Dashboard | null;
    readonly failure: Failure | null;
  };
  readonly events: { readonly type: "home.retried" };
  readonly input: { readonly today: CalendarDate };
}

/** The signed-in home, fetched when it is entered. */
export const dashboardMachine = setup({
  types: machineTypes<DashboardTypes>(),
  actors: { load: fromPromise<Result<Dashboard, Failure>, void>(notProvided("load")) },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { skeletonDelay: 200 },
}).createMachine({
  id: "dashboard",
  context: ({ input }) => ({ today: input.today, home: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      entry: assign({ failure: null }),
      initial: "quiet",
      states: { quiet: { after: { skeletonDelay: "long" } }, long: {} },
      invoke: {
        src: "load",
        onDone: [
          { guard: answered, target: "shown", actions: assign({ home: ({ event }) => event.output.unwrapOr(null) }) },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    shown: {},
    failed: { on: { "home.retried": "loading" } },
  },
});
