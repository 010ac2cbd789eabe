import { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

/** Calls a port whose adapter may still be on its way. */
export type Arriving<Port> = <Answer>(
  call: (port: Port) => ResultAsync<Answer, Failure>,
) => ResultAsync<Answer, Failure>;

/**
 * An adapter that is fetched with its first call, so that the first screen does not carry what later screens need.
 * Code that cannot be fetched is a dead network like any other, and the next call tries again.
 */
export const lazyPort = <Port>(load: () => Promise<Port>): Arriving<Port> => {
  let arrived: Promise<Port> | null = null;
  const port = (): Promise<Port> => {
    arrived ??= load().catch((error: unknown) => {
      arrived = null;
      return Promise.reject(error);
    });
    return arrived;
  };
  return (call) =>
    ResultAsync.fromPromise(port(), (): Failure => ({ kind: "unreachable", cause: "network" })).andThen(call);
};
