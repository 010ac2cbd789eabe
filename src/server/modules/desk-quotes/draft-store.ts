import { err, ok, type Result } from "neverthrow";
import type { QuoteDraft, QuoteDraftContent } from "#api/desk-schema.d.ts";
import { UNDO_MS } from "#domain/inbox";
import { toTime } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeTime, toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listSettledRequests } from "../quotes/index.ts";
import { nameStaffMembers } from "../staff/index.ts";

const UNNAMED = "A colleague";

/** The answer to a request that is being typed, with who saved it last; null without one. */
export const readDraft = async (db: Executor, request: string): Promise<QuoteDraft | null> => {
  const row = await db.selectFrom("quoteDraft").selectAll().where("request", "=", request).executeTakeFirst();
  if (row === undefined) return null;
  const { content, savedBy, savedAt, revision } = row;
  const names = await nameStaffMembers(db, [savedBy]);
  return {
    content: storedJson<QuoteDraftContent>(content),
    savedBy: names.get(savedBy) ?? UNNAMED,
    savedAt: toInstant(savedAt),
    revision,
  };
};

interface DraftSave {
  readonly request: string;
  readonly content: QuoteDraftContent;
  /** The one that was seen; 0: none. */
  readonly revision: number;
  readonly savedBy: string;
  readonly now: number;
}

const writeDraft = async (db: Executor, save: DraftSave): Promise<boolean> => {
  const { request, revision, savedBy, now: savedAt } = save;
  const row = { content: JSON.stringify(save.content), savedBy, savedAt, revision: revision + 1 };
  if (revision === 0) {
    const added = await db
      .insertInto("quoteDraft")
      .values({ ...row, request })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await db
    .updateTable("quoteDraft")
    .set(row)
    .where("request", "=", request)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
};

/** Saves what is typed over the draft that was seen; belongs in a transaction. Refused if a colleague has saved another one. */
export const saveDraft = async (db: Executor, save: DraftSave): Promise<Result<QuoteDraft, Refusal>> => {
  const isSaved = await writeDraft(db, save);
  const draft = await readDraft(db, save.request);
  if (isSaved && draft !== null) return ok(draft);
  const at = draft === null ? "" : ` at ${toTime(officeTime(Date.parse(draft.savedAt))) ?? ""}`;
  return err({ kind: "conflict", message: `${draft?.savedBy ?? UNNAMED} has changed this draft${at}.` });
};

/** Removes the drafts of answers that can no longer be taken back. */
export const removeSettledDrafts = async (db: Executor, now: number): Promise<void> => {
  const drafts = await db.selectFrom("quoteDraft").select("request").execute();
  const settled = await listSettledRequests(
    db,
    drafts.map(({ request }) => request),
    now - UNDO_MS,
  );
  if (settled.length > 0) await db.deleteFrom("quoteDraft").where("request", "in", settled).execute();
};
