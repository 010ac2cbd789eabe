import { expect, it } from "vitest";
import { createWriteBatcher, type Transact, transactOn } from "#server/platform/database/write-batcher.ts";
import { findFault } from "#server/platform/faults.ts";
import type { Executor } from "#server/schema.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const add = (key: string) => async (transaction: Executor) => {
  await transaction.insertInto("rateLimit").values({ key, hits: 1, windowEndsAt: 1 }).execute();
  return key;
};

/** Writes that share a transaction. */
export const groupCommitContract = (make: MakePlace): void => {
  it("resolves each write of a batch with its own value after it is stored", async () => {
    const { db, remove } = await openTestDatabase(make);
    const batcher = createWriteBatcher(transactOn(db));
    const answers = await Promise.all(["a", "b", "c"].map((key) => batcher.write(add(key))));
    expect(answers).toEqual(["a", "b", "c"]);
    expect(await db.selectFrom("rateLimit").select("key").orderBy("key").execute()).toEqual([
      { key: "a" },
      { key: "b" },
      { key: "c" },
    ]);
    await remove();
  });

  it("rejects only the write that fails", async () => {
    const { db, remove } = await openTestDatabase(make);
    const batcher = createWriteBatcher(transactOn(db));
    const answers = await Promise.allSettled(["a", "b", "a", "c"].map((key) => batcher.write(add(key))));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect((await db.selectFrom("rateLimit").select("key").execute()).length).toBe(3);
    await remove();
  });

  it("undoes all of a write that fails halfway", async () => {
    const { db, remove } = await openTestDatabase(make);
    const batcher = createWriteBatcher(transactOn(db));
    const half = batcher.write(async (transaction) => {
      await add("a")(transaction);
      throw new Error("stop");
    });
    await expect(half).rejects.toThrow("stop");
    expect(await db.selectFrom("rateLimit").selectAll().execute()).toEqual([]);
    await remove();
  });

  it("retries a failed write once", async () => {
    const { db, remove } = await openTestDatabase(make);
    let runs = 0;
    const value = await createWriteBatcher(transactOn(db)).write(async (transaction) => {
      runs += 1;
      await add("a")(transaction);
      if (runs === 1) throw new Error("somebody else was first");
      return "stored";
    });
    expect([value, runs]).toEqual(["stored", 2]);
    expect(await db.selectFrom("rateLimit").select("key").execute()).toEqual([{ key: "a" }]);
    await remove();
  });

  it("hands entries that wait at the same time to their work together, and answers each with its own value", async () => {
    const { db, remove } = await openTestDatabase(make);
    const batches: (readonly string[])[] = [];
    const write = createWriteBatcher(transactOn(db)).createBatchWriter(async (transaction, keys: readonly string[]) => {
      batches.push(keys);
      for (const key of keys) await add(key)(transaction);
      return keys.map((key) => `${key} stored`);
    });
    expect(await Promise.all(["a", "b", "c"].map(write))).toEqual(["a stored", "b stored", "c stored"]);
    expect(await write("d")).toBe("d stored");
    expect(batches).toEqual([["a", "b", "c"], ["d"]]);
    expect((await db.selectFrom("rateLimit").select("key").execute()).length).toBe(4);
    await remove();
  });

  it("rejects only the entry that cannot be written", async () => {
    const { db, remove } = await openTestDatabase(make);
    const write = createWriteBatcher(transactOn(db)).createBatchWriter(async (transaction, keys: readonly string[]) => {
      for (const key of keys) await add(key)(transaction);
      return keys;
    });
    const answers = await Promise.allSettled(["a", "b", "a", "c"].map(write));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect((await db.selectFrom("rateLimit").select("key").execute()).length).toBe(3);
    await remove();
  });

  it("writes at most 64 entries at once, and all of them", async () => {
    const { db, remove } = await openTestDatabase(make);
    const sizes: number[] = [];
    const write = createWriteBatcher(transactOn(db)).createBatchWriter(
      async (_transaction, entries: readonly number[]) => {
        sizes.push(entries.length);
        return entries;
      },
    );
    const entries = Array.from({ length: 150 }, (_, index) => index);
    expect(await Promise.all(entries.map(write))).toEqual(entries);
    expect(sizes).toEqual([64, 64, 22]);
    await remove();
  });

  it("waits for everything that was handed in", async () => {
    const { db, remove } = await openTestDatabase(make);
    const batcher = createWriteBatcher(transactOn(db));
    const stored: string[] = [];
    for (const key of ["a", "b"]) void batcher.write(add(key)).then((value) => stored.push(value));
    await batcher.flush();
    expect(stored).toEqual(["a", "b"]);
    await remove();
  });

  it("answers every entry that arrives while the beginning of a transaction fails", async () => {
    const { db, remove } = await openTestDatabase(make);
    const failure = Promise.withResolvers<never>();
    let begins = 0;
    const transact: Transact = async (work) => {
      begins += 1;
      return begins === 1 ? failure.promise : transactOn(db)(work);
    };
    const write = createWriteBatcher(transact).createBatchWriter(async (transaction, keys: readonly string[]) => {
      for (const key of keys) await add(key)(transaction);
      return keys;
    });
    const first = write("a");
    await expect.poll(() => begins).toBe(1);
    const later = write("b");
    failure.reject(Object.assign(new Error("the connection was cut"), { code: "ECONNRESET" }));
    const last = write("c");
    await expect(first).rejects.toThrow("the connection was cut");
    expect(await Promise.all([later, last, write("d")])).toEqual(["b", "c", "d"]);
    expect(await db.selectFrom("rateLimit").select("key").orderBy("key").execute()).toEqual([
      { key: "b" },
      { key: "c" },
      { key: "d" },
    ]);
    await remove();
  });

  it("refuses an entry that waits for longer than its time, and does not write it later", async () => {
    const { db, remove } = await openTestDatabase(make);
    const lock = Promise.withResolvers<undefined>();
    let begins = 0;
    const transact: Transact = async (work) => {
      begins += 1;
      if (begins === 1) await lock.promise;
      return transactOn(db)(work);
    };
    const batcher = createWriteBatcher(transact, 1_000);
    const write = batcher.createBatchWriter(async (transaction, keys: readonly string[]) => {
      for (const key of keys) await add(key)(transaction);
      return keys;
    });
    const outcome = (key: string): Promise<string> =>
      write(key).catch((error: unknown) => findFault(error) ?? "another error");
    const first = outcome("running");
    await expect.poll(() => begins).toBe(1);
    const answers = await Promise.all([first, outcome("waiting"), outcome("waiting too")]);
    expect(answers).toEqual(["busy", "busy", "busy"]);
    lock.resolve(undefined);
    expect(await write("after")).toBe("after");
    await batcher.flush();
    expect(await db.selectFrom("rateLimit").select("key").execute()).toEqual([{ key: "after" }]);
    await remove();
  });

  it("does not wait once more for a database that refuses everybody", async () => {
    let begins = 0;
    const transact: Transact = async () => {
      begins += 1;
      throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
    };
    const write = createWriteBatcher(transact).createBatchWriter(async (_transaction, keys: readonly string[]) => keys);
    const answers = await Promise.allSettled(["a", "b", "c"].map(write));
    expect([answers.map(({ status }) => status), begins]).toEqual([["rejected", "rejected", "rejected"], 1]);
  });
};
