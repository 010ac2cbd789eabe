import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingDetailsAnswer } from "#api/schema.d.ts";
import type { Role } from "#domain/companies";
import { mailEndedPrices } from "#server/modules/approvals/mail-ends.ts";
import { subscriptionReader } from "#server/modules/notifications/index.ts";
import { allFeatures } from "#server/features.ts";
import type { Feature } from "#server/platform/feature.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
  testConfig,
} from "#tests/server/support/app.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { addTestPlaces, addTestTariffs, SEARCH } from "#tests/server/support/freight.ts";

const COMPANY = `account-${SHIPPER.email}`;
const RAVI = "ravi@menon.example";
const PRIYA = "priya@menon.example";
const DAY = 86_400_000;

interface Answer {
  readonly code: number;
  readonly message: string;
  readonly result: readonly { readonly id: string; readonly state: string }[];
}

interface DeskHistory {
  readonly history: readonly { readonly who: string; readonly action: string }[];
}

const toHistory = ({ result }: Awaited<ReturnType<typeof callDesk>>): DeskHistory["history"] =>
  parsed<readonly DeskHistory[]>(JSON.stringify(result))[0]?.history ?? [];

const findId = ({ result }: Answer): string => result[0]?.id ?? "none";

const addTariffs: Feature = async ({ database }) => {
  await addTestTariffs(database.db);
  return [];
};

describe("a booking above the limit of a person", () => {
  let server: TestApp;
  let admin: CredentialHeaders;
  let ravi: CredentialHeaders;
  let endIds = 0;
  beforeEach(async () => {
    server = await startTestApp({ features: [addTestPlaces, addTariffs, ...allFeatures] });
    await addShipper(server.database);
    admin = await signInAs(server.app);
    ravi = await addColleague(RAVI, "booker", 1_000);
  });
  afterEach(() => server.close());

  const addColleague = async (email: string, role: Role, approvalLimit: number | null) => {
    const id = await addShipper(server.database, email);
    const changes = { companyId: COMPANY, role, approvalLimit };
    await server.database.db.updateTable("account").set(changes).where("id", "=", id).execute();
    return signInAs(server.app, email);
  };
  const ask = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    headers: CredentialHeaders,
    payload?: object,
  ) => {
    const body = payload === undefined ? {} : { payload };
    const answer = await server.app.inject({ method, url: `/api/resource/${path}`, headers: { ...headers }, ...body });
    return { http: answer.statusCode, body: answer.json<Answer>() };
  };
  const findOffer = async (headers: CredentialHeaders): Promise<string> =>
    /"offerId":"([^"]+)"/.exec(JSON.stringify((await ask("POST", "rates/spot-on", headers, SEARCH)).body))?.[1] ?? "";
  const request = async (headers = ravi, reference: string | null = "PO 4711") => {
    const offerId = await findOffer(headers);
    return { offerId, ...(await ask("POST", "approvals", headers, { offerId, reference })) };
  };
  const mails = async (key: string) =>
    (
      await server.database.db
        .selectFrom("outgoingMail")
        .select("recipient")
        .where("key", "like", `${key}%`)
        .orderBy("recipient")
        .execute()
    ).map(({ recipient }) => recipient);
  /** Of a process next to the server. */
  const endDeps = () => {
    const { database, clock } = server;
    const ids = { id: () => `end-${++endIds}`, secret: () => `end-secret-${++endIds}` };
    const readSubscription = subscriptionReader({ ids, clock: clock.now, config: testConfig });
    return { database, clock: clock.now, ids, site: testConfig.publicUrl, readSubscription };
  };
  const quotations = () =>
    server.database.db.selectFrom("quotation").select(["accountId", "createdBy", "reference"]).execute();

  it("waits: it is no booking, and those who may approve it get a mail", async () => {
    await addColleague(PRIYA, "approver", 100_000_000);
    await addColleague("low@menon.example", "approver", 2_000);
    await addColleague("viewer@menon.example", "viewer", null);
    const { offerId, http, body } = await request();
    expect([http, body]).toMatchObject([
      200,
      {
        message: "Approval requested",
        result: [
          {
            state: "waiting",
            requestedBy: "Asha Menon",
            carrier: "Norrvik Line",
            containers: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2 }],
            vesselName: "NORRVIK ASTRID",
            departureDate: "2026-11-26T06:00",
            reference: "PO 4711",
            currency: "USD",
            problem: null,
            decidedBy: null,
            quotationId: null,
            mayDecide: false,
            mayDecline: false,
            exceededLimit: null,
            approvers: ["Asha Menon", "Asha Menon"],
            search: SEARCH,
            mayWithdraw: true,
          },
        ],
      },
    ]);
    expect(await mails("approval|")).toEqual([SHIPPER.email, PRIYA].toSorted());
    expect(await quotations()).toEqual([]);
    expect((await ask("POST", "approvals", ravi, { offerId })).body.result).toEqual(body.result);
    expect(await mails("approval|")).toHaveLength(2);
  });

  it("states the field of the limit where it is refused", async () => {
    const offerId = await findOffer(ravi);
    const routing = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    expect(await ask("PUT", "rates/spot-on", ravi, { offerId, ...routing })).toMatchObject({
      http: 403,
      body: { code: 4030, result: [{ field: "limit" }] },
    });
  });

  it("is booked by who approves it, with the requester as contact, and its histories name both", async () => {
    await server.database.db
      .updateTable("account")
      .set({ firstName: "Ravi" })
      .where("id", "=", `account-${RAVI}`)
      .execute();
    const { body } = await request();
    const id = findId(body);
    const approved = await ask("PUT", `approvals/${id}/approval`, admin);
    expect(approved).toMatchObject({
      http: 200,
      body: {
        message: "Approved and booked",
        result: [{ state: "approved", decidedBy: "Asha Menon", quotationId: "QTN-2026-000001", mayDecide: false }],
      },
    });
    expect(await quotations()).toEqual([{ accountId: COMPANY, createdBy: `account-${RAVI}`, reference: "PO 4711" }]);
    expect(await mails("approval granted")).toEqual([RAVI]);
    const details = await server.app.inject({ url: "/api/resource/quotation/QTN-2026-000001", headers: { ...admin } });
    expect(details.json<BookingDetailsAnswer>().result[0]?.history).toStrictEqual([
      { title: "Approved by Asha Menon", detail: null, happenedAt: "2026-11-20T08:00:00.000Z", by: "shipper" },
      {
        title: "Approval requested by Ravi Menon",
        detail: null,
        happenedAt: "2026-11-20T08:00:00.000Z",
        by: "shipper",
      },
    ]);
    await addTestStaff(server.database, "ravi.pillai@keelson.example", "Ravi Pillai", "desk");
    const desk = await callDesk(server.app, "GET", "/bookings/QTN-2026-000001", {
      cookie: await signInToDesk(server, "ravi.pillai@keelson.example"),
    });
    expect(toHistory(desk).map(({ who, action }) => [who, action])).toStrictEqual([
      ["Asha Menon", "booking.created"],
      ["Asha Menon", "approval.granted"],
      ["Ravi Menon", "approval.requested"],
    ]);
    expect((await ask("PUT", `approvals/${id}/approval`, admin)).http).toBe(409);
    expect((await ask("DELETE", `approvals/${id}`, ravi)).http).toBe(409);
  });

  it("is decided once, whoever is first", async () => {
    const priya = await addColleague(PRIYA, "approver", null);
    const { body } = await request();
    const id = findId(body);
    const answers = await Promise.all([
      ask("PUT", `approvals/${id}/approval`, admin),
      ask("PUT", `approvals/${id}/decline`, priya, { reason: "Too dear." }),
    ]);
    expect(answers.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [decided] = (await ask("GET", "approvals", admin)).body.result;
    expect(await quotations()).toHaveLength(decided?.state === "approved" ? 1 : 0);
  });

  it("is declined with a reason that the requester gets", async () => {
    const { body } = await request();
    const id = findId(body);
    expect((await ask("PUT", `approvals/${id}/decline`, admin, { reason: " " })).http).toBe(422);
    const declined = await ask("PUT", `approvals/${id}/decline`, admin, { reason: "The next sailing is cheaper." });
    expect(declined.body.result).toMatchObject([{ state: "declined", reason: "The next sailing is cheaper." }]);
    expect(await mails("approval declined")).toEqual([RAVI]);
    expect(await quotations()).toEqual([]);
  });

  it("is approved by nobody whose limit is lower, and seen by nobody else", async () => {
    const low = await addColleague(PRIYA, "approver", 2_000);
    const booker = await addColleague("other@menon.example", "booker", 1_000);
    const { body } = await request();
    const id = findId(body);
    expect(await ask("PUT", `approvals/${id}/approval`, low)).toMatchObject({
      http: 403,
      body: { code: 4030, message: "This booking is above your limit too. Ask an admin of your company." },
    });
    expect((await ask("PUT", `approvals/${id}/approval`, booker)).http).toBe(403);
    expect((await ask("GET", "approvals", booker)).body.result).toEqual([]);
    expect((await ask("GET", "approvals", low)).body.result).toMatchObject([
      { id, mayDecide: false, mayDecline: true, exceededLimit: 20, approvers: ["Asha Menon"] },
    ]);
    const rival = "rival@trader.example";
    await addShipper(server.database, rival);
    expect((await ask("PUT", `approvals/${id}/approval`, await signInAs(server.app, rival))).http).toBe(404);
  });

  it("cannot be approved after the price has ended, and goes on waiting", async () => {
    const { body } = await request();
    const id = findId(body);
    server.clock.advance(400 * DAY);
    const late = await signInAs(server.app);
    const [shown] = (await ask("GET", "approvals", late)).body.result;
    expect(shown).toMatchObject({ state: "waiting", problem: expect.stringContaining("search again") });
    expect((await ask("PUT", `approvals/${id}/approval`, late)).http).toBeGreaterThanOrEqual(404);
    expect((await ask("GET", "approvals", late)).body.result).toMatchObject([{ id, state: "waiting" }]);
    expect(await quotations()).toEqual([]);
  });

  it("mails the end of its price once to who asked and who may approve it, unless switched off", async () => {
    await addColleague(PRIYA, "approver", 100_000_000);
    await addColleague("low@menon.example", "approver", 2_000);
    const quiet = await addColleague("quiet@menon.example", "admin", null);
    const setting = { topic: "bookings", mail: false, portal: true };
    expect((await ask("PUT", "notification-settings", quiet, setting)).http).toBe(200);
    const { body } = await request();
    const id = findId(body);
    const { database, clock } = server;
    const { priceEndsAt } = await database.db.selectFrom("approval").select("priceEndsAt").executeTakeFirstOrThrow();
    clock.advance(priceEndsAt - clock.now() - 1);
    await mailEndedPrices(endDeps());
    expect(await mails("approval ended|")).toEqual([]);
    clock.advance(1);
    await Promise.all([mailEndedPrices(endDeps()), mailEndedPrices(endDeps())]);
    await mailEndedPrices(endDeps());
    expect(await mails("approval ended|")).toEqual([SHIPPER.email, PRIYA, RAVI].toSorted());
    const trail = await database.db.selectFrom("auditEntry").select("action").where("subjectId", "=", id).execute();
    expect(trail.map(({ action }) => action)).toEqual(["approval.requested", "approval.expired"]);
    const shown = (await ask("GET", "approvals", await signInAs(server.app, RAVI))).body.result;
    expect(shown).toMatchObject([{ id, state: "waiting", problem: expect.stringContaining("This offer ended") }]);
  });

  it("mails nobody about a price that ended more than three days ago", async () => {
    await request();
    const { database, clock } = server;
    const { priceEndsAt } = await database.db.selectFrom("approval").select("priceEndsAt").executeTakeFirstOrThrow();
    clock.advance(priceEndsAt - clock.now() + 3 * DAY);
    await mailEndedPrices(endDeps());
    expect(await mails("approval ended|")).toEqual([]);
    clock.advance(-1);
    await mailEndedPrices(endDeps());
    expect(await mails("approval ended|")).toEqual([SHIPPER.email, RAVI].toSorted());
  });

  it("mails no end of a price to anybody once it is declined, also at the same moment", async () => {
    const { body } = await request();
    const { database, clock } = server;
    const { priceEndsAt } = await database.db.selectFrom("approval").select("priceEndsAt").executeTakeFirstOrThrow();
    clock.advance(priceEndsAt - clock.now());
    const late = await signInAs(server.app);
    const [declined] = await Promise.all([
      ask("PUT", `approvals/${findId(body)}/decline`, late, { reason: "Too late." }),
      mailEndedPrices(endDeps()),
    ]);
    expect(declined.http).toBe(200);
    const before = await mails("approval ended|");
    await mailEndedPrices(endDeps());
    expect(await mails("approval ended|")).toEqual(before);
    expect([0, 2]).toContain(before.length);
  });

  it("is declined by an approver whose limit is lower, also after the price has ended", async () => {
    const { body } = await request();
    const id = findId(body);
    await addColleague(PRIYA, "approver", 2_000);
    server.clock.advance(400 * DAY);
    const low = await signInAs(server.app, PRIYA);
    expect((await ask("PUT", `approvals/${id}/decline`, low, { reason: "Too late." })).body.result).toMatchObject([
      { state: "declined", reason: "Too late.", mayDecide: false, mayDecline: false },
    ]);
  });

  it("is not requested within the limit, and is withdrawn by the requester alone", async () => {
    expect((await request(admin)).body).toMatchObject({
      code: 4090,
      message: "This booking is within your limit: you can book it yourself.",
    });
    const { body } = await request();
    const id = findId(body);
    expect((await ask("DELETE", `approvals/${id}`, admin)).http).toBe(403);
    expect((await ask("DELETE", `approvals/${id}`, ravi)).http).toBe(200);
    expect((await ask("GET", "approvals", ravi)).body.result).toMatchObject([{ id, state: "withdrawn" }]);
  });
});
