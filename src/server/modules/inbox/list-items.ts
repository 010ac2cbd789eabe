import { sql } from "kysely";
import { INBOX_KINDS, type InboxKind, MOST_COUNTED } from "#domain/inbox";
import type { Executor } from "#server/schema.ts";
import type { InboxItemTable } from "./tables.ts";

/** Which open items are listed; null: whichever. */
export interface InboxFilter {
  readonly kind: InboxKind | null;
  /** `none`: nobody has it. */
  readonly assignee: { readonly kind: "none" } | { readonly kind: "person"; readonly name: string } | null;
  /** Due at or before this moment. */
  readonly dueUntil: number | null;
}

export const UNFILTERED: InboxFilter = { kind: null, assignee: null, dueUntil: null };

/** The place of an item in the order of the inbox; a page begins after it. */
export type InboxPosition = Pick<InboxItemTable, "openedAt" | "id">;

interface InboxPage {
  readonly items: readonly InboxItemTable[];
  /** Null: it is the last page. */
  readonly next: InboxPosition | null;
}

/** Open items, longest waiting first. */
export const listItems = async (
  db: Executor,
  { kind, assignee, dueUntil }: InboxFilter,
  { after, limit }: { readonly after: InboxPosition | null; readonly limit: number },
): Promise<InboxPage> => {
  let query = db.selectFrom("inboxItem").selectAll().where("answeredAt", "is", null);
  if (kind !== null) query = query.where("kind", "=", kind);
  if (assignee?.kind === "none") query = query.where("assignee", "is", null);
  if (assignee?.kind === "person") query = query.where("assignee", "=", assignee.name);
  if (dueUntil !== null) query = query.where("dueAt", "<=", dueUntil);
  if (after !== null) query = query.where(sql<boolean>`("openedAt", "id") > (${after.openedAt}, ${after.id})`);
  const rows = await query
    .orderBy("openedAt")
    .orderBy("id")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? { openedAt: last.openedAt, id: last.id } : null };
};

export const findItem = async (db: Executor, id: string): Promise<InboxItemTable | null> =>
  (await db.selectFrom("inboxItem").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

export type InboxCounts = ReadonlyMap<InboxKind, number>;

/** How many items of each kind are open, counted up to one more than `MOST_COUNTED`. */
export const countItems = async (db: Executor): Promise<InboxCounts> => {
  const counts = INBOX_KINDS.map(
    (kind) => sql`select ${sql.lit(kind)} as "kind", count(*) as "count" from (
      select 1 from "inboxItem" where "answeredAt" is null and "kind" = ${sql.lit(kind)} limit ${sql.lit(MOST_COUNTED + 1)}
    ) as "counted"`,
  );
  const { rows } = await sql<{ readonly kind: InboxKind; readonly count: number | string }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
};
