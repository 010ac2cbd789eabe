import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { ListedCountry } from "#ports/countries.ts";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";

interface CountryListTypes {
  readonly context: { readonly countries: readonly ListedCountry[]; readonly failure: Failure | null };
  /** The field has the focus. */
  readonly events: { readonly type: "list.wanted" };
}

/** The countries: asked for when the field first has the focus, and never again once they are there. */
export const countryListMachine = setup({
  types: machineTypes<CountryListTypes>(),
  actors: { fetchAll: fromPromise<Result<readonly ListedCountry[], Failure>, void>(notProvided("fetchAll")) },
}).createMachine({
  id: "countryList",
  context: { countries: [], failure: null },
  initial: "unasked",
  states: {
    unasked: { on: { "list.wanted": "asking" } },
    asking: {
      entry: assign({ failure: null }),
      invoke: {
        src: "fetchAll",
        onDone: [
          {
            guard: answered,
            target: "listed",
            actions: assign({ countries: ({ event }) => event.output.unwrapOr([]) }),
          },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    listed: {},
    failed: { on: { "list.wanted": "asking" } },
  },
});
