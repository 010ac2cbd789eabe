import { afterEach, beforeEach, expect, it } from "vitest";
import { BOOKING_COLUMNS, CHARGE_COLUMNS, CUSTOMER_COLUMNS } from "#domain/accounting";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestStaff, signInToDesk } from "#tests/server/support/desk.ts";

const EVA = "eva.lind@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const ASHA = "asha@menon.example";

let server: TestApp;
let pricing: string;

beforeEach(async () => {
  server = await startTestApp({ features: [] });
  await addShipper(server.database, ASHA);
  await addTestStaff(server.database, EVA, "Eva Lind", "pricing");
  await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
  pricing = await signInToDesk(server, EVA);
});
afterEach(() => server.close());

const download = (path: string, cookie = pricing) =>
  server.app.inject({ url: `/desk/api/exports/${path}`, headers: { cookie } });

it.each([
  ["bookings", BOOKING_COLUMNS],
  ["charges", CHARGE_COLUMNS],
  ["customers", CUSTOMER_COLUMNS],
])("writes the columns of %s, named by the cursor of the next file", async (file, columns) => {
  const { statusCode, headers, body } = await download(`${file}?format=csv`);
  expect([statusCode, headers["content-type"], headers["content-disposition"]]).toEqual([
    200,
    "text/csv; charset=utf-8",
    `attachment; filename="${file}-to-1.csv"`,
  ]);
  expect(body.split("\r\n")[0]).toBe(columns.join(","));
});

it("writes customers as JSON lines, and nothing that was not changed since a cursor or a day", async () => {
  const { body } = await download("customers?format=jsonl");
  expect(JSON.parse(body)).toMatchObject({ customerId: `account-${ASHA}`, companyName: "Malabar Spice Exports" });
  expect((await download("customers?format=jsonl&since=1")).body).toBe("");
  expect((await download("customers?format=jsonl&from=2026-11-20")).body).toBe("");
});

it("refuses a cursor after the last recorded change at its field", async () => {
  const { statusCode, body } = await download("bookings?format=csv&since=2");
  const message =
    "The last change that is recorded has the number 1, which is before 2. Was a backup restored? Then export everything again.";
  expect([statusCode, JSON.parse(body)]).toMatchObject([422, { code: 4220, result: [{ field: "since", message }] }]);
});

it("writes one row for a company, whoever else is in it", async () => {
  const id = await addShipper(server.database, "ravi@menon.example");
  const companyId = `account-${ASHA}`;
  await server.database.db.updateTable("account").set({ companyId }).where("id", "=", id).execute();
  await server.database.db.deleteFrom("company").where("id", "=", id).execute();
  const rows = (await download("customers?format=jsonl")).body.trim().split("\n");
  expect(rows.map((row) => JSON.parse(row))).toMatchObject([{ customerId: companyId }]);
});

it("is refused to the role desk", async () => {
  expect((await download("bookings?format=csv", await signInToDesk(server, RAVI))).statusCode).toBe(403);
});
