import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requestDeletion } from "#server/modules/accounts/delete-account.ts";
import { changeCompany, saveTaxNumbers } from "#server/modules/accounts/company-store.ts";
import { saveExchange } from "#server/modules/rates/index.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, type Method, signInToDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { addBelongings } from "./merge-world.ts";

const JAN = "jan.visser@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const EVA = "eva.lind@keelson.example";
const ASHA = "asha@menon.example";
const RIVAL = "rival@trader.example";
const NUMBERS = { pan: "AABCK4471M", gstins: ["33AABCK4471M1ZE"] };

interface Entry {
  readonly id: string;
  readonly revision: string;
  readonly state: string;
}

/** Companies at the desk, over whichever database. */
export const customersContract = (make: MakePlace): void => {
  let server: TestApp;
  let admin: string;
  let pricing: string;
  let company: string;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    company = await addShipper(server.database, ASHA);
    await addShipper(server.database, RIVAL);
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, EVA, "Eva Lind", "pricing");
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await changeCompany(server.database.db, company, { state: "pending" });
    admin = await signInToDesk(server, JAN);
    pricing = await signInToDesk(server, EVA);
  });
  afterEach(() => server.close());

  const call = (method: Method, path: string, body?: object, cookie = admin) =>
    callDesk(server.app, method, path, { cookie, ...(body === undefined ? {} : { body }) });
  const at = (part = "") => `/customers/${encodeURIComponent(company)}${part}`;
  const entriesOf = (result: readonly unknown[]) => parsed<readonly Entry[]>(JSON.stringify(result));
  const revision = async () => entriesOf((await call("GET", at())).result)[0]?.revision ?? "";
  const list = async (query: string) => {
    const { result } = await call("GET", `/customers${query}`);
    const [page] = parsed<readonly { readonly customers: readonly Entry[]; readonly counts: object }[]>(
      JSON.stringify(result),
    );
    return { ids: page?.customers.map(({ id }) => id), counts: page?.counts };
  };
  const mails = () => server.database.db.selectFrom("outgoingMail").select(["recipient", "subject"]).execute();

  it("have warnings that name their number", async () => {
    const wrong = { pan: "AABCK4471M", gstins: ["33AABCK4471M1ZF"], vatId: null };
    await saveTaxNumbers(server.database.db, company, wrong);
    expect((await call("GET", at())).result).toMatchObject([
      {
        warnings: [
          "GSTIN 33AABCK4471M1ZF: The last character does not fit the others: one of them is wrong, or two are swapped.",
        ],
      },
    ]);
  });

  it("are listed with a search and by state", async () => {
    await saveTaxNumbers(server.database.db, company, NUMBERS);
    const counts = { pending: 1, active: 1, hold: 0, blocked: 0 };
    expect(await list("")).toEqual({ ids: [company, `account-${RIVAL}`], counts });
    expect(await list("?state=pending")).toEqual({ ids: [company], counts });
    const found = { pending: 0, active: 1, hold: 0, blocked: 0 };
    expect(await list(`?text=${RIVAL}`)).toEqual({ ids: [`account-${RIVAL}`], counts: found });
    expect(await list(`?text=${RIVAL}&state=pending`)).toEqual({ ids: [], counts: found });
    expect((await list("?text=33AABCK4471M1ZE")).ids).toEqual([company]);
    expect((await list("?text=rival")).ids).toEqual([`account-${RIVAL}`]);
    expect((await list("?text=malabar&state=active")).ids).toEqual([`account-${RIVAL}`]);
    expect((await list(`?after=${encodeURIComponent(company)}`)).ids).toEqual([`account-${RIVAL}`]);
  });

  it("are both marked in the list while they have the same tax numbers", async () => {
    const both = (isDuplicate: boolean) => [
      {
        customers: [
          { id: company, isDuplicate },
          { id: `account-${RIVAL}`, isDuplicate },
        ],
      },
    ];
    await saveTaxNumbers(server.database.db, company, NUMBERS);
    expect((await call("GET", "/customers")).result).toMatchObject(both(false));
    await saveTaxNumbers(server.database.db, `account-${RIVAL}`, { pan: "AABCK4471M", gstins: [] });
    expect((await call("GET", "/customers")).result).toMatchObject(both(true));
  });

  it("are shown with people, tax numbers, terms, used credit and others with the same numbers", async () => {
    await saveTaxNumbers(server.database.db, company, NUMBERS);
    await saveTaxNumbers(server.database.db, `account-${RIVAL}`, { pan: "AABCK4471M", gstins: [] });
    expect((await call("GET", at())).result).toEqual([
      {
        id: company,
        name: "Malabar Spice Exports",
        state: "pending",
        stateReason: null,
        stateChangedAt: null,
        createdAt: "2026-11-20T08:00:00.000Z",
        revision: expect.stringMatching(/^[\da-f]{16}$/),
        group: null,
        country: null,
        address: null,
        pinCode: null,
        vatId: null,
        pan: "AABCK4471M",
        gstins: ["33AABCK4471M1ZE"],
        warnings: [],
        currency: "USD",
        creditLimit: null,
        usedCredit: { currency: "USD", minor: 0 },
        uncountedBookings: 0,
        paymentDays: null,
        people: [
          {
            id: company,
            email: ASHA,
            name: "Asha Menon",
            role: "admin",
            limit: null,
            isDisabled: false,
            hasSecondFactor: false,
            lastUsedAt: null,
            deletionRequestedAt: null,
          },
        ],
        invitations: [],
        copies: [],
        duplicates: [{ id: `account-${RIVAL}`, name: "Malabar Spice Exports", state: "active" }],
        bookings: 0,
        bookingsInProcess: 0,
        quotes: 0,
      },
    ]);
  });

  describe("the state", () => {
    const change = async (wanted: string, reason = "", cookie = admin) =>
      call("POST", at("/state"), { change: wanted, reason, revision: await revision() }, cookie);

    it("goes from pending over active and hold to blocked and back, with a mail of each", async () => {
      expect(await change("approve")).toMatchObject({
        status: 200,
        message: "Approved",
        result: [{ state: "active" }],
      });
      expect(await change("hold", "Over the limit.")).toMatchObject({
        message: "On hold",
        result: [{ state: "hold", stateReason: "Over the limit." }],
      });
      const blocked = await call("POST", at("/block"), { reason: "No payment.", revision: await revision() });
      expect(blocked).toMatchObject({ message: "Blocked", result: [{ state: "blocked" }] });
      expect(await change("activate", "", pricing)).toMatchObject({ status: 403 });
      expect(await change("activate")).toMatchObject({ message: "Active again", result: [{ state: "active" }] });
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([ASHA, ASHA, ASHA, ASHA]);
    });

    it("needs a reason that the customer reads", async () => {
      expect(await change("refuse", "  ")).toMatchObject({
        status: 422,
        result: [{ field: "reason", message: "State why; the admins of the company read it." }],
      });
    });

    it("is not changed from one that does not allow it", async () => {
      expect(await change("activate")).toMatchObject({
        status: 409,
        message: "This cannot be done: the company is pending.",
      });
    });

    it("is not changed by the second of two people, who reads what it is now", async () => {
      const read = await revision();
      await change("approve");
      expect(await call("POST", at("/state"), { change: "approve", reason: "", revision: read })).toMatchObject({
        status: 409,
        message:
          "Somebody else has changed this company in the meantime. It is now: state active, no group, no credit, no payment terms.",
      });
    });

    it("is changed by pricing, and blocked by an admin only", async () => {
      const clerk = await signInToDesk(server, RAVI);
      expect((await call("GET", "/customers", undefined, clerk)).status).toBe(403);
      const body = { reason: "No payment.", revision: await revision() };
      expect((await call("POST", at("/block"), body, pricing)).status).toBe(403);
      expect((await change("approve", "", pricing)).status).toBe(200);
    });
  });

  it("get terms, all of them or none", async () => {
    const terms = { group: "Gold", creditLimit: "40000", currency: "USD", paymentDays: "30" };
    expect(await call("PUT", at("/terms"), { ...terms, revision: await revision() })).toMatchObject({
      message: "Terms saved",
      result: [{ group: "Gold", creditLimit: { currency: "USD", minor: 4_000_000 }, paymentDays: 30 }],
    });
    const recorded = server.database.db
      .selectFrom("auditEntry")
      .select(["before", "after"])
      .where("action", "=", "company.credit-changed");
    expect(await recorded.execute()).toEqual([
      {
        before: '{"creditLimit":null,"paymentDays":null}',
        after: '{"creditLimit":{"currency":"USD","minor":4000000},"paymentDays":30}',
      },
    ]);
    expect(
      await call("PUT", at("/terms"), { ...terms, paymentDays: "never", revision: await revision() }),
    ).toMatchObject({ status: 422, result: [{ field: "paymentDays" }] });
  });

  it("keep the worth of their people's limits in another currency, which needs a rate", async () => {
    const { db } = server.database;
    const limit = async () =>
      (await db.selectFrom("account").select(["role", "approvalLimit"]).where("id", "=", company).execute())[0];
    const terms = { group: "", creditLimit: "", currency: "USD", paymentDays: "" };
    const set = async (currency: string, group = "") =>
      call("PUT", at("/terms"), { ...terms, currency, group, revision: await revision() });
    await db
      .updateTable("account")
      .set({ role: "booker", approvalLimit: 88_400_050 })
      .where("id", "=", company)
      .execute();
    await changeCompany(db, company, { currency: "INR" });
    const message =
      "People have limits in INR, and there is no exchange rate from INR to USD. Set it under Rates first.";
    expect(await set("USD", "Gold")).toMatchObject({ status: 422, message, result: [{ field: "currency", message }] });
    expect((await call("GET", at())).result).toMatchObject([{ group: null, currency: "INR" }]);
    await saveExchange(db, "fx", {
      base: "USD",
      date: "2026-11-20",
      source: "test",
      markUpPercent: "2",
      quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
    });
    expect(await set("USD")).toMatchObject({ message: "Terms saved", result: [{ currency: "USD" }] });
    expect(await limit()).toEqual({ role: "booker", approvalLimit: 1_000_000 });
  });

  it("get a person by an invitation", async () => {
    expect(await call("POST", at("/invitations"), { email: "dispatch@menon.example", role: "booker" })).toMatchObject({
      message: "Invitation sent",
      result: [{ invitations: [{ email: "dispatch@menon.example", role: "booker" }] }],
    });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["dispatch@menon.example"]);
    expect(await call("POST", at("/invitations"), { email: ASHA, role: "booker" })).toMatchObject({
      status: 422,
      result: [{ field: "email" }],
    });
  });

  it("have no copy that was not sent", async () => {
    expect(await call("GET", at("/copies/pan"))).toMatchObject({ status: 404 });
  });

  describe("the deletion of an account", () => {
    const person = () => at(`/people/${encodeURIComponent(company)}`);

    it("is carried out where the person has asked for it", async () => {
      expect(await call("DELETE", person())).toMatchObject({
        status: 409,
        message: "The person has not asked for the deletion of the account.",
      });
      await actAs(toJob("test", server.clock.now), () =>
        server.database.db.transaction().execute((one) => requestDeletion(one, company, server.clock.now())),
      );
      expect((await call("DELETE", person(), undefined, pricing)).status).toBe(403);
      expect(await call("DELETE", person())).toMatchObject({ status: 200, message: "Account deleted" });
      expect((await call("GET", at())).status).toBe(404);
    });
  });

  describe("the second factor of a person", () => {
    const reset = (reason: string, cookie = pricing) =>
      call("POST", at(`/people/${encodeURIComponent(company)}/factor-reset`), { reason }, cookie);
    const begin = async (confirmedAt: number | null) => {
      const { db } = server.database;
      const row = { accountId: company, totpSecret: "JBSWY3DP", lastCodeStep: null, wrongCodes: 0, lockedUntil: null };
      await db
        .insertInto("accountFactor")
        .values({ ...row, confirmedAt })
        .execute();
      await db.insertInto("accountRecoveryCode").values({ accountId: company, codeHash: "c1" }).execute();
      await db
        .insertInto("session")
        .values({
          id: "s1",
          tokenHash: "t1",
          apiKeyHash: "k1",
          accountId: company,
          createdAt: 0,
          idleUntil: 0,
          expiresAt: 0,
        })
        .execute();
    };

    it("is reset with a reason that the person reads, and all sessions end", async () => {
      await begin(server.clock.now());
      expect((await call("GET", at())).result).toMatchObject([{ people: [{ hasSecondFactor: true }] }]);
      expect(await reset("Called back on the stored number.")).toMatchObject({
        status: 200,
        message: "Second factor reset",
        result: [{ people: [{ hasSecondFactor: false }] }],
      });
      const { db } = server.database;
      expect(await db.selectFrom("accountFactor").selectAll().execute()).toEqual([]);
      expect(await db.selectFrom("accountRecoveryCode").selectAll().execute()).toEqual([]);
      expect(await db.selectFrom("session").selectAll().execute()).toEqual([]);
      const [mail] = await db.selectFrom("outgoingMail").select(["recipient", "text"]).execute();
      expect(mail?.recipient).toBe(ASHA);
      expect(mail?.text).toContain("From our desk: Called back on the stored number.");
      const entry = db.selectFrom("auditEntry").select(["before", "after", "reason"]);
      expect(await entry.where("action", "=", "account.second-factor-changed").executeTakeFirst()).toEqual({
        before: '{"secondFactor":true}',
        after: '{"secondFactor":false}',
        reason: "Called back on the stored number.",
      });
    });

    it("is not reset without a reason, where there is none, of a stranger, and by the desk", async () => {
      expect(await reset(" ")).toMatchObject({ status: 422, result: [{ field: "reason" }] });
      expect(await reset("Lost phone.")).toMatchObject({ status: 409, message: "The person has no second factor." });
      const stranger = at(`/people/${encodeURIComponent(`account-${RIVAL}`)}/factor-reset`);
      expect((await call("POST", stranger, { reason: "Lost phone." })).status).toBe(404);
      expect((await reset("Lost phone.", await signInToDesk(server, RAVI))).status).toBe(403);
    });
  });

  it("are downloaded with the data of everybody and without secrets", async () => {
    await saveTaxNumbers(server.database.db, company, NUMBERS);
    const url = `/desk/api${at("/data")}`;
    const answer = await server.app.inject({ method: "GET", url, headers: { cookie: admin } });
    expect(answer.headers["content-type"]).toContain("application/vnd.keelson.account-data+json");
    expect(parsed<object>(answer.body)).toMatchObject({
      company: { id: company, name: "Malabar Spice Exports", pan: "AABCK4471M", gstins: ["33AABCK4471M1ZE"] },
      people: [{ account: { email: ASHA } }],
    });
    expect(answer.body).not.toContain("passwordHash");
    const entry = server.database.db.selectFrom("auditEntry").select(["actorKind", "subjectId"]);
    expect(await entry.where("action", "=", "company.exported").execute()).toEqual([
      { actorKind: "staff", subjectId: company },
    ]);
    expect((await call("GET", at("/data"), undefined, pricing)).status).toBe(403);
  });

  describe("the deletion of a company", () => {
    const remove = async (reason = "Asked for in writing.", cookie = admin) =>
      call("POST", at("/deletion"), { reason, revision: await revision() }, cookie);

    it("erases everybody, and the company where there are no bookings", async () => {
      await saveTaxNumbers(server.database.db, company, NUMBERS);
      await server.database.db
        .updateTable("account")
        .set({ companyId: company })
        .where("id", "=", `account-${RIVAL}`)
        .execute();
      expect(await remove()).toMatchObject({ status: 200, message: "Company deleted" });
      const { db } = server.database;
      expect(await db.selectFrom("account").select("id").execute()).toEqual([]);
      expect(await db.selectFrom("companyTaxNumber").selectAll().execute()).toEqual([]);
      expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([ASHA, RIVAL]);
    });

    it("keeps bookings, name and tax numbers", async () => {
      await saveTaxNumbers(server.database.db, company, NUMBERS);
      await addBelongings(server.database.db, company, "1");
      expect(await remove()).toMatchObject({ status: 200 });
      expect((await call("GET", at())).result).toMatchObject([
        { name: "Malabar Spice Exports", pan: "AABCK4471M", bookings: 1, quotes: 0, people: [{ name: "" }] },
      ]);
      const { db } = server.database;
      expect(await db.selectFrom("apiKey").select("id").execute()).toEqual([]);
      expect(await db.selectFrom("account").select("email").where("id", "=", company).executeTakeFirst()).toEqual({
        email: `deleted-${company}`,
      });
    });

    it("is refused while a booking is in process, and says which", async () => {
      await addBelongings(server.database.db, company, "1");
      await server.database.db.updateTable("quotation").set({ status: 0 }).execute();
      expect(await remove()).toMatchObject({
        status: 409,
        message: "Bookings are in process. Confirm or cancel them first. QTN-2026-000001.",
      });
      expect(await remove(" ")).toMatchObject({ status: 422, result: [{ field: "reason" }] });
      expect((await remove("Asked for in writing.", pricing)).status).toBe(403);
    });

    it("is refused while cargo is under way, and names bookings in process before those", async () => {
      const { db } = server.database;
      await addBelongings(db, company, "1");
      const [booked] = await db
        .updateTable("quotation")
        .set({ status: 1, bookingId: "KLB-2026-000001" })
        .returningAll()
        .execute();
      if (booked === undefined) throw new Error("There is no booking.");
      await db
        .insertInto("bookingSummary")
        .values({
          quotation: booked.id,
          accountId: company,
          quotationId: booked.quotationId,
          bookedAt: booked.bookedAt,
          status: 1,
          carrier: "Norrvik Line",
          departure: "2026-11-22",
          arrival: "2026-12-15",
          arrivalClass: "planned",
          stage: "planned",
          totalMinor: null,
          searchText: "",
          shipment: null,
          deadlineFacts: null,
          revision: 1,
          summarised: 1,
        })
        .execute();
      const refused = {
        status: 409,
        message: "Cargo is under way. Wait until the last vessel has arrived. KLB-2026-000001.",
      };
      expect(await remove()).toMatchObject(refused);
      await db.updateTable("bookingSummary").set({ arrival: null }).execute();
      expect(await remove()).toMatchObject(refused);
      const second = { id: "booking-2", quotationId: "QTN-2026-000002", bookingId: null, status: 0 };
      await db
        .insertInto("quotation")
        .values({ ...booked, ...second })
        .execute();
      expect(await remove()).toMatchObject({
        status: 409,
        message: "Bookings are in process. Confirm or cancel them first. QTN-2026-000002.",
      });
    });
  });
};
