import type { Failure } from "#ports/failure.ts";
import { keepSelection } from "./selection.ts";
import type { InboxContext, ItemChange } from "./types.ts";

type Waiting = readonly ItemChange[];

/* What was done is taken back within 60 seconds or not at all. */
export const canWait = (change: ItemChange | null): boolean =>
  change !== null && change.kind !== "undo" && change.kind !== "undo-answer";

/** The changes that wait for the connection with one more: of those to one item the last one counts. */
export const addWaiting = (waiting: Waiting, change: ItemChange | null): Waiting =>
  change === null ? waiting : [...waiting.filter(({ id }) => id !== change.id), change];

const removeWaiting = (waiting: Waiting, change: ItemChange | null): Waiting => waiting.filter((one) => one !== change);

/** After a change was carried out or refused: it waits no more. One that waited and is refused is shown with its item. */
export const settleChange = (
  { waiting, change, items, position }: InboxContext,
  failure: Failure | null,
): Partial<InboxContext> => {
  const settled = { waiting: removeWaiting(waiting, change), change: null, changeFailure: failure };
  const isLate = failure !== null && change !== null && waiting.includes(change);
  return isLate ? { ...settled, ...keepSelection(items, { selected: change.id, position }) } : settled;
};
