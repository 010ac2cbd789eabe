import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { TrackingField, TrackingForm, TrackingProblem } from "#domain/tracking";
import type { trackingMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof trackingMachine>;

/** The running form, as the screen's parts are handed it. */
export type TrackingActor = ActorRefFrom<typeof trackingMachine>;

export const selectForm = (snapshot: Snapshot): TrackingForm => snapshot.context.form;

export const selectProblems = (snapshot: Snapshot): readonly TrackingProblem[] => snapshot.context.problems;

/** The sentence that stands at a field, or undefined. */
export const findProblem = (problems: readonly TrackingProblem[], field: TrackingField): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

/** The form of the own booking whose number was typed: its type and line were filled in. */
export const selectOwnForm = ({ context }: Snapshot): TrackingForm | null => context.own;
