import type { SnapshotFrom } from "xstate";
import type { Toast } from "./types.ts";
import type { toastsMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const selectToasts = (snapshot: Snapshot): readonly Toast[] => snapshot.context.shown;

export const isPaused = (snapshot: Snapshot): boolean => snapshot.matches("paused");

const isSameToast = (toast: Toast, other: Toast | undefined): boolean =>
  toast.id === other?.id && toast.phase === other.phase && toast.problems === other.problems;

/** A tick alone renders nothing. */
export const isSameToasts = (one: readonly Toast[], other: readonly Toast[]): boolean =>
  one.length === other.length && one.every((toast, index) => isSameToast(toast, other[index]));
