import { describe, expect, it } from "vitest";
import { checkExchange } from "#domain/money/exchange-check.ts";
import type { ExchangeRates } from "#domain/money/exchange.ts";
import { toListedRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { listIssueWarnings } from "#domain/rates/issues.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { aCarrierOffer, anEquipmentPrice, aSheetLine, railLeg, rateContext, seaLeg } from "./fixtures.ts";
import { createZoneClock } from "#domain/time";
import { written } from "#tests/support/written.ts";

const exchange: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank reference rate",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.922509" },
  ],
};

const checked = (table: ExchangeRates = exchange) => ({
  ...rateContext,
  exchange: table,
  exchangeCheck: checkExchange(table, rateContext.now ?? 0, createZoneClock()),
});

const assessed = (changes: Partial<CarrierOffer>, table?: ExchangeRates) => {
  const { issues, availability } = toListedRate(aCarrierOffer(changes), checked(table));
  return { issues, availability };
};

const bookable = { kind: "bookable" };

const notBookable = (reason: string) => ({ kind: "not-bookable", reason });

const inDollars = {
  equipmentPrices: [anEquipmentPrice("20GP", 980), anEquipmentPrice("40HQ", 1640)],
  billOfLadingSurcharges: [],
};

describe("issues of a live offer", () => {
  it("are empty for a plausible offer", () => {
    expect(assessed({})).toStrictEqual({ issues: [], availability: bookable });
  });

  it.each([
    [
      "two prices",
      {
        equipmentPrices: [
          anEquipmentPrice("20GP", 980),
          anEquipmentPrice("40HQ", 1640),
          anEquipmentPrice("45G1", 1500),
        ],
      },
    ],
    [
      "two quantities",
      {
        equipments: [
          { equipment: "40HC", quantity: 1, maxNetWeightTons: null, isAvailable: null },
          { equipment: "40HQ", quantity: 2, maxNetWeightTons: null, isAvailable: null },
        ],
      },
    ],
  ])("include %s for one container size in any spelling", (_, changes) => {
    expect(assessed(changes)).toStrictEqual({
      issues: [{ kind: "equipment-repeated", equipment: "40HC" }],
      availability: notBookable("The carrier states 40HC twice, so the price is not certain."),
    });
  });

  it("include outdated exchange rates if the offer is converted with them", () => {
    const old = { ...exchange, date: "2026-11-11" };
    expect(written(assessed({}, old))).toStrictEqual({
      issues: [{ kind: "exchange-outdated", date: "2026-11-11" }],
      availability: notBookable("The exchange rates are of 11 Nov 2026: they must not be more than 7 days old."),
    });
    expect(assessed(inDollars, old)).toStrictEqual({ issues: [], availability: bookable });
  });

  it("include an implausible exchange rate if the offer has an amount in that currency", () => {
    const shifted = { ...exchange, quotes: [{ currency: "INR", unitsPerBase: "8840" }, ...exchange.quotes.slice(1)] };
    expect(assessed({}, shifted)).toStrictEqual({
      issues: [{ kind: "exchange-implausible", currency: "INR" }],
      availability: notBookable("The exchange rate of INR is out of range."),
    });
    expect(assessed(inDollars, shifted).availability).toStrictEqual(bookable);
  });

  it.each([
    ["the offer", { departureDate: "2026-12-08", arrivalDate: "2026-12-03" }],
    ["one of its legs", { legs: [{ ...railLeg, arrivalDate: "02 Dec 2026" }, seaLeg] }],
  ])("include an arrival before the departure of %s, which stays bookable", (_, changes) => {
    expect(assessed(changes)).toStrictEqual({ issues: [{ kind: "arrival-before-departure" }], availability: bookable });
  });

  it("exclude an arrival at an earlier hour of the same day", () => {
    const legs = [{ ...railLeg, departureDate: "2026-12-03T22:00", arrivalDate: "2026-12-03T06:00" }, seaLeg];
    expect(assessed({ legs }).issues).toStrictEqual([]);
  });

  it("do not replace the carrier's own reason", () => {
    const { availability } = assessed({
      offerId: "Sold-out",
      equipmentPrices: [anEquipmentPrice("20GP", 1), anEquipmentPrice("22G1", 2)],
    });
    expect(availability).toStrictEqual(notBookable("Sold-out"));
  });

  it("are not assessed when an offer is printed later", () => {
    const { issues } = toListedRate(aCarrierOffer(), { ...rateContext, now: null });
    expect(issues).toStrictEqual([]);
  });
});

describe("issues of a sheet offer", () => {
  it("include its dates and its exchange rates", () => {
    const late = aSheetLine();
    const reversed = { ...late, fields: { ...late.fields, ETD: "05 Jan 2027" } };
    const { issues, availability } = normaliseSheetLine(reversed, checked({ ...exchange, date: "2026-10-01" }));
    expect(issues).toStrictEqual([
      { kind: "exchange-outdated", date: "2026-10-01" },
      { kind: "arrival-before-departure" },
    ]);
    expect(written(availability)).toStrictEqual(
      notBookable("The exchange rates are of 01 Oct 2026: they must not be more than 7 days old."),
    );
  });
});

it("an exchange table without a date is named", () => {
  expect(listIssueWarnings({ issues: [{ kind: "exchange-outdated", date: "soon" }] })).toEqual([
    "The exchange rates have no readable date.",
  ]);
});
