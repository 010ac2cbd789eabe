import type { SnapshotFrom } from "xstate";
import type { ForgotPasswordContext, forgotPasswordMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof forgotPasswordMachine>;

/** Where a forgotten password stands. */
export type ForgotStage = "asking" | "sending" | "sent";

export const forgotStage = (snapshot: Snapshot): ForgotStage => {
  if (snapshot.matches("sent")) return "sent";
  return snapshot.matches("sending") ? "sending" : "asking";
};

export const forgotOf = (snapshot: Snapshot): ForgotPasswordContext => snapshot.context;
