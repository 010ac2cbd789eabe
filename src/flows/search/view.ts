import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { type ContainerLine, type LoadSummary, summariseLoad, listSelectedContainers } from "#domain/containers";
import {
  toDepartureWindow,
  type End,
  type FclDraft,
  describeReset,
  type SearchField,
  type SearchProblem,
} from "#domain/search";
import type { NearbyPort } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import type { searchMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof searchMachine>;

export const selectDraft = (snapshot: Snapshot): FclDraft => snapshot.context.draft;

export const selectProblems = (snapshot: Snapshot): readonly SearchProblem[] => snapshot.context.problems;

/** The sentence that stands at a field, or undefined. */
export const findProblem = (problems: readonly SearchProblem[], field: SearchField): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

/** What Undo would take back, in words; `key` differs for each reset. */
export interface UndoOffer {
  readonly key: number;
  readonly title: string;
  readonly removed: string;
}

export const selectUndoOffer = ({ context }: Snapshot): UndoOffer | null => {
  const last = context.resets.at(-1);
  return last === undefined ? null : { key: context.resets.length, ...describeReset(last) };
};

/** Whether two offers are the same reset: a passing second changes nothing on screen. */
export const isSameUndoOffer = (one: UndoOffer | null, other: UndoOffer | null): boolean =>
  one?.key === other?.key && one?.title === other?.title && one?.removed === other?.removed;

/** The ports near the place chosen at an end. */
export const selectNearbyPorts =
  (end: End) =>
  (snapshot: Snapshot): readonly NearbyPort[] =>
    snapshot.context.nearby[end].ports;

/** The first and the last day that can be asked for. */
export const selectDepartureWindow = (
  snapshot: Snapshot,
): { readonly first: CalendarDate; readonly last: CalendarDate } => toDepartureWindow(snapshot.context.today);

export const isSameWindow = (one: { readonly first: CalendarDate }, other: { readonly first: CalendarDate }): boolean =>
  one.first === other.first;

/** What the load amounts to, for the summary beside the form. */
export const summariseDraftLoad = (
  draft: FclDraft,
): { readonly lines: readonly ContainerLine[]; readonly sum: LoadSummary } => {
  const lines = listSelectedContainers(draft.selection);
  return { lines, sum: summariseLoad(lines) };
};

/** The running form, as the screen's parts are handed it. */
export type SearchActor = ActorRefFrom<typeof searchMachine>;
