import type { Result } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

interface Answered<Value> {
  readonly event: { readonly output: Result<Value, Failure> };
}

/** Guard of an invoked port's `onDone`: the call answered with a value. */
export const answered = <Value>({ event }: Answered<Value>): boolean => event.output.isOk();

/** What an actor's throw is to the flow: a fault of ours, shown like an unreadable answer. */
export const brokenActor = (error: unknown): Failure => ({
  kind: "malformed",
  issues: [error instanceof Error ? error.message : String(error)],
});
