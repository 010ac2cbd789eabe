import { describe, expect, it } from "vitest";
import { toListedRate, normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { aCarrierOffer, rateContext } from "./fixtures.ts";
import { written } from "#tests/support/written.ts";

const normaliseOffer = (changes: Partial<CarrierOffer> = {}) =>
  normaliseCarrierOffer(aCarrierOffer(changes), rateContext);

describe("availability of a carrier offer", () => {
  it.each([
    ["Sold-out", "Sold-out"],
    ["no-offer", "no-offer"],
    ["Quantities cannot be confirmed", "Quantities cannot be confirmed"],
    ["Offer cannot be created under FMC scope", "Offer cannot be created under FMC scope"],
    ["SOLD-OUT", "SOLD-OUT"],
    ["", "no-offer"],
  ])("with the id '%s' states its reason", (offerId, reason) => {
    expect(normaliseOffer({ offerId }).availability).toStrictEqual({ kind: "not-bookable", reason });
  });

  it("ends after the last day of validity", () => {
    expect(written(normaliseOffer({ validityTo: "2026-11-19T23:59:00Z" }).availability)).toStrictEqual({
      kind: "not-bookable",
      reason: "Ended on 19 Nov 2026 (Kolkata time)",
      isOutsideValidity: true,
    });
    expect(normaliseOffer({ validityTo: "2026-11-20" }).availability).toStrictEqual({ kind: "bookable" });
    expect(normaliseOffer({ validityTo: null }).availability).toStrictEqual({ kind: "bookable" });
  });
});

describe("availability", () => {
  it("is not bookable without an ocean freight price", () => {
    const noFreight = {
      equipmentPrices: [],
      textSurcharges: [{ code: "FRT00", name: "Basic freight", text: "On request" }],
    };
    expect(toListedRate(aCarrierOffer(noFreight), rateContext).availability).toStrictEqual({
      kind: "not-bookable",
      reason: "No price for the ocean freight",
    });
  });
});

it("is not bookable with a container that is too heavy", () => {
  const load = [
    { equipment: "20GP", quantity: 2, weightKg: 22_500 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ] as const;
  expect(toListedRate(aCarrierOffer(), { ...rateContext, load }).availability).toStrictEqual({
    kind: "not-bookable",
    reason: "Too heavy for this offer",
  });
});
