import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eraseCustomer, recordChange, recordChanges } from "#server/modules/audit/index.ts";
import { cutTrail } from "#server/modules/audit/cut-trail.ts";
import { sealEntries } from "#server/modules/audit/seal-entries.ts";
import { verifyChain } from "#server/modules/audit/verify-chain.ts";
import { type Acting, actAs, toJob } from "#server/platform/acting.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createWriteBatcher, transactOn } from "#server/platform/database/write-batcher.ts";
import { START } from "#tests/server/support/app.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const clock = () => START;
const CUSTOMER: Acting = {
  actor: { kind: "customer", id: "account-1", role: null },
  origin: { kind: "http", network: "203.0.113.24", userAgent: "Firefox" },
  clock,
};
const CLERK: Acting = {
  actor: { kind: "stated", person: { systemUser: "ops", name: "Ravi Pillai" } },
  origin: { kind: "command", name: "bookings confirm" },
  clock,
};

/** The audit trail over whichever database. */
export const auditContract = (make: MakePlace): void => {
  let database: Database & { readonly remove: () => Promise<void> };

  beforeEach(async () => {
    database = await openTestDatabase(make);
  });
  afterEach(() => database.remove());

  const entries = () => database.db.selectFrom("auditEntry").selectAll().orderBy("id").execute();
  const confirm = (number: string) =>
    recordChange(database.db, {
      action: "booking.confirmed",
      subjectId: number,
      customerId: "account-1",
      before: { status: "in process", number: null, carrier: "Norrvik" },
      after: { status: "confirmed", number: "NRV 8204417", carrier: "Norrvik" },
      reason: "The carrier's mail says 417.",
    });

  it("has who, from where, what, and the changed values before and after", async () => {
    await actAs(CUSTOMER, () => confirm("QTN-2026-000013"));
    const [entry] = await entries();
    expect(entry).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      at: START,
      actorKind: "customer",
      actorId: "account-1",
      role: null,
      origin: '{"kind":"http","network":"203.0.113.24","userAgent":"Firefox"}',
      action: "booking.confirmed",
      subjectKind: "booking",
      subjectId: "QTN-2026-000013",
      customerId: "account-1",
      before: '{"status":"in process","number":null}',
      after: '{"status":"confirmed","number":"NRV 8204417"}',
      reason: "The carrier's mail says 417.",
      position: null,
      salt: null,
      digest: null,
      hash: null,
    });
  });

  it("names a person at the command line by one id, whose name is apart", async () => {
    await actAs(CLERK, async () => {
      await confirm("QTN-1");
      await confirm("QTN-2");
    });
    const people = await database.db.selectFrom("auditPerson").selectAll().execute();
    expect(people).toEqual([{ id: expect.any(String), systemUser: "ops", name: "Ravi Pillai" }]);
    expect((await entries()).map(({ actorKind, actorId }) => [actorKind, actorId])).toEqual([
      ["staff", people[0]?.id],
      ["staff", people[0]?.id],
    ]);
    expect(JSON.stringify(await entries())).not.toContain("Ravi");
  });

  it("shows a change outside every edge as one of nobody", async () => {
    await confirm("QTN-1");
    expect((await entries()).map(({ actorKind, origin }) => [actorKind, origin])).toEqual([
      ["unknown", '{"kind":"none"}'],
    ]);
    expect(await verifyChain(database.db)).toMatchObject({ unattributed: 1 });
  });

  it("is rolled back with the change", async () => {
    const failed = database.db.transaction().execute(async (transaction) => {
      await recordChange(transaction, { action: "link.created", subjectId: "1" });
      throw new Error("no room");
    });
    await expect(failed).rejects.toThrow("no room");
    expect(await entries()).toEqual([]);
  });

  it("attributes changes that share a transaction to those who made them", async () => {
    const batcher = createWriteBatcher(transactOn(database.db));
    const create = (subjectId: string) =>
      batcher.write((transaction) => recordChange(transaction, { action: "link.created", subjectId }));
    await Promise.all([
      actAs(CUSTOMER, () => create("1")),
      actAs({ ...CUSTOMER, actor: { kind: "customer", id: "account-2", role: null } }, () => create("2")),
      actAs(toJob("prune", clock), () => create("3")),
    ]);
    const found = (await entries()).map(({ subjectId, actorKind, actorId }) => [subjectId, actorKind, actorId]);
    expect(found.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ["1", "customer", "account-1"],
      ["2", "customer", "account-2"],
      ["3", "job", null],
    ]);
  });

  const record = (count: number) =>
    actAs(CUSTOMER, () =>
      recordChanges(
        database.db,
        Array.from({ length: count }, (_, index) => ({
          action: "address.created" as const,
          subjectId: String(index),
          after: { name: `Address ${index}` },
        })),
      ),
    );

  it("is chained, also over several batches, and says so", async () => {
    await record(250);
    expect(await verifyChain(database.db)).toMatchObject({ entries: 0, unsealed: 250, problem: null });
    expect(await sealEntries(database.db)).toBe(250);
    await record(2);
    expect(await sealEntries(database.db)).toBe(2);
    expect(await verifyChain(database.db)).toEqual({
      entries: 252,
      unsealed: 0,
      erased: 0,
      unattributed: 0,
      problem: null,
    });
  });

  it("refuses to change or delete an entry, sealed or not", async () => {
    await record(2);
    const change = () => database.db.updateTable("auditEntry").set({ after: "{}" }).execute();
    const remove = () => database.db.deleteFrom("auditEntry").execute();
    const erase = () =>
      database.db
        .updateTable("auditEntry")
        .set({ origin: null, before: null, after: null, reason: null, salt: null })
        .execute();
    const reseal = () => database.db.updateTable("auditEntry").set({ position: 9, hash: "" }).execute();
    for (const attempt of [change, remove, erase]) await expect(attempt()).rejects.toThrow("are not changed");
    await sealEntries(database.db);
    for (const attempt of [change, remove, erase, reseal]) await expect(attempt()).rejects.toThrow("are not changed");
    expect(await verifyChain(database.db)).toMatchObject({ entries: 2, problem: null });
  });

  it("is cut at its beginning, with one entry about how many and from when to when, and holds from there", async () => {
    const day = (number: number): number => START + number * 86_400_000;
    const recordOn = (number: number, count: number) =>
      actAs(
        toJob("test", () => day(number)),
        async () => {
          for (let index = 0; index < count; index += 1) await confirm(`QTN-${number}-${index}`);
        },
      );
    await recordOn(0, 300);
    await recordOn(1, 300);
    await recordOn(2, 1);
    await sealEntries(database.db);
    await recordOn(0, 1);
    const cut = (before: number) =>
      actAs(
        toJob("retention", () => day(9)),
        () => cutTrail(database.db, before, day(9)),
      );
    expect(await cut(day(2))).toBe(600);
    const left = await entries();
    expect(left.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["booking.confirmed", "QTN-0-0"],
      ["booking.confirmed", "QTN-2-0"],
      ["trail.cut", "trail"],
    ]);
    expect(left.at(-1)).toMatchObject({
      at: day(9),
      actorKind: "job",
      after: JSON.stringify({
        entries: 600,
        from: "2026-11-20T08:00:00.000Z",
        to: "2026-11-21T08:00:00.000Z",
        position: 600,
      }),
    });
    expect(await cut(day(2))).toBe(0);
    await sealEntries(database.db);
    expect(await verifyChain(database.db)).toMatchObject({ entries: 3, unsealed: 0, problem: null });
    await expect(database.db.deleteFrom("auditEntry").execute()).rejects.toThrow("are not changed");
  });

  it("is not cut before the first entry that has to be kept, nor twice by two processes", async () => {
    await record(3);
    await sealEntries(database.db);
    expect(await actAs(toJob("retention", clock), () => cutTrail(database.db, START, START))).toBe(0);
    expect(await database.db.selectFrom("auditCut").selectAll().execute()).toEqual([]);
    const cut = () => actAs(toJob("retention", clock), () => cutTrail(database.db, START + 1, START));
    const removed = await Promise.all([cut(), cut()]);
    expect(removed.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect((await entries()).map(({ action }) => action)).toEqual(["trail.cut"]);
  });

  it("finds an entry that was changed, one that is missing, and a missing end", async () => {
    await record(4);
    await sealEntries(database.db);
    const drop =
      database.kind === "sqlite"
        ? [`drop trigger "auditEntry_update"`, `drop trigger "auditEntry_delete"`]
        : [`alter table "auditEntry" disable trigger user`];
    for (const statement of drop) await sql.raw(statement).execute(database.db);
    try {
      await database.db.deleteFrom("auditEntry").where("position", "=", 4).execute();
      expect(await verifyChain(database.db)).toMatchObject({ problem: { kind: "end-missing", position: 4 } });
      await database.db
        .updateTable("auditEntry")
        .set({ after: '{"name":"another"}' })
        .where("position", "=", 3)
        .execute();
      expect(await verifyChain(database.db)).toMatchObject({ problem: { kind: "changed", position: 3 } });
      await database.db.deleteFrom("auditEntry").where("position", "=", 2).execute();
      expect(await verifyChain(database.db)).toMatchObject({ problem: { kind: "missing", position: 2 } });
      await database.db.updateTable("auditEntry").set({ subjectId: "9" }).where("position", "=", 1).execute();
      expect(await verifyChain(database.db)).toMatchObject({ problem: { kind: "changed", position: 1 } });
    } finally {
      if (database.kind === "postgres") await sql`alter table "auditEntry" enable trigger user`.execute(database.db);
    }
  });

  it("keeps lines and chain of a deleted customer, without values, reasons and networks", async () => {
    await actAs(CUSTOMER, async () => {
      await confirm("QTN-1");
      await recordChange(database.db, { action: "address.created", subjectId: "a", after: { name: "Duisburg" } });
    });
    await actAs({ ...CLERK, actor: { kind: "staff", id: "clerk", role: "desk" } }, async () => {
      await confirm("QTN-1");
      await recordChange(database.db, {
        action: "cargo.returned",
        subjectId: "QTN-1",
        customerId: "account-1",
        after: { consignee: "Rheinland" },
      });
    });
    await sealEntries(database.db);
    await actAs(CLERK, () => eraseCustomer(database.db, "account-1", START));
    const found = await entries();
    expect(
      found.map((one) => [one.actorKind, one.action, one.after, one.origin === null, one.reason === null]),
    ).toEqual([
      ["customer", "booking.confirmed", null, true, true],
      ["customer", "address.created", null, true, true],
      ["staff", "booking.confirmed", '{"status":"confirmed","number":"NRV 8204417"}', false, false],
      ["staff", "cargo.returned", null, true, true],
      ["staff", "trail.erased", '{"entries":3}', false, true],
    ]);
    await sealEntries(database.db);
    expect(await verifyChain(database.db)).toMatchObject({ entries: 5, erased: 3, problem: null });
  });
};
