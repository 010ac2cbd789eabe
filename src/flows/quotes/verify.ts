import { assign, type SnapshotFrom, setup } from "xstate";
import { readQuoteCode } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { VerifiedQuote } from "#ports/quotes.ts";
import {
  type FlowPorts,
  isOk,
  machineTypes,
  missingActor,
  provide,
  publicRequestActor,
  readFailure,
  readValue,
} from "../request.ts";

export type { VerifiedQuote } from "#ports/quotes.ts";

interface VerifyTypes {
  readonly context: {
    readonly code: string;
    readonly verified: VerifiedQuote | null;
    readonly failure: Failure | null;
  };
  readonly input: { readonly code: string };
  readonly events: { readonly type: "page.retried" };
}

const verifyMachine = setup({
  types: machineTypes<VerifyTypes>(),
  actors: { verify: missingActor<VerifiedQuote, { readonly code: string }>("verify") },
}).createMachine({
  id: "verifyQuote",
  context: ({ input }) => ({ ...input, verified: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: "verify",
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: isOk, target: "shown", actions: assign({ verified: readValue }) },
          { target: "shown", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    shown: { on: { "page.retried": "loading" } },
  },
});

/** The page behind the QR code of a document. */
export const verifyQuoteFlow = ({ ports: { quotes } }: FlowPorts<"quotes">, code: string) => ({
  machine: provide(verifyMachine, {
    actors: {
      verify: publicRequestActor(({ code: asked }: { readonly code: string }, signal) => quotes.verify(asked, signal)),
    },
  }),
  input: { code: readQuoteCode(code) },
});

export type VerifyQuoteView =
  | { readonly kind: "loading" }
  | { readonly kind: "unknown" }
  /** The quote no longer counts; `message` states since when. */
  | { readonly kind: "ended"; readonly message: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "verified"; readonly verified: VerifiedQuote };

export const verifyQuoteView = (snapshot: SnapshotFrom<typeof verifyMachine>): VerifyQuoteView => {
  const { verified, failure } = snapshot.context;
  if (failure?.kind === "refused" && (failure.reason === "not-found" || failure.reason === "bad-request"))
    return { kind: "unknown" };
  if (failure?.kind === "refused" && failure.reason === "offer-gone")
    return { kind: "ended", message: failure.message };
  if (failure !== null) return { kind: "failed", failure };
  return verified === null ? { kind: "loading" } : { kind: "verified", verified };
};
