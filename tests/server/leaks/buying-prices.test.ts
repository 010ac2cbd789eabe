import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { createCaller, exampleBody, type Heard, OPERATIONS } from "./answers.ts";
import { findLeaks, PAID, RULE } from "./find-leaks.ts";
import { REFUSED } from "./refused.ts";
import { askDesk, askForApproval, book, quote, search, useKey } from "./walk.ts";
import { startWorld, type World } from "./world.ts";

/* Thirty documents are read, which takes seconds, and minutes beside other work. */
const LONGEST_MS = 240_000;

/** Operations whose answers have prices, or documents: each must have answered. */
const PRICED = [
  "searchRates",
  "startRateSearch",
  "continueRateSearch",
  "stopRateSearch",
  "askSourceAgain",
  "lclRates",
  "bookOffer",
  "bookLcl",
  "bookingPdf",
  "listQuotations",
  "getBooking",
  "quotationFile",
  "createBookingLink",
  "openSharedBooking",
  "sharedFile",
  "listAmendments",
  "requestAmendment",
  "requestApproval",
  "listApprovals",
  "approveBooking",
  "declineBooking",
  "withdrawApproval",
  "createQuote",
  "listQuotes",
  "getQuote",
  "quotePdf",
  "checkQuoteOffer",
  "commentQuote",
  "openSharedQuote",
  "sharedQuotePdf",
  "commentSharedQuote",
  "decideSharedQuote",
  "verifyQuote",
  "createDeskRequest",
  "listDeskRequests",
  "dashboard",
  "listNotifications",
  "downloadAccountData",
  "listWebhookDeliveries",
  "searchRates by key",
  "lclRates by key",
  "listQuotations by key",
  "getBooking by key",
  "listQuotes by key",
] as const;

/** They end the session or the company, after which nothing is answered. */
const LAST = ["changePassword", "leaveCompany", "requestAccountDeletion", "endOtherSessions", "endSession", "signOut"];

/** Tables of staff, of sources and of what an offer was bought for; a shipper reads none of them. */
const OF_STAFF = [
  "marginEntry",
  "bookingMargins",
  "quoteMargins",
  "rateSheetRow",
  "lclLine",
  "tariffFreight",
  "sharedAnswer",
  "quotedSearch",
  "auditEntry",
];

const callOthers = async ({ call, heard }: ReturnType<typeof createCaller>, booking: string): Promise<void> => {
  const rest = OPERATIONS.filter(({ id }) => !heard.some(({ operation }) => operation === id));
  const ordered = [...rest.filter(({ id }) => !LAST.includes(id)), ...rest.filter(({ id }) => LAST.includes(id))];
  for (const operation of ordered) {
    const payload = operation.body === null || operation.body.isFile ? undefined : exampleBody(operation);
    await call(operation.id, { path: { id: booking }, payload });
  }
};

/** Writes the mails, notifications and webhooks about the bookings. */
const sendMessages = async ({ server }: World): Promise<void> => {
  const site = { site: "http://localhost:8080", apiBasePath: "/api", deskMail: "desk@keelson.example" };
  const ids = { id: randomUUID, secret: randomUUID };
  for (let round = 0; round < 3; round += 1)
    await checkDueBookings({ database: server.database, clock: server.clock.now, ids, ...site });
};

const walk = async (world: World): Promise<readonly Heard[]> => {
  const caller = createCaller(world);
  const hook = { url: "http://127.0.0.1:9/hook", events: ["booking.received", "booking.confirmed", "booking.updated"] };
  const created = (await caller.call("createWebhook", { payload: hook })).json<{
    readonly result: readonly { readonly id: string }[];
  }>();
  const offers = await search(caller);
  await quote(caller, offers);
  await askDesk(caller, world);
  await caller.call("sheetLine", { query: { offerId: offers.sheet } });
  const booking = await book(caller, offers);
  await askForApproval(caller, world);
  await useKey(caller, booking);
  const change = { kind: "details", text: "Please change the consignee", offerId: null, shownFee: null };
  await caller.call("requestAmendment", { path: { id: booking }, payload: change });
  await sendMessages(world);
  await caller.call("listWebhookDeliveries", { path: { id: created.result[0]?.id ?? "" } });
  await caller.call("downloadAccountData");
  await callOthers(caller, booking);
  return caller.heard;
};

const listTables = async ({ server }: World): Promise<readonly string[]> =>
  (
    await sql<{ readonly name: string }>`select "name" from sqlite_master where "type" = 'table'`.execute(
      server.database.db,
    )
  ).rows.map(({ name }) => name);

const readTable = async ({ server }: World, table: string): Promise<string> =>
  JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(server.database.db)).rows);

describe("what a shipper can read of offers with buying prices", () => {
  let world: World;
  let heard: readonly Heard[];
  beforeAll(async () => {
    world = await startWorld("buy");
    heard = await walk(world);
  }, LONGEST_MS);
  afterAll(() => world.server.close());

  it("answers every operation, or refuses one for a reason that is stated", () => {
    const refused = OPERATIONS.map(({ id }) => id).filter(
      (id) => !heard.some(({ operation, status }) => operation === id && status < 300),
    );
    expect(refused.toSorted()).toEqual(Object.values(REFUSED).flat().toSorted());
    expect(heard.filter(({ operation }) => operation === "sheetLine").map(({ status }) => status)).toEqual([404]);
  });

  it("records each change that a shipper makes", async () => {
    const entries = await world.server.database.db.selectFrom("auditEntry").select("action").distinct().execute();
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      "account.password-link-requested",
      "account.second-factor-changed",
      "address.created",
      "amendment.requested",
      "api-key.created",
      "approval.granted",
      "approval.refused",
      "approval.requested",
      "approval.withdrawn",
      "booking.created",
      "booking.message-written",
      "booking.messages-muted",
      "booking.reference-changed",
      "calendar-feed.created",
      "calendar-feed.deleted",
      "company.changed",
      "enquiry.received",
      "link.created",
      "margin.imported",
      "member.invited",
      "notification-setting.changed",
      "quote-request.answered",
      "quote-request.created",
      "quote.approved",
      "quote.checked",
      "quote.commented",
      "quote.created",
      "saved-view.created",
      "session.ended",
      "session.started",
      "template.created",
      "webhook.created",
    ]);
  });

  it("is no buying price, rule or owner in any answer of any operation", () => {
    expect(heard.filter(({ leaks }) => leaks.length > 0)).toEqual([]);
    const called = new Set(heard.map(({ operation }) => operation));
    expect(OPERATIONS.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([]);
    expect(heard.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it("includes the answers of all operations with prices", () => {
    const statuses = PRICED.map((operation) => [
      operation,
      Math.min(...heard.filter((one) => one.operation === operation).map(({ status }) => status)),
    ]);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("is in no mail, message, webhook or other table than those of staff", async () => {
    const tables = (await listTables(world)).filter((table) => !OF_STAFF.includes(table));
    const leaks = [];
    for (const table of tables) leaks.push([table, findLeaks(await readTable(world, table))]);
    expect(leaks.filter(([, found]) => found?.length !== 0)).toEqual([]);
    const mails = await readTable(world, "outgoingMail");
    expect(mails).toContain("QUO-2026-");
    expect(await readTable(world, "webhookDelivery")).toContain("booking.received");
    for (const table of ["marginEntry", "bookingMargins", "quoteMargins"])
      expect(findLeaks(await readTable(world, table)).length).toBeGreaterThan(0);
  });

  it("is in no log line", () => {
    expect(findLeaks(world.server.logLines.join("\n"))).toEqual([]);
  });
});

describe("a leak of buying prices", () => {
  it("is found in every form that an amount is written in", () => {
    expect(findLeaks('{"amount":8253.19}')).toEqual(["8253"]);
    expect(findLeaks("USD 8,253.19 and USD 16 506.38")).toEqual(["8,253", "16 506"]);
    expect(findLeaks(`"minor":${PAID.sheet.minor}`)).toEqual(["739137"]);
    expect(findLeaks(`{"rule":"${RULE}","owner":"Ownerby Hiddenson"}`)).toEqual([RULE, "Hiddenson"]);
    expect(findLeaks("8254 18253 82531 id-8253x")).toEqual([]);
  });

  it(
    "is found in answers, documents, mails and messages if prices are answered as they were bought",
    async () => {
      const world = await startWorld("sell");
      const caller = createCaller(world);
      const offers = await search(caller);
      await quote(caller, offers);
      await book(caller, { ...offers, tariff: "", sheet: "" });
      await caller.call("downloadAccountData");
      const leaking = new Set(caller.heard.filter(({ leaks }) => leaks.length > 0).map(({ operation }) => operation));
      for (const operation of ["searchRates", "startRateSearch", "lclRates", "getBooking", "listQuotations"])
        expect(leaking).toContain(operation);
      for (const operation of ["quotePdf", "bookingPdf", "quotationFile", "openSharedQuote", "downloadAccountData"])
        expect(leaking).toContain(operation);
      await world.server.close();
    },
    LONGEST_MS,
  );
});
