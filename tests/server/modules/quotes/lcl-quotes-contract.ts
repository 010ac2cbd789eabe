import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  BookingAnswer,
  CreatedLinkAnswer,
  DeskRequestAnswer,
  Failure,
  LclRatesAnswer,
  QuoteAnswer,
  QuoteCheckAnswer,
  SharedQuoteAnswer,
} from "#api/schema.d.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { answerRequest } from "#server/modules/quotes/answer-request.ts";
import { toDeskLine } from "#server/modules/quotes/desk-line.ts";
import { findRequestByNumber } from "#server/modules/quotes/desk-request-store.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { lclFeatures } from "#tests/server/modules/lcl/fixture.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const DESK = "desk@keelson.example";
const SEARCH = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200.5, cbm: 3.25 };
const CUSTOMER = { companyName: "Van der Meer Wonen B.V.", contactName: null, reference: null };

/** Quotes of part loads, and requests for them, over whichever database. */
export const lclQuotesContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...lclFeatures, linksFeature], config: { deskMail: DESK } });
    await addShipper(server.database);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const post = (url: string, payload: object, more: object = {}) =>
    server.app.inject({ method: "POST", url: `/api${url}`, headers: { ...headers, ...more }, payload });
  const get = (url: string) => server.app.inject({ method: "GET", url: `/api${url}`, headers });
  const search = async (): Promise<readonly string[]> => {
    const query = Object.fromEntries(Object.entries(SEARCH).map(([name, value]) => [name, String(value)]));
    const answer = await server.app.inject({ method: "GET", url: "/api/resource/lcl/rates", query, headers });
    return parsed<LclRatesAnswer>(answer.body).result.map(({ _id }) => _id);
  };
  const save = (offerIds: readonly string[], changes: object = {}) =>
    post(
      "/resource/quotes",
      { offerIds, search: SEARCH, customer: CUSTOMER, incoterm: null, validTill: null, note: null, ...changes },
      { "idempotency-key": "quote-key-1" },
    );
  const saveFirst = async () => {
    const [first = ""] = await search();
    const [quote] = parsed<QuoteAnswer>((await save([first])).body).result;
    if (quote === undefined) throw new Error("The quote was not saved.");
    return quote;
  };
  const check = async (id: string) =>
    parsed<QuoteCheckAnswer>((await post(`/resource/quotes/${id}/check`, { offer: 0 })).body).result[0];
  const book = async (_id: string) =>
    parsed<BookingAnswer>(
      (
        await server.app.inject({
          method: "PUT",
          url: "/api/resource/lcl/rates",
          headers,
          payload: { ...SEARCH, _id },
        })
      ).body,
    ).result[0];

  describe("a quote of a part load", () => {
    it("states weight and volume, every charge, and no sailing", async () => {
      const quote = await saveFirst();
      expect(quote).toMatchObject({
        number: "QUO-2026-000001",
        validTill: "2026-11-27",
        containers: [],
        partLoad: { weight: 1200.5, cbm: 3.25 },
        search: SEARCH,
      });
      expect(quote.offers).toEqual([
        {
          providerName: "Baywater Consolidators",
          rateType: null,
          from: { locationName: "Nhava Sheva", unLocationCode: "INNSA", timeZone: "Asia/Calcutta", kind: "sea" },
          to: { locationName: "Rotterdam", unLocationCode: null, kind: "sea" },
          vesselName: null,
          voyageReference: null,
          departureDate: null,
          arrivalDate: null,
          nextDepartures: [],
          transitTime: 26,
          validity: { basis: "departure", from: "2026-11-16", till: "2026-11-30", timeZone: "Asia/Kolkata" },
          total: { currency: "USD", amount: 140.92 },
          price: {
            totals: [{ currency: "EUR", amount: 130 }],
            charges: [
              {
                group: "freight",
                name: "OCEAN FREIGHT",
                basis: "per-wm",
                equipmentGroupIsoCode: null,
                state: "priced",
                quantity: 3.25,
                unit: { currency: "EUR", amount: 40 },
                amount: { currency: "EUR", amount: 130 },
              },
            ],
          },
          freeTime: { free: [], asWritten: [] },
          fees: [],
          feeNames: null,
          exclusions: [
            { item: "origin-haulage", state: "not-quoted" },
            { item: "origin-terminal", state: "not-quoted" },
            { item: "origin-documents", state: "not-quoted" },
            { item: "freight-surcharges", state: "not-quoted" },
            { item: "destination-terminal", state: "not-quoted" },
            { item: "destination-documents", state: "not-quoted" },
            { item: "destination-haulage", state: "not-quoted" },
            { item: "customs", state: "not-quoted" },
            { item: "insurance", state: "not-quoted" },
            { item: "import-duty", state: "not-quoted" },
          ],
          remarks: [],
        },
      ]);
    });

    it("states the fees of its tariff", async () => {
      const { db } = server.database;
      const fields = JSON.stringify({ CURRENCY: "USD", "BOOKING CANCELLATION FEE": "USD 50" });
      await db.updateTable("lclLine").set({ fields }).where("id", "=", "rival-2").execute();
      await bumpCacheVersion(db, "lcl");
      expect((await saveFirst()).offers[0]?.fees).toEqual([
        {
          kind: "cancellation",
          daysBeforeDeparture: null,
          amount: { currency: "USD", amount: 50 },
          basis: "booking",
        },
      ]);
    });

    it("is refused for another load than its offer, and for containers", async () => {
      const [first = ""] = await search();
      const problems = async (changes: object) => {
        const answer = await save([first], changes);
        return [answer.statusCode, parsed<Failure & { result: unknown }>(answer.body).result];
      };
      const message = "This offer is for 1,200.5 kg, 3.25 CBM from Nhava Sheva to Rotterdam. State this search.";
      expect(await problems({ search: { ...SEARCH, weight: 900 } })).toEqual([422, [{ field: "search", message }]]);
    });

    it("prints how its freight is calculated, and that free time is not stated", async () => {
      const { number } = await saveFirst();
      const { text } = await readPdf((await get(`/resource/quotes/${number}/pdf`)).rawPayload);
      for (const words of [
        "1,200.5 kg, 3.25 CBM",
        "Consolidator   Baywater Consolidators",
        "Freight by weight or measure (W/M)",
        "Not stated. Ask the consolidator.",
        "Weight and measure are taken again",
      ])
        expect(text).toContain(words);
    });

    it("is read by its link with its load", async () => {
      const { id } = await saveFirst();
      const created = parsed<CreatedLinkAnswer>((await post(`/resource/quotes/${id}/links`, { recipient: "P" })).body);
      const opened = await get(`/shared/quotes/${created.result[0]?.token}`);
      expect(parsed<SharedQuoteAnswer>(opened.body).result[0]?.partLoad).toEqual({ weight: 1200.5, cbm: 3.25 });
    });

    it("is checked again without changes, and booked", async () => {
      const { id, offers } = await saveFirst();
      const checked = await check(id);
      expect(checked).toMatchObject({ source: "lcl", isFresh: true, offer: offers[0] });
      expect(await book(checked?.offerId ?? "")).toMatchObject({ quotationId: "QTN-2026-000001" });
      const [quote] = parsed<QuoteAnswer>((await get(`/resource/quotes/${id}`)).body).result;
      expect(quote).toMatchObject({ state: "booked", bookings: [{ offer: 0, quotationId: "QTN-2026-000001" }] });
    });

    it("states old and new prices after a change, and that an offer is gone", async () => {
      const { id } = await saveFirst();
      const { db } = server.database;
      const change = async (values: object) => {
        await db.updateTable("lclLine").set(values).where("id", "=", "rival-2").execute();
        await bumpCacheVersion(db, "lcl");
      };
      const charges = { origin: { "OCEAN FREIGHT": "EUR 42/W/M" }, destination: {}, warehouse: {} };
      await change({ charges: JSON.stringify(charges) });
      expect((await check(id))?.offer).toMatchObject({
        total: { currency: "USD", amount: 147.97 },
        price: { charges: [{ name: "OCEAN FREIGHT", amount: { currency: "EUR", amount: 136.5 } }] },
      });
      await change({ validTill: "2026-11-19" });
      const gone = await post(`/resource/quotes/${id}/check`, { offer: 0 });
      expect([gone.statusCode, parsed<Failure>(gone.body).message]).toEqual([
        410,
        "The carrier no longer has this offer. Search again for a new one.",
      ]);
    });
  });

  describe("a request for a part load", () => {
    const ask = (changes: object = {}) =>
      post("/resource/desk-requests", { search: { ...SEARCH, ...changes }, commodity: null, note: null });

    it("is refused field by field as the search for rates", async () => {
      const refused = await ask({ portOfLoading: "Atlantis", cbm: 0.001 });
      expect([refused.statusCode, parsed<Failure & { result: unknown }>(refused.body).result]).toEqual([
        422,
        [
          { field: "portOfLoading", message: "Please choose the Origin Port from the list" },
          { field: "cbm", message: "CBM goes in steps of 0.01. Enter 0.01." },
        ],
      ]);
    });

    it("is sent to the desk once, and its answer is booked as it was quoted", async () => {
      const answers = [await ask(), await ask()];
      const numbers = answers.map(({ body }) => parsed<DeskRequestAnswer>(body).result[0]?.number);
      expect(numbers).toEqual(["DSK-2026-000001", "DSK-2026-000001"]);
      const { db } = server.database;
      expect(await db.selectFrom("outgoingMail").select("subject").execute()).toEqual([
        { subject: "DSK-2026-000001: Nhava Sheva to Rotterdam, 1,200.5 kg, 3.25 CBM" },
      ]);
      const request = await findRequestByNumber(db, "DSK-2026-000001");
      if (request === null) throw new Error("There is no request.");
      const price = {
        carrier: "Baywater Consolidators",
        prices: new Map([["WM", "30"]]),
        currency: "USD",
        departure: "2026-12-04",
        arrival: "2026-12-30",
        vessel: null,
        voyage: null,
        remark: "Stackable cargo only",
      };
      const mailing = {
        clock: server.clock.now,
        ids: { id: () => "desk-id", secret: () => "secret" },
        site: "https://portal.example",
        deskMail: null,
      };
      const lines = [toDeskLine(request, price, "2026-11-20")];
      const answered = await db
        .transaction()
        .execute((transaction) => answerRequest(transaction, mailing, request, { lines, validTill: "2026-11-30" }));
      expect(answered._unsafeUnwrap()).toBe("QUO-2026-000001");
      const [quote] = parsed<QuoteAnswer>((await get("/resource/quotes/QUO-2026-000001")).body).result;
      expect(quote).toMatchObject({
        validTill: "2026-11-30",
        deskRequest: "DSK-2026-000001",
        partLoad: { weight: 1200.5, cbm: 3.25 },
        offers: [
          {
            providerName: "Baywater Consolidators",
            nextDepartures: [{ departureDate: "2026-12-04" }],
            transitTime: 26,
            total: { amount: 97.5 },
          },
        ],
      });
      const checked = await check(quote?.id ?? "");
      expect(checked).toMatchObject({ source: "lcl", isFresh: false, offer: quote?.offers[0] });
      expect(await book(checked?.offerId ?? "")).toMatchObject({ quotationId: "QTN-2026-000001" });
    });
  });
};
