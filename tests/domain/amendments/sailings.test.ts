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

  it("state vessel, voyage and port of loading, the vessel's departure, and the pick-up before it", () => {
    const port = { name: "Nhava Sheva", code: "INNSA", country: null, kind: "sea" } as const;
    const door = { name: "Tughlakabad", code: "INTKD", country: null, kind: "door" } as const;
    const discharge = { name: "Rotterdam", code: "NLRTM", country: null, kind: "sea" } as const;
    const truck = { mode: "truck", arrival: null, vessel: null, voyage: null, service: null } as const;
    const rate = {
      ...offer("one", "2026-12-09T22:30", 1075),
      legs: [
        { ...truck, from: door, to: port, departure: "2026-12-03T10:00" },
        {
          from: port,
          to: discharge,
          mode: "sea",
          departure: "2026-12-09T22:30",
          arrival: "2027-01-03",
          vessel: "NORRVIK ASTRID",
          voyage: "431W",
          service: null,
        },
      ],
    } as const;
    expect(findSailingChoices([rate], BOOKED)).toEqual([
      {
        offerId: "one",
        vessel: "NORRVIK ASTRID",
        voyage: "431W",
        portOfLoading: "Nhava Sheva",
        departure: "2026-12-09T22:30",
        handover: { kind: "pick-up", place: "Tughlakabad", at: "2026-12-03T10:00" },
        arrival: rate.arrival,
        total: usd(1075),
        difference: usd(75),
      },
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
