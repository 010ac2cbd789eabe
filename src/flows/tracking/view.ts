import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { TrackingForm, TrackingProblem } from "#domain/tracking";
import type { TrackingMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<TrackingMachine>;

export type TrackingActor = ActorRefFrom<TrackingMachine>;

export const selectForm = (snapshot: Snapshot): TrackingForm => snapshot.context.form;

export const selectProblems = (snapshot: Snapshot): readonly TrackingProblem[] => snapshot.context.problems;

/** The form of the shipper's booking whose number or reference was typed. */
export const selectOwnForm = ({ context }: Snapshot): TrackingForm | null => context.own?.form ?? null;
