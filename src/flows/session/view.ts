import type { SnapshotFrom } from "xstate";
import type { Profile } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import type { SessionMachine } from "./machine.ts";

type GuardView =
  | { readonly kind: "checking" }
  | { readonly kind: "allowed" }
  | { readonly kind: "unreachable"; readonly failure: Failure }
  | { readonly kind: "ended" }
  | { readonly kind: "signing-out" };

type Snapshot = SnapshotFrom<SessionMachine>;

const checking: GuardView = { kind: "checking" };
const allowed: GuardView = { kind: "allowed" };
const ended: GuardView = { kind: "ended" };
const signingOut: GuardView = { kind: "signing-out" };

export const guardView = (snapshot: Snapshot): GuardView => {
  if (snapshot.matches({ guarded: "signedIn" })) return allowed;
  if (snapshot.matches("ended")) return ended;
  if (snapshot.matches("signingOut") || snapshot.matches("signedOut")) return signingOut;
  const { failure } = snapshot.context;
  return snapshot.matches({ guarded: "unreachable" }) && failure !== null ? { kind: "unreachable", failure } : checking;
};

/** Whether the session has ended since the page was loaded. */
export const hasEnded = (snapshot: Snapshot): boolean => snapshot.matches("ended") && snapshot.context.wasSignedIn;

/** Null before the first successful check. */
export const selectProfile = (snapshot: Snapshot): Profile | null => snapshot.context.profile;

/** Whether the links Dashboard, Rate, Tracking and Bookings are shown. */
export const showsPortalLinks = (snapshot: Snapshot): boolean => snapshot.matches("guarded");
