import type { Result, ResultAsync } from "neverthrow";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Failure } from "#ports/failure.ts";

/** Hands XState the types of a machine; the value is never read, so this is the one place where none is made up. */
export const machineTypes = <Types>(): Types => ({}) as Types;

/** Turns a call of a port into an actor: leaving its state aborts the call, and both outcomes arrive in `onDone`. */
export type RequestActor = <Answer, Input>(
  call: (input: Input, signal: AbortSignal) => ResultAsync<Answer, Failure>,
) => PromiseActorLogic<Result<Answer, Failure>, Input>;

/** An `Ask` that reports every 401, so that the rule 'no longer signed in' lives in one place whatever call met it. */
export const createRequestActor =
  (unauthorised: () => void): RequestActor =>
  (call) =>
    fromPromise(({ input, signal }) =>
      call(input, signal).mapErr((failure) => {
        if (failure.kind === "unauthorised") unauthorised();
        return failure;
      }),
    );

interface Answered<Value> {
  readonly event: { readonly output: Result<Value, Failure> };
}

/** Guard of an invoked port's `onDone`: the call answered with a value. */
export const isOk = <Value>({ event }: Answered<Value>): boolean => event.output.isOk();

/** What an actor's throw is to the flow: a fault of ours, shown like an unreadable answer. */
export const toUnexpectedFailure = (error: unknown): Failure => ({
  kind: "malformed",
  issues: [error instanceof Error ? error.message : String(error)],
});

/** The answer of an actor that nobody provided: a mistake in the wiring, never a failure that a shipper can meet. */
export const missingActor = (name: string) => (): Promise<never> =>
  Promise.reject(new Error(`The actor '${name}' was not provided`));
