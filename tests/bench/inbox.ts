/* The inbox with 50,000 open items, against 100: its first page, a page in the middle, and the first page with the numbers of all queues,
   counted anew for each page and at most once a second. Over SQLite, without HTTP, which would hide differences. */
import { INBOX_KINDS } from "#domain/inbox";
import {
  compactCounts,
  countDue,
  countItems,
  createCountReader,
  type InboxPosition,
  listItems,
  openItems,
  UNFILTERED,
} from "#server/modules/inbox/index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { report } from "./support/figure.ts";

const [FEW, MANY] = [100, 50_000];
const [WARM_UP_ROUNDS, ROUNDS] = [20, 200];
const PAGE = 40;
const AT_ONCE = 100;
const GOAL = 1.2;
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const NOW = Date.parse("2026-11-23T05:10:00.000Z");

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The median time of each, measured in turns so that a slow moment meets both. */
const measure = async (...works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> => {
  const times: number[][] = works.map(() => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [index, work] of works.entries()) {
      const taken = await time(work);
      if (round >= 0) times[index]?.push(taken);
    }
  return times.map(median);
};

const fill = async ({ db }: Database, count: number): Promise<void> => {
  for (let start = 0; start < count; start += AT_ONCE) {
    const openedAt = NOW - (count - start) * MINUTE_MS;
    const items = Array.from({ length: AT_ONCE }, (_, index) => {
      const number = `QTN-2026-${String(start + index).padStart(6, "0")}`;
      const kind = INBOX_KINDS[(start + index) % INBOX_KINDS.length] ?? "booking";
      return { kind, subject: number, title: { number, carrier: "Norrvik Line" } };
    });
    await openItems(db, items, openedAt);
  }
};

const findMiddle = async ({ db }: Database, count: number): Promise<InboxPosition> => {
  const { next } = await listItems(db, UNFILTERED, { after: null, limit: count / 2 });
  if (next === null) throw new Error("There is no second half.");
  return next;
};

const open = async (count: number) => {
  const database = await openTestDatabase(sqlitePlace);
  await fill(database, count);
  const middle = await findMiddle(database, count);
  await compactCounts(database.db);
  const list = (after: InboxPosition | null) => () => listItems(database.db, UNFILTERED, { after, limit: PAGE });
  const { read: readCounts } = createCountReader(
    database.db,
    () => performance.now(),
    () => NOW + DAY_MS,
  );
  return {
    remove: database.remove,
    first: list(null),
    next: list(middle),
    withKinds: () => Promise.all([list(null)(), countItems(database.db)]),
    withCounts: () => Promise.all([list(null)(), countItems(database.db), countDue(database.db, NOW, NOW + DAY_MS)]),
    withSharedCounts: () => Promise.all([list(null)(), readCounts()]),
  };
};

const few = await open(FEW);
const many = await open(MANY);
try {
  const compared = [
    ["first page of the inbox", few.first, many.first],
    ["next page of the inbox", few.next, many.next],
    ["first page of the inbox with new counts of kinds and people", few.withKinds, many.withKinds],
    ["first page of the inbox with new counts of everything", few.withCounts, many.withCounts],
    ["first page of the inbox with counts of the last second", few.withSharedCounts, many.withSharedCounts],
  ] as const;
  for (const [name, small, large] of compared) {
    const [floor = Number.NaN, measured = Number.NaN] = await measure(small, large);
    report({
      name: `${name}, ${MANY} open items against ${FEW}`,
      measured: `${measured.toFixed(3)} ms`,
      floor: `${floor.toFixed(3)} ms`,
      ratio: measured / floor,
      goal: { kind: "at-most", value: GOAL },
    });
  }
} finally {
  await few.remove();
  await many.remove();
}
