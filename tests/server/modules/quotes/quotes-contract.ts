import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  CreatedLinkAnswer,
  DeskRequestAnswer,
  QuoteAnswer,
  QuoteCheckAnswer,
  QuotesAnswer,
  RatesAnswer,
  SharedQuoteAnswer,
  VerifiedQuoteAnswer,
} from "#api/schema.d.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { revokeAnyLink } from "#server/modules/links/store.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { answerRequest, declineRequest } from "#server/modules/quotes/answer-request.ts";
import { toDeskLine } from "#server/modules/quotes/desk-line.ts";
import { findRequestByNumber } from "#server/modules/quotes/desk-request-store.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import {
  addShipper,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { holdTransaction } from "#tests/server/support/held-transaction.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RIVAL = "rival@trader.example";
const DESK = "desk@keelson.example";
const DAY_MS = 86_400_000;
const CUSTOMER = { companyName: " Van der Meer Wonen B.V. ", contactName: "Priya Nair", reference: null };
const NAME = "Priya Nair";

/** Quotes over HTTP, over whichever database. */
export const quotesContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), linksFeature], config: { deskMail: DESK } });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const post = (url: string, payload: object, more: object = {}) =>
    server.app.inject({ method: "POST", url: `/api${url}`, headers: { ...headers, ...more }, payload });
  const get = (url: string) => server.app.inject({ method: "GET", url: `/api${url}`, headers });
  const publicly = (method: "GET" | "POST", url: string, payload?: object, more: Record<string, string> = {}) =>
    server.app.inject({ method, url: `/api${url}`, headers: more, ...(payload === undefined ? {} : { payload }) });
  const search = async (): Promise<readonly string[]> => {
    const { result } = parsed<RatesAnswer>((await post("/resource/rates/spot-on", SEARCH)).body);
    const ids = result.flatMap(({ api = [], excel = [] }) => [
      ...api.map(({ offerId }) => offerId),
      ...excel.map(({ _id }) => _id),
    ]);
    /* A sold-out offer has its state as id. */
    return ids.filter((id) => id.includes("."));
  };
  const save = (offerIds: readonly string[], changes: object = {}, key = "quote-key-1") =>
    post(
      "/resource/quotes",
      { offerIds, search: SEARCH, customer: CUSTOMER, incoterm: null, validTill: null, note: null, ...changes },
      { "idempotency-key": key },
    );
  const sendTimes = async (): Promise<readonly number[]> =>
    (
      await server.database.db
        .selectFrom("outgoingMail")
        .select("nextAttemptAt")
        .where("key", "like", "quote|%|comment%")
        .orderBy("nextAttemptAt")
        .execute()
    ).map(({ nextAttemptAt }) => nextAttemptAt);
  const saveFirst = async () => {
    const [first = ""] = await search();
    const [quote] = parsed<QuoteAnswer>((await save([first])).body).result;
    if (quote === undefined) throw new Error("The quote was not saved.");
    return quote;
  };
  const share = async (id: string): Promise<string> =>
    parsed<CreatedLinkAnswer>((await post(`/resource/quotes/${id}/links`, { recipient: NAME })).body).result[0]
      ?.token ?? "";
  const decide = (token: string, changes: object = {}) =>
    publicly("POST", `/shared/quotes/${token}/decision`, {
      name: NAME,
      outcome: "approved",
      offer: 0,
      comment: "",
      ...changes,
    });
  const mails = (recipient: string) =>
    server.database.db
      .selectFrom("outgoingMail")
      .select(["subject", "text"])
      .where("recipient", "=", recipient)
      .orderBy("id")
      .execute();
  const message = (answer: { readonly body: string }): string => parsed<QuoteAnswer>(answer.body).message;

  it("saves offers with a number, a validity and everything that the document needs", async () => {
    const offerIds = (await search()).slice(0, 2);
    const [quote] = parsed<QuoteAnswer>((await save(offerIds)).body).result;
    expect(quote).toMatchObject({
      number: "QUO-2026-000001",
      state: "open",
      createdAt: "2026-11-20T08:00:00.000Z",
      customer: { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: null },
      containers: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 18_000 }],
      exchangeRates: { base: "USD", date: "2026-11-20" },
      decision: null,
      comments: [],
      bookings: [],
      search: SEARCH,
    });
    expect(quote?.offers).toHaveLength(2);
    expect(quote?.offers[0]).toMatchObject({
      providerName: "Norrvik Line",
      from: { locationName: "Nhava Sheva", unLocationCode: "INNSA", kind: "sea" },
      to: { locationName: "Rotterdam", unLocationCode: "NLRTM", kind: "sea" },
      vesselName: "NORRVIK ASTRID",
    });
    expect(quote?.offers[0]?.exclusions.at(-1)).toEqual({ item: "import-duty", state: "not-quoted" });
    expect(quote?.sha256.slice(0, 16).toUpperCase()).toBe(quote?.code);
    const listed = parsed<QuotesAnswer>((await get("/resource/quotes")).body).result;
    expect(listed).toEqual([quote]);
    expect(parsed<QuoteAnswer>((await get("/resource/quotes/QUO-2026-000001")).body).result).toEqual([quote]);
  });

  it("saves a quote once for each key and refuses the key for other offers", async () => {
    const [first = "", second = ""] = await search();
    await save([first]);
    expect(parsed<QuoteAnswer>((await save([first])).body).result[0]?.number).toBe("QUO-2026-000001");
    expect((await save([second])).statusCode).toBe(409);
    expect(parsed<QuotesAnswer>((await get("/resource/quotes")).body).result).toHaveLength(1);
  });

  it("refuses a validity beyond the offers, unknown offers and those of another shipper", async () => {
    const [first = ""] = await search();
    const late = await save([first], { validTill: "2027-03-01" });
    expect([late.statusCode, parsed<{ result: readonly object[] }>(late.body).result]).toEqual([
      422,
      [
        {
          field: "validTill",
          message: "The booking cut-off is on 23 Nov 2026 (Kolkata time). Choose that day or an earlier one.",
        },
      ],
    ]);
    expect((await save(["nothing.1"])).statusCode).toBe(404);
    headers = await signInAs(server.app, RIVAL);
    expect((await save([first])).statusCode).toBe(404);
  });

  it("shows no quote of another shipper", async () => {
    const { id, number } = await saveFirst();
    headers = await signInAs(server.app, RIVAL);
    expect((await get(`/resource/quotes/${id}`)).statusCode).toBe(404);
    expect((await get(`/resource/quotes/${number}/pdf`)).statusCode).toBe(404);
    expect((await post(`/resource/quotes/${id}/links`, { recipient: NAME })).statusCode).toBe(404);
    expect((await post(`/resource/quotes/${id}/check`, { offer: 0 })).statusCode).toBe(404);
    const key = { "idempotency-key": "comment-1" };
    expect((await post(`/resource/quotes/${id}/comments`, { text: "Hello" }, key)).statusCode).toBe(404);
    expect(parsed<QuotesAnswer>((await get("/resource/quotes")).body).result).toEqual([]);
  });

  it("prints the same document whenever it is asked for", async () => {
    const { number } = await saveFirst();
    const first = await get(`/resource/quotes/${number}/pdf`);
    server.clock.advance(60_000);
    const second = await get(`/resource/quotes/${number}/pdf`);
    expect(first.headers["content-type"]).toBe("application/pdf");
    expect(first.headers["content-disposition"]).toContain("QUO-2026-000001.pdf");
    expect(first.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(second.rawPayload.length).toBe(first.rawPayload.length);
  });

  it("prints everything that a quote needs, once for each offer", async () => {
    const incoterm = { code: "CIF", place: "Rotterdam" };
    const reference = "PO 4711/ABC-very-long-reference-without-any-break-1234567890";
    const customer = { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference };
    const [quote] = parsed<QuoteAnswer>((await save((await search()).slice(0, 2), { incoterm, customer })).body).result;
    const printed = await get(`/resource/quotes/${quote?.number}/pdf`);
    const { text, title, roles } = await readPdf(printed.rawPayload);
    expect(title).toBe("Quote QUO-2026-000001");
    expect(text.replaceAll(" ", "")).toContain(reference.replaceAll(" ", ""));
    expect(roles).toContain("Figure");
    for (const words of [
      "Van der Meer Wonen B.V.",
      "Priya Nair",
      "Fri 20 Nov 2026",
      "CIF Rotterdam, Incoterms 2020",
      "2 × 20GP",
      "18 000 kg",
      "1. Norrvik Line: Route",
      "NORRVIK ASTRID",
      "1. Norrvik Line: Charges",
      "Basic freight",
      "per container 20GP",
      "Converted at the rates of",
      "2. ",
      "Not part of the price",
      "Import duty and taxes",
      "Days without charge",
      "Questions: rates@keelson.example",
      `http://localhost:8080/quotes/verify/${quote?.code}`,
      `SHA-256 ${quote?.sha256}`,
    ])
      expect(text).toContain(words);
  });

  it("prints the document in the formats of the person who downloads it, and in the standard ones over a link", async () => {
    const { id, number } = await saveFirst();
    await server.database.db
      .updateTable("account")
      .set({ dateFormat: "year-month-day", numberFormat: "point-comma", ownCurrency: "INR" })
      .execute();
    const own = await readPdf((await get(`/resource/quotes/${number}/pdf`)).rawPayload);
    expect(own.text).toContain("Fri 2026-11-20");
    expect(own.text).toMatch(/Total in your currency: INR [\d.]+,\d{2}, at /);
    expect(own.text).not.toMatch(/\d,\d{3}\.\d{2}/);
    const token = await share(id);
    const shared = await readPdf((await publicly("GET", `/shared/quotes/${token}/pdf`)).rawPayload);
    expect(shared.text).toContain("Fri 20 Nov 2026");
    expect(shared.text).toMatch(/\d,\d{3}\.\d{2}/);
    expect(shared.text).not.toContain("Total in your currency");
  });

  it("verifies a document by its code", async () => {
    const { code, sha256 } = await saveFirst();
    const [verified] = parsed<VerifiedQuoteAnswer>((await publicly("GET", `/quotes/verify/${code}`)).body).result;
    expect(verified).toMatchObject({
      number: "QUO-2026-000001",
      issuedOn: "2026-11-20",
      state: "open",
      companyName: "Van der Meer Wonen B.V.",
      carriers: ["Norrvik Line"],
      from: "Nhava Sheva",
      to: "Rotterdam",
      sha256,
    });
    expect((await publicly("GET", "/quotes/verify/0000000000000000")).statusCode).toBe(404);
  });

  describe("a link", () => {
    it("shows the quote without note, bookings and ids, and prints its document", async () => {
      const [first = ""] = await search();
      const note = "Ask for 7 days";
      const [quote] = parsed<QuoteAnswer>((await save([first], { note })).body).result;
      const token = await share(quote?.id ?? "");
      const opened = await publicly("GET", `/shared/quotes/${token}`);
      const [shared] = parsed<SharedQuoteAnswer>(opened.body).result;
      expect(shared).toMatchObject({ sender: "Asha Menon", number: "QUO-2026-000001", state: "open" });
      expect(Object.keys(shared ?? {})).not.toEqual(expect.arrayContaining(["note"]));
      expect(opened.body).not.toContain(note);
      expect(opened.body).not.toContain(first);
      expect((await publicly("GET", `/shared/quotes/${token}/pdf`)).headers["content-type"]).toBe("application/pdf");
      expect(server.logLines.join("")).not.toContain(token);
      const links = parsed<CreatedLinkAnswer>((await get(`/resource/links?subject=${quote?.id}`)).body).result;
      expect(links).toMatchObject([{ kind: "quote", number: "QUO-2026-000001", recipient: NAME, state: "active" }]);
    });

    it("ends with the validity of the quote, and with its revocation", async () => {
      const { id } = await saveFirst();
      const token = await share(id);
      const [link] = parsed<CreatedLinkAnswer>((await get(`/resource/links?subject=${id}`)).body).result;
      await server.app.inject({ method: "DELETE", url: `/api/resource/links/${link?.id}`, headers });
      expect((await publicly("GET", `/shared/quotes/${token}`)).statusCode).toBe(404);
      const second = await share(id);
      expect((await publicly("GET", `/shared/quotes/${second}`)).statusCode).toBe(200);
      server.clock.advance(60 * DAY_MS);
      expect((await publicly("GET", `/shared/quotes/${second}`)).statusCode).toBe(404);
      expect((await decide(second)).statusCode).toBe(404);
      headers = await signInAs(server.app);
      expect((await post(`/resource/quotes/${id}/links`, { recipient: NAME })).statusCode).toBe(410);
      expect(parsed<QuoteAnswer>((await get(`/resource/quotes/${id}`)).body).result[0]?.state).toBe("expired");
    });

    it("takes nothing over a link that is being revoked", async () => {
      const { id } = await saveFirst();
      const token = await share(id);
      const [link] = parsed<CreatedLinkAnswer>((await get(`/resource/links?subject=${id}`)).body).result;
      const commit = await holdTransaction(server.database, (transaction) =>
        revokeAnyLink(transaction, link?.id ?? "", server.clock.now()),
      );
      const calls = [
        decide(token),
        publicly(
          "POST",
          `/shared/quotes/${token}/comments`,
          { name: NAME, text: "Too late" },
          { "idempotency-key": "late-comment" },
        ),
      ];
      expect((await publicly("GET", `/shared/quotes/${token}`)).statusCode).toBe(200);
      await commit();
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      const [quote] = parsed<QuoteAnswer>((await get(`/resource/quotes/${id}`)).body).result;
      expect([quote?.state, quote?.comments]).toEqual(["open", []]);
    });

    it("takes comments once for each key, and the shipper gets a mail", async () => {
      const { id } = await saveFirst();
      const token = await share(id);
      const write = () =>
        publicly(
          "POST",
          `/shared/quotes/${token}/comments`,
          { name: NAME, text: " Can we keep 7 free days? " },
          { "idempotency-key": "comment-1" },
        );
      await write();
      expect(parsed<SharedQuoteAnswer>((await write()).body).result[0]?.comments).toEqual([
        {
          id: "comment-1",
          writtenBy: "recipient",
          name: NAME,
          writtenAt: "2026-11-20T08:00:00.000Z",
          text: "Can we keep 7 free days?",
        },
      ]);
      const key = { "idempotency-key": "comment-2" };
      const answered = await post(`/resource/quotes/${id}/comments`, { text: "Yes." }, key);
      expect(parsed<QuoteAnswer>(answered.body).result[0]?.comments.map(({ name }) => name)).toEqual([
        NAME,
        "Asha Menon",
      ]);
      expect(await mails("asha@menon.example")).toMatchObject([
        { subject: "QUO-2026-000001: Priya Nair has written a comment." },
      ]);
    });

    it("takes ten comments an hour, collects their mails, and always lets the shipper answer", async () => {
      const { id } = await saveFirst();
      const token = await share(id);
      const write = (number: number) =>
        publicly(
          "POST",
          `/shared/quotes/${token}/comments`,
          { name: NAME, text: `Question ${number}` },
          { "idempotency-key": `question-${number}` },
        );
      for (let number = 1; number <= 10; number += 1) {
        expect((await write(number)).statusCode).toBe(200);
        server.clock.advance(60_000);
      }
      const eleventh = await write(11);
      expect([eleventh.statusCode, eleventh.headers["retry-after"], message(eleventh)]).toEqual([
        429,
        "3000",
        "Too many comments. Please wait 50 minutes.",
      ]);
      const key = { "idempotency-key": "answer-1" };
      expect((await post(`/resource/quotes/${id}/comments`, { text: "Yes." }, key)).statusCode).toBe(200);
      expect((await decide(token)).statusCode).toBe(200);
      const collected = (await mails("asha@menon.example")).filter(({ subject }) => subject.includes("written"));
      expect(collected).toMatchObject([
        { subject: "QUO-2026-000001: Priya Nair has written a comment." },
        { subject: "QUO-2026-000001: Priya Nair has written 9 comments." },
      ]);
      expect(collected[1]?.text).toContain("Question 2");
      expect(collected[1]?.text).toContain("Question 10");
      expect(await sendTimes()).toEqual([START, START + 3_600_000]);
    });

    it("verifies no document whose quote has ended or was taken back, and names neither customer nor prices", async () => {
      const { id, code } = await saveFirst();
      await share(id);
      const [link] = parsed<CreatedLinkAnswer>((await get(`/resource/links?subject=${id}`)).body).result;
      await server.app.inject({ method: "DELETE", url: `/api/resource/links/${link?.id}`, headers });
      const verify = async () => {
        const answer = await publicly("GET", `/quotes/verify/${code}`);
        return [answer.statusCode, parsed<{ readonly result: unknown }>(answer.body).result, message(answer)];
      };
      expect(await verify()).toEqual([
        410,
        [],
        "We issued quote QUO-2026-000001 on 20 Nov 2026. Its sender has taken it back.",
      ]);
      await share(id);
      expect((await verify())[0]).toBe(200);
      server.clock.advance(60 * DAY_MS);
      expect(await verify()).toEqual([
        410,
        [],
        "We issued quote QUO-2026-000001 on 20 Nov 2026. It ended on 23 Nov 2026 (Kolkata time).",
      ]);
      expect(server.logLines.join("")).not.toContain(code);
    });

    it("approves once, and a second decision is told of the first", async () => {
      const { id } = await saveFirst();
      const [one, other] = [await share(id), await share(id)];
      const outcomes = await Promise.all([
        decide(one),
        decide(other, { name: "Jan Visser", outcome: "declined", offer: null, comment: "Too late" }),
      ]);
      expect(outcomes.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const refused = outcomes.find(({ statusCode }) => statusCode === 409);
      expect(refused === undefined ? "" : message(refused)).toMatch(
        /^(Priya Nair approved the offer of Norrvik Line|Jan Visser declined the quote)\. A decision cannot be changed\.$/,
      );
      const [quote] = parsed<QuoteAnswer>((await get(`/resource/quotes/${id}`)).body).result;
      expect(["approved", "declined"]).toContain(quote?.state);
      expect(await mails("asha@menon.example")).toHaveLength(1);
    });

    it("records why it was declined", async () => {
      const { id } = await saveFirst();
      await decide(await share(id), { outcome: "declined", offer: null, comment: "Too late" });
      const declined = await server.database.db
        .selectFrom("auditEntry")
        .select("reason")
        .where("action", "=", "quote.declined")
        .execute();
      expect(declined).toEqual([{ reason: "Too late" }]);
    });

    it("refuses an approval without an offer", async () => {
      const { id } = await saveFirst();
      const token = await share(id);
      expect((await decide(token, { offer: null })).statusCode).toBe(422);
      expect((await decide(token, { offer: 3 })).statusCode).toBe(422);
      expect((await decide(token, { name: "  " })).statusCode).toBe(422);
    });
  });

  describe("Book this", () => {
    it("finds the same offer again without changes, and books it", async () => {
      const { id, offers } = await saveFirst();
      const checked = await post(`/resource/quotes/${id}/check`, { offer: 0 });
      const [check] = parsed<QuoteCheckAnswer>(checked.body).result;
      expect(check).toMatchObject({ source: "api", isFresh: true, offer: offers[0] });
      const booking = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
      await server.app.inject({
        method: "PUT",
        url: "/api/resource/rates/spot-on",
        headers,
        payload: { ...booking, offerId: check?.offerId },
      });
      const [quote] = parsed<QuoteAnswer>((await get(`/resource/quotes/${id}`)).body).result;
      const made = { offer: 0, quotationId: "QTN-2026-000001" };
      expect(quote).toMatchObject({ state: "booked", bookings: [{ ...made, isCancelled: false }] });
      const again = await post(`/resource/quotes/${id}/check`, { offer: 0 });
      expect([again.statusCode, message(again)]).toEqual([410, "This offer is booked already as QTN-2026-000001."]);
      const { db } = server.database;
      await db.transaction().execute((one) => cancelBooking(one, made.quotationId, server.clock.now()));
      const [after] = parsed<QuoteAnswer>((await get(`/resource/quotes/${id}`)).body).result;
      expect(after?.bookings).toEqual([{ ...made, isCancelled: true }]);
    });

    it("states old and new values after a change, and that an offer is gone", async () => {
      const { id, offers } = await saveFirst();
      const { db } = server.database;
      await db.updateTable("tariffFreight").set({ freight20GP: 108_000 }).execute();
      await bumpCacheVersion(db, "tariffs");
      server.clock.advance(60_000);
      const [check] = parsed<QuoteCheckAnswer>((await post(`/resource/quotes/${id}/check`, { offer: 0 })).body).result;
      const freight = check?.offer.price.charges.find(({ name }) => name === "Basic freight");
      expect(freight).toMatchObject({ state: "priced", unit: { currency: "USD", amount: 1080 } });
      expect(check?.offer.total).not.toEqual(offers[0]?.total);
      await db.updateTable("tariffFreight").set({ validTill: "2026-11-02" }).execute();
      await bumpCacheVersion(db, "tariffs");
      server.clock.advance(60_000);
      const gone = await post(`/resource/quotes/${id}/check`, { offer: 0 });
      expect([gone.statusCode, message(gone)]).toEqual([
        410,
        "The carrier no longer has this offer. Search again for a new one.",
      ]);
      expect((await post(`/resource/quotes/${id}/check`, { offer: 2 })).statusCode).toBe(404);
    });

    it("refuses an expired quote", async () => {
      const { id } = await saveFirst();
      server.clock.advance(60 * DAY_MS);
      headers = await signInAs(server.app);
      const refused = await post(`/resource/quotes/${id}/check`, { offer: 0 });
      expect([refused.statusCode, message(refused)]).toEqual([
        410,
        expect.stringMatching(/^This quote ended on .* \(Kolkata time\)\. Search again for a new offer\.$/),
      ]);
    });
  });

  describe("a request to the desk", () => {
    const ask = (changes: object = {}) =>
      post("/resource/desk-requests", { search: SEARCH, commodity: "Fox nuts", note: null, ...changes });
    const mailing = () => ({
      clock: server.clock.now,
      ids: { id: () => "desk-id", secret: () => "secret" },
      site: "https://portal.example",
      deskMail: null,
    });
    const find = async () => {
      const request = await findRequestByNumber(server.database.db, "DSK-2026-000001");
      if (request === null) throw new Error("There is no request.");
      return request;
    };

    it("is sent once while it is open", async () => {
      const [first, second] = await Promise.all([ask(), ask()]);
      const numbers = [first, second].map(({ body }) => parsed<DeskRequestAnswer>(body).result[0]?.number);
      expect(new Set(numbers).size).toBe(1);
      const sent = await mails(DESK);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.subject).toMatch(/^DSK-2026-00000\d: Nhava Sheva to Rotterdam, 2 × 20GP$/);
      expect(sent[0]?.text).toContain("Commodity: Fox nuts");
      expect(sent[0]?.text).toContain("Cargo weight per container: 20GP 18 000 kg.");
    });

    it("keeps what is written about it while it is open, once", async () => {
      await ask({ commodity: null });
      await ask({ note: "Latest arrival 08 Jan" });
      await ask({ commodity: "Makhana", note: "Two pallets\n\nNot stackable" });
      const again = await ask({ commodity: "Makhana", note: "Two pallets\n\nNot stackable" });
      expect(parsed<DeskRequestAnswer>(again.body).result).toMatchObject([
        {
          number: "DSK-2026-000001",
          commodity: "Fox nuts",
          note: "Latest arrival 08 Jan\n\nCommodity: Makhana\n\nTwo pallets\n\nNot stackable",
        },
      ]);
      const sent = await mails(DESK);
      expect(sent.map(({ subject }) => subject)).toEqual(
        Array.from({ length: 3 }, () => "DSK-2026-000001: Nhava Sheva to Rotterdam, 2 × 20GP"),
      );
      const more = sent.filter(({ text }) => text.includes("Not stackable"));
      expect(more).toHaveLength(1);
      expect(more[0]?.text).toContain("writes more about an open request: Nhava Sheva to Rotterdam, 2 × 20GP.");
    });

    it("is answered with a quote that can be booked, once", async () => {
      await ask();
      const { db } = server.database;
      const request = await find();
      const price = {
        carrier: "Skerry Lines",
        prices: new Map([["20GP", "2100"]]),
        currency: "USD",
        departure: "2026-12-05",
        arrival: null,
        vessel: null,
        voyage: null,
        remark: null,
      };
      const lines = [toDeskLine(request, price, "2026-11-20")];
      const answer = { lines, validTill: "2026-11-30" };
      const answered = await db
        .transaction()
        .execute((transaction) => answerRequest(transaction, mailing(), request, answer));
      expect(answered._unsafeUnwrap()).toBe("QUO-2026-000001");
      const [quote] = parsed<QuoteAnswer>((await get("/resource/quotes/QUO-2026-000001")).body).result;
      expect(quote).toMatchObject({
        validTill: "2026-11-30",
        deskRequest: "DSK-2026-000001",
        offers: [{ providerName: "Skerry Lines", total: { currency: "USD", amount: 4200 } }],
      });
      const [check] = parsed<QuoteCheckAnswer>(
        (await post(`/resource/quotes/${quote?.id}/check`, { offer: 0 })).body,
      ).result;
      expect(check).toMatchObject({ isFresh: false, source: "excel", offer: quote?.offers[0] });
      expect(await mails("asha@menon.example")).toMatchObject([
        { subject: "Quote QUO-2026-000001 for Nhava Sheva to Rotterdam, 2 × 20GP" },
      ]);
      const [listed] = parsed<DeskRequestAnswer>((await get("/resource/desk-requests")).body).result;
      expect(listed).toMatchObject({ state: "answered", quoteNumber: "QUO-2026-000001" });
      const twice = await db
        .transaction()
        .execute((transaction) => answerRequest(transaction, mailing(), { ...request, state: "answered" }, answer));
      expect(twice._unsafeUnwrapErr()).toBe("DSK-2026-000001 was settled before.");
      expect(parsed<DeskRequestAnswer>((await ask()).body).result[0]?.state).toBe("open");
    });

    it("is declined with a reason", async () => {
      await ask();
      const request = await find();
      const { db } = server.database;
      const decline = () => declineRequest(db, mailing(), request, "No carrier calls there in December");
      expect((await decline()).isOk()).toBe(true);
      expect((await decline()).isErr()).toBe(true);
      const [listed] = parsed<DeskRequestAnswer>((await get("/resource/desk-requests")).body).result;
      expect(listed).toMatchObject({ state: "declined", reason: "No carrier calls there in December" });
      expect(await mails("asha@menon.example")).toHaveLength(1);
    });

    it("is refused without a destination", async () => {
      expect((await ask({ search: { ...SEARCH, portOfDischarge: null, dischargePort: null } })).statusCode).toBe(422);
    });
  });
};
