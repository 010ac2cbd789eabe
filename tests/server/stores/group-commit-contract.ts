import { expect, it } from "vitest";
import { groupCommit } from "../../../src/server/stores/group-commit.ts";
import type { Executor } from "../../../src/server/stores/schema.ts";
import { type MakePlace, openTestDatabase } from "../support/database.ts";

const add = (key: string) => async (transaction: Executor) => {
  await transaction.insertInto("rateLimit").values({ key, hits: 1, windowEndsAt: 1 }).execute();
  return key;
};

/** Writes that share a transaction. */
export const groupCommitContract = (make: MakePlace): void => {
  it("answers every write of a group with its own value, once it is stored", async () => {
    const { db, remove } = await openTestDatabase(make);
    const commits = groupCommit(db);
    const answers = await Promise.all(["a", "b", "c"].map((key) => commits.write(add(key))));
    expect(answers).toEqual(["a", "b", "c"]);
    expect(await db.selectFrom("rateLimit").select("key").orderBy("key").execute()).toEqual([
      { key: "a" },
      { key: "b" },
      { key: "c" },
    ]);
    await remove();
  });

  it("lets a write that fails take nobody with it", async () => {
    const { db, remove } = await openTestDatabase(make);
    const commits = groupCommit(db);
    const answers = await Promise.allSettled(["a", "b", "a", "c"].map((key) => commits.write(add(key))));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect((await db.selectFrom("rateLimit").select("key").execute()).length).toBe(3);
    await remove();
  });

  it("undoes all of a write that fails halfway", async () => {
    const { db, remove } = await openTestDatabase(make);
    const commits = groupCommit(db);
    const half = commits.write(async (transaction) => {
      await add("a")(transaction);
      throw new Error("stop");
    });
    await expect(half).rejects.toThrow("stop");
    expect(await db.selectFrom("rateLimit").selectAll().execute()).toEqual([]);
    await remove();
  });

  it("waits for everything that was handed in", async () => {
    const { db, remove } = await openTestDatabase(make);
    const commits = groupCommit(db);
    const stored: string[] = [];
    for (const key of ["a", "b"]) void commits.write(add(key)).then((value) => stored.push(value));
    await commits.settled();
    expect(stored).toEqual(["a", "b"]);
    await remove();
  });
};
