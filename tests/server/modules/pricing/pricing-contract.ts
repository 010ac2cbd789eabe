import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, type Method, signInToDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const JAN = "jan.visser@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const ASHA = "asha@menon.example";

const WIDE = {
  kind: "rule",
  customers: "all",
  customer: "",
  from: "",
  to: "",
  carrier: "",
  mode: "fcl",
  size: "",
  charge: "freight",
  basis: "percent",
  amount: "6",
  currency: "USD",
  minimum: "25",
  rounding: "5",
  direction: "up",
  validFrom: "2026-11-01",
  validTo: "",
  owner: "Jan Visser",
} as const;
const NARROW = {
  ...WIDE,
  customers: "company",
  customer: "malabar spice exports",
  from: "IN",
  to: "DEHAM",
  size: "40HC",
  basis: "container",
  amount: "120.00",
  minimum: "",
  rounding: "",
} as const;
const FLOOR = { ...WIDE, kind: "floor", charge: "", amount: "5", minimum: "", rounding: "" } as const;

const TRIAL = {
  from: "INNSA",
  to: "DEHAM",
  carrier: "Norrvik Line",
  size: "40HC",
  charge: "freight",
  company: ASHA,
  group: "",
  amount: "1200.00",
  currency: "USD",
} as const;

/** Margin rules at the desk, over whichever database. */
export const pricingContract = (make: MakePlace): void => {
  let server: TestApp;
  let admin: string;
  let clerk: string;
  let companyId: string;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    companyId = await addShipper(server.database, ASHA);
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    admin = await signInToDesk(server, JAN);
    clerk = await signInToDesk(server, RAVI);
  });
  afterEach(() => server.close());

  const call = (method: Method, path: string, body?: object, cookie = admin) =>
    callDesk(server.app, method, path, { cookie, ...(body === undefined ? {} : { body }) });
  const list = async () => {
    const { result } = await call("GET", "/margins");
    return parsed<readonly { readonly id: string }[]>(JSON.stringify(result)).map(({ id }) => id);
  };

  it("are listed in the order in which they are compared, then the floors", async () => {
    await call("POST", "/margins", WIDE);
    await call("POST", "/margins", FLOOR);
    const { status, message, result } = await call("POST", "/margins", NARROW);
    expect({ status, message }).toEqual({ status: 200, message: "Rule added" });
    const every = { carrier: null, mode: "fcl", validFrom: "2026-11-01", validTo: null, owner: "Jan Visser" };
    expect(result).toEqual([
      {
        ...every,
        kind: "rule",
        id: "M-02",
        state: "active",
        customers: "company",
        customer: companyId,
        customerName: "Malabar Spice Exports",
        from: "IN",
        to: "DEHAM",
        size: "40HC",
        charge: "freight",
        basis: "container",
        money: { currency: "USD", minor: 12_000 },
        percent: null,
        minimum: null,
        rounding: null,
        direction: "nearest",
      },
      {
        ...every,
        kind: "rule",
        id: "M-01",
        state: "active",
        customers: "all",
        customer: null,
        customerName: null,
        from: null,
        to: null,
        size: null,
        charge: "freight",
        basis: "percent",
        money: null,
        percent: "6",
        minimum: { currency: "USD", minor: 2_500 },
        rounding: "5",
        direction: "up",
      },
      {
        ...every,
        kind: "floor",
        id: "F-01",
        state: "active",
        customers: "all",
        customer: null,
        customerName: null,
        from: null,
        to: null,
        size: null,
        charge: null,
        basis: "percent",
        money: null,
        percent: "5",
        minimum: null,
        rounding: null,
        direction: "nearest",
      },
    ]);
  });

  it("refuses fields, and a rule that is as narrow as another one at its dates", async () => {
    expect(await call("POST", "/margins", { ...WIDE, from: "Bombay", owner: "" })).toMatchObject({
      status: 422,
      result: [{ field: "from" }, { field: "owner" }],
    });
    await call("POST", "/margins", WIDE);
    expect(await call("POST", "/margins", { ...WIDE, validFrom: "2026-12-01" })).toMatchObject({
      status: 422,
      result: [
        {
          field: "validFrom",
          message: "M-01 is equally narrow and holds on some of these days. End it, or change what this one is about.",
        },
      ],
    });
    expect(await list()).toEqual(["M-01"]);
  });

  it("replaces a rule by another one with the next name, and refuses the second of two people", async () => {
    await call("POST", "/margins", WIDE);
    expect((await call("PUT", "/margins/M-01", { ...WIDE, amount: "7" })).status).toBe(200);
    expect(await list()).toEqual(["M-02"]);
    expect(await call("PUT", "/margins/M-01", { ...WIDE, amount: "8" })).toMatchObject({
      status: 409,
      message: "Somebody else has ended or replaced this in the meantime. Load the list again.",
    });
    expect((await call("DELETE", "/margins/M-01")).status).toBe(409);
    expect((await call("DELETE", "/margins/M-02")).message).toBe("Rule ended");
    expect(await list()).toEqual([]);
    const trail = await server.database.db
      .selectFrom("auditEntry")
      .select(["action", "subjectId", "actorId"])
      .where("subjectKind", "=", "margin")
      .orderBy("id")
      .execute();
    expect(trail).toEqual(
      [
        ["margin.created", "M-01"],
        ["margin.ended", "M-01"],
        ["margin.created", "M-02"],
        ["margin.ended", "M-02"],
      ].map(([action, subjectId]) => ({ action, subjectId, actorId: `staff-${JAN}` })),
    );
  });

  it("keeps a rule whose replacement is refused", async () => {
    await call("POST", "/margins", WIDE);
    await call("POST", "/margins", { ...WIDE, size: "20GP" });
    expect((await call("PUT", "/margins/M-02", WIDE)).status).toBe(422);
    expect(await list()).toEqual(["M-02", "M-01"]);
  });

  it("are read by every role and changed by pricing", async () => {
    expect((await call("GET", "/margins", undefined, clerk)).status).toBe(200);
    expect((await call("POST", "/margins", WIDE, clerk)).status).toBe(403);
    expect((await call("DELETE", "/margins/M-01", undefined, clerk)).status).toBe(403);
  });

  describe("an explanation", () => {
    it("has the rule that wins, the floor, and why others do not", async () => {
      await call("POST", "/margins", WIDE);
      await call("POST", "/margins", NARROW);
      await call("POST", "/margins", { ...NARROW, customers: "group", customer: "Gold" });
      await call("POST", "/margins", FLOOR);
      expect((await call("POST", "/margins/explanation", TRIAL, clerk)).result).toEqual([
        {
          buying: { currency: "USD", minor: 120_000 },
          selling: { currency: "USD", minor: 132_000 },
          rule: "M-02",
          fee: null,
          floor: { id: "F-01", least: { currency: "USD", minor: 126_316 } },
          raisedBy: { currency: "USD", minor: 0 },
          total: { currency: "USD", minor: 132_000 },
          margin: { currency: "USD", minor: 12_000 },
          exchangeDate: null,
          unused: [
            { id: "M-01", reason: "wider" },
            { id: "M-03", reason: "customers" },
          ],
        },
      ]);
      const other = await call("POST", "/margins/explanation", { ...TRIAL, company: "", group: "Gold", to: "NLRTM" });
      expect(other.result).toMatchObject([
        {
          rule: "M-01",
          unused: [
            { id: "M-02", reason: "lane" },
            { id: "M-03", reason: "lane" },
          ],
        },
      ]);
    });

    it("is refused at the fields that cannot be read", async () => {
      expect(
        await call("POST", "/margins/explanation", { ...TRIAL, from: "IN", size: "", amount: "x", company: "nobody" }),
      ).toMatchObject({
        status: 422,
        result: [{ field: "from" }, { field: "company" }, { field: "size" }, { field: "amount" }],
      });
    });
  });

  describe("the last day", () => {
    const setLastDay = (id: string, lastDay: string) => call("PUT", `/margins/${id}/last-day`, { lastDay });

    it("is set by one with the next name that takes its place", async () => {
      await call("POST", "/margins", WIDE);
      expect(await setLastDay("M-01", "2026-12-31")).toMatchObject({
        status: 200,
        message: "Last day set",
        result: [{ id: "M-02", validFrom: "2026-11-01", validTo: "2026-12-31", percent: "6" }],
      });
      expect(await setLastDay("M-01", "2026-12-31")).toMatchObject({
        status: 409,
        message: "Somebody else has ended or replaced this in the meantime. Load the list again.",
      });
    });

    it("leaves room for the next rule from the day after it", async () => {
      await call("POST", "/margins", WIDE);
      await setLastDay("M-01", "2026-12-31");
      expect(await call("POST", "/margins", { ...WIDE, amount: "8", validFrom: "2026-12-31" })).toMatchObject({
        status: 422,
      });
      expect(await call("POST", "/margins", { ...WIDE, amount: "8", validFrom: "2027-01-01" })).toMatchObject({
        status: 200,
      });
      expect(await list()).toEqual(["M-02", "M-03"]);
    });

    it("of a floor is refused in the past and after it ends already", async () => {
      await call("POST", "/margins", { ...FLOOR, validTo: "2026-12-31" });
      expect(await setLastDay("F-01", "2026-11-01")).toMatchObject({
        status: 422,
        result: [{ field: "lastDay", message: "Choose today or a later day, or leave it empty to end it at once." }],
      });
      expect(await setLastDay("F-01", "2026-12-31")).toMatchObject({ status: 422, result: [{ field: "lastDay" }] });
      expect(await list()).toEqual(["F-01"]);
    });
  });
};
