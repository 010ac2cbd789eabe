import { err, ok, type Result } from "neverthrow";
import { type AssignmentChange, canMarkDone, canMarkItemDone, canUndo, classifyAssignment } from "#domain/inbox";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { findItem } from "./list-items.ts";
import type { InboxItemTable } from "./tables.ts";
import { closeItem, readCompanyState, reopenItem } from "./write-items.ts";

/** Why nothing was done with an item. `outdated`: somebody else was faster. */
export type ItemRefusal = "unknown" | "answered" | "unchanged" | "outdated" | "not-markable";

const findOpen = async (
  db: Executor,
  id: string,
  revision: number | null,
): Promise<Result<InboxItemTable, ItemRefusal>> => {
  const item = await findItem(db, id);
  if (item === null) return err("unknown");
  if (item.answeredAt !== null) return err("answered");
  return revision === null || revision === item.revision ? ok(item) : err("outdated");
};

/** Raises the revision, and with it locks the item until the end of the transaction; false if another change came first. */
const changeOpen = async (
  db: Executor,
  { id, revision }: InboxItemTable,
  changes: Partial<InboxItemTable>,
): Promise<boolean> => {
  const changed = await db
    .updateTable("inboxItem")
    .set({ ...changes, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("answeredAt", "is", null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

export interface Assigning {
  /** Null: nobody. */
  readonly assignee: string | null;
  /** The revision that was seen; null: whichever. */
  readonly revision: number | null;
  readonly now: number;
}

/** Gives an open item to a person, or to nobody; belongs in a transaction. */
export const assignItem = async (
  db: Executor,
  id: string,
  { assignee, revision, now }: Assigning,
): Promise<Result<AssignmentChange, ItemRefusal>> => {
  const found = await findOpen(db, id, revision);
  if (found.isErr()) return err(found.error);
  const item = found.value;
  const change = classifyAssignment(item.assignee, assignee);
  if (change.isErr()) return err(change.error);
  if (!(await changeOpen(db, item, { assignee, changedAt: now }))) return err("outdated");
  await recordChange(db, {
    action: "inbox-item.assigned",
    subjectId: id,
    customerId: item.customerId,
    before: { assignee: item.assignee },
    after: { assignee },
  });
  return ok(change.value);
};

/** Marks an open item as done that nothing else answers; belongs in a transaction. */
export const markItemDone = async (
  db: Executor,
  id: string,
  { revision, now }: Omit<Assigning, "assignee">,
): Promise<Result<InboxItemTable, ItemRefusal>> => {
  const found = await findOpen(db, id, revision);
  if (found.isErr()) return err(found.error);
  const item = found.value;
  if (!canMarkItemDone(item.kind, await readCompanyState(db, item.customerId))) return err("not-markable");
  if (!(await changeOpen(db, item, { changedAt: now }))) return err("outdated");
  await closeItem(db, item, now);
  await recordChange(db, {
    action: "inbox-item.answered",
    subjectId: id,
    customerId: item.customerId,
    before: { state: "open" },
    after: { state: "done" },
  });
  return ok(item);
};

/** Why a mark is not taken back. `too-late`: 60 seconds have passed. `waits-again`: its subject waits anew already. */
export type UndoRefusal = "unknown" | "outdated" | "not-done" | "too-late" | "waits-again";

interface Undoing {
  /** Who takes it back, by id: only the own mark can be taken back. */
  readonly by: string;
  readonly revision: number;
  readonly now: number;
}

const findUndoProblem = async (
  db: Executor,
  item: InboxItemTable | null,
  { by, revision, now }: Undoing,
): Promise<UndoRefusal | null> => {
  if (item === null) return "unknown";
  const { answeredAt, answeredBy, kind, subject } = item;
  if (item.revision !== revision) return "outdated";
  if (answeredAt === null || answeredBy !== by || !canMarkDone(kind)) return "not-done";
  if (!canUndo(answeredAt, now)) return "too-late";
  const again = await db
    .selectFrom("inboxItem")
    .select("id")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("answeredAt", "is", null)
    .executeTakeFirst();
  return again === undefined ? null : "waits-again";
};

/** Takes back that an item was marked as done, within 60 seconds; belongs in a transaction. */
export const undoDone = async (
  db: Executor,
  id: string,
  undoing: Undoing,
): Promise<Result<InboxItemTable, UndoRefusal>> => {
  const item = await findItem(db, id);
  const problem = await findUndoProblem(db, item, undoing);
  if (problem !== null || item === null) return err(problem ?? "unknown");
  await reopenItem(db, item, { answeredAt: item.answeredAt ?? 0, now: undoing.now });
  await recordChange(db, {
    action: "inbox-item.reopened",
    subjectId: id,
    customerId: item.customerId,
    before: { state: "done" },
    after: { state: "open" },
  });
  return ok(item);
};
