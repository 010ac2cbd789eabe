import { afterEach, beforeEach, expect, it } from "vitest";
import { changeCompany, saveTaxNumbers } from "#server/modules/accounts/company-store.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { addBelongings, listOwners } from "./merge-world.ts";

const JAN = "jan.visser@keelson.example";
const EVA = "eva.lind@keelson.example";
const ASHA = "asha@menon.example";
const PRIYA = "priya@menon.example";
const NUMBERS = { pan: "AABCK4471M", gstins: ["33AABCK4471M1ZE"] };
const REASON = "One legal entity with two sign-ups.";

/** Merging of companies at the desk, over whichever database. */
export const mergeContract = (make: MakePlace): void => {
  let server: TestApp;
  let admin: string;
  let target: string;
  let source: string;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    const { db } = server.database;
    target = await addShipper(server.database, ASHA);
    source = await addShipper(server.database, PRIYA);
    await changeCompany(db, target, { creditLimit: 4_000_000, customerGroup: "Gold" });
    await changeCompany(db, source, {
      name: "Malabar Exports",
      state: "pending",
      duplicateOf: target,
      creditLimit: 100,
    });
    await saveTaxNumbers(db, target, NUMBERS);
    await saveTaxNumbers(db, source, { pan: null, gstins: NUMBERS.gstins });
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, EVA, "Eva Lind", "pricing");
    admin = await signInToDesk(server, JAN);
  });
  afterEach(() => server.close());

  const at = (part: string) => `/customers/${encodeURIComponent(target)}${part}`;
  const preview = () => callDesk(server.app, "GET", at(`/merge/${encodeURIComponent(source)}`), { cookie: admin });
  const merge = async (reason = REASON, revision?: string) => {
    const [read] = parsed<readonly { readonly revision: string }[]>(JSON.stringify((await preview()).result));
    const body = { source, reason, revision: revision ?? read?.revision ?? "" };
    return callDesk(server.app, "POST", at("/merge"), { cookie: admin, body });
  };

  it("shows what moves and what the company has afterwards", async () => {
    await addBelongings(server.database.db, source, "1");
    expect((await preview()).result).toEqual([
      {
        source: { id: source, name: "Malabar Exports", state: "pending" },
        target: { id: target, name: "Malabar Spice Exports", state: "active" },
        revision: expect.stringMatching(/^[\da-f]{16}$/),
        obstacles: [],
        moved: [
          { kind: "people", count: 1 },
          { kind: "bookings", count: 1 },
          { kind: "quotes", count: 1 },
          { kind: "requests", count: 1 },
          { kind: "templates", count: 1 },
          { kind: "addresses", count: 1 },
          { kind: "lead-times", count: 1 },
          { kind: "keys", count: 1 },
          { kind: "webhooks", count: 1 },
        ],
        invitations: 0,
        endsGroup: null,
        endsCreditLimit: { currency: "USD", minor: 100 },
        pan: "AABCK4471M",
        gstins: ["33AABCK4471M1ZE"],
        vatId: null,
        creditLimit: { currency: "USD", minor: 4_000_000 },
        paymentDays: null,
        requiresFactor: false,
      },
    ]);
  });

  it("moves everything, also where both have the same names and keys", async () => {
    const { db } = server.database;
    await addBelongings(db, target, "1");
    await addBelongings(db, source, "2");
    expect(await merge()).toMatchObject({ status: 200, message: "Merged", result: [{ id: target, bookings: 2 }] });
    expect(await listOwners(db, source, target)).toEqual({
      bookings: [0, 2],
      quotes: [0, 2],
      requests: [0, 2],
      templates: [0, 2],
      addresses: [0, 2],
      leadTimes: [1, 1],
      usage: [0, 1],
      keys: [0, 2],
      webhooks: [0, 2],
    });
    const templates = await db.selectFrom("searchTemplate").select("name").orderBy("name").execute();
    expect(templates).toEqual([{ name: "Kochi to Rotterdam" }, { name: "Kochi to Rotterdam (2)" }]);
    expect(await db.selectFrom("documentUsage").select(["accountId", "bytes"]).execute()).toEqual([
      { accountId: target, bytes: 2_000 },
    ]);
    expect(
      await db.selectFrom("quotation").select("createdBy").where("id", "=", "booking-2").executeTakeFirst(),
    ).toEqual({ createdBy: source });
    expect((await callDesk(server.app, "GET", `/customers/${source}`, { cookie: admin })).status).toBe(404);
  });

  it("makes its admin a booker, ends the sessions and tells everybody", async () => {
    await server.database.db
      .insertInto("session")
      .values({
        id: "s1",
        tokenHash: "t1",
        apiKeyHash: "k1",
        accountId: source,
        createdAt: 0,
        idleUntil: 0,
        expiresAt: 0,
      })
      .execute();
    const { result } = await merge();
    expect(result).toMatchObject([
      {
        people: [
          { email: ASHA, role: "admin" },
          { email: PRIYA, role: "booker", lastUsedAt: null },
        ],
      },
    ]);
    const { db } = server.database;
    expect(await db.selectFrom("session").selectAll().execute()).toEqual([]);
    const mails = await db.selectFrom("outgoingMail").select(["recipient", "subject"]).orderBy("recipient").execute();
    expect(mails).toEqual([
      { recipient: ASHA, subject: "Malabar Exports was merged into Malabar Spice Exports" },
      { recipient: PRIYA, subject: expect.stringContaining("Malabar Exports is a part of Malabar Spice Exports on") },
    ]);
    const account = db.selectFrom("account").select(["companyId", "companyName"]).where("id", "=", source);
    expect(await account.executeTakeFirst()).toEqual({ companyId: target, companyName: "Malabar Spice Exports" });
  });

  it("is recorded for both companies with the reason", async () => {
    await merge();
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["subjectId", "before", "after", "reason"])
      .where("action", "=", "company.merged")
      .orderBy("id")
      .execute();
    expect(entries.map(({ subjectId, reason }) => ({ subjectId, reason }))).toEqual([
      { subjectId: target, reason: REASON },
      { subjectId: source, reason: REASON },
    ]);
    expect(parsed<object>(entries[0]?.after ?? "")).toMatchObject({ people: 2, merged: source, moved: { people: 1 } });
    expect(parsed<object>(entries[1]?.before ?? "")).toMatchObject({ name: "Malabar Exports", state: "pending" });
  });

  it("lets the company find the private sheets of the merged one", async () => {
    const { db } = server.database;
    await db
      .insertInto("lclTariff")
      .values({
        id: "tariff",
        provider: "Malabar Consol",
        name: "private.xlsx",
        sheetDate: "2026-11-01",
        importedAt: 0,
        validFrom: "2026-11-01",
        validTill: "2026-12-31",
        visibleTo: JSON.stringify({ groups: [], companies: [source] }),
      })
      .execute();
    await merge();
    expect(await db.selectFrom("lclTariff").select("visibleTo").execute()).toEqual([
      { visibleTo: JSON.stringify({ groups: [], companies: [target] }) },
    ]);
  });

  it("is refused while a rule forbids it, without a reason, and for what was changed since it was read", async () => {
    const { db } = server.database;
    expect(await merge("  ")).toMatchObject({ status: 422, result: [{ field: "reason" }] });
    expect(await merge(REASON, "outdated")).toMatchObject({
      status: 409,
      message: "One of the companies has changed in the meantime. Read again what will happen, then merge.",
    });
    await changeCompany(db, source, { state: "blocked" });
    expect((await preview()).result).toMatchObject([
      { obstacles: [{ kind: "blocked", message: "One of them is blocked. Release it first, or leave it apart." }] },
    ]);
    expect(await merge()).toMatchObject({ status: 409 });
    expect(await db.selectFrom("company").select("id").where("id", "=", source).executeTakeFirst()).toBeDefined();
  });

  it("is for admins only", async () => {
    const pricing = await signInToDesk(server, EVA);
    const path = at(`/merge/${encodeURIComponent(source)}`);
    expect((await callDesk(server.app, "GET", path, { cookie: pricing })).status).toBe(403);
  });
};
