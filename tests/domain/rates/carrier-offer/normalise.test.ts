import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumCharges, toPriceBreakdown } from "#domain/charges/breakdown.ts";
import { findCoverageStates } from "#domain/charges/coverage.ts";
import { createConverter } from "#domain/money/convert.ts";
import { sumPerCurrency } from "#domain/money/money.ts";
import { toListedRate, normaliseCarrierOffer, expandRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { sumCostItems } from "#domain/rates/cost-items.ts";
import { createRateMemo } from "#domain/rates/memo.ts";
import type { LiveRate } from "#domain/rates/rate.ts";
import { cases } from "#tests/support/property-tests.ts";
import { aRate } from "#tests/support/rates.ts";
import { aCarrierOffer, anyOffer, rateContext } from "../fixtures.ts";
import { writeSentence } from "#domain/formatting";

const normaliseOffer = (changes: Partial<CarrierOffer> = {}) =>
  normaliseCarrierOffer(aCarrierOffer(changes), rateContext);

describe("normaliseCarrierOffer", () => {
  it("returns a rate for the whole load", () => {
    expect(normaliseOffer()).toMatchObject({
      id: "NRV-1",
      source: "api",
      carrier: { name: "Norrvik Line", logo: null },
      commitment: "spot",
      availability: { kind: "bookable" },
      provenance: { kind: "live", askedAt: "2026-11-20T08:15:00.000Z" },
      validity: { basis: "booking", from: "2026-11-20", till: "2026-11-24" },
      departure: "2026-12-08T22:30",
      arrival: "2027-01-03T06:00",
      transit: { kind: "days", days: 31 },
      cutOffs: [
        { code: "VCO", at: "2026-12-06T12:00" },
        { code: "PCO", at: "2026-12-07T08:00" },
      ],
      load: {
        mode: "fcl",
        containers: [
          { equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 },
          { equipment: "40HC", quantity: 1, maxNetWeightKg: null },
        ],
      },
      freeTime: [
        { movement: "import", kind: "detention", equipment: "40HC", days: 7, counted: "calendar" },
        { movement: "export", kind: "demurrage", equipment: null, days: 5, counted: "working" },
      ],
      support: "Available 24/7",
      remarks: ["Subject to space"],
    });
  });
});

describe("where the price of a carrier offer comes from", () => {
  it("names the source that stated it, as far as the server does", () => {
    const askedAt = "2026-11-20T08:15:00.000Z";
    expect(normaliseOffer({ askedSource: "Pelagia" }).provenance).toEqual({ kind: "live", askedAt, source: "Pelagia" });
    expect(normaliseOffer().provenance).toEqual({ kind: "live", askedAt });
  });
});

describe("the rate type of a carrier offer", () => {
  it.each([
    ["Spot", "spot"],
    ["CONTRACT", "contract"],
    ["FAK", "unknown"],
    [null, "unknown"],
  ])("%s means %s", (rateType, commitment) => {
    expect(normaliseOffer({ rateType }).commitment).toBe(commitment);
  });
});

describe("a validity for departures or gate-in", () => {
  it("is compared with the vessel's departure or the port cut-off", () => {
    const available = (validFor: string, validityTo: string) => {
      const { validity, availability } = normaliseOffer({ validFor, validityFrom: "2026-12-01", validityTo });
      return [validity.basis, availability.kind === "bookable" ? null : writeSentence(availability.reason)];
    };
    expect(available("departure", "2026-12-08")).toEqual(["departure", null]);
    expect(available("departure", "2026-12-07")).toEqual([
      "departure",
      "Not for this sailing: for departures 01 Dec 2026 to 07 Dec 2026",
    ]);
    expect(available("gate-in", "2026-12-07")).toEqual(["gate-in", null]);
    expect(available("gate-in", "2026-12-06")).toEqual([
      "gate-in",
      "Not for this sailing: for gate-in 01 Dec 2026 to 06 Dec 2026",
    ]);
    expect(available("something", "2026-12-31")).toEqual(["booking", "Can be booked from 01 Dec 2026 (Kolkata time)"]);
  });
});

const basicFreight = (charges: ReturnType<typeof expandRate>["charges"]) => {
  const amounts = charges.flatMap(({ code, price }) =>
    code === "FRT00" && price.kind === "priced" ? [price.amount] : [],
  );
  const sums = sumPerCurrency(amounts)._unsafeUnwrap();
  return sums.length === 1 ? sums[0] : null;
};

describe("the headline of a live offer", () => {
  it("equals the sums of its charge lines for any offer", () => {
    fc.assert(
      fc.property(anyOffer, fc.boolean(), (offer, hasExchange) => {
        const exchange = hasExchange ? rateContext.exchange : null;
        const listed = toListedRate(offer, { ...rateContext, exchange });
        const { charges } = expandRate(listed);
        expect(listed.price.perCurrency).toStrictEqual(sumCharges(charges).perCurrency);
        expect(listed.price.unpricedCount).toBe(sumCharges(charges).unpricedCount);
        expect(listed.price.basicFreight).toStrictEqual(basicFreight(charges));
        expect(listed.coverage).toStrictEqual(findCoverageStates(charges));
        const converted = charges.some(({ price }) => price.kind === "priced")
          ? toPriceBreakdown(charges, exchange).converted
          : null;
        const { kind, ...total } = listed.price.converted;
        expect(kind === "converted" ? total : { total: null }).toStrictEqual(
          converted === null ? { total: null } : { total: converted },
        );
        if (kind === "converted")
          expect(listed.costItems).toStrictEqual(sumCostItems(charges, createConverter(exchange, "USD")));
      }),
      { numRuns: cases(400) },
    );
  });

  it("takes departure and arrival from the legs if the offer states none", () => {
    const { departure, arrival } = toListedRate(
      aCarrierOffer({ departureDate: null, arrivalDate: "soon" }),
      rateContext,
    );
    expect({ departure, arrival }).toStrictEqual({ departure: "2026-12-08T22:30", arrival: "2027-01-03T06:00" });
  });
});

describe("expandRate", () => {
  const listed = toListedRate(aCarrierOffer(), rateContext);

  it("returns headline and terms without the carrier's own offer", () => {
    const { offer, context: asked, ...headline } = listed;
    expect(expandRate(listed)).toMatchObject(headline);
    expect(expandRate(listed)).not.toHaveProperty("offer");
    expect(expandRate(listed).charges).toHaveLength(8);
    expect([offer.offerId, asked.load]).toStrictEqual(["NRV-1", rateContext.load]);
  });

  it("returns the same object each time with a memo, and a whole rate unchanged", () => {
    const listedWithMemo = toListedRate(aCarrierOffer(), { ...rateContext, memo: createRateMemo() });
    expect(expandRate(listedWithMemo)).toBe(expandRate(listedWithMemo));
    expect(expandRate(listed)).not.toBe(expandRate(listed));
    expect(expandRate(listed)).toStrictEqual(expandRate(listed));
    const rate = aRate();
    expect(expandRate(rate)).toBe(rate);
  });

  it("keeps the id that the list gave the offer", () => {
    expect(expandRate({ ...listed, id: "Sold-out#2" })).toStrictEqual({ ...expandRate(listed), id: "Sold-out#2" });
  });

  it("accepts a structured clone of an offer without a memo", () => {
    expect(expandRate(structuredClone<LiveRate>(listed))).toStrictEqual(expandRate(listed));
  });
});
