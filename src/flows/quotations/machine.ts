import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { QuotationPage } from "../../domain/quotations/quotation.ts";
import type { Failure } from "../../ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { QuotationsContext } from "./context.ts";
import type { QuotationsEvent } from "./events.ts";

interface QuotationsTypes {
  readonly context: QuotationsContext;
  readonly events: QuotationsEvent;
  readonly input: Pick<QuotationsContext, "page" | "today">;
}

/** The shipper's bookings, a page at a time; asking for another page gives up the one that is on its way. */
export const quotationsMachine = setup({
  types: machineTypes<QuotationsTypes>(),
  actors: {
    fetchPage: fromPromise<Result<QuotationPage, Failure>, { readonly page: number }>(notProvided("fetchPage")),
  },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { skeletonDelay: 200 },
  guards: { isElsewhere: ({ context }, { page }: { readonly page: number }) => page !== context.page },
}).createMachine({
  id: "quotations",
  context: ({ input }) => ({ page: input.page, today: input.today, answer: null, failure: null }),
  initial: "loading",
  on: {
    "page.requested": {
      guard: { type: "isElsewhere", params: ({ event }) => event },
      target: ".loading",
      reenter: true,
      actions: assign({ page: ({ event }) => event.page }),
    },
  },
  states: {
    loading: {
      entry: assign({ failure: null }),
      initial: "quiet",
      states: { quiet: { after: { skeletonDelay: "long" } }, long: {} },
      invoke: {
        src: "fetchPage",
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: answered,
            target: "listed",
            actions: assign({ answer: ({ event }) => event.output.unwrapOr(null) }),
          },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    listed: { on: { "page.retried": "loading" } },
    failed: { on: { "page.retried": "loading" } },
  },
});
