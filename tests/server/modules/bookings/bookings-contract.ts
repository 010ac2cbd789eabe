import { err, ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { bookOffer } from "#server/modules/bookings/book-offer.ts";
import { randomIds } from "#server/platform/time.ts";
import { accountById } from "#server/modules/accounts/account-store.ts";
import { accountAnswers } from "#server/account-answers.ts";
import { deleteAccount, requestDeletion } from "#server/modules/accounts/delete-account.ts";
import type { Executor } from "#server/schema.ts";
import { holdTransaction, waitForLock } from "#tests/server/support/held-transaction.ts";
import { createWriteBatcher, type Transact, transactOn } from "#server/platform/database/write-batcher.ts";
import { withdrawOffer } from "#server/modules/rates/offer-store.ts";
import { withdrawLines } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { addFile } from "#server/modules/bookings/store.ts";
import type { BookingAnswer, Failure, QuotationsAnswer, RatesAnswer } from "#api/schema.d.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { readPdf } from "../documents/pdf-text.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";

const DAY = 24 * 3_600_000;
const ACCOUNT = `account-${SHIPPER.email}`;
const RIVAL = "rival@trader.example";
const RECEIPT = { quotationId: "QTN-2026-000001", bookingId: "KLB-2026-000001" };
const FIRST = { ...RECEIPT };

/** Booking, documents and the list of bookings over HTTP, over whichever database. */
export const bookingsContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let offers: { readonly api: string; readonly excel: string };

  beforeEach(async () => {
    server = await startTestApp({ make, features: freightFeatures() });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
    offers = await searched();
  });
  afterEach(() => server.close());

  const searched = async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: SEARCH,
    });
    const [group] = parsed<RatesAnswer>(answer.body).result;
    return { api: String(group?.api?.[0]?.offerId), excel: String(group?.excel?.[0]?._id) };
  };
  const book = async (offerId: string, key?: string, as: CredentialHeaders = headers, beside: object = {}) => {
    const answer = await server.app.inject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      headers: { ...as, ...(key === undefined ? {} : { "idempotency-key": key }) },
      payload: {
        offerId,
        providerName: "Norrvik Line",
        routing: null,
        arrivalDate: null,
        departureDate: null,
        ...beside,
      },
    });
    return { status: answer.statusCode, body: parsed<BookingAnswer>(answer.body) };
  };
  const list = async (query = "", as: CredentialHeaders = headers) =>
    parsed<QuotationsAnswer>(
      (await server.app.inject({ method: "GET", url: `/api/resource/quotation${query}`, headers: as })).body,
    );
  const pdf = (offer: object, as: CredentialHeaders = headers) =>
    server.app.inject({ method: "POST", url: "/api/resource/booking/pdf", headers: as, payload: offer });

  describe("booking", () => {
    it("confirms a carrier's offer with both numbers", async () => {
      expect(await book(offers.api, "first-confirmation")).toEqual({
        status: 200,
        body: { status: true, code: 2000, message: "Booking confirmed!", result: [FIRST] },
      });
    });

    it("creates a booking in process without a number for an offer of a rate sheet", async () => {
      const { body } = await book(offers.excel, "first-confirmation");
      expect(body).toEqual({
        status: true,
        code: 2000,
        message: "Booking request received. My Bookings shows when it is confirmed.",
        result: [{ quotationId: "QTN-2026-000001", bookingId: null }],
      });
      expect((await list()).result[0]).toMatchObject({ bookingId: null, status: 0 });
    });

    it("is the same booking however often it is sent: with the key, without one, or with a new one", async () => {
      await book(offers.api, "first-confirmation");
      const again = await Promise.all([
        book(offers.api, "first-confirmation"),
        book(offers.api),
        book(offers.api, "second-confirmation"),
      ]);
      expect(again.map(({ body }) => body.result)).toEqual([[FIRST], [FIRST], [FIRST]]);
      expect((await list()).lenResult).toBe(1);
    });

    it("creates one more booking on request, and none when that request is repeated", async () => {
      const again = { bookAgain: true };
      expect(await book(offers.api, "key-0001")).toMatchObject({ body: { result: [FIRST] } });
      const second = { quotationId: "QTN-2026-000002", bookingId: "KLB-2026-000002" };
      expect(await book(offers.api, "key-0002", headers, again)).toMatchObject({ body: { result: [second] } });
      expect(await book(offers.api, "key-0002", headers, again)).toMatchObject({ body: { result: [second] } });
      expect(await book(offers.api, "key-0001", headers, again)).toMatchObject({ body: { result: [FIRST] } });
      expect(await book(offers.api)).toMatchObject({ body: { result: [FIRST] } });
      expect((await list()).result.map(({ quotationId }) => quotationId)).toEqual([
        "QTN-2026-000002",
        "QTN-2026-000001",
      ]);
      expect(await book(offers.api, undefined, headers, again)).toMatchObject({ status: 422, body: { code: 4220 } });

      const document = await pdf({ offerId: offers.api, quotationId: second.quotationId });
      expect(document.headers["content-disposition"]).toContain("KLB-2026-000002.pdf");
      const first = await pdf({ offerId: offers.api });
      expect(first.headers["content-disposition"]).toContain("KLB-2026-000001.pdf");
    });

    it("prints no booking of somebody else by its number", async () => {
      await book(offers.api, "key-0001");
      const rival = await signInAs(server.app, RIVAL);
      expect((await pdf({ offerId: offers.api, quotationId: FIRST.quotationId }, rival)).statusCode).toBe(404);
    });

    it("prints nothing for a number that no booking has", async () => {
      await book(offers.api, "key-0001");
      expect((await pdf({ offerId: offers.api, quotationId: "QTN-UNKNOWN" })).json<Failure>().code).toBe(4040);
    });

    it("is named by its sailing in the shipper's next searches, until it is cancelled", async () => {
      const sailings = async (as: CredentialHeaders = headers) =>
        parsed<RatesAnswer>(
          (
            await server.app.inject({
              method: "POST",
              url: "/api/resource/rates/spot-on",
              headers: as,
              payload: SEARCH,
            })
          ).body,
        ).bookedSailings;
      expect(await sailings()).toBeUndefined();
      await book(offers.api, "key-0001");
      expect(await sailings()).toEqual([
        {
          quotationId: "QTN-2026-000001",
          bookedOn: "2026-11-20",
          bookedAt: "2026-11-20T08:00:00.000Z",
          status: 1,
          providerName: "Norrvik Line",
          portOfLoading: "INNSA",
          portOfDischarge: "NLRTM",
          departureDate: expect.stringMatching(/^2026-1[12]-\d\d$/),
          voyageReference: expect.any(String),
          containers: expect.arrayContaining([{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2 }]),
          total: { currency: "USD", amount: expect.any(Number) },
        },
      ]);
      expect(await sailings(await signInAs(server.app, RIVAL))).toBeUndefined();
      await cancelBooking(server.database.db, "QTN-2026-000001", START);
      expect(await sailings()).toBeUndefined();
    });

    it("is one booking also when twenty requests arrive at the same moment", async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => book(offers.api, "first-confirmation")));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.result)))).toEqual(
        new Set([JSON.stringify([FIRST])]),
      );
      expect((await list()).lenResult).toBe(1);
    });

    it("gives simultaneous requests the answers of sequential ones", async () => {
      const { db } = server.database;
      const ask = bookOffer({ clock: server.clock.now, ids: randomIds, batcher: createWriteBatcher(transactOn(db)) });
      const [mine, rival] = [SHIPPER.email, RIVAL].map((email) => `account-${email}`);
      const request = (offerId: string, key: string | null = null, accountId = mine ?? "") =>
        ask({ accountId, createdBy: accountId, isHeld: false, offerId, key, reference: null });
      const answers = await Promise.all([
        request(offers.api, "first-confirmation"),
        request(offers.excel, "first-confirmation"),
        request(offers.api, "second-confirmation", rival),
        request("nothing.7"),
        request(offers.excel, "second-confirmation"),
        request(offers.api, "first-confirmation"),
        request("Sold-out"),
        request(offers.excel),
      ]);
      const told = answers.map((answer) =>
        answer.match(
          ({ quotationId }) => quotationId,
          ({ kind }) => kind,
        ),
      );
      const [first, second] = ["QTN-2026-000001", "QTN-2026-000002"];
      expect(told).toEqual([first, "conflict", "not-found", "not-found", second, first, "gone", second]);
      expect((await list()).result.map(({ quotationId, files }) => [quotationId, files.length])).toEqual([
        [second, 1],
        [first, 1],
      ]);
    });

    it("creates one booking if two processes receive the request at the same moment", async () => {
      const { db } = server.database;
      const deps = { clock: server.clock.now, ids: randomIds };
      const processes = [0, 1].map(() => bookOffer({ ...deps, batcher: createWriteBatcher(transactOn(db)) }));
      const accountId = `account-${SHIPPER.email}`;
      const common = { accountId, createdBy: accountId, isHeld: false, offerId: offers.api, reference: null };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          Promise.all(processes.map((ask) => ask({ ...common, key: `confirmation-${turn % 3}` }))),
        ),
      );
      expect(new Set(answers.flat().map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify(ok(RECEIPT))]),
      );
      expect((await list()).lenResult).toBe(1);
    });

    /** Requests the deletion of the shipper's account; carries it out in a transaction of its own. */
    const deletion = async () => {
      const { db } = server.database;
      const account = await accountById(db, ACCOUNT);
      if (account === undefined) throw new Error(ACCOUNT);
      await requestDeletion(db, ACCOUNT, START);
      return (transaction: Executor) =>
        deleteAccount(transaction, account, { clock: server.clock.now, ids: randomIds, ...accountAnswers });
    };
    const bookIn = (transact: Transact, offerId: string) =>
      bookOffer({ clock: server.clock.now, ids: randomIds, batcher: createWriteBatcher(transact) })({
        accountId: ACCOUNT,
        createdBy: ACCOUNT,
        isHeld: false,
        offerId,
        key: null,
        reference: null,
      });

    it("is refused for an account that is deleted at the same moment", async () => {
      const { db } = server.database;
      const commit = await holdTransaction(server.database, await deletion());
      const booking = bookIn(transactOn(db), offers.excel);
      await commit();
      expect(await booking).toEqual(err({ kind: "unauthorised", message: "Please sign in." }));
      expect(await db.selectFrom("quotation").select("id").execute()).toEqual([]);
    });

    it("keeps its account from being deleted while it is written", async () => {
      const { db } = server.database;
      const remove = await deletion();
      const [written, commits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const booking = bookIn(
        (work) =>
          db.transaction().execute(async (transaction) => {
            const answer = await work(transaction);
            written.resolve();
            await commits.promise;
            return answer;
          }),
        offers.excel,
      );
      await written.promise;
      const deleting = db.transaction().execute(remove);
      await waitForLock(server.database);
      commits.resolve();
      expect((await booking).map(({ quotationId }) => quotationId)).toEqual(ok("QTN-2026-000001"));
      expect(await deleting).toEqual(err("bookings-in-process"));
      expect((await list()).lenResult).toBe(1);
    });

    it("refuses a key that served another offer", async () => {
      await book(offers.api, "first-confirmation");
      expect(await book(offers.excel, "first-confirmation")).toEqual({
        status: 409,
        body: {
          status: false,
          code: 4090,
          message: "This confirmation was already used for another offer.",
          result: [],
        },
      });
    });

    it("accepts the same key from two shippers", async () => {
      await book(offers.api, "first-confirmation");
      const rival = await signInAs(server.app, RIVAL, SHIPPER.password);
      expect((await book(offers.excel, "first-confirmation", rival)).body.code).toBe(4040);
    });

    it("answers 404 for an offer that was not quoted, or quoted to another shipper", async () => {
      const unknown = {
        status: false,
        code: 4040,
        message: "This offer was not found. Please search again.",
        result: [],
      };
      expect(await book("nothing.7")).toEqual({ status: 404, body: unknown });
      expect(await book(`${offers.api}9`)).toEqual({ status: 404, body: unknown });
      const rival = await signInAs(server.app, RIVAL, SHIPPER.password);
      expect(await book(offers.api, undefined, rival)).toEqual({ status: 404, body: unknown });
      await book(offers.api);
      expect(await book(offers.api, undefined, rival)).toEqual({ status: 404, body: unknown });
    });

    it("refuses a sailing that was quoted as sold out, and one that was sold out since", async () => {
      expect((await book("Sold-out")).body).toEqual({
        status: false,
        code: 4100,
        message: "This offer cannot be booked: Sold-out.",
        result: [],
      });
      await withdrawOffer(server.database.db, offers.api, "This sailing is sold out. Please choose another.", 0);
      expect(await book(offers.api)).toEqual({
        status: 410,
        body: { status: false, code: 4100, message: "This sailing is sold out. Please choose another.", result: [] },
      });
    });

    it("refuses an offer whose line of a rate sheet was withdrawn, with the reason", async () => {
      const reason = "CASTELLAN has withdrawn this rate. Please search again.";
      await withdrawLines(server.database.db, { kind: "fcl", id: "S1" }, ["S1-2"], reason, 0);
      expect(await book(offers.excel)).toEqual({
        status: 410,
        body: { status: false, code: 4100, message: reason, result: [] },
      });
    });

    it("keeps the price of an offer whose line was replaced", async () => {
      await server.database.db.updateTable("rateSheetRow").set({ validTill: "2026-11-19" }).execute();
      expect((await book(offers.excel)).status).toBe(200);
    });

    it("is possible to the last minutes of the offer's last valid day at the office", async () => {
      /* Valid until 24 November; at the office it is 13:30 on the 20th. */
      server.clock.advance(4 * DAY + 10.4 * 3_600_000);
      headers = await signInAs(server.app);
      expect((await book(offers.api)).status).toBe(200);
    });

    it("is refused from the end of that day", async () => {
      server.clock.advance(4 * DAY + 10.5 * 3_600_000);
      headers = await signInAs(server.app);
      expect(await book(offers.api)).toEqual({
        status: 410,
        body: {
          status: false,
          code: 4100,
          message: "This offer ended on 24 Nov 2026 (Kolkata time). Please search again for a new one.",
          result: [],
        },
      });
    });

    it("is possible until the last day is over in the zone of the offer, which My Bookings states", async () => {
      const { db } = server.database;
      await db.updateTable("rateSheet").set({ timeZone: "America/New_York" }).execute();
      await db.updateTable("rateSheetRow").set({ validTill: "2026-11-23" }).execute();
      const url = "/api/resource/rates/spot-on";
      const payload = { ...SEARCH, departureDate: null };
      const quote = async () =>
        parsed<RatesAnswer>((await server.app.inject({ method: "POST", url, headers, payload })).body).result[0]
          ?.excel?.[0];
      server.clock.advance(Date.parse("2026-11-24T04:59:00Z") - server.clock.now());
      headers = await signInAs(server.app);
      const [booked, late] = [await quote(), await quote()];
      expect((await book(booked?._id ?? "")).status).toBe(200);
      const [listed] = (await list()).result;
      expect([listed?.validityTill, listed?.validityZone]).toEqual(["2026-11-23", "America/New_York"]);
      server.clock.advance(60_000);
      expect((await book(late?._id ?? "")).status).toBe(410);
    });

    it("of a rate sheet is possible until the end of its validity, and the refusal, My Bookings and the PDF show its date", async () => {
      const { db } = server.database;
      const fields = JSON.stringify({ ETD: "23 Nov 2026", "TRANSIT TIME": "25 DAYS", CURRENCY: "USD" });
      await db.updateTable("rateSheet").set({ validFor: "departure" }).execute();
      await db.updateTable("rateSheetRow").set({ validTill: "2026-11-23", fields }).execute();
      const url = "/api/resource/rates/spot-on";
      const quote = async () =>
        parsed<RatesAnswer>((await server.app.inject({ method: "POST", url, headers, payload: SEARCH })).body).result[0]
          ?.excel?.[0];
      const [booked, late] = [await quote(), await quote()];
      expect(booked).toMatchObject({ ETD: "2026-11-23", "VALID TILL": "2026-11-23", "VALID FOR": "departure" });
      expect((await book(booked?._id ?? "")).status).toBe(200);
      const [listed] = (await list()).result;
      expect([listed?.validityFrom, listed?.validityTill]).toEqual(["2026-11-16", "2026-11-23"]);
      const { text } = await readPdf((await pdf({ _id: booked?._id })).rawPayload);
      expect(text).toContain("For departures 16 to 23 Nov 2026");
      server.clock.advance(4 * DAY);
      headers = await signInAs(server.app);
      expect(await book(late?._id ?? "")).toEqual({
        status: 410,
        body: {
          status: false,
          code: 4100,
          message: "This offer ended on 23 Nov 2026 (Kolkata time). Please search again for a new one.",
          result: [],
        },
      });
    });

    it("still answers a booking that was made in time when it is repeated after the offer has ended", async () => {
      await book(offers.api, "first-confirmation");
      server.clock.advance(6 * DAY);
      headers = await signInAs(server.app);
      expect((await book(offers.api, "first-confirmation")).body.result).toEqual([FIRST]);
    });
  });

  describe("the PDF", () => {
    it("prints the stored offer regardless of the amounts in the request, and the booking after it is booked", async () => {
      const offer = await pdf({
        offerId: offers.api,
        quoteLine: { surcharges: "one dollar" },
        providerName: "Cheap Line",
      });
      expect([offer.statusCode, offer.headers["content-type"], offer.headers["content-disposition"]]).toEqual([
        200,
        "application/pdf",
        expect.stringContaining("offer.pdf"),
      ]);
      expect(offer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
      await book(offers.api);
      const booked = await pdf({ offerId: offers.api });
      expect(booked.headers["content-disposition"]).toContain("KLB-2026-000001.pdf");
      expect((await pdf({ _id: offers.excel })).statusCode).toBe(200);
    });

    it("is refused for what is unknown, somebody else's, expired, or not named at all", async () => {
      expect((await pdf({ offerId: "nothing" })).json<Failure>().code).toBe(4040);
      const rival = await signInAs(server.app, RIVAL, SHIPPER.password);
      expect((await pdf({ offerId: offers.api }, rival)).json<Failure>().code).toBe(4040);
      expect((await pdf({ providerName: "Norrvik Line" })).json()).toMatchObject({ code: 4220 });
      server.clock.advance(8 * DAY);
      headers = await signInAs(server.app);
      expect((await pdf({ offerId: offers.api })).json<Failure>().code).toBe(4100);
    });
  });

  describe("the list of bookings", () => {
    it("has the newest first, page by page, with the number of all", async () => {
      await book(offers.api);
      server.clock.advance(60_000);
      await book(offers.excel);
      const page = await list("?limit=1&skip=0");
      expect(page).toEqual({
        status: true,
        code: 2000,
        message: "OK",
        answeredAt: "2026-11-20T08:01:00.000Z",
        lenResult: 2,
        facets: {
          statuses: [
            { status: 0, count: 1 },
            { status: 1, count: 1 },
          ],
          carriers: ["CASTELLAN", "Norrvik Line"],
        },
        result: [
          {
            _id: expect.any(String),
            quotationId: "QTN-2026-000002",
            bookingId: null,
            validityFrom: "2026-11-16",
            validityTill: "2026-11-30",
            validityZone: "Asia/Kolkata",
            bookedOn: "2026-11-20",
            bookedAt: "2026-11-20T08:01:00.000Z",
            status: 0,
            files: [
              {
                fileName: "QTN-2026-000002.pdf",
                link: expect.stringMatching(/^\/api\/resource\/quotation\/.+\/files\/QTN-2026-000002\.pdf$/),
              },
            ],
            trackingType: "fcl",
            shippingLine: "CASTELLAN",
            providerName: "CASTELLAN",
            reference: null,
            shipment: expect.objectContaining({ stage: "planned" }),
            deadlines: [],
          },
        ],
      });
      expect((await list("?limit=1&skip=1")).result[0]).toMatchObject({ ...FIRST, status: 1 });
      expect((await list("?limit=10&skip=2")).result).toEqual([]);
    });

    it("is empty for a shipper who has booked nothing", async () => {
      await book(offers.api);
      const rival = await signInAs(server.app, RIVAL, SHIPPER.password);
      expect(await list("", rival)).toEqual({
        status: true,
        code: 2000,
        message: "OK",
        answeredAt: "2026-11-20T08:00:00.000Z",
        lenResult: 0,
        facets: { statuses: [], carriers: [] },
        result: [],
      });
    });

    it("hands out files to their owner only", async () => {
      await book(offers.api);
      const id = String((await list()).result[0]?._id);
      const picture = {
        quotation: id,
        fileName: "Seal, front.png",
        contentType: "image/png",
        content: Uint8Array.of(1, 2, 255),
      };
      await addFile(server.database.db, picture);
      const files = (await list()).result[0]?.files ?? [];
      expect(files.map((file) => file.fileName)).toEqual(["KLB-2026-000001.pdf", "Seal, front.png"]);
      const [documentLink = "", imageLink = ""] = files.map((file) => file.link);
      const get = (url: string, as: CredentialHeaders) => server.app.inject({ method: "GET", url, headers: as });
      const document = await get(documentLink, headers);
      expect([document.statusCode, document.headers["content-type"]]).toEqual([200, "application/pdf"]);
      const image = await get(imageLink, headers);
      expect([image.statusCode, image.headers["content-type"], [...image.rawPayload]]).toEqual([
        200,
        "image/png",
        [1, 2, 255],
      ]);
      const rival = await signInAs(server.app, RIVAL, SHIPPER.password);
      const missing = { status: false, code: 4040, message: "This file was not found.", result: [] };
      expect((await get(documentLink, rival)).json()).toEqual(missing);
      expect((await get(`${documentLink}x`, headers)).json()).toEqual(missing);
    });
  });
};
