import { sql } from "kysely";
import { expect, it } from "vitest";
import { createSharedCounter } from "#server/platform/throttling/shared-counter.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { describeSharedLimits } from "./shared-limits-contract.ts";

describeSharedLimits("SQLite", sqlitePlace);

it("limits are counted by each process while the disk is full", async () => {
  const database = await openTestDatabase(sqlitePlace);
  await sql`vacuum`.execute(database.db);
  await sql`pragma max_page_count = 1`.execute(database.db);
  const { take } = createSharedCounter(database.db, () => 0);
  /* Longer than a page of the database. */
  const who = "x".repeat(10_000);
  const kinds: string[] = [];
  for (let hit = 0; hit < 5; hit++) kinds.push((await take({ name: "calls", hits: 3, windowMs: 60_000 }, who)).kind);
  expect(kinds).toEqual(["within", "within", "within", "exceeded", "exceeded"]);
  await database.remove();
});
