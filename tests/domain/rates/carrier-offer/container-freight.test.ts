import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContainerLine } from "#domain/containers";
import { normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer, CarrierSurcharge } from "#domain/rates/carrier-offer/offer.ts";
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

const withContainerPrice = (changes: object): Partial<CarrierOffer> => ({
  equipmentPrices: [{ ...anEquipmentPrice("20GP", 980), ...changes }, anEquipmentPrice("40HC", 1640)],
  billOfLadingSurcharges: [],
});

const usd = (minor: number) => ({ currency: "USD", minor });

describe("basic freight", () => {
  const stated = aSurcharge("FRT00", 980);

  it("is listed once even if FRT00 is among the surcharges", () => {
    expect(chargeLines(withContainerPrice({ surcharges: [stated], allInRate: 980 }))).toStrictEqual([
      ["Basic freight", "20GP", "2 x 98000", 196_000],
      ["Basic freight", "40HC", "1 x 164000", 164_000],
    ]);
    expect(normaliseOffer(withContainerPrice({ surcharges: [stated] })).charges[0]?.payment).toBe("prepaid");
  });

  it("is read from FRT00 if it is stated nowhere else", () => {
    const rate = normaliseOffer(
      withContainerPrice({ basicOceanFreightRate: null, surcharges: [stated], allInRate: 980 }),
    );
    expect(rate.price.basicFreight).toStrictEqual(usd(360_000));
  });

  it("may be an all-in rate without parts, which is no stated basic freight", () => {
    const allIn = { basicOceanFreightRate: null, allInRate: 1200 };
    expect(chargeLines(withContainerPrice(allIn))[0]).toStrictEqual([
      "Ocean freight in the all-in rate",
      "20GP",
      "2 x 120000",
      240_000,
    ]);
    expect(normaliseOffer(withContainerPrice(allIn)).price.basicFreight).toStrictEqual(usd(164_000));
  });

  it("is unpriced if no amount is readable", () => {
    expect(chargeLines(withContainerPrice({ basicOceanFreightRate: null }))[0]).toStrictEqual([
      "Basic freight",
      "20GP",
      "unpriced",
      "No amount stated",
    ]);
    expect(chargeLines(withContainerPrice({ basicOceanFreightRate: "on request" }))[0]?.[3]).toBe("USD on request");
    expect(chargeLines(withContainerPrice({ currency: "" }))[0]?.[2]).toBe("unpriced");
  });
});

const load = [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }] as const;

describe("basic freight under another code or name", () => {
  const basOf = (amount: number, changes = {}) =>
    aSurcharge("BAS", amount, { name: "Basic Ocean Freight", ...changes });
  const priceOf = (changes: Partial<CarrierOffer>) =>
    normaliseCarrierOffer(aCarrierOffer({ billOfLadingSurcharges: [], equipments: [], ...changes }), {
      ...rateContext,
      load,
    }).price;
  const priced = (basic: number | null, surcharges: readonly CarrierSurcharge[], allInRate: number | null = null) =>
    priceOf({
      equipmentPrices: [{ ...anEquipmentPrice("20GP", 0, surcharges), basicOceanFreightRate: basic, allInRate }],
    });

  it("is never added to the stated basic rate", () => {
    const expected = {
      perCurrency: [usd(630_000)],
      converted: { kind: "converted", total: usd(630_000) },
      unpricedCount: 0,
      basicFreight: usd(630_000),
    };
    expect(priced(3150, [basOf(3150)])).toStrictEqual(expected);
    expect(priced(3150, [basOf(3150)], 3150)).toStrictEqual(expected);
    expect(priced(3150, [aSurcharge("FRT00", 3150), basOf(3150)])).toStrictEqual(expected);
    expect(priced(3150, [aSurcharge("ZZZ9", 3150, { name: "Sea freight" })])).toStrictEqual(expected);
  });

  it("is the freight where no basic rate is stated, once", () => {
    expect(priced(null, [basOf(3150)]).basicFreight).toStrictEqual(usd(630_000));
    expect(priced(null, [basOf(3150), aSurcharge("FRT00", 3150)]).perCurrency).toStrictEqual([usd(630_000)]);
    expect(priced(null, [basOf(3150, { isIncluded: true }), aSurcharge("FRT00", 3150)]).perCurrency).toStrictEqual([
      usd(630_000),
    ]);
  });

  it("counts in an all-in rate that contains it twice", () => {
    expect(priced(3150, [basOf(3150)], 6300).perCurrency).toStrictEqual([usd(1_260_000)]);
  });

  it("is not a bunker surcharge with the code of a freight", () => {
    expect(priced(3150, [basOf(100, { name: "Bunker adjustment surcharge" })]).perCurrency).toStrictEqual([
      usd(650_000),
    ]);
  });

  it("is not added by the bill of lading to the freight of the containers", () => {
    const price = priceOf({ equipmentPrices: [anEquipmentPrice("20GP", 3150)], billOfLadingSurcharges: [basOf(6300)] });
    expect(price.perCurrency).toStrictEqual([usd(630_000)]);
    const twice = priceOf({ equipmentPrices: [], billOfLadingSurcharges: [basOf(6300), basOf(6300)] });
    expect(twice.perCurrency).toStrictEqual([usd(630_000)]);
  });

  it("never raises a total, however it is called, and never lowers one below the all-in rate", () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    const name = fc.constantFrom(["BAS", "Base ocean freight"], ["BOF00", ""], ["OFR", "Ocean freight"], [null, "O/F"]);
    const surcharges = fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 6 });
    fc.assert(
      fc.property(cents, name, fc.nat(7), surcharges, fc.boolean(), (basic, [code, text], at, list, hasAllIn) => {
        const others = list.map(([amount, isIncluded], index) => aSurcharge(`X${index}`, amount / 100, { isIncluded }));
        const added = list.reduce((sum, [amount, isIncluded]) => sum + (isIncluded ? 0 : amount), 0);
        const twin = { ...aSurcharge("", basic / 100), code: code ?? null, name: text ?? "" };
        const total = usd((basic + added) * 2);
        const withTwin = others.toSpliced(at, 0, twin);
        const allIn = hasAllIn ? (basic + added) / 100 : null;
        expect(priced(basic / 100, withTwin, allIn)).toStrictEqual(priced(basic / 100, others, allIn));
        expect(priced(null, withTwin, allIn).perCurrency).toStrictEqual([total]);
        expect(priced(basic / 100, withTwin, allIn).perCurrency).toStrictEqual([total]);
      }),
    );
  });
});

describe("a price without a container size", () => {
  const unsized = { ...anEquipmentPrice("20GP", 3150), equipment: null };
  const rateOf = (equipments: CarrierOffer["equipments"], searched: readonly ContainerLine[], prices = [unsized]) =>
    normaliseCarrierOffer(aCarrierOffer({ billOfLadingSurcharges: [], equipments, equipmentPrices: prices }), {
      ...rateContext,
      load: searched,
    });
  const line = (equipment: string, quantity: number) => ({
    equipment,
    quantity,
    maxNetWeightTons: null,
    isAvailable: null,
  });

  it("is for the only size of the offer, else of the load", () => {
    expect(rateOf([], load).price.perCurrency).toStrictEqual([usd(630_000)]);
    expect(rateOf([line("22G1", 2)], load)).toMatchObject({
      availability: { kind: "bookable" },
      price: { perCurrency: [usd(630_000)], unpricedCount: 0 },
    });
    expect(rateOf([line("20GP", 0)], load).price.perCurrency).toStrictEqual([usd(630_000)]);
  });

  it("prices no load of several sizes", () => {
    const { price, availability, charges } = rateOf([], rateContext.load);
    expect(price).toMatchObject({ perCurrency: [], unpricedCount: 2 });
    expect(charges[0]?.price).toStrictEqual({ kind: "unpriced", text: "The price does not state its container size" });
    expect(availability).toStrictEqual({ kind: "not-bookable", reason: "No price for the ocean freight" });
  });

  it("is not certain if there are two", () => {
    expect(rateOf([], load, [unsized, unsized]).availability).toStrictEqual({
      kind: "not-bookable",
      reason: "The carrier states one price for all sizes twice, so the price is not certain.",
    });
  });
});

describe("the all-in rate", () => {
  it("keeps the difference to its parts as a separate line", () => {
    expect(chargeLines(withContainerPrice({ surcharges: [aSurcharge("ETS00", 46)], allInRate: 1100 }))).toContainEqual([
      "Other charges in the all-in rate",
      "20GP",
      "2 x 7400",
      14_800,
    ]);
    expect(chargeLines(withContainerPrice({ allInRate: 900 }))).toContainEqual([
      "Other charges in the all-in rate",
      "20GP",
      "2 x -8000",
      -16_000,
    ]);
  });

  it("excludes included surcharges from the sum of its parts", () => {
    const included = aSurcharge("BAF00", 60, { isIncluded: true });
    expect(
      chargeLines(withContainerPrice({ surcharges: [included, aSurcharge("ETS00", 46)], allInRate: 1026 })),
    ).toHaveLength(4);
  });

  it("may exclude charges in other currencies or include them at the carrier's own rate", () => {
    const terminal = aSurcharge("OTH00", 8840, { currency: "INR" });
    expect(chargeLines(withContainerPrice({ surcharges: [terminal], allInRate: 980 }))).toHaveLength(3);
    expect(chargeLines(withContainerPrice({ surcharges: [terminal], allInRate: 1082 }))).toHaveLength(3);
    expect(chargeLines(withContainerPrice({ surcharges: [terminal], allInRate: 1200 }))).toContainEqual([
      "Other charges in the all-in rate",
      "20GP",
      "unpriced",
      "The all-in rate of USD 1,200.00 does not match the charges in other currencies",
    ]);
  });
});
