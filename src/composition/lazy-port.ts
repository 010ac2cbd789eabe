import { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

type Method<Args extends readonly unknown[], Value> = (...args: Args) => ResultAsync<Value, Failure>;

/**
 * Methods of a port whose adapter is fetched with the first call, so that the first screen does not carry the code of
 * later ones. Code that cannot be fetched counts as a network failure, and the next call tries again.
 */
export const lazyPort = <Port>(load: () => Promise<Port>) => {
  let loaded: Promise<Port> | null = null;
  const getPort = (): Promise<Port> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      return Promise.reject(error);
    });
    return loaded;
  };
  return <Args extends readonly unknown[], Value>(select: (port: Port) => Method<Args, Value>): Method<Args, Value> =>
    (...args) =>
      ResultAsync.fromPromise(getPort(), (): Failure => ({ kind: "unreachable", cause: "network" })).andThen((port) =>
        select(port)(...args),
      );
};
