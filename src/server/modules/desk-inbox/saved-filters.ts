import { err, ok, type Result } from "neverthrow";
import type { InboxFilter, InboxFilterRequest, InboxQuery } from "#api/desk-schema.d.ts";
import { MOST_COUNTED } from "#domain/inbox";
import { findNameProblem } from "#domain/names";
import { capCount, countFound } from "#server/modules/inbox/index.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { lockStaff } from "../staff/index.ts";
import { type Asking, toFilter } from "./to-filter.ts";

const MAX_FILTERS = 20;

const FULL: Refusal = {
  kind: "conflict",
  message: `You have ${MAX_FILTERS} saved filters. Delete some first.`,
};
const TAKEN: Refusal = {
  kind: "conflict",
  message: "You have a filter with this name. Choose another name or delete that one.",
};
const GONE: Refusal = { kind: "not-found", message: "This filter was deleted already." };

const readFilters = (db: Executor, staffId: string) =>
  db.selectFrom("inboxFilter").selectAll().where("staffId", "=", staffId).orderBy("nameKey").execute();

/** The filters of a person, each with how many open items it finds. */
export const listFilters = async (db: Executor, asking: Asking): Promise<readonly InboxFilter[]> => {
  const filters: InboxFilter[] = [];
  for (const { id, name, query: stored } of await readFilters(db, asking.staff.id)) {
    const query = storedJson<InboxQuery>(stored);
    const count = capCount(await countFound(db, await toFilter(db, query, asking), MOST_COUNTED + 1));
    filters.push({ id, name, query, count });
  }
  return filters;
};

interface NewFilter extends InboxFilterRequest {
  readonly id: string;
}

/** Saves a filter of a person; belongs in a transaction. */
export const saveFilter = async (
  db: Executor,
  { id, name: typed, query }: NewFilter,
  asking: Asking,
): Promise<Result<InboxFilter, Refusal>> => {
  const message = findNameProblem(typed);
  if (message !== null) return err({ kind: "fields", message, fields: [{ field: "name", message }] });
  const name = typed.trim();
  const staffId = asking.staff.id;
  /* So that filters are counted once. */
  await lockStaff(db, staffId);
  const known = await readFilters(db, staffId);
  if (known.length >= MAX_FILTERS) return err(FULL);
  const nameKey = name.toLowerCase();
  if (known.some((one) => one.nameKey === nameKey)) return err(TAKEN);
  const row = { id, staffId, name, nameKey, query: JSON.stringify(query), createdAt: asking.now };
  await db.insertInto("inboxFilter").values(row).execute();
  await recordChange(db, { action: "inbox-filter.created", subjectId: id, after: { name, query: { ...query } } });
  const count = capCount(await countFound(db, await toFilter(db, query, asking), MOST_COUNTED + 1));
  return ok({ id, name, query, count });
};

/** Deletes a filter of a person; belongs in a transaction. */
export const deleteFilter = async (db: Executor, staffId: string, id: string): Promise<Result<void, Refusal>> => {
  const deleted = await db
    .deleteFrom("inboxFilter")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  if (deleted === undefined) return err(GONE);
  await recordChange(db, { action: "inbox-filter.deleted", subjectId: id, before: { name: deleted.name } });
  return ok(undefined);
};
