import { afterEach, beforeEach, expect, it } from "vitest";
import { findServerAddress, saveServerAddress } from "#server/platform/server-address.ts";
import { openTestDatabase, sqlitePlace } from "../support/database.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase(sqlitePlace);
});
afterEach(() => database.remove());

it("is unknown before a server was started, and then that of the last one", async () => {
  const { db } = database;
  expect(await findServerAddress(db)).toBeNull();
  await saveServerAddress(db, "http://127.0.0.1:8080");
  await saveServerAddress(db, "https://freight.example");
  await saveServerAddress(db, "https://freight.example");
  expect(await findServerAddress(db)).toBe("https://freight.example");
  expect(await db.selectFrom("serverAddress").selectAll().execute()).toHaveLength(1);
});
