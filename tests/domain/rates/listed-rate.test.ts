import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargeTotals, priceBreakdown } from "#domain/charges/breakdown.ts";
import { slotStates } from "#domain/charges/slots.ts";
import { sumPerCurrency } from "#domain/money/money.ts";
import { converterTo } from "#domain/money/convert.ts";
import { sumCostItems } from "#domain/rates/cost-items.ts";
import { rateFlags } from "#domain/rates/flags.ts";
import { listApiOffer, wholeRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { LiveRate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aBox, anApiOffer, context } from "./given.ts";
import { anyOffer } from "./offers-given-at-random.ts";
import { cases } from "#tests/support/property-tests.ts";

const basicFreight = (charges: ReturnType<typeof wholeRate>["charges"]) => {
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
        const listed = listApiOffer(offer, { ...context, exchange });
        const { charges } = wholeRate(listed);
        expect(listed.price.perCurrency).toStrictEqual(chargeTotals(charges).perCurrency);
        expect(listed.price.unpricedCount).toBe(chargeTotals(charges).unpricedCount);
        expect(listed.price.basicFreight).toStrictEqual(basicFreight(charges));
        expect(listed.slots).toStrictEqual(slotStates(charges));
        const converted = charges.some(({ price }) => price.kind === "priced")
          ? priceBreakdown(charges, exchange).converted
          : null;
        const { kind, ...total } = listed.price.converted;
        expect(kind === "converted" ? total : { total: null }).toStrictEqual(
          converted === null ? { total: null } : { total: converted },
        );
        if (kind === "converted")
          expect(listed.costItems).toStrictEqual(sumCostItems(charges, converterTo(exchange, "USD")));
      }),
      { numRuns: cases(400) },
    );
  });

  it("departs and arrives with its legs where the offer itself does not say when", () => {
    const { departure, arrival } = listApiOffer(anApiOffer({ departureDate: null, arrivalDate: "soon" }), context);
    expect({ departure, arrival }).toStrictEqual({ departure: "2026-12-03", arrival: "2027-01-03T06:00" });
  });
});

describe("a whole rate", () => {
  const listed = listApiOffer(anApiOffer(), context);

  it("is its headline and its terms, and nothing of the carrier's own shape", () => {
    const { offer, context: asked, ...headline } = listed;
    expect(wholeRate(listed)).toMatchObject(headline);
    expect(wholeRate(listed)).not.toHaveProperty("offer");
    expect(wholeRate(listed).charges).toHaveLength(8);
    expect([offer.offerId, asked.today]).toStrictEqual(["NRV-1", "2026-11-20"]);
  });

  it("is the same one each time, and of a whole one it is that one", () => {
    expect(wholeRate(listed)).toBe(wholeRate(listed));
    const rate = aRate();
    expect(wholeRate(rate)).toBe(rate);
  });

  it("keeps the id that the list gave the offer", () => {
    expect(wholeRate({ ...listed, id: "Sold-out#2" })).toStrictEqual({ ...wholeRate(listed), id: "Sold-out#2" });
  });

  it("can be read from a copy", () => {
    expect(wholeRate(structuredClone<LiveRate>(listed))).toStrictEqual(wholeRate(listed));
  });
});

it("an offer that leaves a part of the transport open is not praised, though its lines are not written yet", () => {
  const box = { equipmentPrices: [aBox("20GP", 980), aBox("40HC", 1640)], billOfLadingSurcharges: [] };
  const one = listApiOffer(anApiOffer({ ...box, offerId: "NRV-1", transitTime: 31 }), context);
  const two = listApiOffer(anApiOffer({ ...box, offerId: "NRV-2", transitTime: 30 }), context);
  const texts = [{ code: null, name: "Handling in transit", text: "At cost" }];
  const open = listApiOffer(anApiOffer({ ...box, offerId: "NRV-3", transitTime: 9, textSurcharges: texts }), context);
  const rates = [one, two, open];
  expect([...rateFlags(rates, viewOf(rates))]).toStrictEqual([
    ["NRV-1", "lowest-total"],
    ["NRV-2", "lowest-total"],
  ]);
});
