import { afterEach, beforeEach, expect, it } from "vitest";
import { findExchange } from "#server/modules/rates/index.ts";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";

const EVA = "eva@keelson.example";
const RAVI = "ravi@keelson.example";
const INR = { base: "USD", currency: "INR", rate: "88.40", date: "2026-11-19", source: "RBI" };

let server: TestApp;
let cookie: string;

beforeEach(async () => {
  server = await startTestApp({ make: sqlitePlace, features: [] });
  await addTestStaff(server.database, EVA, "Eva Lind", "pricing");
  await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
  cookie = await signInToDesk(server, EVA);
});
afterEach(() => server.close());

const set = (body: object, as = cookie) => callDesk(server.app, "POST", "/rates/exchange-rates", { cookie: as, body });

it("an exchange rate set at the desk is used from then on, with the others of its base", async () => {
  await set({ ...INR, currency: "EUR", rate: "0,90" });
  await set(INR);
  const { status, message, result } = await set({ ...INR, rate: "89.10", date: "2026-11-20", source: "ECB" });
  const now = {
    base: "USD",
    date: "2026-11-20",
    source: "ECB; EUR: RBI, 2026-11-19",
    markUpPercent: "0",
    quotes: [
      { currency: "EUR", unitsPerBase: "0.90" },
      { currency: "INR", unitsPerBase: "89.10" },
    ],
  };
  expect([status, message, result[0]]).toEqual([200, "Rate set", now]);
  expect(result).toHaveLength(2);
  expect(await findExchange(server.database.db, "2026-11-20")).toEqual(now);
  const trail = await server.database.db
    .selectFrom("auditEntry")
    .select(["subjectId", "before", "after"])
    .where("action", "=", "exchange-rates.set")
    .orderBy("id")
    .execute();
  expect(trail.at(-1)).toEqual({
    subjectId: "USD 2026-11-20",
    before: '{"INR":"88.40","source":"RBI"}',
    after: '{"INR":"89.10","source":"ECB"}',
  });
});

it("an exchange rate that is far from the last one is asked about once, and set then", async () => {
  await set(INR);
  const far = "The last rate was 88.40: 110 is 20 % or more off it. Set it if it is right.";
  expect(await set({ ...INR, rate: "110" })).toMatchObject({
    status: 422,
    message: far,
    result: [{ field: "isSure", message: far }],
  });
  expect((await set({ ...INR, rate: "110", isSure: true })).status).toBe(200);
});

it("an exchange rate that a colleague has set meanwhile is not replaced unseen", async () => {
  expect((await set({ ...INR, seen: null })).status).toBe(200);
  expect(await set({ ...INR, rate: "88.90", seen: null })).toMatchObject({
    status: 409,
    message: "Somebody else was faster: the rate of INR is 88.40 now. Nothing was done: set yours if it is right.",
  });
  expect((await set({ ...INR, rate: "88.90", seen: "88.40" })).status).toBe(200);
  expect((await findExchange(server.database.db, INR.date))?.quotes).toEqual([
    { currency: "INR", unitsPerBase: "88.90" },
  ]);
});

it("an exchange rate is refused by field, and set by pricing only", async () => {
  expect(await set({ ...INR, currency: "rupee", rate: "" })).toMatchObject({
    status: 422,
    result: [{ field: "currency" }, { field: "rate" }],
  });
  expect((await set(INR, await signInToDesk(server, RAVI))).status).toBe(403);
});
