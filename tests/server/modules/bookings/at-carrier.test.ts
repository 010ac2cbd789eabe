import { describe, expect, it } from "vitest";
import { describeAtCarrier } from "#server/modules/bookings/index.ts";

const NOTHING = { carrier: "Hapag-Lloyd", source: null, booking: null, price: null, offerId: null };

const PRICE = {
  quotation: "q1",
  source: "CMA CGM",
  outcome: "secured",
  number: "QSPOT1",
  bookingUrl: null,
  reason: null,
  askedAt: 0,
  attempts: 1,
  dueAt: null,
  sameNumber: [],
} as const;

describe("what is known of a booking at its carrier", () => {
  it("is nothing without a source, a price and an id", () => {
    expect(describeAtCarrier(NOTHING)).toEqual([]);
  });

  it("names the carrier's id of the offer where the desk books it", () => {
    expect(describeAtCarrier({ ...NOTHING, offerId: "8F01, 8F02\n" })).toEqual([
      "The id of the offer at Hapag-Lloyd is 8F01, 8F02.",
    ]);
  });

  it("leaves the id out where the price has a number of its own, or the source books", () => {
    expect(describeAtCarrier({ ...NOTHING, carrier: "CMA CGM", price: PRICE, offerId: "A1" })).toEqual([
      "CMA CGM holds the price as QSPOT1. Book it there.",
    ]);
    expect(describeAtCarrier({ ...NOTHING, source: "Pelagia", offerId: "A1" })).toEqual(["Passed on to Pelagia."]);
  });
});
