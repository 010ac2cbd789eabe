import type { SnapshotFrom } from "xstate";
import type { Failure } from "../../ports/failure.ts";
import type { signInMachine } from "./machine.ts";

export type SignInView =
  | { readonly kind: "asking"; readonly failure: Failure | null }
  /** The answer is awaited, or the page is about to be left. */
  | { readonly kind: "busy" };

const busy: SignInView = { kind: "busy" };

export const signInView = (snapshot: SnapshotFrom<typeof signInMachine>): SignInView =>
  snapshot.matches("asking") ? { kind: "asking", failure: snapshot.context.failure } : busy;
