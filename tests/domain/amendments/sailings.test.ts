import { describe, expect, it } from "vitest";
import { findSailingChoices } from "#domain/amendments";
import { aRate } from "#tests/support/rates.ts";

const usd = (amount: number) => ({ currency: "USD", minor: amount * 100 });
const offer = (id: string, departure: string | null, amount: number, carrier = "Norrvik Line") =>
  aRate({
    id,
    departure,
    carrier: { name: carrier, logo: null },
    availability: { kind: "bookable" },
    price: {
      perCurrency: [usd(amount)],
      converted: { kind: "converted", total: usd(amount) },
      unpricedCount: 0,
      basicFreight: null,
    },
  });
const BOOKED = { carrier: "Norrvik Line", total: usd(1000), departure: null };

describe("sailings to choose from", () => {
  it("are the cheapest of each day of the booked carrier, with the difference to what is booked", () => {
    const rates = [
      offer("late", "2026-12-10", 1285),
      offer("dear", "2026-12-03T04:00", 1200),
      offer("cheap", "2026-12-03T06:00", 1075),
      offer("other", "2026-12-03", 900, "Kestrel Container"),
      offer("undated", null, 800),
    ];
    expect(findSailingChoices(rates, BOOKED).map(({ offerId, difference }) => [offerId, difference])).toEqual([
      ["cheap", usd(75)],
      ["late", usd(285)],
    ]);
  });

  it("leave out the sailing that is booked", () => {
    const rates = [offer("booked", "2026-12-03T06:00", 1075), offer("next", "2026-12-10", 1285)];
    const choices = findSailingChoices(rates, { ...BOOKED, departure: "2026-12-03" });
    expect(choices.map(({ offerId }) => offerId)).toEqual(["next"]);
  });

  it("are one with a known total rather than one without, on the same day", () => {
    const unknown = offer("unknown", "2026-12-03T04:00", 1);
    const unpriced = {
      ...unknown,
      price: { ...unknown.price, converted: { kind: "no-rate", missing: ["XAF"] } as const },
    };
    const choices = findSailingChoices([unpriced, offer("known", "2026-12-03T06:00", 1075)], BOOKED);
    expect(choices.map(({ offerId }) => offerId)).toEqual(["known"]);
  });

  it("have no difference where the totals are in two currencies", () => {
    const [choice] = findSailingChoices([offer("one", "2026-12-03", 900)], {
      ...BOOKED,
      total: { currency: "EUR", minor: 1 },
    });
    expect(choice?.difference).toBe(null);
  });

  it("leave out what cannot be booked", () => {
    const soldOut = {
      ...offer("full", "2026-12-03", 900),
      availability: { kind: "not-bookable", reason: "Sold-out" } as const,
    };
    expect(findSailingChoices([soldOut], BOOKED)).toEqual([]);
  });
});
