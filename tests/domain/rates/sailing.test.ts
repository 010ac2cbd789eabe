import { describe, expect, it } from "vitest";
import { toListedRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { BookedSailing } from "#domain/rates/rate.ts";
import { matchBookings, findSailing, isSameSailing } from "#domain/rates/sailings.ts";
import { aRate } from "#tests/support/rates.ts";
import { anApiOffer, context } from "./given.ts";

const sailing = {
  carrier: "Norrvik Line",
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  departure: "2026-12-08",
  voyage: "431W",
};
const booked = (changes: Partial<BookedSailing> = {}): BookedSailing => ({
  quotationId: "QTN-2026-000015",
  bookedOn: "2026-11-22",
  status: "booked",
  sailing,
  containers: [],
  total: null,
  ...changes,
});

describe("the sailing of an offer", () => {
  it("is the departure of its vessel, not of its haulage", () => {
    expect(findSailing(toListedRate(anApiOffer(), context))).toStrictEqual(sailing);
  });

  it("is unknown without ports or a date", () => {
    expect(findSailing(aRate({ legs: [] }))).toBeNull();
    expect(findSailing(toListedRate(anApiOffer({ legs: [] }), context))).toBeNull();
  });

  it.each([
    ["another spelling", { carrier: "NORRVIK LINE" }, true],
    ["no voyage", { voyage: null }, true],
    ["another voyage", { voyage: "432W" }, false],
    ["another day", { departure: "2026-12-09" }, false],
    ["another port", { portOfLoading: "INMUN" }, false],
    ["another carrier", { carrier: "Pelagia" }, false],
  ])("with %s is the same one: %#", (_, changes, isSame) => {
    expect(isSameSailing(sailing, { ...sailing, ...changes })).toBe(isSame);
  });
});

it("names the newest booking of each offer's sailing that is not cancelled", () => {
  const offer = toListedRate(anApiOffer(), context);
  const other = toListedRate(anApiOffer({ offerId: "NRV-2", providerName: "Pelagia" }), context);
  const bookings = [
    booked({ quotationId: "QTN-2026-000016", status: "cancelled" }),
    booked(),
    booked({ quotationId: "QTN-2026-000001" }),
  ];
  expect([...matchBookings([offer, other], bookings)]).toStrictEqual([["NRV-1", booked()]]);
});
