import type { SnapshotFrom } from "xstate";
import { type TaxWarnings, findTaxWarnings } from "#domain/accounts";
import type { SignupContext } from "./types.ts";
import type { SignupMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<SignupMachine>;

export type SignupStep = "email" | "code" | "details" | "created";

type SignupRequest = "sending" | "verifying" | "creating";

export const selectStep = (snapshot: Snapshot): SignupStep => {
  if (snapshot.matches("details")) return "details";
  if (snapshot.matches("code")) return "code";
  return snapshot.matches("created") || snapshot.matches("left") ? "created" : "email";
};

export const selectPendingRequest = (snapshot: Snapshot): SignupRequest | null => {
  if (snapshot.matches({ email: "sending" }) || snapshot.matches({ code: { form: "sendingAgain" } })) return "sending";
  if (snapshot.matches({ code: { form: "verifying" } })) return "verifying";
  return snapshot.matches({ details: "creating" }) ? "creating" : null;
};

export const selectSignup = (snapshot: Snapshot): SignupContext => snapshot.context;

/** Warnings about the two tax numbers while they are typed. */
export const selectTaxWarnings = ({ context }: Snapshot): TaxWarnings => findTaxWarnings(context.details);
