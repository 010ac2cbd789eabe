import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { createWriteBatcher, transactOn } from "#server/platform/database/write-batcher.ts";
import { emptySqlitePlace, sqlitePlace, type TestPlace } from "#tests/server/support/database.ts";
import { accountsContract } from "#tests/server/modules/accounts/account-store-contract.ts";
import { databaseContract } from "./database-contract.ts";

describe("the embedded database", () => {
  databaseContract(emptySqlitePlace);
  accountsContract(sqlitePlace);
});

const hit = (key: string) => ({ key, hits: 1, windowEndsAt: 1 });

describe("the embedded database while another process holds the write lock", () => {
  let test: TestPlace;
  let database: Database;
  let other: DatabaseSync;

  beforeEach(async () => {
    test = await emptySqlitePlace();
    if (test.place.kind !== "sqlite") throw new Error("Expected SQLite.");
    database = (await openDatabase(test.place))._unsafeUnwrap();
    await database.db.insertInto("rateLimit").values(hit("before")).execute();
    other = new DatabaseSync(join(test.place.folder, "keelson.sqlite"));
    other.exec("begin immediate");
  });
  afterEach(async () => {
    other.close();
    await database.close();
    await test.remove();
  });

  const keys = async (): Promise<readonly string[]> =>
    (await database.db.selectFrom("rateLimit").select("key").orderBy("key").execute()).map(({ key }) => key);

  it("reads immediately, and writes when the lock is free", async () => {
    const done: string[] = [];
    const batcher = createWriteBatcher(transactOn(database.db));
    const writes = [
      database.db.insertInto("rateLimit").values(hit("alone")).execute(),
      database.db
        .transaction()
        .execute((transaction) => transaction.insertInto("rateLimit").values(hit("transaction")).execute()),
      batcher.write((transaction) => transaction.insertInto("rateLimit").values(hit("group")).execute()),
    ].map((write) => write.then(() => done.push("written")));
    expect(await keys()).toEqual(["before"]);
    expect((await sql<{ readonly one: number }>`  select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    expect(done).toEqual([]);
    other.exec("commit");
    await Promise.all(writes);
    expect(await keys()).toEqual(["alone", "before", "group", "transaction"]);
  });

  it("lets an answer go on without its write, but waits for a write that is only slow", async () => {
    const slow = Promise.withResolvers<void>();
    const write = database.db
      .insertInto("rateLimit")
      .values(hit("late"))
      .execute()
      .then(() => slow.promise);
    await database.waitUnlessLocked(write);
    expect(await keys()).toEqual(["before"]);
    other.exec("commit");
    await expect.poll(keys).toEqual(["before", "late"]);
    vi.useFakeTimers();
    let goesOn = false;
    const waiting = database.waitUnlessLocked(write).then(() => {
      goesOn = true;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(goesOn).toBe(false);
    slow.resolve();
    await waiting;
    vi.useRealTimers();
  });

  it("can be opened by a further process that has nothing to change", async () => {
    const second = (await openDatabase(test.place))._unsafeUnwrap();
    expect(await second.db.selectFrom("rateLimit").select("key").execute()).toEqual([{ key: "before" }]);
    await second.close();
    other.exec("rollback");
  });

  it("gives the turn of a transaction that failed to the next one", async () => {
    other.exec("rollback");
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto("rateLimit").values(hit("undone")).execute();
      expect(await keys()).toEqual(["before"]);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    await database.db.insertInto("rateLimit").values(hit("next")).execute();
    expect(await keys()).toEqual(["before", "next"]);
  });
});
