import type { SnapshotFrom } from "xstate";
import type { Failure } from "#ports/failure.ts";
import type { SignInChallenge } from "#domain/accounts";
import type { SignInMachine } from "./machine.ts";

type SignInView =
  | { readonly kind: "idle"; readonly failure: Failure | null }
  /** Waiting for the answer, or about to leave the page. */
  | { readonly kind: "busy" }
  /** The password was right, and a code is asked for. */
  | {
      readonly kind: "code";
      readonly challenge: SignInChallenge;
      readonly failure: Failure | null;
      readonly isSending: boolean;
    }
  /** Of a second factor that was set up with this sign-in. */
  | { readonly kind: "recovery-codes"; readonly codes: readonly string[] }
  /** Signed in before this page was opened. */
  | { readonly kind: "signed-in" };

const busy: SignInView = { kind: "busy" };
const signedIn: SignInView = { kind: "signed-in" };

export const signInView = (snapshot: SnapshotFrom<SignInMachine>): SignInView => {
  const { challenge, failure, recoveryCodes } = snapshot.context;
  if (snapshot.matches("alreadySignedIn")) return signedIn;
  if (snapshot.matches("savingCodes")) return { kind: "recovery-codes", codes: recoveryCodes };
  const isSending = snapshot.matches("proving");
  if (challenge !== null && (isSending || snapshot.matches("code")))
    return { kind: "code", challenge, failure, isSending };
  return snapshot.matches("idle") ? { kind: "idle", failure } : busy;
};
