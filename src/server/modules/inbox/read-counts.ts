import { sql } from "kysely";
import { INBOX_KINDS, type InboxKind, MOST_COUNTED } from "#domain/inbox";
import type { Clock } from "#server/platform/time.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import type { Executor } from "#server/schema.ts";
import { countFound, UNFILTERED } from "./list-items.ts";

/* As in the index of open items by due time: those without one are last. */
const DUE_ORDER = sql`coalesce("dueAt", 9007199254740991)`;
const CACHED_MS = 1_000;
/* Adding up more rows than that takes longer than reading a page. */
const MOST_ROWS = 500;

/** How many items are open: exact numbers, which are capped where they are shown. */
export interface InboxCounts {
  readonly total: number;
  readonly kinds: ReadonlyMap<InboxKind, number>;
  /** By the name of the person; the empty name is nobody. */
  readonly assignees: ReadonlyMap<string, number>;
}

interface Sum {
  readonly kind: InboxKind;
  readonly assignee: string;
  readonly open: number;
  readonly rows: number;
}

const readSums = async (db: Executor): Promise<readonly Sum[]> => {
  const { rows } = await sql<Record<keyof Sum, string>>`
    select "kind", "assignee", sum("change") as "open", count(*) as "rows" from "inboxCount" group by "kind", "assignee"
  `.execute(db);
  return rows.map(({ kind, assignee, open, rows: count }) => ({
    kind: INBOX_KINDS.find((one) => one === kind) ?? "booking",
    assignee,
    open: Number(open),
    rows: Number(count),
  }));
};

const addUp = <Key>(sums: readonly Sum[], toKey: (sum: Sum) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const sum of sums) counts.set(toKey(sum), (counts.get(toKey(sum)) ?? 0) + sum.open);
  return counts;
};

const toCounts = (sums: readonly Sum[]): InboxCounts => ({
  total: sums.reduce((total, { open }) => total + open, 0),
  kinds: new Map([...INBOX_KINDS.map((kind) => [kind, 0] as const), ...addUp(sums, ({ kind }) => kind)]),
  assignees: addUp(sums, ({ assignee }) => assignee),
});

/** How many items are open, of each kind and of each person. */
export const countItems = async (db: Executor): Promise<InboxCounts> => toCounts(await readSums(db));

/** How many open items are overdue, and due later until a moment; counted up to one more than `MOST_COUNTED`. */
export interface DueCounts {
  readonly overdue: number;
  readonly dueLater: number;
}

/** Counts by the due time, which no change announces: it passes by itself. */
export const countDue = async (db: Executor, now: number, until: number): Promise<DueCounts> => {
  const count = (dueAfter: number | null, dueUntil: number) =>
    countFound(db, { ...UNFILTERED, dueAfter, dueUntil }, MOST_COUNTED + 1);
  return { overdue: await count(null, now), dueLater: await count(now, until) };
};

/** When the item that is open for longest was opened, and the first due time of all; null where there is none. */
export const readInboxAges = async (
  db: Executor,
): Promise<{ readonly oldestAt: number | null; readonly firstDueAt: number | null }> => {
  const open = db.selectFrom("inboxItem").where("answeredAt", "is", null);
  const [oldest, first] = await Promise.all([
    open.select("openedAt").orderBy("openedAt").orderBy("id").limit(1).executeTakeFirst(),
    open.select("dueAt").orderBy(DUE_ORDER).orderBy("id").limit(1).executeTakeFirst(),
  ]);
  return { oldestAt: oldest?.openedAt ?? null, firstDueAt: first?.dueAt ?? null };
};

/** A number as it is answered: one more than `MOST_COUNTED` for everything above. */
export const capCount = (count: number): number => Math.min(count, MOST_COUNTED + 1);

/** Adds up the changes of the counts, so that reading them stays cheap. Two at once add up different rows. */
export const compactCounts = (db: Executor): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const taken = await transaction.deleteFrom("inboxCount").returning(["kind", "assignee", "change"]).execute();
    const sums = Map.groupBy(taken, ({ kind, assignee }) => `${kind} ${assignee}`);
    const rows = [...sums.values()].flatMap((changes) => {
      const change = changes.reduce((sum, one) => sum + one.change, 0);
      const [first] = changes;
      return first === undefined || change === 0 ? [] : [{ ...first, change }];
    });
    if (rows.length > 0) await transaction.insertInto("inboxCount").values(rows).execute();
  });

interface CountReader {
  readonly read: () => Promise<InboxCounts & DueCounts>;
  /** After a change that this process knows of: who hears of it reads new numbers. */
  readonly forget: () => void;
}

/**
 * Counts of the open items that are at most a second old: every clerk sees the same ones, and pages do not wait for them. Calls
 * at the same moment share one count.
 */
export const createCountReader = (db: Executor, clock: Clock, findEndOfDay: (now: number) => number): CountReader => {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counted: Promise<InboxCounts & DueCounts> | null = null;
  const count = async (now: number): Promise<InboxCounts & DueCounts> => {
    const sums = await readSums(db);
    if (sums.reduce((total, { rows }) => total + rows, 0) > MOST_ROWS + sums.length) await compactCounts(db);
    return { ...toCounts(sums), ...(await countDue(db, now, findEndOfDay(now))) };
  };
  const read = (): Promise<InboxCounts & DueCounts> => {
    const now = clock();
    if (counted !== null && countedAt <= now && now < countedAt + CACHED_MS) return counted;
    const counting = count(now);
    [counted, countedAt] = [counting, now];
    counting.catch(() => {
      if (counted === counting) counted = null;
    });
    return counting;
  };
  return {
    read,
    forget: () => {
      counted = null;
    },
  };
};
