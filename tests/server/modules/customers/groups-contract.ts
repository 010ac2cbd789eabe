import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { customerGroups } from "#server/migrations/customer-groups.ts";
import { changeCompany } from "#server/modules/accounts/company-store.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, type Method, signInToDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const JAN = "jan.visser@keelson.example";
const RULE = {
  kind: "rule",
  customers: "group",
  customer: "Gold",
  from: "",
  to: "",
  carrier: "",
  mode: "fcl",
  size: "",
  charge: "freight",
  basis: "container",
  amount: "100.00",
  currency: "USD",
  minimum: "",
  rounding: "",
  direction: "nearest",
  validFrom: "2026-11-01",
  validTo: "",
  owner: "Jan Visser",
};

/** Groups of customers, over whichever database. */
export const groupsContract = (make: MakePlace): void => {
  let server: TestApp;
  let cookie: string;
  let companies: readonly string[];

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    companies = [
      await addShipper(server.database, "a@menon.example"),
      await addShipper(server.database, "b@menon.example"),
      await addShipper(server.database, "c@menon.example"),
    ];
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    cookie = await signInToDesk(server, JAN);
  });
  afterEach(() => server.close());

  const call = (method: Method, path: string, body?: object) =>
    callDesk(server.app, method, path, { cookie, ...(body === undefined ? {} : { body }) });
  const listGroups = async () => (await call("GET", "/customer-groups")).result;
  const setGroup = async (company: string, group: string) => {
    const path = `/customers/${encodeURIComponent(company)}`;
    const [read] = parsed<readonly { readonly revision: string }[]>(JSON.stringify((await call("GET", path)).result));
    const terms = { group, creditLimit: "", currency: "USD", paymentDays: "", revision: read?.revision ?? "" };
    return (await call("PUT", `${path}/terms`, terms)).result;
  };

  it("have one spelling, whatever is typed for a company, a rule, an assignment or a search", async () => {
    expect(await listGroups()).toEqual([]);
    expect(await setGroup(companies[0] ?? "", " Gold  Plus ")).toMatchObject([{ group: "Gold Plus" }]);
    expect(await setGroup(companies[1] ?? "", "GOLDPLUS")).toMatchObject([{ group: "Gold Plus" }]);
    expect((await call("POST", "/margins", { ...RULE, customer: "gold plus" })).result).toMatchObject([
      { customer: "Gold Plus" },
    ]);
    expect((await call("POST", "/margins", { ...RULE, customer: "Gold PLUS" })).status).toBe(422);
    await call("POST", "/margins", { ...RULE, customer: "retail" });
    const rules = await call("GET", "/inbox/rules");
    const [before] = rules.result;
    const assignments = [{ company: null, group: "Retail", kinds: null, assignee: "Jan Visser" }];
    const body = { ...parsed<object>(JSON.stringify(before)), assignments };
    expect((await call("PUT", "/inbox/rules", body)).result).toMatchObject([{ assignments: [{ group: "retail" }] }]);
    expect(await listGroups()).toEqual([
      { name: "Gold Plus", companies: 2 },
      { name: "retail", companies: 0 },
    ]);
    const trial = { from: "INNSA", to: "NLRTM", carrier: "X", size: "40HC", charge: "freight", company: "" };
    const tried = await call("POST", "/margins/explanation", {
      ...trial,
      group: "goldplus",
      amount: "1",
      currency: "USD",
    });
    expect(tried.result).toMatchObject([{ rule: "M-01" }]);
  });

  it("that were stored with other cases and spaces are joined, as most companies have them", async () => {
    const { db } = server.database;
    await call("POST", "/margins", { ...RULE, customer: "Gold" });
    await call("PUT", "/inbox/rules", {
      ...parsed<object>(JSON.stringify((await call("GET", "/inbox/rules")).result[0])),
      assignments: [{ company: null, group: "Gold", kinds: null, assignee: "Jan Visser" }],
    });
    await sql`drop table "customerGroup"`.execute(db);
    for (const [index, group] of ["GOLD", "gold ", "GOLD"].entries())
      await changeCompany(db, companies[index] ?? "", { customerGroup: group });
    const sheet = { id: "s", provider: "X", name: "X", sheetDate: "2026-11-01", validFrom: "2026-11-01" };
    await db
      .insertInto("rateSheet")
      .values({
        ...sheet,
        validTill: "2026-12-31",
        reissued: null,
        importedAt: 1,
        visibleTo: '{"groups":["GOLD","gold","Silver"],"companies":[]}',
      })
      .execute();
    await customerGroups(server.database.db);
    expect(await listGroups()).toEqual([
      { name: "GOLD", companies: 3 },
      { name: "Silver", companies: 0 },
    ]);
    expect((await call("GET", "/margins")).result).toMatchObject([{ customer: "GOLD" }]);
    expect((await call("GET", "/inbox/rules")).result).toMatchObject([{ assignments: [{ group: "GOLD" }] }]);
    expect(await db.selectFrom("rateSheet").select("visibleTo").executeTakeFirst()).toEqual({
      visibleTo: '{"groups":["GOLD","Silver"],"companies":[]}',
    });
  });
};
