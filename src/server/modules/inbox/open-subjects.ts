import type { InboxKind } from "#domain/inbox";
import type { Executor } from "#server/schema.ts";

/** A query for the subjects of the items of a kind that wait, for the conditions of others. */
export const selectOpenSubjects = (db: Executor, kind: InboxKind) =>
  db.selectFrom("inboxItem").select("subject").where("kind", "=", kind).where("answeredAt", "is", null);
