import * as fc from "fast-check";
import type { CarrierEquipmentPrice, CarrierOffer, CarrierSurcharge } from "#domain/rates/carrier-offer/offer.ts";
import { anApiOffer } from "./given.ts";

/* Offers as carriers should not write them: unknown currencies, unreadable amounts, freight stated twice or not at all. */

const nullOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const cents = fc.integer({ min: -5000, max: 900_000 }).map((count) => count / 100);
const amount = fc.oneof(
  { weight: 6, arbitrary: cents },
  { weight: 1, arbitrary: fc.constantFrom("1,200.50", "AT COST", "1.200", "12.345", 0, 1e15, Number.NaN) },
);
const currency = fc.constantFrom("USD", "USD", "INR", "EUR", "JPY", "XXX");

const surcharge: fc.Arbitrary<CarrierSurcharge> = fc.record({
  code: nullOr(fc.constantFrom("FRT00", "BAF05", "OTH00", "DTH00", "ODF00", "DDO00", "CUS00", "INS00", "ZZZ00")),
  name: fc.constantFrom("Bunker", "Terminal handling", "Origin THC", "Seal", "Customs clearance", "Whatever"),
  amount: nullOr(amount),
  currency: nullOr(currency),
  conversion: nullOr(fc.record({ amount: fc.oneof(cents, fc.constant("12.3456")), currency })),
  percent: nullOr(fc.constantFrom(5, "2.5", "0")),
  includedInBasicFreight: fc.boolean(),
  paymentMethod: nullOr(fc.constantFrom("P", "C", "BKG")),
  comment: nullOr(fc.constantFrom("", "Per tariff")),
});

const boxPrice: fc.Arbitrary<CarrierEquipmentPrice> = fc.record({
  equipment: fc.constantFrom("20GP", "40HQ", "40HC", "45G1", "20RE"),
  currency: nullOr(currency),
  allInRate: nullOr(amount),
  basicOceanFreightRate: nullOr(amount),
  surcharges: fc.array(surcharge, { maxLength: 5 }),
});

/** Any offer; only what its charges are read from varies. */
export const anyOffer: fc.Arbitrary<CarrierOffer> = fc
  .record({
    equipmentPrices: fc.array(boxPrice, { maxLength: 3 }),
    billOfLadingSurcharges: fc.array(surcharge, { maxLength: 3 }),
    textSurcharges: fc.array(
      fc.record({
        code: nullOr(fc.constantFrom("PSS00", "CUS00")),
        name: fc.constantFrom("Peak season", "Insurance", "Whatever"),
        text: fc.constantFrom("", "At cost"),
      }),
      { maxLength: 2 },
    ),
    equipments: fc.array(
      fc.record({
        equipment: fc.constantFrom("20GP", "40HQ", "20RE"),
        quantity: fc.integer({ min: 0, max: 3 }),
        maxNetWeightTons: fc.constant(null),
        isAvailable: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
  })
  .map(anApiOffer);
