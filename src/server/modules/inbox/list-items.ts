import { sql } from "kysely";
import type { InboxKind } from "#domain/inbox";
import type { Executor } from "#server/schema.ts";
import { contains, type SoughtWord } from "./match-items.ts";
import type { InboxItemTable } from "./tables.ts";

/** Which open items are listed; null: whichever. */
export interface InboxFilter {
  readonly kind: InboxKind | null;
  /** `none`: nobody has it. */
  readonly assignee: { readonly kind: "none" } | { readonly kind: "person"; readonly name: string } | null;
  /** Due after this moment. */
  readonly dueAfter: number | null;
  /** Due at or before this moment. */
  readonly dueUntil: number | null;
  /** Each of them is in the title, the booking or the company. */
  readonly words: readonly SoughtWord[];
}

export const UNFILTERED: InboxFilter = { kind: null, assignee: null, dueAfter: null, dueUntil: null, words: [] };

/** `oldest`: what waits longest first. `due`: what is due first, without a due time last. */
type InboxOrder = "oldest" | "due";

/** The place of an item in an order of the inbox; a page begins after it. */
export interface InboxPosition {
  readonly at: number;
  readonly id: string;
}

interface InboxPage {
  readonly items: readonly InboxItemTable[];
  /** Null: it is the last page. */
  readonly next: InboxPosition | null;
}

interface PageOf {
  readonly after: InboxPosition | null;
  readonly limit: number;
  readonly order?: InboxOrder;
}

/* As the index has it. */
const LAST = 9_007_199_254_740_991;
const DUE = sql<number>`coalesce("dueAt", ${sql.lit(LAST)})`;
const ORDERS = { oldest: sql<number>`"openedAt"`, due: DUE } as const;

const filterQuery = (db: Executor, { kind, assignee, dueAfter, dueUntil, words }: InboxFilter) => {
  let query = db.selectFrom("inboxItem").where("answeredAt", "is", null);
  if (kind !== null) query = query.where("kind", "=", kind);
  if (assignee?.kind === "none") query = query.where("assignee", "is", null);
  if (assignee?.kind === "person") query = query.where("assignee", "=", assignee.name);
  if (dueAfter !== null) query = query.where(DUE, ">", dueAfter);
  if (dueUntil !== null) query = query.where(DUE, "<=", dueUntil);
  for (const word of words) query = query.where(contains(word));
  return query;
};

/** Open items in an order, longest waiting first unless another is asked for. */
export const listItems = async (
  db: Executor,
  filter: InboxFilter,
  { after, limit, order = "oldest" }: PageOf,
): Promise<InboxPage> => {
  const by = ORDERS[order];
  const rows = await filterQuery(db, filter)
    .selectAll()
    .$if(after !== null, (query) => query.where(sql<boolean>`(${by}, "id") > (${after?.at}, ${after?.id})`))
    .orderBy(by)
    .orderBy("id")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const at = order === "due" ? (last?.dueAt ?? LAST) : last?.openedAt;
  return { items, next: rows.length > limit && last !== undefined ? { at: at ?? LAST, id: last.id } : null };
};

export const findItem = async (db: Executor, id: string): Promise<InboxItemTable | null> =>
  (await db.selectFrom("inboxItem").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

/** How many open items a filter finds, counted up to `most`. */
export const countFound = async (db: Executor, filter: InboxFilter, most: number): Promise<number> => {
  const found = filterQuery(db, filter).select(sql`1`.as("one")).limit(most).as("found");
  const row = await db
    .selectFrom(found)
    .select((e) => e.fn.countAll<number | string>().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};
