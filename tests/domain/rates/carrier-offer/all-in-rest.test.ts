import { describe, expect, it } from "vitest";
import { calculateTotals } from "#domain/rates";
import { normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierEquipmentPrice } from "#domain/rates/carrier-offer/offer.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aCarrierOffer, anEquipmentPrice, aSurcharge, rateContext } from "../fixtures.ts";

const CONTEXT = { ...rateContext, load: [{ equipment: "20GP", quantity: 2, weightKg: 0 }] } as const;

const anOffer = (name: string, changes: Partial<CarrierEquipmentPrice>) =>
  normaliseCarrierOffer(
    aCarrierOffer({
      offerId: name,
      providerName: name,
      equipmentPrices: [{ ...anEquipmentPrice("20GP", 980), ...changes }],
      billOfLadingSurcharges: [],
    }),
    CONTEXT,
  );

const TERMINALS = [aSurcharge("OTH00", 100), aSurcharge("DTH00", 200)];
const itemised = anOffer("Itemised", { surcharges: TERMINALS, allInRate: 1280 });
const scope = { search: aSearch({ origin: { ...aSearch().origin, place: null } }), exchange: rateContext.exchange };

/** Total and estimated items of an offer beside one that prices terminal handling at both ends. */
const totalBeside = (changes: Partial<CarrierEquipmentPrice>) => {
  const offer = anOffer("All-in", changes);
  const total = calculateTotals([itemised, offer], scope).get("All-in");
  return total?.kind === "complete"
    ? [total.total.minor, total.estimates.map(({ part, amount }) => [part.item, amount.minor])]
    : total;
};

describe("an all-in rate with a rest whose parts are not named", () => {
  it("gets no estimate of terminal handling in addition, which the rest may be", () => {
    expect(totalBeside({ allInRate: 1300 })).toEqual([260_000, []]);
    expect(totalBeside({ basicOceanFreightRate: null, allInRate: 1300 })).toEqual([260_000, []]);
    expect(totalBeside({ surcharges: [aSurcharge("OTH00", 90)], allInRate: 1300 })).toEqual([260_000, []]);
  });

  it("states for each item that it may be in the all-in rate", () => {
    expect(anOffer("All-in", { allInRate: 1300 }).coverage).toEqual({
      "origin-haulage": "not-quoted",
      "origin-terminal": "maybe-in-all-in",
      "origin-documents": "maybe-in-all-in",
      "ocean-freight": "priced",
      "freight-surcharges": "not-quoted",
      "destination-terminal": "maybe-in-all-in",
      "destination-documents": "maybe-in-all-in",
      "destination-haulage": "not-quoted",
      customs: "not-quoted",
      insurance: "not-quoted",
    });
  });

  it.each([
    ["without an all-in rate", {}],
    ["whose parts add up to it", { allInRate: 980 }],
  ])("gets the estimates as every other offer %s", (_, changes) => {
    expect(totalBeside(changes)).toEqual([
      256_000,
      [
        ["origin-terminal", 20_000],
        ["destination-terminal", 40_000],
      ],
    ]);
  });

  it("gets the estimates where the rate is lower than its parts, as nothing is hidden in it", () => {
    expect(totalBeside({ allInRate: 900 })).toEqual([
      240_000,
      [
        ["origin-terminal", 20_000],
        ["destination-terminal", 40_000],
      ],
    ]);
  });
});
