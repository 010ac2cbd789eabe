import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CompanyState, Role } from "#domain/companies";
import { changeCompany } from "#server/modules/accounts/company-store.ts";
import { allFeatures } from "#server/features.ts";
import { OPERATION_ACTIONS } from "#server/permissions.ts";
import type { Feature } from "#server/platform/feature.ts";
import { readDocument } from "#server/platform/http/document.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestPlaces, addTestTariffs, SEARCH } from "#tests/server/support/freight.ts";

const DAY = 86_400_000;
const COMPANY = `account-${SHIPPER.email}`;
const PRIYA = "priya@menon.example";
const RIVAL = "rival@trader.example";

const addTariffs: Feature = async ({ database }) => {
  await addTestTariffs(database.db);
  return [];
};

interface Answer {
  readonly status: number;
  readonly body: { readonly code: number; readonly message: string; readonly result: readonly object[] };
}

const document = readDocument(new URL("../../../../openapi/keelson.openapi.yaml", import.meta.url));
const shipperOperations = document.operations.filter(({ needs }) => needs === "session");

/** Companies and their people over HTTP, over whichever database. */
export const companiesContract = (make: MakePlace): void => {
  let server: TestApp;
  let admin: CredentialHeaders;
  beforeEach(async () => {
    server = await startTestApp({ make, features: [addTestPlaces, addTariffs, ...allFeatures] });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    admin = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const ask = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    headers: Readonly<Record<string, string>> = {},
    payload?: object,
  ): Promise<Answer> => {
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  /** A colleague, without the way by an invitation. */
  const addColleague = async (email: string, role: Role, approvalLimit: number | null = null) => {
    const id = await addShipper(server.database, email);
    const { db } = server.database;
    const changes = { companyId: COMPANY, role, approvalLimit };
    await db.updateTable("account").set(changes).where("id", "=", id).execute();
    return { id, headers: await signInAs(server.app, email) };
  };
  const setState = (state: CompanyState) => changeCompany(server.database.db, COMPANY, { state });

  const search = async (headers: CredentialHeaders): Promise<Answer & { readonly offerId: string }> => {
    const answer = await ask("POST", "/resource/rates/spot-on", { ...headers }, SEARCH);
    const [group] = answer.body.result;
    const text = JSON.stringify(group ?? {});
    return { ...answer, offerId: /"offerId":"([^"]+)"/.exec(text)?.[1] ?? "" };
  };
  const book = (headers: CredentialHeaders, offerId: string) =>
    ask(
      "PUT",
      "/resource/rates/spot-on",
      { ...headers },
      {
        offerId,
        providerName: "Norrvik Line",
        routing: null,
        arrivalDate: null,
        departureDate: null,
      },
    );
  const numbers = async (headers: CredentialHeaders) =>
    (await ask("GET", "/resource/quotation", { ...headers })).body.result.map((one) => JSON.stringify(one));

  const invitation = async (): Promise<string> => {
    const mail = await server.database.db
      .selectFrom("outgoingMail")
      .select("text")
      .where("recipient", "=", PRIYA)
      .where("key", "like", "invitation|%")
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return /token=(\S+)/.exec(mail.text)?.[1] ?? "";
  };
  const invite = async (role: Role, limit: number | null = null) => {
    const answer = await ask("POST", "/resource/company/invitations", { ...admin }, { email: PRIYA, role, limit });
    server.clock.advance(1);
    return answer;
  };
  const PERSON = {
    firstName: "Priya",
    lastName: "Nair",
    phone: "+91 98765 43210",
    password: "turmeric-root",
    confirmPassword: "turmeric-root",
  };

  it("asks an action of each operation that needs a sign-in, and of no other", () => {
    const needed = document.operations.filter(({ id }) =>
      Object.entries(OPERATION_ACTIONS).some(([one, action]) => one === id && action !== null),
    );
    expect(needed.map(({ id }) => id).toSorted()).toEqual(shipperOperations.map(({ id }) => id).toSorted());
  });

  describe("an invitation", () => {
    it("makes a new person a member, once, with role and limit", async () => {
      expect((await invite("approver", 10_000)).body).toMatchObject({
        message: "Invitation sent",
        result: [{ email: PRIYA, role: "approver", limit: 10_000, ended: false }],
      });
      const token = await invitation();
      expect((await ask("GET", `/invitations/${token}`)).body.result).toEqual([
        {
          companyName: "Malabar Spice Exports",
          email: PRIYA,
          role: "approver",
          invitedBy: "Asha Menon",
          expiresAt: "2026-11-27T08:00:00.000Z",
          hasAccount: false,
        },
      ]);
      expect((await ask("POST", `/invitations/${token}`, {}, { ...PERSON, confirmPassword: "other" })).status).toBe(
        422,
      );
      expect((await ask("POST", `/invitations/${token}`, {}, PERSON)).status).toBe(200);
      expect((await ask("POST", `/invitations/${token}`, {}, PERSON)).status).toBe(410);
      const priya = await signInAs(server.app, PRIYA, PERSON.password);
      expect((await ask("GET", "/resource/company/members", { ...priya })).body.result).toMatchObject([
        { name: "Asha Menon", role: "admin", limit: null, you: false },
        { name: "Priya Nair", role: "approver", limit: 10_000, you: true },
      ]);
      expect((await ask("GET", "/resource/company/invitations", { ...priya })).body.result).toEqual([]);
    });

    it("ends after seven days, when it is taken back, and when it is sent again", async () => {
      await invite("booker");
      const first = await invitation();
      await invite("viewer");
      const second = await invitation();
      expect((await ask("GET", `/invitations/${first}`)).status).toBe(410);
      const [listed] = (await ask("GET", "/resource/company/invitations", { ...admin })).body.result;
      const id = listed !== undefined && "id" in listed ? String(listed.id) : "";
      expect((await ask("DELETE", `/resource/company/invitations/${id}`, { ...admin })).status).toBe(200);
      expect((await ask("DELETE", `/resource/company/invitations/${id}`, { ...admin })).status).toBe(404);
      expect((await ask("POST", `/invitations/${second}`, {}, PERSON)).status).toBe(410);
      await invite("viewer");
      const third = await invitation();
      server.clock.advance(7 * DAY);
      expect((await ask("POST", `/invitations/${third}`, {}, PERSON)).status).toBe(410);
    });

    it("is accepted once, whoever is first", async () => {
      await invite("booker");
      const token = await invitation();
      const answers = await Promise.all([1, 2, 3].map(() => ask("POST", `/invitations/${token}`, {}, PERSON)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it("moves an account that is alone, and no other person's", async () => {
      await addShipper(server.database, PRIYA);
      const priya = await signInAs(server.app, PRIYA);
      await invite("booker", 500);
      const token = await invitation();
      expect((await ask("POST", `/invitations/${token}`, {}, PERSON)).status).toBe(409);
      const rival = await signInAs(server.app, RIVAL);
      expect((await ask("POST", `/invitations/${token}/join`, { ...rival })).status).toBe(409);
      expect((await ask("POST", `/invitations/${token}/join`, { ...priya })).status).toBe(200);
      expect((await ask("GET", "/resource/company", { ...priya })).body.result).toMatchObject([
        { id: COMPANY, role: "booker", limit: 500 },
      ]);
      expect((await ask("POST", `/invitations/${token}/join`, { ...priya })).status).toBe(410);
    });

    it("moves no account with bookings or colleagues", async () => {
      await addShipper(server.database, PRIYA);
      const priya = await signInAs(server.app, PRIYA);
      await book(priya, (await search(priya)).offerId);
      await invite("booker");
      const join = await ask("POST", `/invitations/${await invitation()}/join`, { ...priya });
      expect([join.status, join.body.message]).toEqual([
        409,
        "Your account has bookings of its own. Ask our desk to join them with the company.",
      ]);
    });

    it("is refused for a colleague and for what is no address", async () => {
      await addColleague(PRIYA, "viewer");
      expect((await invite("booker")).body).toMatchObject({
        code: 4220,
        result: [{ field: "email", message: "This person is in your company already." }],
      });
      const wrong = { email: "priya", role: "booker", limit: null };
      expect((await ask("POST", "/resource/company/invitations", { ...admin }, wrong)).body.code).toBe(4220);
    });
  });

  it("shows colleagues the bookings of the company, and nobody else", async () => {
    const priya = await addColleague(PRIYA, "booker");
    const rival = await signInAs(server.app, RIVAL);
    const { offerId } = await search(priya.headers);
    expect((await book(rival, offerId)).status).toBe(404);
    expect((await book(priya.headers, offerId)).body.message).toBe("Booking confirmed!");
    expect(await numbers(admin)).toHaveLength(1);
    expect(await numbers(admin)).toEqual(await numbers(priya.headers));
    expect(await numbers(rival)).toEqual([]);
    const stored = await server.database.db.selectFrom("quotation").select(["accountId", "createdBy"]).execute();
    expect(stored).toEqual([{ accountId: COMPANY, createdBy: priya.id }]);
  });

  it("refuses a booking above the limit of the person, at the rates of the offer, and no other", async () => {
    const { offerId } = await search(admin);
    const poor = await addColleague(PRIYA, "booker", 1_000);
    expect((await book(poor.headers, offerId)).body).toMatchObject({
      code: 4030,
      message: "This booking is above your limit of USD 10.00.",
    });
    await server.database.db.updateTable("account").set({ numberFormat: "point-comma" }).execute();
    expect((await book(poor.headers, offerId)).body).toMatchObject({
      message: "This booking is above your limit of USD 10,00.",
    });
    expect(await numbers(admin)).toEqual([]);
    const rich = await addColleague("ravi@menon.example", "booker", 100_000_000);
    expect((await book(rich.headers, offerId)).status).toBe(200);
  });

  it("keeps recent searches to the person", async () => {
    const priya = await addColleague(PRIYA, "booker");
    await search(priya.headers);
    const last = async (headers: CredentialHeaders) =>
      (await ask("GET", "/resource/dashboard", { ...headers })).body.result.map(
        (one) => "lastSearches" in one && one.lastSearches,
      );
    expect((await last(priya.headers))[0]).toHaveLength(1);
    expect((await last(admin))[0]).toEqual([]);
  });

  it("removes a person at once, who can have a new account afterwards", async () => {
    const priya = await addColleague(PRIYA, "booker");
    await search(priya.headers);
    expect((await ask("DELETE", `/resource/company/members/${priya.id}`, { ...admin })).status).toBe(200);
    for (const { method, url } of shipperOperations) {
      const answer = await server.app.inject({
        method,
        url: `/api${url.replaceAll(/:\w+/g, "x")}`,
        headers: { ...priya.headers },
      });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
    const again = { username: PRIYA, password: SHIPPER.password, applicationId: 702_020 };
    expect((await ask("POST", "/auth/sign_in", {}, again)).status).toBe(401);
    await invite("viewer");
    expect((await ask("POST", `/invitations/${await invitation()}`, {}, PERSON)).status).toBe(200);
    expect((await ask("DELETE", `/resource/company/members/${priya.id}`, { ...admin })).status).toBe(404);
  });
  it("removes nobody of another company", async () => {
    const id = `account-${RIVAL}`;
    expect((await ask("DELETE", `/resource/company/members/${id}`, { ...admin })).status).toBe(404);
    expect(
      (await ask("PUT", `/resource/company/members/${id}`, { ...admin }, { role: "viewer", limit: null })).status,
    ).toBe(404);
    expect((await ask("POST", "/resource/company/hand-over", { ...admin }, { to: id, role: "viewer" })).status).toBe(
      404,
    );
  });

  it("keeps its last admin until it is handed over", async () => {
    const priya = await addColleague(PRIYA, "booker", 100_000);
    expect((await ask("DELETE", "/resource/company/membership", { ...admin })).status).toBe(409);
    expect(
      (await ask("PUT", `/resource/company/members/${COMPANY}`, { ...admin }, { role: "viewer", limit: null })).status,
    ).toBe(409);
    const handedOver = await ask("POST", "/resource/company/hand-over", { ...admin }, { to: priya.id, role: "booker" });
    expect(handedOver.status).toBe(200);
    expect((await ask("GET", "/resource/company", { ...priya.headers })).body.result).toMatchObject([
      { role: "admin", limit: null },
    ]);
    expect((await ask("DELETE", `/resource/company/members/${priya.id}`, { ...admin })).body.code).toBe(4030);
    expect((await ask("DELETE", "/resource/company/membership", { ...admin })).status).toBe(200);
    expect((await ask("GET", "/resource/company", { ...admin })).status).toBe(401);
    expect((await search(priya.headers)).status).toBe(200);
  });

  it("lets one of two admins leave who leave at the same moment", async () => {
    const priya = await addColleague(PRIYA, "admin");
    const left = await Promise.all(
      [admin, priya.headers].map((headers) => ask("DELETE", "/resource/company/membership", { ...headers })),
    );
    expect(left.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it("records who invited, joined, got another role and was removed", async () => {
    await invite("booker");
    server.clock.advance(1_000);
    await ask("POST", `/invitations/${await invitation()}`, {}, PERSON);
    const priya = await signInAs(server.app, PRIYA, PERSON.password);
    server.clock.advance(1_000);
    const [, member] = (await ask("GET", "/resource/company/members", { ...priya })).body.result;
    const id = member !== undefined && "id" in member ? String(member.id) : "";
    await ask("PUT", `/resource/company/members/${id}`, { ...admin }, { role: "approver", limit: 5 });
    server.clock.advance(1_000);
    await ask("PUT", `/resource/company/members/${id}`, { ...admin }, { role: "viewer", limit: 5 });
    server.clock.advance(1_000);
    await ask("DELETE", `/resource/company/members/${id}`, { ...admin });
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["action", "actorId", "role", "customerId", "before", "after"])
      .where("subjectKind", "=", "member")
      .orderBy("at")
      .orderBy("id")
      .execute();
    const byAdmin = { actorId: COMPANY, role: "admin", customerId: COMPANY };
    expect(entries).toMatchObject([
      { ...byAdmin, action: "member.invited" },
      { action: "member.joined", customerId: COMPANY },
      {
        ...byAdmin,
        action: "member.role-changed",
        before: '{"role":"booker","limit":null}',
        after: '{"role":"approver","limit":{"currency":"USD","minor":500}}',
      },
      {
        ...byAdmin,
        action: "member.role-changed",
        before: '{"role":"approver","limit":{"currency":"USD","minor":500}}',
        after: '{"role":"viewer","limit":null}',
      },
      { ...byAdmin, action: "member.removed", before: '{"role":"viewer"}' },
    ]);
  });

  describe("what a role does not allow", () => {
    it("is answered 4030 for every operation, and the session stays", async () => {
      const viewer = await addColleague(PRIYA, "viewer");
      const before = await tables();
      for (const { id, method, url } of shipperOperations) {
        const action = Object.entries(OPERATION_ACTIONS).find(([one]) => one === id)?.[1];
        if (action === "own" || action === "read" || action === "price") continue;
        const answer = await server.app.inject({
          method,
          url: `/api${url.replaceAll(/:\w+/g, "x")}`,
          headers: { ...viewer.headers },
        });
        expect([id, answer.statusCode, answer.json()]).toMatchObject([
          id,
          403,
          {
            status: false,
            code: 4030,
            message: "Your role in the company, viewer, does not allow this. Ask an admin of your company.",
          },
        ]);
      }
      expect(await tables()).toEqual(before);
      expect((await ask("GET", "/resource/profile", { ...viewer.headers })).status).toBe(200);
    });
    const tables = async () => {
      const { db } = server.database;
      return {
        quotations: await db.selectFrom("quotation").selectAll().execute(),
        quotes: await db.selectFrom("quote").selectAll().execute(),
        addresses: await db.selectFrom("savedAddress").selectAll().execute(),
        templates: await db.selectFrom("searchTemplate").selectAll().execute(),
        people: await db.selectFrom("account").selectAll().execute(),
      };
    };
  });

  describe("a state", () => {
    it("pending shows no prices and says why", async () => {
      await setState("pending");
      const { status, body } = await search(admin);
      expect([status, body]).toMatchObject([
        403,
        {
          code: 4030,
          message: "Your company waits for approval. You see prices as soon as our desk has approved it.",
        },
      ]);
      expect((await ask("GET", "/resource/company", { ...admin })).body.result).toMatchObject([{ state: "pending" }]);
    });

    it("hold makes a booking a request that no carrier gets", async () => {
      await setState("hold");
      const { offerId } = await search(admin);
      const booked = await book(admin, offerId);
      expect(booked.body).toMatchObject({ result: [{ quotationId: "QTN-2026-000001", bookingId: null }] });
      const stored = await server.database.db.selectFrom("quotation").select(["status", "isHeld"]).execute();
      expect(stored).toEqual([{ status: 0, isHeld: 1 }]);
    });

    it("blocked signs everybody out and nobody in, and says so after the right password alone", async () => {
      await setState("blocked");
      await server.database.db.updateTable("company").set({ stateChangedAt: server.clock.now() }).execute();
      expect((await ask("GET", "/resource/profile", { ...admin })).status).toBe(401);
      const typed = { username: SHIPPER.email, password: SHIPPER.password, applicationId: 702_020 };
      const refused = await ask("POST", "/auth/sign_in", {}, typed);
      const wrong = await ask("POST", "/auth/sign_in", {}, { ...typed, password: "wrong" });
      expect([refused.status, refused.body.message]).toEqual([
        401,
        "Your company is blocked. Please call our desk: +91 11 5550 0100.",
      ]);
      expect([wrong.status, wrong.body.message]).toEqual([401, "Invalid credentials. Please try again."]);
    });
  });
};
