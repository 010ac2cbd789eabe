import type { SnapshotFrom } from "xstate";
import type { Failure } from "#ports/failure.ts";
import type { SignInMachine } from "./machine.ts";

type SignInView =
  | { readonly kind: "idle"; readonly failure: Failure | null }
  /** Waiting for the answer, or about to leave the page. */
  | { readonly kind: "busy" }
  /** Signed in before this page was opened. */
  | { readonly kind: "signed-in" };

const busy: SignInView = { kind: "busy" };
const signedIn: SignInView = { kind: "signed-in" };

export const signInView = (snapshot: SnapshotFrom<SignInMachine>): SignInView => {
  if (snapshot.matches("alreadySignedIn")) return signedIn;
  return snapshot.matches("idle") ? { kind: "idle", failure: snapshot.context.failure } : busy;
};
