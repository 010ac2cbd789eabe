import { err, ok, type Result } from "neverthrow";
import { afterEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { describeSecuredPrice, findSecuredPrice, reconcilePrices } from "#server/modules/bookings/index.ts";
import { randomIds } from "#server/platform/time.ts";
import type { RateSource, SecuredPrice, SecuringFailure } from "#server/rate-sources/rate-source.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

const OFFER = quotedOffer({
  providerName: "CMA CGM",
  rateType: "Spot",
  carrierOfferId: 'OFR-"1"/2',
  quoteLine: {
    validityTo: "2026-12-31",
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        { equipmentGroupIsoCode: "20GP", currency: "USD", basicOceanFreightRate: 900 },
      ],
    },
  },
});
const HELD = { number: "QSPOT1000001", bookingUrl: "https://carrier.example/book?quotation=QSPOT1000001" };

type Answer = () => Promise<Result<SecuredPrice, SecuringFailure>>;

const NEVER_MS = 2 ** 30;
const LOST: Answer = async () => err({ kind: "unknown", reason: "it cannot be reached" });

describe("the price of a booking request", () => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let offerId = "";
  const asked: string[] = [];

  const start = async (answer: Answer, deadlineMs = 5_000): Promise<void> => {
    asked.length = 0;
    const source: RateSource = {
      name: "CMA CGM",
      quote: async () => ok([OFFER]),
      secure: (id) => {
        asked.push(id);
        return answer();
      },
    };
    server = await startTestApp({
      features: freightFeatures((sources) => [...sources, source], { deadlineMs, reconcileEveryMs: NEVER_MS }),
      config: { deskMail: "desk@keelson.example" },
    });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    const found = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: SEARCH,
    });
    const offers = parsed<RatesAnswer>(found.body).result[0]?.api ?? [];
    offerId = offers.find(({ providerName }) => providerName === "CMA CGM")?.offerId ?? "";
  };
  afterEach(() => server.close());

  const book = (key = "secured-1", change: object = {}) =>
    server.app.inject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      headers: { ...headers, "idempotency-key": key },
      payload: { offerId, providerName: "CMA CGM", routing: null, arrivalDate: null, departureDate: null, ...change },
    });
  const readPrice = async () => {
    const { db } = server.database;
    const { id } = await db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    return findSecuredPrice(db, id);
  };
  const readMails = async () =>
    (await server.database.db.selectFrom("outgoingMail").select(["key", "text"]).execute()).map(
      ({ key, text }) => [key.replace(/\|.*\|/, "|"), text] as const,
    );

  const reconcile = async (answer: Answer, isSecuredOnce: boolean, afterMs = 61_000): Promise<void> => {
    server.clock.advance(afterMs);
    await reconcilePrices({
      database: server.database,
      clock: server.clock.now,
      ids: randomIds,
      config: { deskMail: "desk@keelson.example" },
      findCalls: async () => ({
        isSecuredOnce,
        secure: (id) => {
          asked.push(id);
          return answer();
        },
      }),
      deadlineMs: 5_000,
      onFailure: () => undefined,
    });
  };
  /** As a server leaves it that ends while the carrier is asked. */
  const loseAnswer = () =>
    server.database.db
      .updateTable("securedPrice")
      .set({ outcome: "asked", reason: null, dueAt: server.clock.now() + 60_000 })
      .execute();

  it("is secured once at its carrier, by the carrier's id of the offer, and the desk gets the number", async () => {
    await start(async () => ok(HELD));
    expect(parsed<BookingAnswer>((await book()).body).result).toEqual([
      { quotationId: "QTN-2026-000001", bookingId: null },
    ]);
    expect(parsed<BookingAnswer>((await book()).body).result).toEqual([
      { quotationId: "QTN-2026-000001", bookingId: null },
    ]);
    expect((await book("secured-2")).statusCode).toBe(200);
    expect(asked).toEqual(['OFR-"1"/2']);
    expect(await readPrice()).toMatchObject({ source: "CMA CGM", outcome: "secured", ...HELD, reason: null });
    const [[key, message] = ["", ""], ...others] = await readMails();
    expect([key, others.length]).toEqual(["booking|price", 0]);
    expect(message).toContain(`CMA CGM holds the price as QSPOT1000001. Book it there: ${HELD.bookingUrl}`);
    const { status } = await server.database.db.selectFrom("quotation").select("status").executeTakeFirstOrThrow();
    expect(status).toBe(0);
  });

  it("names the other bookings whose price has the same number", async () => {
    await start(async () => ok(HELD));
    await book();
    await book("secured-2", { bookAgain: true });
    expect(asked).toHaveLength(2);
    const mails = (await readMails()).map(([, text]) => text);
    expect(
      mails.filter((text) => text.includes("QTN-2026-000001 has the same number: ask there for another one.")),
    ).toHaveLength(1);
  });

  it("is unknown after an exception or without an answer, and is not asked for again", async () => {
    await start(() => new Promise(() => undefined), 200);
    expect((await book()).statusCode).toBe(200);
    await book();
    expect(asked).toHaveLength(1);
    const price = await readPrice();
    expect(price).toMatchObject({ outcome: "unknown", number: null, reason: "no answer within 200 ms" });
    expect(price === null ? null : describeSecuredPrice(price)).toEqual([
      "It is not known whether CMA CGM holds the price. Ask there before you book it.",
    ]);
    expect(server.logLines.join("")).toContain("no answer within 200 ms");
  });

  it("is refused with the carrier's reason for the desk, and the booking stays a request", async () => {
    await start(async () => err({ kind: "refused", reason: "The carrier does not offer this price any longer." }));
    expect((await book()).statusCode).toBe(200);
    const [[, message] = ["", ""]] = await readMails();
    expect(message).toContain("CMA CGM does not hold the price: The carrier does not offer this price any longer.");
  });

  it("is told to the desk as unknown after the server ended during the call, and is not asked for again", async () => {
    await start(LOST);
    await book();
    await server.database.db.deleteFrom("outgoingMail").execute();
    await loseAnswer();
    await reconcile(async () => ok(HELD), false);
    expect(asked).toHaveLength(1);
    expect(await readPrice()).toMatchObject({
      outcome: "unknown",
      reason: "the server ended before the answer",
      dueAt: null,
    });
    const [[, message] = ["", ""]] = await readMails();
    expect(message).toContain("It is not known whether CMA CGM holds the price. Ask there before you book it.");
  });

  it("is asked for again where the carrier answers the same quotation, until it is known", async () => {
    await start(LOST);
    await book();
    await server.database.db.deleteFrom("outgoingMail").execute();
    await loseAnswer();
    await reconcile(LOST, true);
    expect(await readPrice()).toMatchObject({ outcome: "unknown", attempts: 2 });
    expect(await readMails()).toEqual([]);
    await reconcile(async () => ok(HELD), true);
    await reconcile(async () => ok(HELD), true);
    expect(asked).toHaveLength(3);
    expect(await readPrice()).toMatchObject({ outcome: "secured", number: HELD.number, attempts: 3, dueAt: null });
    const [[key, message] = ["", ""], ...others] = await readMails();
    expect([key, others.length]).toEqual(["booking|price-settled", 0]);
    expect(message).toContain("CMA CGM holds the price as QSPOT1000001.");
  });

  it("is asked for again if nothing was sent, whatever the carrier answers to repeated calls", async () => {
    await start(async () => err({ kind: "unsent", reason: "it cannot be reached" }));
    await book();
    const first = await readPrice();
    expect(first).toMatchObject({ outcome: "unsent", attempts: 1, dueAt: server.clock.now() + 30_000 });
    expect((await readMails()).at(-1)?.[1]).toContain(
      "CMA CGM does not hold the price yet: it could not be asked, and is asked again after 2026-11-20T08:00:30.000Z.",
    );
    await server.database.db.deleteFrom("outgoingMail").execute();
    await reconcile(async () => ok(HELD), false);
    expect(asked).toHaveLength(2);
    expect(await readPrice()).toMatchObject({ outcome: "secured", number: HELD.number, attempts: 2, dueAt: null });
    expect((await readMails()).map(([key]) => key)).toEqual(["booking|price-settled"]);
  });

  it("is asked for once after nothing was sent, if the outcome of the second call is unknown", async () => {
    await start(async () => err({ kind: "unsent", reason: "it cannot be reached" }));
    await book();
    await reconcile(LOST, false);
    await reconcile(async () => ok(HELD), false);
    expect(asked).toHaveLength(2);
    expect(await readPrice()).toMatchObject({ outcome: "unknown", attempts: 2, dueAt: null });
  });

  it("is given up after a day, and the desk asks", async () => {
    await start(LOST);
    await book();
    await loseAnswer();
    await reconcile(LOST, true, 25 * 3_600_000);
    expect(await readPrice()).toMatchObject({ outcome: "unknown", attempts: 2, dueAt: null });
    expect((await readMails()).at(-1)?.[0]).toBe("booking|price-settled");
  });

  it("is not asked for again once the booking is no request any more", async () => {
    await start(LOST);
    await book();
    await server.database.db.deleteFrom("outgoingMail").execute();
    await loseAnswer();
    await server.database.db.updateTable("quotation").set({ status: 2 }).execute();
    await reconcile(async () => ok(HELD), true);
    expect(asked).toHaveLength(1);
    expect(await readPrice()).toMatchObject({ outcome: "unknown", dueAt: null });
    expect(await readMails()).toEqual([]);
  });
});
