import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { type ContainerLine, type LoadSummary, summariseLoad, listSelectedContainers } from "#domain/containers";
import {
  type DepartureWindow,
  toDepartureWindow,
  type End,
  type FclDraft,
  describeReset,
  type SearchProblem,
} from "#domain/search";
import type { NearbyPort } from "#domain/places";
import type { SearchMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<SearchMachine>;

export const selectDraft = (snapshot: Snapshot): FclDraft => snapshot.context.draft;

export const selectProblems = (snapshot: Snapshot): readonly SearchProblem[] => snapshot.context.problems;

/** Whether another tab has changed the form. */
export const selectSavedElsewhere = (snapshot: Snapshot): boolean => snapshot.context.savedElsewhere !== null;

/** `key` differs for each reset. */
interface UndoOffer {
  readonly key: number;
  readonly title: string;
  readonly removed: string;
}

export const selectUndoOffer = ({ context }: Snapshot): UndoOffer | null => {
  const last = context.resets.at(-1);
  return last === undefined ? null : { key: context.resets.length, ...describeReset(last) };
};

export const selectNearbyPorts =
  (end: End) =>
  (snapshot: Snapshot): readonly NearbyPort[] =>
    snapshot.context.nearby[end].ports;

export const selectDepartureWindow = (snapshot: Snapshot): DepartureWindow => toDepartureWindow(snapshot.context.today);

export const summariseDraftLoad = (
  draft: FclDraft,
): { readonly lines: readonly ContainerLine[]; readonly sum: LoadSummary } => {
  const lines = listSelectedContainers(draft.selection);
  return { lines, sum: summariseLoad(lines) };
};

export type SearchActor = ActorRefFrom<SearchMachine>;
