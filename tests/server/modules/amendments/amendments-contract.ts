import { afterEach, beforeEach, expect, it } from "vitest";
import type { AmendmentAnswer, AmendmentsAnswer, BookingDetailsAnswer, RatesAnswer } from "#api/schema.d.ts";
import { toObject } from "#api/readers/json.ts";
import { amendmentsFeature } from "#server/modules/amendments/routes.ts";
import { decide } from "#server/modules/amendments/decide-amendment.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { findAmendment } from "#server/modules/amendments/store.ts";
import { findLastReplacement } from "#server/modules/amendments/store.ts";
import { listBookingFiles } from "#server/modules/booking-documents/presenter.ts";
import { readQuotation } from "#server/modules/bookings/store.ts";
import { deadlinesFeature } from "#server/modules/deadlines/routes.ts";
import {
  addShipper,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { readBookingMargins } from "#server/modules/margins/index.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RATES = "/api/resource/rates/spot-on";
const RIVAL = "rival@trader.example";
const USD = (amount: number) => ({ currency: "USD", amount });
const FEES = [
  { feeType: "Cancellation fee", ...USD(150), basis: "PER_BOOKING", daysBeforeDeparture: null },
  { feeType: "Amendment fee", ...USD(75), basis: "PER_BOOKING", daysBeforeDeparture: null },
];

/** Requests to change or cancel bookings over HTTP, over whichever database. */
export const amendmentsContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let booking: string;
  let keys = 0;

  const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object, key = `key-0000${(keys += 1)}`) =>
    server.app.inject({
      method,
      url,
      headers: { ...headers, "idempotency-key": key },
      ...(payload === undefined ? {} : { payload }),
    });
  const search = async () => {
    const answer = parsed<RatesAnswer>((await call("POST", RATES, SEARCH)).body);
    return answer.result[0]?.api ?? [];
  };
  const book = async (offerId: string | undefined): Promise<void> => {
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    await call("PUT", RATES, payload);
    const { db } = server.database;
    const { id, offer } = await db.selectFrom("quotation").select(["id", "offer"]).executeTakeFirstOrThrow();
    const stored: unknown = JSON.parse(offer);
    await db
      .updateTable("quotation")
      .set({ offer: JSON.stringify({ ...toObject(stored), potentialFees: FEES }) })
      .where("id", "=", id)
      .execute();
    booking = id;
  };
  const path = (): string => `/api/resource/quotation/${booking}/amendments`;
  const list = async () => parsed<AmendmentsAnswer>((await call("GET", path())).body).result[0];
  const cancellation = { kind: "cancellation", text: "", offerId: null, shownFee: USD(150) };
  const request = async (payload: object = cancellation, key?: string) => {
    const answer = await call("POST", path(), payload, key);
    return parsed<AmendmentAnswer>(answer.body).result[0];
  };
  const status = async () =>
    (
      await server.database.db
        .selectFrom("quotation")
        .select("status")
        .where("id", "=", booking)
        .executeTakeFirstOrThrow()
    ).status;
  const changes = () =>
    server.database.db.selectFrom("bookingChange").select(["kind", "fact"]).orderBy("kind").execute();
  const answerOfDesk = async (id: string, action: Parameters<typeof decide>[3]["action"]) => {
    const { db } = server.database;
    const amendment = await findAmendment(db, id);
    if (amendment === null) throw new Error("There is no such request");
    return decide(db, booking, amendment, { action, now: server.clock.now() });
  };

  beforeEach(async () => {
    server = await startTestApp({
      make,
      features: [...freightFeatures(), amendmentsFeature, deadlinesFeature],
      config: { deskMail: "desk@keelson.example" },
    });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
    await book((await search())[0]?.offerId);
  });
  afterEach(() => server.close());

  it("state what a cancellation and an amendment cost until departure", async () => {
    const listed = await list();
    const till = listed?.cancellationFees[0]?.till;
    expect(listed).toEqual({
      problem: null,
      timeZone: "Asia/Calcutta",
      cancellationFees: [{ from: null, till, fee: USD(150) }],
      amendmentFees: [{ from: null, till, fee: USD(75) }],
      amendments: [],
    });
    expect(till).toMatch(/^2026-1[12]-\d\d$/);
  });

  it("state the fees of a rate sheet by days before departure", async () => {
    const line = {
      _id: "line-1",
      providerName: "CASTELLAN",
      charges: { "OCEAN FREIGHT 20GP": "USD 980" },
      "PORT OF LOADING": "INNSA",
      "PORT OF DISCHARGE": "NLRTM",
      ETD: "2026-12-20",
      "BOOKING CANCELLATION FEE": "FREE UNTIL 14 DAYS, USD 120 UNTIL 3 DAYS, USD 250",
    };
    const { db } = server.database;
    await db
      .updateTable("quotation")
      .set({ offer: JSON.stringify(line) })
      .where("id", "=", booking)
      .execute();
    const listed = await list();
    expect([listed?.cancellationFees, listed?.amendmentFees]).toEqual([
      [
        { from: null, till: "2026-12-06", fee: USD(0) },
        { from: "2026-12-07", till: "2026-12-17", fee: USD(120) },
        { from: "2026-12-18", till: "2026-12-20", fee: USD(250) },
      ],
      [],
    ]);
  });

  it("are received once for each key, and nothing changes yet", async () => {
    const first = await request(cancellation, "key-repeated");
    expect(first).toMatchObject({ kind: "cancellation", state: "received", fee: USD(150), decidedAt: null });
    expect(await request(cancellation, "key-repeated")).toEqual(first);
    expect((await list())?.amendments).toEqual([first]);
    expect(await status()).toBe(1);
    expect(await changes()).toEqual([
      { kind: "amendment-received", fact: "Cancellation requested 20 Nov 2026 (Kolkata time)" },
    ]);
  });

  it("are one at a time: of two simultaneous requests the second is refused", async () => {
    const answers = await Promise.all([call("POST", path(), cancellation), call("POST", path(), cancellation)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await list())?.amendments).toHaveLength(1);
  });

  it("are refused at a fee that the shipper has not seen", async () => {
    const answer = await call("POST", path(), { ...cancellation, shownFee: USD(100) });
    expect([answer.statusCode, parsed<AmendmentAnswer>(answer.body).message]).toEqual([
      409,
      "The fee is now USD 150.00. Read it again before you send the request.",
    ]);
    expect((await call("POST", path(), { ...cancellation, shownFee: null })).statusCode).toBe(409);
  });

  it("cancel the booking once the desk confirms, and not before", async () => {
    const { id = "" } = (await request()) ?? {};
    expect((await answerOfDesk(id, { kind: "forward" }))._unsafeUnwrap().state).toBe("forwarded");
    expect((await call("POST", `${path()}/${id}/decision`, { decision: "withdraw" })).statusCode).toBe(409);
    expect((await answerOfDesk(id, { kind: "accept", fee: null }))._unsafeUnwrap().state).toBe("confirmed");
    expect(await status()).toBe(2);
    expect((await answerOfDesk(id, { kind: "decline", reason: "Late" }))._unsafeUnwrapErr()).toBe("confirmed");
    expect((await list())?.problem).toBe("This booking is cancelled. Book again instead.");
    expect((await call("POST", path(), cancellation)).statusCode).toBe(409);
  });

  it("are decided once if two answers come at the same moment", async () => {
    const { id = "" } = (await request()) ?? {};
    const { db } = server.database;
    const amendment = await findAmendment(db, id);
    if (amendment === null) throw new Error("There is no such request");
    const answers = [
      await decide(db, booking, amendment, { action: { kind: "decline", reason: "Loaded" }, now: START }),
      await decide(db, booking, amendment, { action: { kind: "accept", fee: null }, now: START }),
    ];
    expect(answers.map((one) => one.isOk())).toEqual([true, false]);
    expect([await status(), (await findAmendment(db, id))?.state]).toEqual([1, "declined"]);
  });

  it("are refused at a fee that differs by less than a cent", async () => {
    const almost = await call("POST", path(), { ...cancellation, shownFee: USD(150.004) });
    expect([almost.statusCode, almost.body]).toEqual([409, expect.stringContaining("The fee is now USD 150.00.")]);
    expect((await list())?.amendments).toEqual([]);
  });

  it("end with the booking when the desk cancels it, with a message", async () => {
    const { id = "" } =
      (await request({ ...cancellation, kind: "details", text: "Two pallets more", shownFee: USD(75) })) ?? {};
    const { db } = server.database;
    const { quotationId } = await readQuotation(db, booking);
    await db.transaction().execute((one) => cancelBooking(one, quotationId, START + 60_000));
    expect((await list())?.amendments).toMatchObject([
      { id, state: "declined", reason: "The booking was cancelled.", decidedAt: "2026-11-20T08:01:00.000Z" },
    ]);
    expect((await answerOfDesk(id, { kind: "accept", fee: null }))._unsafeUnwrapErr()).toBe("declined");
    expect(await changes()).toMatchObject([
      {
        kind: "amendment-declined",
        fact: "Change of details requested 20 Nov 2026 (Kolkata time): The booking was cancelled.",
      },
      { kind: "amendment-received" },
      { kind: "cancelled" },
    ]);
  });

  it("for a cancellation are granted when the desk cancels the booking otherwise", async () => {
    const { id = "" } = (await request()) ?? {};
    const { db } = server.database;
    const { quotationId } = await readQuotation(db, booking);
    await db.transaction().execute((one) => cancelBooking(one, quotationId, START));
    expect((await list())?.amendments).toMatchObject([{ id, state: "confirmed", reason: null }]);
    expect((await changes()).map(({ kind }) => kind)).toEqual(["amendment-received", "cancelled"]);
  });

  it("change nothing of a booking that was cancelled a moment before, whoever answers", async () => {
    const { id = "" } = (await request()) ?? {};
    const { db } = server.database;
    await answerOfDesk(id, { kind: "accept", fee: { currency: "USD", minor: 30_000 } });
    await db.updateTable("quotation").set({ status: 2 }).where("id", "=", booking).execute();
    expect((await answerOfDesk(id, { kind: "accept", fee: { currency: "USD", minor: 1 } }))._unsafeUnwrapErr()).toBe(
      "booking-cancelled",
    );
    const agreed = await call("POST", `${path()}/${id}/decision`, { decision: "agree", fee: USD(300) });
    expect([agreed.statusCode, agreed.body]).toEqual([
      409,
      expect.stringContaining("The booking was cancelled meanwhile. Nothing was changed."),
    ]);
    expect((await findAmendment(db, id))?.state).toBe("fee-proposed");
    expect((await call("POST", `${path()}/${id}/decision`, { decision: "refuse", fee: USD(300) })).statusCode).toBe(
      200,
    );
  });

  it("wait for the shipper if the desk asks for another fee", async () => {
    const { id = "" } = (await request()) ?? {};
    await answerOfDesk(id, { kind: "accept", fee: { currency: "USD", minor: 30_000 } });
    expect((await list())?.amendments[0]).toMatchObject({ state: "fee-proposed", proposedFee: USD(300) });
    expect(await status()).toBe(1);
    const refused = await call("POST", `${path()}/${id}/decision`, { decision: "refuse" });
    expect(parsed<AmendmentAnswer>(refused.body).result[0]).toMatchObject({
      state: "declined",
      proposedFee: USD(300),
      reason: "You did not agree to the fee.",
    });
    expect(await status()).toBe(1);
  });

  it("take effect only at the fee that the shipper has seen", async () => {
    const { id = "" } = (await request()) ?? {};
    await answerOfDesk(id, { kind: "accept", fee: { currency: "USD", minor: 30_000 } });
    await answerOfDesk(id, { kind: "accept", fee: { currency: "USD", minor: 40_000 } });
    const agree = (fee: object | null) => call("POST", `${path()}/${id}/decision`, { decision: "agree", fee });
    const late = await agree(USD(300));
    expect([late.statusCode, await status()]).toEqual([409, 1]);
    expect(late.body).toContain("The desk has proposed a fee, or another one meanwhile.");
    const agreed = await agree(USD(400));
    expect(parsed<AmendmentAnswer>(agreed.body).result[0]).toMatchObject({ state: "confirmed", proposedFee: USD(400) });
    expect(await status()).toBe(2);
    const mails = await server.database.db
      .selectFrom("outgoingMail")
      .select(["replyTo", "subject", "text"])
      .where("recipient", "=", "desk@keelson.example")
      .orderBy("createdAt")
      .execute();
    const end = "Keelson Global Logistics\nhello@keelson.example";
    const [replyTo, shown] = ["asha@menon.example", "The shipper was shown a fee of USD 150.00."];
    expect(mails).toEqual([
      {
        replyTo,
        subject: "KLB-2026-000001: Cancellation requested",
        text: [
          "Cancellation requested. Booking KLB-2026-000001, Norrvik Line.",
          shown,
          `To answer it: npm run operations -- bookings accept ${id}`,
          end,
        ].join("\n\n"),
      },
      {
        replyTo,
        subject: "KLB-2026-000001: Cancellation fee agreed",
        text: [
          "Cancellation fee agreed. Booking KLB-2026-000001, Norrvik Line.",
          shown,
          "The fee that you proposed: USD 400.00.",
          end,
        ].join("\n\n"),
      },
    ]);
  });

  it("move the booking to another sailing, and keep what was booked first", async () => {
    const offers = await search();
    const { db } = server.database;
    const booked = await readQuotation(db, booking);
    const other = offers.findLast(
      ({ providerName, offerId }) => providerName === booked.providerName && offerId !== "Sold-out",
    );
    const payload = { kind: "sailing", text: "", offerId: other?.offerId ?? null, shownFee: USD(75) };
    const requested = await request(payload);
    expect(requested?.replacement?.departureDate?.slice(0, 10)).toBe(other?.departureDate?.slice(0, 10));
    server.clock.advance(60_000);
    await answerOfDesk(requested?.id ?? "", { kind: "accept", fee: null });
    const after = await readQuotation(db, booking);
    expect([after.status, after.offer === booked.offer]).toEqual([1, false]);
    expect((await findAmendment(db, requested?.id ?? ""))?.replacedOffer).toBe(booked.offer);
    const [printed] = await listBookingFiles(db, after, findLastReplacement);
    expect(printed?.addedAt).toBe(server.clock.now());
    const [listed] = (await list())?.amendments ?? [];
    expect(listed?.replaced).toMatchObject({
      departureDate: "2026-11-26T06:00",
      total: { currency: "USD" },
      containers: requested?.replacement?.containers,
    });
    expect(listed?.replaced?.price.charges.map(({ name }) => name)).toContain("Basic freight");
  });

  it("replace what the booking was bought for by what the other sailing is", async () => {
    const { db } = server.database;
    const usd = (minor: number) => ({ currency: "USD", minor });
    const sell = async (prices: "buy" | "sell"): Promise<void> => {
      await db.updateTable("carrier").set({ prices }).execute();
      await bumpCacheVersion(db, "tariffs");
    };
    const move = async (freight: number | null) => {
      if (freight !== null) await db.updateTable("tariffFreight").set({ freight20GP: freight }).execute();
      await sell(freight === null ? "sell" : "buy");
      const other = (await search()).findLast(({ offerId }) => offerId !== "Sold-out");
      const fees = (await list())?.amendmentFees[0]?.fee ?? null;
      const requested = await request({ kind: "sailing", text: "", offerId: other?.offerId ?? null, shownFee: fees });
      await answerOfDesk(requested?.id ?? "", { kind: "accept", fee: null });
      return (await readBookingMargins(db, [booking])).get(booking)?.lines[0]?.buying ?? null;
    };
    expect(await move(101_000)).toEqual(usd(101_000));
    expect(await move(102_000)).toEqual(usd(102_000));
    expect(await move(null)).toBeNull();
  });

  it("name what is missing", async () => {
    const details = await call("POST", path(), { kind: "details", text: " ", offerId: null, shownFee: USD(75) });
    const sailing = await call("POST", path(), { kind: "sailing", text: "", offerId: null, shownFee: USD(75) });
    expect([details.statusCode, sailing.statusCode]).toEqual([422, 422]);
    expect(details.body).toContain("Describe what should be changed.");
    expect(sailing.body).toContain("Choose a sailing.");
  });

  it("are withdrawn until they are forwarded, and are of their own shipper only", async () => {
    const { id = "" } = (await request()) ?? {};
    headers = await signInAs(server.app, RIVAL);
    expect((await call("GET", path())).statusCode).toBe(404);
    expect((await call("POST", `${path()}/${id}/decision`, { decision: "withdraw" })).statusCode).toBe(404);
    headers = await signInAs(server.app);
    const withdrawn = await call("POST", `${path()}/${id}/decision`, { decision: "withdraw" });
    expect(parsed<AmendmentAnswer>(withdrawn.body).result[0]?.state).toBe("withdrawn");
    const details = await call("GET", `/api/resource/quotation/${booking}`);
    expect(parsed<BookingDetailsAnswer>(details.body).result[0]?.history?.[0]).toMatchObject({
      title: "Request withdrawn: Cancellation requested 20 Nov 2026 (Kolkata time)",
      detail: "The booking stays as it is",
      by: "shipper",
    });
    expect((await request())?.state).toBe("received");
  });
};
