import { err, ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { toCheckMs } from "#server/modules/rates/kept-price.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { controlledSource, offerOf, offersOf } from "#tests/server/support/controlled-source.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const URL = "/api/resource/rates/spot-on";
const MINUTE = 60_000;

const secure = () => Promise.resolve(err({ kind: "refused", reason: "no price" } as const));
const bookings = {
  book: () => Promise.resolve(ok({ kind: "received" } as const)),
  find: () => Promise.resolve(ok(null)),
  isIdempotent: true,
};

describe("how long a booking waits for the price of today", () => {
  it.each([
    ["16 s for a slow carrier", { budgetMs: 30_000 }, 16_000],
    ["16 s for a source without a budget", {}, 16_000],
    ["the budget of a source that is faster", { budgetMs: 12_000 }, 12_000],
    ["8 s if the carrier secures the price afterwards", { budgetMs: 30_000, secure }, 8_000],
    [
      "8 s if the carrier is sent the booking afterwards",
      { budgetMs: 30_000, confirms: "source", ...bookings } as const,
      8_000,
    ],
  ])("is %s", (_what, options, ms) => {
    expect(toCheckMs({ ...controlledSource("Pelagia").source, ...options }, 8_000)).toBe(ms);
  });
});

describe("booking an offer that was quoted for an earlier search", () => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let pelagia: ReturnType<typeof controlledSource>;
  let offerId: string;

  const search = async (): Promise<string> => {
    const before = pelagia.asked.length;
    const answer = server.app.inject({ method: "POST", url: URL, headers, payload: SEARCH });
    if (before === 0) await expect.poll(() => pelagia.asked.length).toBe(1);
    pelagia.asked[before]?.answer(offersOf("Pelagia", "p1"));
    return parsed<RatesAnswer>((await answer).body).result[0]?.api?.[0]?.offerId ?? "";
  };
  const book = async (key = "kept-price-0001") => {
    const payload = { offerId, providerName: "Pelagia", routing: null, arrivalDate: null, departureDate: null };
    const answer = await server.app.inject({
      method: "PUT",
      url: URL,
      headers: { ...headers, "idempotency-key": key },
      payload,
    });
    return { status: answer.statusCode, body: parsed<BookingAnswer>(answer.body) };
  };

  /* The second search has the answer to the first, which is four minutes old. */
  beforeEach(async () => {
    pelagia = controlledSource("Pelagia", { keepMs: 5 * MINUTE });
    server = await startTestApp({ features: freightFeatures(() => [pelagia.source]) });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    await search();
    server.clock.advance(4 * MINUTE);
    offerId = await search();
  });
  afterEach(() => server.close());

  it("does not ask its source as long as the answer is young enough", async () => {
    server.clock.advance(MINUTE);
    expect((await book()).status).toBe(200);
    expect(pelagia.asked).toHaveLength(1);
  });

  it("asks its source again once the answer is too old, and books at the same price", async () => {
    server.clock.advance(2 * MINUTE);
    const booking = book();
    await expect.poll(() => pelagia.asked.length).toBe(2);
    pelagia.asked[1]?.answer(offersOf("Pelagia", "p2"));
    expect((await booking).body.result).toEqual([{ quotationId: "QTN-2026-000001", bookingId: null }]);
    server.clock.advance(10 * MINUTE);
    expect((await book()).body.result).toEqual([{ quotationId: "QTN-2026-000001", bookingId: null }]);
    expect(pelagia.asked).toHaveLength(2);
  });

  it.each([
    [
      "the price has changed",
      ok([offerOf("Pelagia", "p1", 1_080)]),
      "The carrier has changed the price of this offer. Search again for the new one.",
    ],
    ["the carrier has no such offer", ok([]), "The carrier no longer has this offer. Search again for a new one."],
    [
      "the carrier refuses",
      err({ kind: "refused", reason: "409" } as const),
      "The carrier no longer has this offer. Search again for a new one.",
    ],
  ])("is refused if %s", async (_what, answer, message) => {
    server.clock.advance(2 * MINUTE);
    const booking = book();
    await expect.poll(() => pelagia.asked.length).toBe(2);
    pelagia.asked[1]?.answer(answer);
    expect(await booking).toMatchObject({ status: 410, body: { code: 4100, message } });
  });

  it("is a request to the desk if the source fails", async () => {
    server.clock.advance(2 * MINUTE);
    const booking = book();
    await expect.poll(() => pelagia.asked.length).toBe(2);
    pelagia.asked[1]?.answer(err({ reason: "500" }));
    expect((await booking).body.result).toEqual([{ quotationId: "QTN-2026-000001", bookingId: null }]);
  });
});
