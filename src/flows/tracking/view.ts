import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { TrackingField, TrackingForm, TrackingProblem } from "#domain/tracking";
import type { trackingMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof trackingMachine>;

export type TrackingActor = ActorRefFrom<typeof trackingMachine>;

export const selectForm = (snapshot: Snapshot): TrackingForm => snapshot.context.form;

export const selectProblems = (snapshot: Snapshot): readonly TrackingProblem[] => snapshot.context.problems;

export const findProblem = (problems: readonly TrackingProblem[], field: TrackingField): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

/** The form of the shipper's booking whose number or reference was typed. */
export const selectOwnForm = ({ context }: Snapshot): TrackingForm | null => context.own?.form ?? null;
