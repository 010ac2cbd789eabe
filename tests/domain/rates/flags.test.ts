import { describe, expect, it } from "vitest";
import type { Charge } from "#domain/charges/charge.ts";
import { toListedRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { flagRates } from "#domain/rates/flags.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aCharge } from "../charges/fixtures.ts";
import { aCarrierOffer, anEquipmentPrice, rateContext } from "./fixtures.ts";
import { allRates, castellan, days, gone, halcyon, norrvikRate, totalPrice } from "./compared-rates.ts";

const flagsOf = (rates: readonly Rate[]) => flagRates(rates, viewOf(rates));

describe("flagRates", () => {
  it("flags the lowest total and the fastest bookable, comparable offers", () => {
    expect([...flagsOf(allRates)]).toStrictEqual([
      ["castellan", "fastest"],
      ["norrvik", "lowest-total"],
    ]);
  });

  it("flags each offer at most once", () => {
    const both = aRate({ id: "both", price: totalPrice(1), departure: "2026-12-29" });
    expect([...flagsOf([both, castellan])]).toStrictEqual([["both", "lowest-total"]]);
  });

  const unpriced = (costItem: Charge["costItem"]) =>
    ({ ...aCharge(), costItem, price: { kind: "unpriced", text: "AT COST" } }) as const;

  it("flags no offer with an unpriced transport charge", () => {
    const price = { ...totalPrice(1), unpricedCount: 1 };
    const gaps = aRate({ id: "gaps", price, transit: days(1), charges: [unpriced("unclassified")] });
    expect([...flagsOf([gaps, castellan, norrvikRate])].map(([id]) => id)).toStrictEqual(["castellan", "norrvik"]);
    const customs = aRate({ id: "customs", price, departure: "2026-12-29", charges: [unpriced("customs")] });
    expect([...flagsOf([customs, castellan, norrvikRate])]).toStrictEqual([["customs", "lowest-total"]]);
  });

  it("flags nothing unless two offers are comparable", () => {
    expect(flagsOf([norrvikRate, halcyon, gone]).size).toBe(0);
  });
});

const inDollars = {
  equipmentPrices: [anEquipmentPrice("20GP", 980), anEquipmentPrice("40HQ", 1640)],
  billOfLadingSurcharges: [],
};

it("flagRates flags no offer as fastest whose arrival is before its departure", () => {
  const rate = (offerId: string, changes: Partial<CarrierOffer>) =>
    toListedRate(aCarrierOffer({ ...inDollars, offerId, ...changes }), rateContext);
  const rates = [
    rate("NRV-1", {
      equipmentPrices: [anEquipmentPrice("20GP", 970), anEquipmentPrice("40HQ", 1640)],
      transitTime: 35,
    }),
    rate("NRV-2", { transitTime: 31 }),
    rate("NRV-3", { transitTime: 2, departureDate: "2026-12-08", arrivalDate: "2026-12-03" }),
  ];
  expect([...flagRates(rates, viewOf(rates))]).toStrictEqual([
    ["NRV-1", "lowest-total"],
    ["NRV-2", "fastest"],
  ]);
});

it("flagRates flags no listed offer with an unpriced text surcharge", () => {
  const box = {
    equipmentPrices: [anEquipmentPrice("20GP", 980), anEquipmentPrice("40HC", 1640)],
    billOfLadingSurcharges: [],
  };
  const one = toListedRate(aCarrierOffer({ ...box, offerId: "NRV-1", transitTime: 31 }), rateContext);
  const two = toListedRate(aCarrierOffer({ ...box, offerId: "NRV-2", transitTime: 30 }), rateContext);
  const texts = [{ code: null, name: "Handling in transit", text: "At cost" }];
  const open = toListedRate(
    aCarrierOffer({ ...box, offerId: "NRV-3", transitTime: 9, textSurcharges: texts }),
    rateContext,
  );
  const rates = [one, two, open];
  expect([...flagRates(rates, viewOf(rates))]).toStrictEqual([
    ["NRV-1", "lowest-total"],
    ["NRV-2", "lowest-total"],
  ]);
});
