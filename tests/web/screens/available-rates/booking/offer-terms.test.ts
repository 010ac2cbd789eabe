import { describe, expect, it } from "vitest";
import type { BookableOffer } from "#domain/bookings";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { type QuoteOffer, toBookableOffer } from "#domain/quotes";
import type { ChangeFee } from "#domain/rates";
import { aQuoteOffer } from "#tests/domain/quotes/fixtures.ts";
import { anLclRate } from "#tests/support/lcl.ts";
import { aRate } from "#tests/support/rates.ts";
import {
  findFreeUntil,
  formatFeesInWords,
  formatOtherFees,
  listLadder,
  listNextDeadlines,
  listNotIncluded,
} from "#web/screens/available-rates/booking/offer-terms.ts";

/* Of a quote, with free days and a fee of another kind. */
const quoted = (changes: Partial<QuoteOffer> = {}): BookableOffer =>
  toBookableOffer(
    {
      offerId: "search.3",
      source: "api",
      offer: aQuoteOffer({ departure: "2026-12-05T06:00", fees: FEES, ...changes }),
    },
    { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
  );

const usd = (minor: number) => ({ currency: "USD", minor });
const FEES: readonly ChangeFee[] = [
  { kind: "cancellation", untilDaysBefore: 14, fee: usd(0), basis: "booking" },
  { kind: "cancellation", untilDaysBefore: 3, fee: usd(15_000), basis: "container" },
  { kind: "cancellation", untilDaysBefore: null, fee: usd(40_000), basis: "container" },
  { kind: "amendment", untilDaysBefore: null, fee: usd(7_500), basis: "booking" },
  { kind: "no-show", untilDaysBefore: null, fee: usd(60_000), basis: "container" },
];
const EXCHANGE = {
  base: "USD",
  date: "2026-11-20",
  source: "Keelson treasury",
  markUpPercent: "0",
  quotes: [{ currency: "EUR", unitsPerBase: "0.8" }],
};
const USD = { exchange: EXCHANGE, currency: "USD" };
const offer = (changes: Partial<BookableOffer> = {}): BookableOffer => ({
  ...aRate({ departure: "2026-12-05T06:00", fees: FEES }),
  ...changes,
});

describe("the confirmation of a quoted offer", () => {
  it("has the ladder of an offer that was just searched", () => {
    expect(listLadder(quoted(), "2026-11-20", USD)).toEqual(listLadder(offer(), "2026-11-20", USD));
    expect(formatFeesInWords(quoted({ fees: [], feeNames: "Misdeclaration fee" }))).toBe("Misdeclaration fee");
    expect(formatFeesInWords(quoted({ fees: [] }))).toBe(null);
  });

  it("states what is not included, and the free days", () => {
    expect(listNotIncluded(quoted({ exclusions: [{ item: "customs", state: "unpriced" }] }))).toEqual([
      { name: "Customs clearance", note: "billed at cost" },
      { name: "Demurrage and detention", note: "free time at destination: 7 days outside" },
    ]);
    expect(listNotIncluded(quoted({ exclusions: [], freeTime: { free: [], asWritten: [] } }))).toEqual([
      { name: "Demurrage and detention", note: "free time at destination: not stated" },
    ]);
  });
});

describe("the fees of the confirmation", () => {
  it("are a ladder by date for the whole booking, from today at the port of loading", () => {
    const steps = listLadder(offer(), "2026-11-20", USD).map(({ until, fee, note, kind }) => [until, fee, note, kind]);
    expect(steps).toEqual([
      ["Until Sat 21 Nov", "Free", null, "free"],
      ["Until Wed 02 Dec", "USD 300.00", "USD 150.00 a container", "fee"],
      ["Until Sat 05 Dec", "USD 800.00", "USD 400.00 a container", "fee"],
      ["No-show", "USD 1,200.00", "USD 600.00 a container", "no-show"],
    ]);
    expect(findFreeUntil(offer(), "2026-11-21")).toBe("2026-11-21");
    expect(findFreeUntil(offer(), "2026-11-22")).toBe(null);
    expect(listLadder(offer(), "2026-11-22", USD).map(({ until }) => until)).toEqual([
      "Until Wed 02 Dec",
      "Until Sat 05 Dec",
      "No-show",
    ]);
  });

  it("are in the shipper's money, and state what the offer does not", () => {
    const scope = { exchange: EXCHANGE, currency: "EUR" };
    expect(listLadder(offer(), "2026-11-22", scope).map(({ fee }) => fee)).toEqual([
      "EUR 240.00",
      "EUR 640.00",
      "EUR 960.00",
    ]);
    expect(formatOtherFees(offer(), "2026-11-22", scope)).toBe("Change: EUR 60.00.");
    expect(formatOtherFees(offer({ fees: [] }), "2026-11-22", scope)).toBe("Change: not stated. No-show: not stated.");
    expect(listLadder(offer({ fees: [] }), "2026-11-22", scope)).toEqual([]);
  });

  it("are stated of part loads as well", () => {
    const fees: readonly ChangeFee[] = [
      { kind: "cancellation", untilDaysBefore: null, fee: usd(5_000), basis: "booking" },
    ];
    const part = { ...anLclRate(), fees };
    expect(listLadder(part, "2026-11-20", USD).map(({ until, fee }) => [until, fee])).toEqual([
      ["Until departure", "USD 50.00"],
    ]);
    expect(formatOtherFees(part, "2026-11-20", USD)).toBe("Change: not stated. No-show: not stated.");
  });
});

describe("what the price of the confirmation does not contain", () => {
  it("is named with the words of the tariff, for part loads as well", () => {
    expect(listNotIncluded(anLclRate()).slice(0, 1)).toEqual([{ name: "STORAGE", note: "AT COST" }]);
  });
});

describe("the next two deadlines of the confirmation", () => {
  const cutOffs = [
    { code: "VCO", at: "2026-12-03T12:00" },
    { code: "DCO", at: "2026-12-02T17:00" },
    { code: "PCO", at: "2026-12-03T18:00" },
  ] as const;
  const next = (now: string) => listNextDeadlines(offer({ cutOffs }), STANDARD_LEAD_TIMES, now);

  it("have their hours, by the lead times of the shipper", () => {
    expect(next("2026-11-20T09:00")).toEqual([
      {
        day: "Wed 02 Dec",
        time: "00:00",
        task: "Empty pick-up, 2 containers",
        note: "Your haulier, Nhava Sheva. Latest safe",
        left: "in 12 days",
      },
      {
        day: "Wed 02 Dec",
        time: "12:00",
        task: "Shipping instruction",
        note: "You, Nhava Sheva. Latest safe, cut-off Wed 02 Dec, 17:00",
        left: "in 12 days",
      },
    ]);
  });

  it("leave a cut-off out from its own minute on, and call a latest safe time of this morning passed", () => {
    const list = (now: string) => next(now).map(({ task, time, left }) => [task, time, left]);
    expect(list("2026-12-02T16:59")).toEqual([
      ["Shipping instruction", "12:00", "passed"],
      ["Stuffing begins, 2 containers", "00:00", "in 1 day"],
    ]);
    expect(list("2026-12-03T11:59")).toEqual([
      ["VGM, 2 containers", "09:00", "passed"],
      ["Gate in, full, 2 containers", "14:00", "today"],
    ]);
    expect(list("2026-12-03T12:00")).toEqual([["Gate in, full, 2 containers", "14:00", "today"]]);
  });

  it("are the CFS cut-offs of a part load", () => {
    const departures = [
      { date: "2026-11-26", cfsCutOff: "2026-11-24T17:00" },
      { date: "2026-12-03", cfsCutOff: "2026-12-01T17:00" },
      { date: "2026-12-10", cfsCutOff: null },
    ];
    const part = { ...anLclRate(), departures };
    const row = (day: string, of: string, left: string) => ({
      day,
      time: "17:00",
      task: "Delivery at the CFS",
      note: `Nhava Sheva. Cut-off for the departure of ${of}`,
      left,
    });
    const list = (now: string) => listNextDeadlines(part, STANDARD_LEAD_TIMES, now);
    expect(list("2026-11-24T16:59")).toEqual([
      row("Tue 24 Nov", "Thu 26 Nov", "today"),
      row("Tue 01 Dec", "Thu 03 Dec", "in 7 days"),
    ]);
    expect(list("2026-11-24T17:00")).toEqual([row("Tue 01 Dec", "Thu 03 Dec", "in 7 days")]);
  });
});
