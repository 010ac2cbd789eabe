import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase, openExistingDatabase } from "#server/platform/database/database.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const program = fileURLToPath(new URL("../../support/database-process.ts", import.meta.url));
const run = promisify(execFile);

/** What every database must do, whichever it is. */
export const databaseContract = (make: MakePlace): void => {
  it("serves several processes that start and write at the same moment", async () => {
    const { place, remove } = await make();
    const runs = Array.from({ length: 4 }, () => run(process.execPath, [program, JSON.stringify(place), "25"]));
    const answers = await Promise.all(runs);
    expect(answers.map((answer) => answer.stdout)).toEqual(["done", "done", "done", "done"]);
    const opened = (await openDatabase(place))._unsafeUnwrap();
    expect(await opened.db.selectFrom("rateLimit").select("hits").execute()).toEqual([{ hits: 100 }]);
    await opened.close();
    await remove();
  });

  it("refuses a database of a newer version with a clear message", async () => {
    const { place, remove } = await make();
    const newer = (await openDatabase(place))._unsafeUnwrap();
    const step = { name: "9999-later", timestamp: "2030-01-01T00:00:00.000Z" };
    await sql`insert into "kysely_migration" ("name", "timestamp") values (${step.name}, ${step.timestamp})`.execute(
      newer.db,
    );
    await newer.close();
    expect((await openDatabase(place))._unsafeUnwrapErr()).toMatch(
      /^The database \S+ cannot be opened: it was already used by a newer version of Keelson \(schema step 9999-later\)\. Please start that version\.$/,
    );
    await remove();
  });

  it("changes no schema for a staff command, and names what to do", async () => {
    const { place, remove } = await make();
    const current = (await openDatabase(place))._unsafeUnwrap();
    await sql`delete from "kysely_migration" where "name" = '0118-server-address'`.execute(current.db);
    await current.close();
    expect((await openExistingDatabase(place))._unsafeUnwrapErr()).toMatch(
      /^The database \S+ cannot be opened: it has the schema of an earlier version of Keelson \(step 0118-server-address is missing\)\. Staff commands change no schema: use those of the version that the server runs, or start the server of this version first\.$/,
    );
    await remove();
  });

  it("returns integers as numbers, including sums and counts", async () => {
    const { db, remove } = await openTestDatabase(make);
    await db.insertInto("rateLimit").values({ key: "a", hits: 2, windowEndsAt: 1_795_000_000_000 }).execute();
    await db.insertInto("rateLimit").values({ key: "b", hits: 3, windowEndsAt: 1_795_000_000_001 }).execute();
    const rows = await db.selectFrom("rateLimit").selectAll().orderBy("key").execute();
    const count = await db
      .selectFrom("rateLimit")
      .select((e) => e.fn.countAll<number>().as("n"))
      .executeTakeFirst();
    expect({ rows, count }).toEqual({
      rows: [
        { key: "a", hits: 2, windowEndsAt: 1_795_000_000_000 },
        { key: "b", hits: 3, windowEndsAt: 1_795_000_000_001 },
      ],
      count: { n: 2 },
    });
    await remove();
  });

  it("refuses a session of an account that does not exist", async () => {
    const { db, remove } = await openTestDatabase(make);
    const orphan = {
      id: "s",
      tokenHash: "t",
      apiKeyHash: "k",
      accountId: "nobody",
      createdAt: 1,
      idleUntil: 2,
      expiresAt: 3,
    };
    await expect(db.insertInto("session").values(orphan).execute()).rejects.toThrow(/foreign key/i);
    await remove();
  });

  it("undoes everything of a transaction that fails", async () => {
    const { db, remove } = await openTestDatabase(make);
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("rateLimit").values({ key: "a", hits: 1, windowEndsAt: 1 }).execute();
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await db.selectFrom("rateLimit").selectAll().execute()).toEqual([]);
    await remove();
  });

  it("runs fifty interleaved read-then-write transactions correctly", async () => {
    const { db, remove } = await openTestDatabase(make);
    await db.insertInto("rateLimit").values({ key: "a", hits: 0, windowEndsAt: 1 }).execute();
    const add = (): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable("rateLimit").set({ windowEndsAt: 1 }).where("key", "=", "a").execute();
        const row = await transaction
          .selectFrom("rateLimit")
          .select("hits")
          .where("key", "=", "a")
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("rateLimit")
          .set({ hits: row.hits + 1 })
          .where("key", "=", "a")
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, add));
    expect((await db.selectFrom("rateLimit").select("hits").executeTakeFirstOrThrow()).hits).toBe(50);
    await remove();
  });

  it("refuses to store a value that the two databases would read back differently", async () => {
    const { db, kind, remove } = await openTestDatabase(make);
    if (kind === "sqlite") await expect(sql`select ${true} as yes`.execute(db)).rejects.toThrow("cannot be stored");
    await remove();
  });
};
