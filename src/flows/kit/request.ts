import { fromAsyncThrowable, type Result, type ResultAsync } from "neverthrow";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Failure } from "#ports/failure.ts";
import type { Ports } from "#ports/index.ts";

/** Passes the types of a machine to `setup`; XState never reads the value. */
export const machineTypes = <Types>(): Types => ({}) as Types;

/** Makes an actor of a port call: leaving its state aborts the call, and both outcomes arrive in `onDone`. */
export type RequestActor = <Value, Input>(
  call: (input: Input, signal: AbortSignal) => ResultAsync<Value, Failure>,
) => PromiseActorLogic<Result<Value, Failure>, Input>;

/** The ports that a flow calls. */
export interface FlowPorts<Name extends keyof Ports> {
  readonly ports: Pick<Ports, Name>;
}

/** The ports that a flow calls, some of them on behalf of the session. */
export interface FlowServices<Name extends keyof Ports> extends FlowPorts<Name> {
  readonly requestActor: RequestActor;
}

const toUnexpectedFailure = (error: unknown): Failure => ({
  kind: "malformed",
  issues: [error instanceof Error ? error.message : String(error)],
});

/* React's strict mode restarts an actor that it has just stopped, which would take the outcome of the aborted call for
   that of the new one. */
const ignoreOutcome = <Outcome>(): Promise<Outcome> => new Promise(() => undefined);

/** Request actors that report every 401, whichever call it answers; an exception becomes a failure. */
export const createRequestActor =
  (onUnauthorised: () => void): RequestActor =>
  (call) =>
    fromPromise(async ({ input, signal }) => {
      const outcome = await fromAsyncThrowable(async () => call(input, signal), toUnexpectedFailure)().andThen(
        (result) => result,
      );
      if (outcome.isErr() && outcome.error.kind === "unauthorised") onUnauthorised();
      return signal.aborted ? ignoreOutcome() : outcome;
    });

/** For calls without a session, which a 401 does not end. */
export const publicRequestActor = createRequestActor(() => undefined);

/** The event of a request that has succeeded or failed. */
export interface Settled<Value> {
  readonly event: { readonly output: Result<Value, Failure> };
}

/** Guard of `onDone`: the request succeeded. */
export const isOk = ({ event }: Settled<unknown>): boolean => event.output.isOk();

/** The value of a settled request, null if it failed. */
export const readValue = <Value>({ event }: Settled<Value>): Value | null => event.output.unwrapOr(null);

/** The failure of a settled request, null if it succeeded. */
export const readFailure = ({ event }: Settled<unknown>): Failure | null =>
  event.output.isErr() ? event.output.error : null;

/** A quick answer shows no skeletons: they would only flicker. */
export const SKELETON_DELAY_MS = 200;

/** The substates of a loading state; the machine needs the delay `skeletonDelay`. */
export const LOADING_STATES = {
  initial: "initial",
  states: { initial: { after: { skeletonDelay: "slow" } }, slow: { tags: "slow" } },
} as const;

export type LoadingTag = "loading" | "slow";
