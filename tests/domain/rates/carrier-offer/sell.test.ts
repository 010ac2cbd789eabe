import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MarginRule, matchChargeMargins } from "#domain/margins";
import { type Money, multiplyMoney, sumPerCurrency } from "#domain/money";
import { normaliseCarrierOffer, sellCarrierOffer } from "#domain/rates";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { aRule, SUBJECT } from "#tests/support/margins.ts";
import { cases } from "#tests/support/property-tests.ts";
import { aCarrierOffer, anEquipmentPrice, anyOffer, aSurcharge, rateContext } from "../fixtures.ts";

const { exchange } = rateContext;
const PERCENT = aRule("M-2", { charge: null, margin: { kind: "percent", percent: "10", minimum: null } });
const NO_RULES: readonly MarginRule[] = [];

const sell = (offer: CarrierOffer, rules: readonly MarginRule[] = [aRule("M-1")]) =>
  sellCarrierOffer(offer, rateContext, { margins: { rules, floors: [] }, exchange, subject: SUBJECT });

const normalise = (offer: object) => normaliseCarrierOffer({ ...aCarrierOffer(), ...offer }, rateContext);

const sumPriced = (charges: ReturnType<typeof normalise>["charges"]): readonly Money[] =>
  sumPerCurrency(
    charges.flatMap(({ name, price }) =>
      price.kind === "priced" && name !== "Rounding in the all-in rate" ? [price.amount] : [],
    ),
  )._unsafeUnwrap();

describe("selling a carrier's offer with buying prices", () => {
  it("adds the margin to each container's freight, and states what was paid beside it", () => {
    const { offer, margins } = sell(aCarrierOffer())._unsafeUnwrap();
    expect(offer.equipmentPrices).toEqual([
      {
        equipment: "20GP",
        currency: "USD",
        allInRate: null,
        basicOceanFreightRate: 1100,
        surcharges: [
          aSurcharge("OTH00", 9850, { currency: "INR", name: "Terminal handling, origin" }),
          aSurcharge("BAF00", null, { isIncluded: true, name: "Bunker adjustment", currency: null }),
          aSurcharge("ETS00", 46, { name: "Emissions allowance" }),
          aSurcharge("DTH00", 245, { currency: "EUR", paymentMethod: "C", name: "Terminal handling, destination" }),
        ],
      },
      {
        equipment: "40HQ",
        currency: "USD",
        allInRate: null,
        basicOceanFreightRate: 1760,
        surcharges: [aSurcharge("ETS00", 82, { name: "Emissions allowance" })],
      },
    ]);
    expect(margins.lines[0]).toEqual({
      charge: "Basic freight",
      equipment: "20GP",
      quantity: 2,
      buying: { currency: "USD", minor: 98_000 },
      selling: { currency: "USD", minor: 110_000 },
      rule: "M-1",
    });
    expect(margins.totals.margin).toEqual({ currency: "USD", minor: 36_000 });
  });

  it("keeps an all-in rate that holds what is named nowhere else, with the margin of its freight", () => {
    const price = { ...anEquipmentPrice("20GP", 0), basicOceanFreightRate: null, allInRate: 1280 };
    const alone = aCarrierOffer({ equipmentPrices: [price], billOfLadingSurcharges: [] });
    expect(sell(alone)._unsafeUnwrap().offer.equipmentPrices[0]).toMatchObject({
      allInRate: 1400,
      basicOceanFreightRate: null,
      surcharges: [],
    });
    const rest = { ...price, basicOceanFreightRate: 980, surcharges: [aSurcharge("ETS00", 46)] };
    expect(sell({ ...alone, equipmentPrices: [rest] })._unsafeUnwrap().offer.equipmentPrices[0]).toMatchObject({
      allInRate: 1400,
      basicOceanFreightRate: 1100,
      surcharges: [aSurcharge("ETS00", 46)],
    });
  });

  it("leaves no other price of the carrier in it", () => {
    const secret = 7391;
    const offer = aCarrierOffer({
      equipmentPrices: [
        {
          ...anEquipmentPrice("20GP", secret, [
            aSurcharge("BAF00", secret, { isIncluded: true, comment: `USD ${secret}` }),
            aSurcharge("OTH00", secret, { currency: "INR", conversion: { amount: secret, currency: "USD" } }),
            aSurcharge("DTH00", `about ${secret}`, { comment: `about ${secret}` }),
          ]),
          allInRate: secret * 3,
        },
        anEquipmentPrice("45HC", secret),
      ],
      billOfLadingSurcharges: [aSurcharge("FRT00", secret, { comment: `USD ${secret}` })],
      textSurcharges: [
        { code: null, name: "Peak season", text: `USD ${secret} per container` },
        { code: null, name: "Insurance", text: "At cost" },
      ],
      comment: `Includes EUR ${secret} of bunker`,
    });
    const sold = sell(offer, [PERCENT])._unsafeUnwrap().offer;
    expect(JSON.stringify(sold)).not.toContain(String(secret));
    expect(sold.textSurcharges.map(({ text }) => text)).toEqual(["On request", "At cost"]);
    expect(sell(aCarrierOffer())._unsafeUnwrap().offer.comment).toBe("Subject to space");
  });

  it("adds a booking fee as a charge of its own", () => {
    const fee = aRule("M-9", {
      charge: "booking-fee",
      margin: { kind: "amount", money: { currency: "USD", minor: 4_000 }, per: "booking" },
    });
    const { offer, margins } = sell(aCarrierOffer(), [fee])._unsafeUnwrap();
    const { charges } = normalise(offer);
    expect(charges.at(-1)).toMatchObject({ name: "BOOKING FEE", price: { amount: { currency: "USD", minor: 4_000 } } });
    expect(matchChargeMargins(charges, margins).at(-1)).toEqual({
      buying: { currency: "USD", minor: 0 },
      rule: "M-9",
    });
  });

  it("does not sell an offer with several prices of one size", () => {
    const twice = [anEquipmentPrice("40HC", 1640), anEquipmentPrice("40HQ", 1500)];
    expect(sell(aCarrierOffer({ equipmentPrices: twice }))._unsafeUnwrapErr()).toEqual({ kind: "several-prices" });
  });

  it("adds up to what was bought where there is no rule, for any offer, and each priced charge is known", () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const sold = sell(offer, NO_RULES);
        if (sold.isErr()) return;
        const before = normalise(offer).charges;
        const { charges } = normalise(sold.value.offer);
        expect(sumPriced(charges)).toEqual(sumPriced(before));
        const known = matchChargeMargins(charges, sold.value.margins);
        expect(charges.every(({ price }, index) => price.kind !== "priced" || known[index] !== null)).toBe(true);
      }),
      { seed: 30, numRuns: cases(500) },
    );
  });

  it("sells the lines that the offer adds up to, for any offer", () => {
    fc.assert(
      fc.property(anyOffer, fc.boolean(), (offer, isPercent) => {
        const sold = sell(offer, [isPercent ? PERCENT : aRule("M-1")]);
        if (sold.isErr()) return;
        const { lines } = sold.value.margins;
        expect(sumPriced(normalise(sold.value.offer).charges)).toEqual(
          sumPerCurrency(lines.map(({ selling, quantity }) => multiplyMoney(selling, quantity)))._unsafeUnwrap(),
        );
        for (const { buying, selling } of lines) expect(selling.minor).toBeGreaterThanOrEqual(buying.minor);
      }),
      { seed: 31, numRuns: cases(500) },
    );
  });
});
