import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { INBOX_KINDS, type InboxKind } from "#domain/inbox";
import {
  assignItem,
  changeRules,
  closeItem,
  compactCounts,
  countItems,
  findItem,
  type InboxPosition,
  listItems,
  loadRules,
  markItemDone,
  openItem,
  openItems,
  UNFILTERED,
  watchOnce,
} from "#server/modules/inbox/index.ts";
import { actAs, type Acting } from "#server/platform/acting.ts";
import { START } from "#tests/server/support/app.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

/* A Friday, 13:30 in India. */
const NOW = START;
const HOUR_MS = 3_600_000;

let moment = NOW;

const RAVI: Acting = {
  actor: { kind: "stated", person: { systemUser: "ops", name: "Ravi Pillai" } },
  origin: { kind: "command", name: "inbox assign" },
  /* Entries of one moment have no order. */
  clock: () => (moment += 1),
};

const booking = (subject: string) =>
  ({ kind: "booking", subject, booking: subject, title: { number: subject } }) as const;

/** The inbox over whichever database. */
export const inboxContract = (make: MakePlace): void => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeEach(async () => {
    database = await openTestDatabase(make);
  });
  afterEach(() => database.remove());

  const page = (after: InboxPosition | null = null, limit = 100) =>
    listItems(database.db, UNFILTERED, { after, limit });
  const subjects = async () => (await page()).items.map(({ subject }) => subject);
  const onlyId = async () => (await page()).items[0]?.id ?? "";
  const transact = <T>(work: (db: typeof database.db) => Promise<T>): Promise<T> =>
    actAs(RAVI, () => database.db.transaction().execute(work));
  const entries = () =>
    database.db.selectFrom("auditEntry").select(["action", "before", "after"]).orderBy("id").execute();

  describe("pages", () => {
    it("have what waits longest first, without a gap or a repetition", async () => {
      for (const minutes of [3, 1, 2, 2, 2, 5])
        await openItem(database.db, booking(`${minutes} ${Math.random()}`), NOW + minutes * 60_000);
      const seen: number[] = [];
      const ids = new Set<string>();
      let after: InboxPosition | null = null;
      do {
        const { items, next } = await page(after, 2);
        seen.push(...items.map(({ openedAt }) => (openedAt - NOW) / 60_000));
        for (const { id } of items) ids.add(id);
        after = next;
      } while (after !== null);
      expect([seen, ids.size]).toEqual([[1, 2, 2, 2, 3, 5], 6]);
    });

    it("end where their number is that of the limit", async () => {
      await openItems(database.db, [booking("one"), booking("two")], NOW);
      expect((await page(null, 2)).next).toBeNull();
    });

    it("are of a kind, of a person, of nobody, or of what is due", async () => {
      await openItem(database.db, booking("one"), NOW - 2 * HOUR_MS);
      await openItem(database.db, { kind: "enquiry", subject: "two", title: {} }, NOW);
      const id = await onlyId();
      await transact((db) => assignItem(db, id, { assignee: "Ravi Pillai", revision: 1, now: NOW }));
      const find = async (filter: object) =>
        (await listItems(database.db, { ...UNFILTERED, ...filter }, { after: null, limit: 9 })).items.map(
          ({ subject }) => subject,
        );
      expect(await find({ kind: "enquiry" })).toEqual(["two"]);
      expect(await find({ assignee: { kind: "none" } })).toEqual(["two"]);
      expect(await find({ assignee: { kind: "person", name: "Ravi Pillai" } })).toEqual(["one"]);
      expect(await find({ assignee: { kind: "person", name: "Jan Visser" } })).toEqual([]);
      expect(await find({ dueUntil: NOW })).toEqual(["one"]);
    });
  });

  it("counts each kind and each person in the transaction of every change", async () => {
    const none = new Map(INBOX_KINDS.map((kind): [InboxKind, number] => [kind, 0]));
    await openItem(database.db, booking("one"), NOW - 1);
    await openItems(database.db, [booking("one"), booking("two"), { kind: "change", subject: "c", title: {} }], NOW);
    const id = await onlyId();
    await transact((db) => assignItem(db, id, { assignee: "Ravi Pillai", revision: 1, now: NOW }));
    expect(await countItems(database.db)).toEqual({
      total: 3,
      kinds: new Map(none).set("booking", 2).set("change", 1),
      assignees: new Map([
        ["", 2],
        ["Ravi Pillai", 1],
      ]),
    });
    await actAs(RAVI, () => closeItem(database.db, { kind: "change", subject: "c" }, NOW + 2));
    await compactCounts(database.db);
    await actAs(RAVI, () => closeItem(database.db, booking("two"), NOW + 3));
    const { total, kinds, assignees } = await countItems(database.db);
    expect([total, kinds.get("booking"), kinds.get("change")]).toEqual([1, 1, 0]);
    expect([assignees.get("Ravi Pillai"), assignees.get("")]).toEqual([1, 0]);
    await database.db.deleteFrom("inboxItem").execute();
    expect((await countItems(database.db)).total).toBe(0);
  });

  it("has the same counts after all changes were added up", async () => {
    await openItems(
      database.db,
      Array.from({ length: 600 }, (_, index) => booking(`booking ${index}`)),
      NOW,
    );
    const before = await countItems(database.db);
    await compactCounts(database.db);
    expect(await countItems(database.db)).toEqual(before);
    expect(await database.db.selectFrom("inboxCount").selectAll().execute()).toEqual([
      { kind: "booking", assignee: "", change: 600 },
    ]);
  });

  it("counts nothing of a transaction that failed", async () => {
    const failing = database.db.transaction().execute(async (db) => {
      await openItem(db, booking("one"), NOW);
      throw new Error("The change failed.");
    });
    await expect(failing).rejects.toThrow("The change failed.");
    expect((await countItems(database.db)).total).toBe(0);
  });

  it("opens an item once, and again after it was closed", async () => {
    await openItem(database.db, booking("one"), NOW);
    await openItem(database.db, booking("one"), NOW + 1);
    await actAs(RAVI, () => closeItem(database.db, booking("one"), NOW + 2));
    await openItem(database.db, booking("one"), NOW + 3);
    const rows = await database.db.selectFrom("inboxItem").selectAll().orderBy("openedAt").execute();
    expect(
      rows.map(({ openedAt, answeredAt, answeredKind, answeredBy, revision }) => ({
        openedAt,
        answeredAt,
        answeredKind,
        answeredBy,
        revision,
      })),
    ).toEqual([
      { openedAt: NOW, answeredAt: NOW + 2, answeredKind: "staff", answeredBy: "Ravi Pillai", revision: 2 },
      { openedAt: NOW + 3, answeredAt: null, answeredKind: null, answeredBy: null, revision: 1 },
    ]);
  });

  it("is undone with the transaction of the change", async () => {
    const failing = database.db.transaction().execute(async (db) => {
      await openItem(db, booking("one"), NOW);
      throw new Error("The change failed.");
    });
    await expect(failing).rejects.toThrow("The change failed.");
    expect(await subjects()).toEqual([]);
  });

  describe("an assignment", () => {
    beforeEach(() => openItem(database.db, booking("one"), NOW));

    it("is made, taken over and released, each with an entry in the trail", async () => {
      const id = await onlyId();
      const to = (assignee: string | null, revision: number) =>
        transact((db) => assignItem(db, id, { assignee, revision, now: NOW + revision }));
      const changes = [await to("Ravi Pillai", 1), await to("Jan Visser", 2), await to(null, 3)];
      expect(changes.map((change) => change._unsafeUnwrap())).toEqual(["assigned", "taken-over", "released"]);
      expect(await findItem(database.db, id)).toMatchObject({ assignee: null, revision: 4, changedAt: NOW + 3 });
      expect((await entries()).map(({ action, after }) => [action, after])).toEqual([
        ["inbox-item.assigned", '{"assignee":"Ravi Pillai"}'],
        ["inbox-item.assigned", '{"assignee":"Jan Visser"}'],
        ["inbox-item.assigned", '{"assignee":null}'],
      ]);
    });

    it("is refused for an item that was changed meanwhile, is answered, has it already, or does not exist", async () => {
      const id = await onlyId();
      const to = async (item: string, assignee: string | null, revision: number | null) =>
        (await transact((db) => assignItem(db, item, { assignee, revision, now: NOW })))._unsafeUnwrapErr();
      expect(await to(id, "Ravi Pillai", 7)).toBe("outdated");
      expect(await to(id, null, 1)).toBe("unchanged");
      expect(await to("no-item", "Ravi Pillai", 1)).toBe("unknown");
      await closeItem(database.db, booking("one"), NOW);
      expect(await to(id, "Ravi Pillai", null)).toBe("answered");
      expect(await entries()).toEqual([]);
    });
  });

  it("marks as done what nothing else answers, and no booking", async () => {
    await openItem(database.db, { kind: "enquiry", subject: "e", title: {} }, NOW);
    const enquiry = await onlyId();
    const marked = await transact((db) => markItemDone(db, enquiry, { revision: 1, now: NOW + 5 }));
    expect(marked.isOk()).toBe(true);
    expect(await findItem(database.db, enquiry)).toMatchObject({ answeredAt: NOW + 5, answeredBy: "Ravi Pillai" });
    await openItem(database.db, booking("one"), NOW);
    const id = await onlyId();
    const refused = await transact((db) => markItemDone(db, id, { revision: 1, now: NOW }));
    expect(refused._unsafeUnwrapErr()).toBe("not-markable");
    expect(await subjects()).toEqual(["one"]);
  });

  describe("the rules", () => {
    it("decide when new items are due and who has them, and leave those that wait", async () => {
      await openItem(database.db, booking("before"), NOW);
      const before = await loadRules(database.db);
      const assignments = [{ company: null, group: null, kinds: ["booking"], assignee: "Ravi Pillai" }] as const;
      const changed = await transact((db) =>
        changeRules(db, (rules) => ({ ...rules, due: { ...rules.due, booking: 180 }, assignments }), NOW),
      );
      expect(changed._unsafeUnwrap()).toEqual({ ...before, due: { ...before.due, booking: 180 }, assignments });
      await openItem(database.db, booking("after"), NOW);
      const { items } = await page();
      expect(new Map(items.map(({ subject, dueAt, assignee }) => [subject, { dueAt, assignee }]))).toEqual(
        new Map([
          ["before", { dueAt: NOW + HOUR_MS, assignee: null }],
          ["after", { dueAt: NOW + 3 * HOUR_MS, assignee: "Ravi Pillai" }],
        ]),
      );
      expect((await entries()).map(({ action }) => action)).toEqual(["inbox-item.rule-changed"]);
    });

    it("stay as they are when a change cannot be", async () => {
      const before = await loadRules(database.db);
      const refused = await transact((db) =>
        changeRules(db, (rules) => ({ ...rules, hours: { ...rules.hours, weekdays: [] } }), NOW),
      );
      expect(refused._unsafeUnwrapErr()).toBe("The desk works on at least one day of the week.");
      expect(await loadRules(database.db)).toEqual(before);
    });

    it("read by another process are at most 10 seconds old", async () => {
      await openItem(database.db, booking("cached"), NOW);
      const stored = { ...(await loadRules(database.db)) };
      const rules = JSON.stringify({ ...stored, due: { ...stored.due, booking: 120 } });
      await database.db.insertInto("inboxSetting").values({ id: 1, rules, changedAt: NOW }).execute();
      await openItem(database.db, booking("9 s later"), NOW + 9_999);
      await openItem(database.db, booking("10 s later"), NOW + 10_000);
      const due = (await page()).items.map(({ dueAt, openedAt }) => Math.round(((dueAt ?? 0) - openedAt) / HOUR_MS));
      expect(due).toEqual([1, 1, 2]);
    });
  });

  it("opens what is found wrong once, and closes what is no longer", async () => {
    let wrong: readonly string[] = ["a", "b"];
    const kinds: readonly InboxKind[] = ["failed-mail", "source-stopped"];
    const look = (now: number) =>
      watchOnce(
        database.db,
        kinds.map((kind) => ({ kind, list: async () => wrong.map((subject) => ({ subject, title: {} })) })),
        now,
      );
    await look(NOW);
    await look(NOW + 1);
    expect((await subjects()).toSorted()).toEqual(["a", "a", "b", "b"]);
    wrong = ["b"];
    await look(NOW + 2);
    expect(await subjects()).toEqual(["b", "b"]);
    wrong = ["a", "b"];
    await look(NOW + 3);
    /* A mail is one occurrence; a source may stop again. */
    expect((await page()).items.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual([
      "failed-mail b",
      "source-stopped a",
      "source-stopped b",
    ]);
  });
};
