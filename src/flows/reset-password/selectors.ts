import type { SnapshotFrom } from "xstate";
import type { ResetPasswordContext, resetPasswordMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** Where setting a new password stands. */
export type ResetStage = "asking" | "changing" | "changed" | "gone";

export const resetStage = (snapshot: Snapshot): ResetStage => {
  if (snapshot.matches("changed")) return "changed";
  if (snapshot.matches("gone")) return "gone";
  return snapshot.matches("changing") ? "changing" : "asking";
};

export const resetOf = (snapshot: Snapshot): ResetPasswordContext => snapshot.context;
