import { recordBookingChange } from "../bookings/index.ts";
import { err, ok, type Result } from "neverthrow";
import {
  checkDecision,
  type DecisionProblem,
  type DecisionRequest,
  MAX_COMMENTS,
  type DocumentAuthor,
} from "#domain/documents";
import { toBookingStatus } from "#domain/bookings";
import type { Executor } from "#server/schema.ts";
import { type DeskMailing, lockQuotation, type StoredBooking } from "../bookings/index.ts";
import { mailDesk } from "./desk-mails.ts";
import { presentDocument } from "./presenter.ts";
import { addComment, claimRevision, findStoredDocument, type StoredDocument, touchDocument } from "./store.ts";
import type { DocumentCommentTable } from "./tables.ts";

export type CommentProblem = "unknown-document" | "unknown-version" | "too-many-comments";

export interface NewComment {
  readonly document: string;
  readonly version: number;
  readonly text: string;
  readonly by: DocumentAuthor;
  readonly key: string;
}

/** Adds a comment once for each key; belongs in a transaction. `isNew` is false for a repeated request. */
export const writeComment = async (
  db: Executor,
  quotation: StoredBooking,
  { document: id, version, text, by, key }: NewComment,
  now: number,
): Promise<Result<{ readonly document: StoredDocument; readonly isNew: boolean }, CommentProblem>> => {
  await touchDocument(db, quotation.id, id);
  const before = await findStoredDocument(db, quotation.id, id);
  if (before === null) return err("unknown-document");
  if (before.comments.some((comment) => comment.key === key)) return ok({ document: before, isNew: false });
  if (!before.versions.some(({ number }) => number === version)) return err("unknown-version");
  if (before.comments.length >= MAX_COMMENTS) return err("too-many-comments");
  const comment: DocumentCommentTable = {
    document: id,
    key,
    version,
    writtenBy: by,
    writtenAt: now,
    text: text.trim(),
  };
  await addComment(db, comment);
  await recordBookingChange(db, quotation, {
    action: "document.commented",
    after: { document: id, version, text: comment.text },
  });
  return ok({ document: { ...before, comments: [...before.comments, comment] }, isNew: true });
};

export type DecideProblem = DecisionProblem | { readonly kind: "unknown-document" | "conflict" | "cancelled" };

/**
 * Records the decision about a draft B/L, its comment and the mail to the desk in one transaction. Of two simultaneous
 * decisions the second one is refused.
 */
export const decideDraft = async (
  db: Executor,
  mailing: DeskMailing,
  quotation: StoredBooking,
  id: string,
  request: DecisionRequest,
): Promise<Result<StoredDocument, DecideProblem>> => {
  const booking = await lockQuotation(db, quotation.id);
  const stored = await findStoredDocument(db, quotation.id, id);
  if (booking === null || stored === null) return err({ kind: "unknown-document" });
  if (toBookingStatus(booking.status) === "cancelled") return err({ kind: "cancelled" });
  const checked = checkDecision(presentDocument(stored), request);
  if (checked.isErr()) return err(checked.error);
  if (!(await claimRevision(db, stored))) return err({ kind: "conflict" });
  const { version, outcome, comment } = request;
  const now = mailing.clock();
  await db
    .updateTable("documentVersion")
    .set({ outcome, decidedAt: now })
    .where("document", "=", id)
    .where("number", "=", version)
    .execute();
  const text = comment.trim();
  if (text !== "")
    await addComment(db, { document: id, key: mailing.ids.id(), version, writtenBy: "shipper", writtenAt: now, text });
  await recordBookingChange(db, quotation, {
    action: "document.decided",
    after: { document: id, version, outcome, text },
  });
  await mailDesk(db, mailing, quotation, stored, { kind: "decided", outcome, version, text });
  const decided = await findStoredDocument(db, quotation.id, id);
  return decided === null ? err({ kind: "unknown-document" }) : ok(decided);
};
