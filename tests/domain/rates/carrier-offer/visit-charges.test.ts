import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { aCarrierOffer, anEquipmentPrice, aSurcharge, rateContext } from "../fixtures.ts";

const normaliseOffer = (changes: Partial<CarrierOffer> = {}) =>
  normaliseCarrierOffer(aCarrierOffer(changes), rateContext);

/** Name, equipment and price of each line, short enough to be read. */
const chargeLines = (changes: Partial<CarrierOffer>) =>
  normaliseOffer(changes).charges.map(({ name, equipment, price }) => {
    if (price.kind === "priced")
      return [name, equipment, `${price.quantity} x ${price.unit.minor}`, price.amount.minor];
    return [name, equipment, price.kind, price.kind === "unpriced" ? price.text : price.stated];
  });

const usd = (minor: number) => ({ currency: "USD", minor });

describe("charges of a carrier offer", () => {
  it("are priced per container or per bill of lading, included ones at nothing", () => {
    expect(chargeLines({})).toStrictEqual([
      ["Basic freight", "20GP", "2 x 98000", 196_000],
      ["Terminal handling, origin", "20GP", "2 x 985000", 1_970_000],
      ["Bunker adjustment", "20GP", "included", usd(6000)],
      ["Emissions allowance", "20GP", "2 x 4600", 9200],
      ["Terminal handling, destination", "20GP", "2 x 24500", 49_000],
      ["Basic freight", "40HC", "1 x 164000", 164_000],
      ["Emissions allowance", "40HC", "1 x 8200", 8200],
      ["Export documentation", null, "1 x 450000", 450_000],
    ]);
    expect(normaliseOffer().price).toStrictEqual({
      perCurrency: [{ currency: "EUR", minor: 49_000 }, { currency: "INR", minor: 2_420_000 }, usd(377_400)],
      converted: { kind: "converted", total: usd(457_891) },
      unpricedCount: 0,
      basicFreight: usd(360_000),
    });
    expect(normaliseOffer().coverage).toMatchObject({
      "origin-terminal": "priced",
      "ocean-freight": "priced",
      "freight-surcharges": "priced",
      "destination-terminal": "priced",
      customs: "not-quoted",
    });
  });
});

const withContainerPrice = (changes: object): Partial<CarrierOffer> => ({
  equipmentPrices: [{ ...anEquipmentPrice("20GP", 980), ...changes }, anEquipmentPrice("40HC", 1640)],
  billOfLadingSurcharges: [],
});

describe("carrier charges without a price", () => {
  it.each([
    [{ amount: null, comment: "at cost" }, "at cost"],
    [{ amount: null }, "No amount stated"],
    [{ amount: "about 50" }, "USD about 50"],
    [{ amount: 1.005 }, "USD 1.005"],
    [{ amount: 50, currency: null }, "50, no currency stated"],
    [{ amount: 50, currency: "XXX", comment: "per day" }, "XXX 50, per day"],
    [{ amount: 1e15 }, "USD 1000000000000000"],
  ])("keep the written text: %o", (changes, text) => {
    const { charges, price } = normaliseOffer(withContainerPrice({ surcharges: [aSurcharge("PSS00", 0, changes)] }));
    expect(charges[1]?.price).toStrictEqual({ kind: "unpriced", text });
    expect(price.unpricedCount).toBe(1);
  });

  it("include charges that are only text", () => {
    const rate = normaliseOffer({
      textSurcharges: [{ code: "OWS00", name: "Overweight", text: "USD 150 above 18 t" }],
    });
    expect(rate.charges.at(-1)).toMatchObject({
      costItem: "freight-surcharges",
      price: { kind: "unpriced", text: "USD 150 above 18 t" },
    });
    expect(rate.price.unpricedCount).toBe(1);
    expect(rate.coverage["freight-surcharges"]).toBe("unpriced");
  });

  it("cover containers that the offer does not include", () => {
    const rate = normaliseCarrierOffer(
      aCarrierOffer({ equipments: [{ equipment: "20GP", quantity: 1, maxNetWeightTons: null, isAvailable: null }] }),
      { ...rateContext, load: [...rateContext.load, { equipment: "45HC", quantity: 1, weightKg: 0 }] },
    );
    expect(rate.charges.filter(({ price }) => price.kind === "unpriced").map(({ price }) => price)).toStrictEqual([
      { kind: "unpriced", text: "Covers 1 of 2 × 20GP" },
      { kind: "unpriced", text: "Not quoted for 1 × 45HC" },
    ]);
    expect(rate.charges.find(({ equipment }) => equipment === "40HC")?.price).toMatchObject({ quantity: 1 });
  });

  it("exclude container sizes that were not requested", () => {
    const rate = normaliseOffer({
      equipmentPrices: [anEquipmentPrice("20GP", 980), anEquipmentPrice("40HC", 1640), anEquipmentPrice("45HC", 9999)],
    });
    expect(rate.price.perCurrency).toContainEqual(usd(360_000));
  });
});

describe("the total of a carrier offer", () => {
  it("is not converted if a currency has no rate", () => {
    const rate = normaliseCarrierOffer(aCarrierOffer(), { ...rateContext, exchange: null });
    expect(rate.price.converted).toStrictEqual({ kind: "no-rate", missing: ["EUR", "INR"] });
  });

  it("is not converted if nothing has a price", () => {
    const rate = normaliseOffer({ equipmentPrices: [], billOfLadingSurcharges: [] });
    expect(rate.price).toMatchObject({
      converted: { kind: "no-rate", missing: [] },
      perCurrency: [],
      unpricedCount: 2,
    });
  });

  it("is Σ(container charge × quantity) + Σ(bill-of-lading charge) for any amounts", () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    const surcharges = fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(cents, surcharges, surcharges, fc.integer({ min: 1, max: 100 }), (basic, boxed, billed, quantity) => {
        const wired = (list: readonly (readonly [number, boolean])[]) =>
          list.map(([amount, included], at) => aSurcharge(`X${at}`, amount / 100, { isIncluded: included }));
        const added = (list: readonly (readonly [number, boolean])[]): number =>
          list.reduce((sum, [amount, included]) => sum + (included ? 0 : amount), 0);
        const offer = aCarrierOffer({
          equipments: [],
          equipmentPrices: [
            { ...anEquipmentPrice("20GP", basic / 100, wired(boxed)), allInRate: (basic + added(boxed)) / 100 },
          ],
          billOfLadingSurcharges: wired(billed),
        });
        const load = [{ equipment: "20GP", quantity, weightKg: 0 }] as const;
        const total = (basic + added(boxed)) * quantity + added(billed);
        expect(normaliseCarrierOffer(offer, { ...rateContext, load }).price).toStrictEqual({
          perCurrency: [usd(total)],
          converted: { kind: "converted", total: usd(total) },
          unpricedCount: 0,
          basicFreight: usd(basic * quantity),
        });
      }),
    );
  });
});
