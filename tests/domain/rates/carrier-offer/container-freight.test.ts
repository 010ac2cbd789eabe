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
