import { err, ok, type Result, ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import { settled } from "./flows.ts";

/** A call that answers when the test says so, and knows whether its caller gave up on it. */
export interface Pending<Value> {
  readonly answer: ResultAsync<Value, Failure>;
  readonly succeed: (value: Value) => Promise<void>;
  readonly fail: (failure: Failure) => Promise<void>;
}

export const pending = <Value>(): Pending<Value> => {
  const { promise, resolve } = Promise.withResolvers<Result<Value, Failure>>();
  return {
    answer: new ResultAsync(promise),
    succeed: async (value) => {
      resolve(ok(value));
      await settled();
    },
    fail: async (failure) => {
      resolve(err(failure));
      await settled();
    },
  };
};
