import type { SnapshotFrom } from "xstate";
import type { Toast } from "./context.ts";
import type { toastsMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const toastsOnShow = (snapshot: Snapshot): readonly Toast[] => snapshot.context.shown;

export const isPaused = (snapshot: Snapshot): boolean => snapshot.matches("paused");

/** Equal to the eye: a tick of the clock alone draws nothing anew. */
export const sameToasts = (one: readonly Toast[], other: readonly Toast[]): boolean =>
  one.length === other.length &&
  one.every((toast, index) => toast.id === other[index]?.id && toast.phase === other[index].phase);
