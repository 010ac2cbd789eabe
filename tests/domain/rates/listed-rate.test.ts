import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumCharges, toPriceBreakdown } from "#domain/charges/breakdown.ts";
import { findCoverageStates } from "#domain/charges/coverage.ts";
import { sumPerCurrency } from "#domain/money/money.ts";
import { createConverter } from "#domain/money/convert.ts";
import { sumCostItems } from "#domain/rates/cost-items.ts";
import { flagRates } from "#domain/rates/flags.ts";
import { toListedRate, expandRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { LiveRate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aBox, anApiOffer, context } from "./given.ts";
import { anyOffer } from "./offers-given-at-random.ts";
import { cases } from "#tests/support/property-tests.ts";

const basicFreight = (charges: ReturnType<typeof expandRate>["charges"]) => {
  const amounts = charges.flatMap(({ code, price }) =>
    code === "FRT00" && price.kind === "priced" ? [price.amount] : [],
  );
  const sums = sumPerCurrency(amounts)._unsafeUnwrap();
  return sums.length === 1 ? sums[0] : null;
};

describe("the headline of a live offer", () => {
  it("holds what its charge lines come to, whatever the carrier sends", () => {
    fc.assert(
      fc.property(anyOffer, fc.boolean(), (offer, hasExchange) => {
        const exchange = hasExchange ? context.exchange : null;
        const listed = toListedRate(offer, { ...context, exchange });
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

  it("departs and arrives with its legs where the offer itself does not say when", () => {
    const { departure, arrival } = toListedRate(anApiOffer({ departureDate: null, arrivalDate: "soon" }), context);
    expect({ departure, arrival }).toStrictEqual({ departure: "2026-12-03", arrival: "2027-01-03T06:00" });
  });
});

describe("a whole rate", () => {
  const listed = toListedRate(anApiOffer(), context);

  it("is its headline and its terms, and nothing of the carrier's own shape", () => {
    const { offer, context: asked, ...headline } = listed;
    expect(expandRate(listed)).toMatchObject(headline);
    expect(expandRate(listed)).not.toHaveProperty("offer");
    expect(expandRate(listed).charges).toHaveLength(8);
    expect([offer.offerId, asked.today]).toStrictEqual(["NRV-1", "2026-11-20"]);
  });

  it("is the same one each time, and of a whole one it is that one", () => {
    expect(expandRate(listed)).toBe(expandRate(listed));
    const rate = aRate();
    expect(expandRate(rate)).toBe(rate);
  });

  it("keeps the id that the list gave the offer", () => {
    expect(expandRate({ ...listed, id: "Sold-out#2" })).toStrictEqual({ ...expandRate(listed), id: "Sold-out#2" });
  });

  it("can be read from a copy", () => {
    expect(expandRate(structuredClone<LiveRate>(listed))).toStrictEqual(expandRate(listed));
  });
});

it("an offer that leaves a part of the transport open is not praised, though its lines are not written yet", () => {
  const box = { equipmentPrices: [aBox("20GP", 980), aBox("40HC", 1640)], billOfLadingSurcharges: [] };
  const one = toListedRate(anApiOffer({ ...box, offerId: "NRV-1", transitTime: 31 }), context);
  const two = toListedRate(anApiOffer({ ...box, offerId: "NRV-2", transitTime: 30 }), context);
  const texts = [{ code: null, name: "Handling in transit", text: "At cost" }];
  const open = toListedRate(anApiOffer({ ...box, offerId: "NRV-3", transitTime: 9, textSurcharges: texts }), context);
  const rates = [one, two, open];
  expect([...flagRates(rates, viewOf(rates))]).toStrictEqual([
    ["NRV-1", "lowest-total"],
    ["NRV-2", "lowest-total"],
  ]);
});
