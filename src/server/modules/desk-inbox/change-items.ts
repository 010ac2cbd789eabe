import { err, ok, type Result } from "neverthrow";
import type { InboxItem } from "#api/desk-schema.d.ts";
import {
  assignItem,
  findItem,
  type ItemRefusal,
  markItemDone,
  undoDone,
  type UndoRefusal,
} from "#server/modules/inbox/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { listActiveNames } from "../staff/index.ts";
import { presentItems } from "./present-items.ts";

export const UNKNOWN_ITEM: Refusal = { kind: "not-found", message: "This item is not in the inbox." };

const toConflict = (message: string): Refusal => ({ kind: "conflict", message });

const describeHolder = ({ assignee, answeredAt, answeredBy }: InboxItem): string => {
  if (answeredAt !== null) return answeredBy === null ? "It was answered meanwhile." : `${answeredBy} has answered it.`;
  return assignee === null ? "Nobody has it now." : `${assignee} has it now.`;
};

const explain = (refusal: ItemRefusal | UndoRefusal, item: InboxItem | undefined): Refusal => {
  if (item === undefined) return UNKNOWN_ITEM;
  switch (refusal) {
    case "unknown":
      return UNKNOWN_ITEM;
    case "answered":
    case "outdated":
      return toConflict(`The item has changed. ${describeHolder(item)}`);
    case "unchanged":
      return toConflict(describeHolder(item));
    case "not-markable":
      return toConflict("This is answered by what it waits for, not by marking it as done.");
    case "not-done":
      return toConflict("This was not marked as done by you.");
    case "too-late":
      return toConflict("It can be taken back for 60 seconds, which have passed.");
    case "waits-again":
      return toConflict("It waits again already.");
  }
};

export interface ItemChange {
  readonly id: string;
  readonly revision: number;
  readonly now: number;
}

const answerChanged = async (
  db: Executor,
  { id, now }: ItemChange,
  changed: Result<unknown, ItemRefusal | UndoRefusal>,
): Promise<Result<InboxItem, Refusal>> => {
  const stored = await findItem(db, id);
  const [item] = stored === null ? [] : await presentItems(db, [stored], now);
  if (changed.isErr()) return err(explain(changed.error, item));
  return item === undefined ? err(UNKNOWN_ITEM) : ok(item);
};

/** Gives an item to a person who can sign in, or to nobody; belongs in a transaction. */
export const assignTo = async (
  db: Executor,
  change: ItemChange,
  assignee: string | null,
): Promise<Result<InboxItem, Refusal>> => {
  if (assignee !== null && !(await listActiveNames(db)).includes(assignee)) {
    const message = `${assignee} cannot sign in to the desk. Choose another person.`;
    return err({ kind: "fields", message, fields: [{ field: "assignee", message }] });
  }
  return answerChanged(db, change, await assignItem(db, change.id, { ...change, assignee }));
};

/** Marks an item as done; belongs in a transaction. */
export const markDone = async (db: Executor, change: ItemChange): Promise<Result<InboxItem, Refusal>> =>
  answerChanged(db, change, await markItemDone(db, change.id, change));

/** Takes back a mark of this person; belongs in a transaction. */
export const undo = async (db: Executor, change: ItemChange, by: string): Promise<Result<InboxItem, Refusal>> =>
  answerChanged(db, change, await undoDone(db, change.id, { ...change, by }));
