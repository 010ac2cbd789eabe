import { afterEach, beforeEach, expect, it } from "vitest";
import { addMargins } from "#server/modules/margins/index.ts";
import { openItem, watchOnce } from "#server/modules/inbox/index.ts";
import { decideQuote, type NewQuoteDecision } from "#server/modules/quotes/discuss.ts";
import { addRequestRow, findQuoteBy, readQuoteOffer, type StoredQuote } from "#server/modules/quotes/index.ts";
import { actAs, toSystem } from "#server/platform/acting.ts";
import { randomIds } from "#server/platform/time.ts";
import { watched } from "#server/watched.ts";
import { START } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { readPdf } from "../documents/pdf-text.ts";
import { type DeskOfBooking, startWithBooking } from "../desk-bookings/booked.ts";

const DAY_MS = 86_400_000;
const NUMBER = "DSK-2026-000007";
const usd = (minor: number) => ({ currency: "USD", minor });
const EVERYTHING = {
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  validFrom: "2026-01-01",
  validTo: null,
  owner: "Pricing",
} as const;
const MARGINS = {
  rules: [
    {
      ...EVERYTHING,
      id: "M-01",
      charge: "freight",
      margin: { kind: "amount", money: usd(15_000), per: "container" },
      rounding: null,
    },
  ],
  floors: [{ ...EVERYTHING, id: "F-01", least: { kind: "percent", percent: "5" } }],
} as const;

const line = (buying: number | null, selling: number | null) => ({
  name: "Ocean freight",
  countedBy: "container",
  size: "20GP",
  buying: buying === null ? null : usd(buying),
  selling: selling === null ? null : usd(selling),
});
const TERMS = {
  carrier: "Kestrel Container",
  vessel: null,
  voyage: null,
  departure: "2026-12-06",
  arrival: "2026-12-30",
  validTill: "2026-11-30",
  remark: null,
  belowFloorReason: null,
};

const toBody = (lines: readonly object[], terms: object = {}) => ({
  offers: [{ ...TERMS, lines, ...terms }],
  followUpOn: null,
});

const typed = (changes: object = {}) => ({
  offers: [
    {
      carrier: "Kestrel",
      vessel: "",
      voyage: "",
      departure: null,
      arrival: null,
      validTill: null,
      remark: "",
      lines: [
        {
          name: "Ocean freight",
          countedBy: "container",
          size: "20GP",
          currency: "USD",
          buying: "1000 or so",
          selling: "",
        },
      ],
      belowFloorReason: "",
      ...changes,
    },
  ],
  followUpOn: null,
});

/** Answering requests for quotes at the desk, over whichever database. */
export const deskQuotesContract = (make: MakePlace): void => {
  let desk: DeskOfBooking;

  beforeEach(async () => {
    desk = await startWithBooking(make);
    const { database, clock } = desk.server;
    await actAs(toSystem("test", clock.now), () =>
      database.db.transaction().execute(async (transaction) => {
        await addMargins(transaction, MARGINS, START);
        await addRequestRow(transaction, {
          id: "request-7",
          accountId: "account-asha@menon.example",
          number: NUMBER,
          requestedAt: START,
          search: JSON.stringify(SEARCH),
          openKey: "key",
          commodity: "Cotton bed linen",
          note: "Before the end of January, please.",
          state: "open",
          settledAt: null,
          reason: null,
          quoteNumber: null,
        });
      }),
    );
  });
  afterEach(() => desk.server.close());

  const price = (lines: readonly object[]) =>
    desk.asRavi("POST", `/quotes/${NUMBER}/price`, { carrier: "Kestrel Container", lines });
  const answer = (lines: readonly object[], terms: object = {}, as = desk.asRavi) =>
    as("POST", `/quotes/${NUMBER}/answer`, toBody(lines, terms));

  const addWebhook = () =>
    desk.server.database.db
      .insertInto("webhookEndpoint")
      .values({
        id: "webhook-1",
        accountId: "account-asha@menon.example",
        url: "https://erp.example/hooks",
        events: '["quote.answered"]',
        secret: "whsec_1",
        previousSecret: null,
        previousSecretUntil: null,
        state: "active",
        createdAt: START,
        mode: "live",
      })
      .execute();
  const readEvents = async () => {
    const rows = await desk.server.database.db.selectFrom("webhookDelivery").select(["subject", "body"]).execute();
    return rows.map(({ subject, body }) => ({ subject, ...parsed<{ type: string; data: object }>(body) }));
  };

  const readQuote = async () => {
    const { db } = desk.server.database;
    const stored = await db.selectFrom("quote").select("number").executeTakeFirstOrThrow();
    const quote = await findQuoteBy(db, "number", stored.number);
    if (quote === null) throw new Error("There is no quote.");
    return quote;
  };
  const decide = (quote: StoredQuote, decision: Pick<NewQuoteDecision, "outcome" | "offer">) => {
    const { database, clock } = desk.server;
    const mailing = { clock: clock.now, ids: randomIds, site: "https://portal.example", deskMail: null };
    return actAs(toSystem("test", clock.now), () =>
      database.db
        .transaction()
        .execute((transaction) =>
          decideQuote(transaction, mailing, quote, { ...decision, name: "Priya Nair", comment: "" }),
        ),
    );
  };
  const watchFollowUps = () => {
    const { database, clock } = desk.server;
    return actAs(toSystem("test", clock.now), () => watchOnce(database.db, watched, clock.now()));
  };

  it("lists requests by state, and answers one with its note and company", async () => {
    const listed = await desk.asRavi("GET", "/quotes?state=open");
    expect(listed.result).toEqual([
      {
        number: NUMBER,
        state: "open",
        requestedAt: "2026-11-20T08:00:00.000Z",
        companyName: "Malabar Spice Exports",
        search: "Nhava Sheva to Rotterdam, 2 × 20GP",
        quoteNumber: null,
      },
    ]);
    expect((await desk.asRavi("GET", "/quotes?state=declined")).result).toEqual([]);
    expect((await desk.asRavi("GET", `/quotes/${NUMBER.toLowerCase()}`)).result).toMatchObject([
      {
        departureDate: "2026-11-21",
        weights: [{ size: "20GP", kilograms: 18_000 }],
        sizes: ["20GP"],
        isPartLoad: false,
        commodity: "Cotton bed linen",
        note: "Before the end of January, please.",
        contact: { name: "Asha Menon", email: "asha@menon.example", group: null },
        earlier: [],
      },
    ]);
    expect((await desk.asRavi("GET", "/quotes/DSK-2026-000099")).status).toBe(404);
  });

  it("prices charges by the margin rules, and says what is missing to the floor", async () => {
    expect((await price([line(100_000, null)])).result).toMatchObject([
      {
        lines: [{ suggested: usd(115_000), selling: usd(115_000), rule: "M-01" }],
        totals: { buying: usd(200_000), selling: usd(230_000), margin: usd(30_000) },
        floor: { id: "F-01", least: usd(210_527) },
        belowBy: null,
      },
    ]);
    expect((await price([line(100_000, 105_000)])).result).toMatchObject([{ belowBy: usd(527) }]);
    expect((await price([line(null, 105_000)])).result).toMatchObject([
      { lines: [{ suggested: null, selling: usd(105_000) }], totals: null, floor: null, belowBy: null },
    ]);
  });

  it("answers with a quote whose selling prices alone the shipper reads, and stores the rule", async () => {
    await addWebhook();
    const answered = await answer([
      line(100_000, 115_000),
      { ...line(5_000, 5_000), name: "B/L fee", countedBy: "booking", size: null },
    ]);
    expect(answered).toMatchObject({ status: 200, message: "Answered", result: [{ state: "answered" }] });
    const [{ quoteNumber = "" } = {}] = parsed<readonly { quoteNumber?: string }[]>(JSON.stringify(answered.result));
    const quote = await findQuoteBy(desk.server.database.db, "number", quoteNumber);
    const [offer] = quote?.offers ?? [];
    if (offer === undefined) throw new Error("There is no quote.");
    const { priced } = readQuoteOffer(offer);
    expect(priced.price.converted).toMatchObject({ kind: "converted", total: usd(235_000) });
    expect(JSON.stringify(quote)).not.toContain("100000");
    expect(offer.offer).not.toContain("1000.00");
    expect(await readEvents()).toMatchObject([
      {
        subject: NUMBER,
        type: "quote.answered",
        data: { request: NUMBER, number: quoteNumber, validTill: "2026-11-30", reason: null },
      },
    ]);
    expect((await desk.asRavi("GET", `/quotes/${NUMBER}`)).result).toMatchObject([
      {
        state: "answered",
        earlier: [{ number: quoteNumber, offers: [{ carrier: "Kestrel Container", lines: [{ buying: null }, {}] }] }],
        sent: { number: quoteNumber, state: "open", validTill: "2026-11-30", followUpOn: null },
      },
    ]);
  });

  it("refuses to sell below the floor but to pricing, with a reason", async () => {
    const low = [line(100_000, 105_000)];
    expect(await answer(low)).toMatchObject({ status: 422, result: [{ field: "offers.0.belowFloorReason" }] });
    const belowFloorReason = "A regular customer.";
    expect(await answer(low, { belowFloorReason })).toMatchObject({ status: 403, code: 4030 });
    expect(await answer(low, { belowFloorReason }, desk.asSven)).toMatchObject({ status: 200 });
  });

  it("asks for a reason before a price below its buying price is sent where no floor applies, and records it", async () => {
    await desk.server.database.db.deleteFrom("marginEntry").execute();
    const low = [line(100_000, 90_000)];
    expect(await answer(low)).toMatchObject({
      status: 422,
      result: [{ field: "offers.0.belowFloorReason", message: "This loses USD 200.00. Say why, or raise the price." }],
    });
    expect(await answer(low, { belowFloorReason: "The first order." })).toMatchObject({ status: 200 });
    const entries = await desk.server.database.db
      .selectFrom("auditEntry")
      .select(["subjectId", "after", "reason"])
      .where("action", "=", "quote.sold-at-loss")
      .execute();
    expect(entries).toEqual([
      {
        subjectId: "QUO-2026-000001",
        after: JSON.stringify({ loss: usd(20_000), buying: usd(200_000), selling: usd(180_000) }),
        reason: "The first order.",
      },
    ]);
  });

  it.each([
    [{ carrier: " " }, "carrier"],
    [{ validTill: "2026-11-19" }, "validTill"],
    [{ validTill: "2026-12-07" }, "validTill"],
    [{ departure: "2026-11-19", validTill: "2026-11-20" }, "departure"],
    [{ arrival: "2026-12-01" }, "arrival"],
  ])("refuses the answer %o at its field", async (terms, field) => {
    expect(await answer([line(100_000, 115_000)], terms)).toMatchObject({
      status: 422,
      result: [{ field: `offers.0.${field}` }],
    });
  });

  it("refuses charges without a selling price, and the same charge twice", async () => {
    for (const lines of [[line(100_000, null)], [line(1, 2), line(1, 2)], [{ ...line(1, 2), countedBy: "wm" }]])
      expect(await answer(lines)).toMatchObject({ status: 422, result: [{ field: "offers.0.lines" }] });
  });

  it("declines with a reason, and tells the second clerk who was faster", async () => {
    const reason = "No carrier sails there in winter.";
    await addWebhook();
    const declined = await desk.asRavi("POST", `/quotes/${NUMBER}/decline`, { reason });
    expect(declined).toMatchObject({ status: 200, result: [{ state: "declined", reason }] });
    expect(await answer([line(100_000, 115_000)], {}, desk.asSven)).toMatchObject({
      status: 409,
      message: "Ravi Pillai has declined this request already.",
    });
    expect(await readEvents()).toMatchObject([
      { subject: NUMBER, type: "quote.answered", data: { request: NUMBER, number: null, validTill: null, reason } },
    ]);
  });

  it("answers with two offers that end on the earlier day, and the customer approves one", async () => {
    const second = { ...TERMS, carrier: "Pelagia", validTill: "2026-11-28", lines: [line(90_000, 104_000)] };
    const [first] = toBody([line(100_000, 115_000)]).offers;
    const body = { offers: [first, second], followUpOn: "2026-11-27" };
    const answered = await desk.asRavi("POST", `/quotes/${NUMBER}/answer`, body);
    expect(answered).toMatchObject({
      status: 200,
      result: [
        {
          sent: {
            state: "open",
            validTill: "2026-11-28",
            followUpOn: "2026-11-27",
            offers: [{ carrier: "Kestrel Container" }, { carrier: "Pelagia", isApproved: false }],
          },
        },
      ],
    });
    const quote = await readQuote();
    const margins = await desk.server.database.db.selectFrom("quoteMargins").select("position").execute();
    expect(margins.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([0, 1]);
    await decide(quote, { outcome: "approved", offer: 1 });
    expect((await desk.asRavi("GET", `/quotes/${NUMBER}`)).result).toMatchObject([
      { sent: { state: "approved", followUpOn: null, offers: [{ isApproved: false }, { isApproved: true }] } },
    ]);
  });

  it("names the offer of a field that it refuses", async () => {
    const offers = [toBody([line(100_000, 115_000)]).offers[0], { ...TERMS, carrier: "", lines: [line(1, 2)] }];
    expect(await desk.asRavi("POST", `/quotes/${NUMBER}/answer`, { offers, followUpOn: null })).toMatchObject({
      status: 422,
      result: [{ field: "offers.1.carrier" }],
    });
  });

  const readMails = () =>
    desk.server.database.db.selectFrom("outgoingMail").select(["subject", "nextAttemptAt"]).orderBy("id").execute();
  const readInbox = () =>
    desk.server.database.db.selectFrom("inboxItem").select(["answeredAt"]).where("subject", "=", NUMBER).execute();
  const undo = () => desk.asRavi("POST", `/quotes/${NUMBER}/undo`);

  it("holds the mail and the webhooks for 60 seconds, in which the answer is taken back with its quote", async () => {
    await addWebhook();
    const { database, clock } = desk.server;
    await actAs(toSystem("test", clock.now), () =>
      openItem(database.db, { kind: "quote-request", subject: NUMBER, title: { number: NUMBER } }, START),
    );
    const readSearches = () => database.db.selectFrom("quotedSearch").select("id").execute();
    const searches = await readSearches();
    const lines = [line(100_000, 115_000)];
    const answered = await answer(lines);
    expect(answered).toMatchObject({
      result: [
        {
          undoUntil: "2026-11-20T08:03:00.000Z",
          sent: {
            offers: [
              {
                departure: "2026-12-06",
                arrival: "2026-12-30",
                total: usd(230_000),
                totals: { buying: usd(200_000), selling: usd(230_000), margin: usd(30_000) },
                lines: [{ name: "OCEAN FREIGHT", buying: usd(100_000), selling: usd(115_000) }],
              },
            ],
          },
        },
      ],
    });
    const { number } = await readQuote();
    expect(await readMails()).toEqual([
      { subject: `Quote ${number} for Nhava Sheva to Rotterdam, 2 × 20GP`, nextAttemptAt: START + 180_000 },
    ]);
    expect(await undo()).toMatchObject({
      status: 200,
      message: "Taken back",
      result: [{ state: "open", quoteNumber: null, sent: null, undoUntil: null }],
    });
    expect(await readMails()).toEqual([]);
    expect(await readEvents()).toEqual([]);
    expect(await readInbox()).toEqual([{ answeredAt: null }]);
    expect(await readSearches()).toEqual(searches);
    expect(await undo()).toMatchObject({ status: 409, message: "It is too late: the mail has left." });

    await answer(lines);
    expect(await readMails()).toHaveLength(1);
    clock.advance(60_000);
    expect(await undo()).toMatchObject({ status: 409, message: "It is too late: the mail has left." });
  });

  it("takes back no answer that the customer has used, and reopens a request that was declined", async () => {
    const reason = "No carrier sails there in winter.";
    expect(await desk.asRavi("POST", `/quotes/${NUMBER}/decline`, { reason })).toMatchObject({ status: 200 });
    expect(await undo()).toMatchObject({ status: 200, result: [{ state: "open", reason: null }] });
    await answer([line(100_000, 115_000)]);
    await decide(await readQuote(), { outcome: "approved", offer: 0 });
    expect(await undo()).toMatchObject({
      status: 409,
      message: "It is too late: the customer has answered this quote.",
    });
    expect((await readQuote()).outcome).toBe("approved");
  });

  it("prints the quote that was sent, and nothing before", async () => {
    const print = () =>
      desk.server.app.inject({ url: `/desk/api/quotes/${NUMBER}/document`, headers: { cookie: desk.cookie } });
    expect((await print()).statusCode).toBe(404);
    await answer([line(100_000, 115_000)]);
    const printed = await print();
    expect(printed.headers["content-type"]).toBe("application/pdf");
    const { text } = await readPdf(printed.rawPayload);
    expect(text).toContain((await readQuote()).number);
    expect(text).not.toContain("1,000.00");
  });

  it("lets a quote wait on its follow-up day until the customer answers", async () => {
    await desk.asRavi("POST", `/quotes/${NUMBER}/answer`, {
      ...toBody([line(100_000, 115_000)]),
      followUpOn: "2026-11-24",
    });
    const quote = await readQuote();
    const waiting = async () => {
      await watchFollowUps();
      const listed = await desk.server.database.db
        .selectFrom("inboxItem")
        .select("subject")
        .where("kind", "=", "quote-follow-up")
        .where("answeredAt", "is", null)
        .execute();
      return listed.map(({ subject }) => subject);
    };
    expect(await waiting()).toEqual([]);
    desk.server.clock.advance(4 * DAY_MS);
    expect(await waiting()).toEqual([`${quote.number} 2026-11-24`]);
    await decide(quote, { outcome: "declined", offer: null });
    expect(await waiting()).toEqual([]);
  });

  it("moves a follow-up, and refuses a day after the quote has ended", async () => {
    await answer([line(100_000, 115_000)]);
    const set = (followUpOn: string | null) => desk.asRavi("PUT", `/quotes/${NUMBER}/follow-up`, { followUpOn });
    expect(await set("2026-11-25")).toMatchObject({ status: 200, result: [{ sent: { followUpOn: "2026-11-25" } }] });
    for (const day of ["2026-11-20", "2026-12-01"])
      expect(await set(day)).toMatchObject({ status: 422, result: [{ field: "followUpOn" }] });
    expect(await set(null)).toMatchObject({ status: 200, result: [{ sent: { followUpOn: null } }] });
  });

  it("saves what cannot be sent yet, and tells a colleague whose draft it is", async () => {
    const save = (content: object, revision: number, as = desk.asRavi) =>
      as("PUT", `/quotes/${NUMBER}/draft`, { content, revision });
    const first = { content: typed(), savedBy: "Ravi Pillai", savedAt: "2026-11-20T08:02:00.000Z", revision: 1 };
    expect(await save(typed(), 0)).toMatchObject({ status: 200, message: "Saved", result: [first] });
    expect((await desk.asSven("GET", `/quotes/${NUMBER}`)).result).toMatchObject([{ draft: first }]);
    expect(await save(typed({ carrier: "Pelagia" }), 0, desk.asSven)).toMatchObject({
      status: 409,
      message: "Ravi Pillai has changed this draft at 13:32.",
    });
    expect(await save(typed({ carrier: "Pelagia" }), 1, desk.asSven)).toMatchObject({
      status: 200,
      result: [{ savedBy: "Sven Olsen", revision: 2 }],
    });
    await answer([line(100_000, 115_000)]);
    expect((await desk.asRavi("GET", `/quotes/${NUMBER}`)).result).toMatchObject([{ draft: null }]);
    /* An answer that is taken back has its draft again. */
    expect(await undo()).toMatchObject({ status: 200, result: [{ draft: { savedBy: "Sven Olsen", revision: 2 } }] });
  });

  it("prints the document before it is sent, marked as a draft, and shows its mail", async () => {
    const body = toBody([line(100_000, 115_000)]);
    const printed = await desk.server.app.inject({
      method: "POST",
      url: `/desk/api/quotes/${NUMBER}/preview/pdf`,
      headers: { "x-desk": "1", cookie: desk.cookie },
      payload: body,
    });
    expect(printed.headers["content-type"]).toBe("application/pdf");
    const text = (await readPdf(printed.rawPayload)).text;
    expect(text).toContain("Draft of a quote, not sent");
    expect(text).toContain("Kestrel Container");
    expect(text).not.toContain("Verification code");
    expect(text).not.toContain("1,000.00");
    const [mail] = parsed<readonly { to: string; subject: string; text: string }[]>(
      JSON.stringify((await desk.asRavi("POST", `/quotes/${NUMBER}/preview/mail`, body)).result),
    );
    expect(mail?.to).toBe("asha@menon.example");
    expect(mail?.subject).toBe("Quote DRAFT for Nhava Sheva to Rotterdam, 2 × 20GP");
    expect(mail?.text).toContain("It is valid until 30 Nov 2026");
    expect(await desk.asRavi("POST", `/quotes/${NUMBER}/preview/mail`, toBody([line(1, null)]))).toMatchObject({
      status: 422,
      result: [{ field: "offers.0.lines" }],
    });
  });
};
