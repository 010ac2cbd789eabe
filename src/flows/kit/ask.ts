import type { Result, ResultAsync } from "neverthrow";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Failure } from "#ports/failure.ts";

/** Turns a call of a port into an actor: leaving its state aborts the call, and both outcomes arrive in `onDone`. */
export type Ask = <Answer, Input>(
  call: (input: Input, signal: AbortSignal) => ResultAsync<Answer, Failure>,
) => PromiseActorLogic<Result<Answer, Failure>, Input>;

/** An `Ask` that reports every 401, so that the rule 'no longer signed in' lives in one place whatever call met it. */
export const asking =
  (unauthorised: () => void): Ask =>
  (call) =>
    fromPromise(({ input, signal }) =>
      call(input, signal).mapErr((failure) => {
        if (failure.kind === "unauthorised") unauthorised();
        return failure;
      }),
    );
