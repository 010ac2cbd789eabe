import { describe, expect, it } from "vitest";
import { checkExchange } from "#domain/money/exchange-check.ts";
import type { ExchangeRates } from "#domain/money/exchange.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { flagRates } from "#domain/rates/flags.ts";
import { toListedRate } from "#domain/rates/carrier-offer/normalise.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { formatIssue } from "#domain/rates/issues.ts";
import { aBox, anApiOffer, aSheetOffer, context, railLeg, seaLeg } from "./given.ts";
import { viewOf } from "#tests/support/rates.ts";

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
  ...context,
  exchange: table,
  exchangeCheck: checkExchange(table, context.today),
});
const assessed = (changes: Partial<CarrierOffer>, table?: ExchangeRates) => {
  const { issues, availability } = toListedRate(anApiOffer(changes), checked(table));
  return { issues, availability };
};
const bookable = { kind: "bookable" };
const notBookable = (reason: string) => ({ kind: "not-bookable", reason });
const inDollars = { equipmentPrices: [aBox("20GP", 980), aBox("40HQ", 1640)], billOfLadingSurcharges: [] };

describe("the issues of a live offer", () => {
  it("are none for a plausible one", () => {
    expect(assessed({})).toStrictEqual({ issues: [], availability: bookable });
  });

  it.each([
    ["two prices", { equipmentPrices: [aBox("20GP", 980), aBox("40HQ", 1640), aBox("45G1", 1500)] }],
    [
      "two quantities",
      {
        equipments: [
          { equipment: "40HC", quantity: 1, maxNetWeightTons: null, isAvailable: null },
          { equipment: "40HQ", quantity: 2, maxNetWeightTons: null, isAvailable: null },
        ],
      },
    ],
  ])("include %s for one container size, however it is spelled", (_, changes) => {
    expect(assessed(changes)).toStrictEqual({
      issues: [{ kind: "equipment-repeated", equipment: "40HC" }],
      availability: notBookable("The carrier states 40HC twice, so the price is not certain."),
    });
  });

  it("include exchange rates that are too old, for an offer that is converted with them", () => {
    const old = { ...exchange, date: "2026-11-12" };
    expect(assessed({}, old)).toStrictEqual({
      issues: [{ kind: "exchange-outdated", date: "2026-11-12" }],
      availability: notBookable("The exchange rates are of 12 Nov 2026: they must not be more than 7 days old."),
    });
    expect(assessed(inDollars, old)).toStrictEqual({ issues: [], availability: bookable });
  });

  it("include an exchange rate out of range, for an offer with an amount in that currency", () => {
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
  ])("include an arrival before the departure of %s, and it stays bookable", (_, changes) => {
    expect(assessed(changes)).toStrictEqual({ issues: [{ kind: "arrival-before-departure" }], availability: bookable });
  });

  it("do not include an arrival at an earlier hour of the same day", () => {
    const legs = [{ ...railLeg, departureDate: "2026-12-03T22:00", arrivalDate: "2026-12-03T06:00" }, seaLeg];
    expect(assessed({ legs }).issues).toStrictEqual([]);
  });

  it("leave the carrier's own reason in place", () => {
    const { availability } = assessed({ offerId: "Sold-out", equipmentPrices: [aBox("20GP", 1), aBox("22G1", 2)] });
    expect(availability).toStrictEqual(notBookable("Sold-out"));
  });

  it("are not judged again where an offer is printed later", () => {
    const { issues } = toListedRate(anApiOffer(), { ...context, today: "2027-01-20" });
    expect(issues).toStrictEqual([]);
  });
});

describe("the issues of a sheet offer", () => {
  it("are its dates and its exchange rates", () => {
    const late = aSheetOffer();
    const reversed = { ...late, fields: { ...late.fields, ETD: "05 Jan 2027" } };
    const { issues, availability } = normaliseSheetLine(reversed, checked({ ...exchange, date: "2026-10-01" }));
    expect(issues).toStrictEqual([
      { kind: "exchange-outdated", date: "2026-10-01" },
      { kind: "arrival-before-departure" },
    ]);
    expect(availability).toStrictEqual(
      notBookable("The exchange rates are of 01 Oct 2026: they must not be more than 7 days old."),
    );
  });
});

it("flags no offer as fastest whose arrival is before its departure", () => {
  const rate = (offerId: string, changes: Partial<CarrierOffer>) =>
    toListedRate(anApiOffer({ ...inDollars, offerId, ...changes }), context);
  const rates = [
    rate("NRV-1", { equipmentPrices: [aBox("20GP", 970), aBox("40HQ", 1640)], transitTime: 35 }),
    rate("NRV-2", { transitTime: 31 }),
    rate("NRV-3", { transitTime: 2, departureDate: "2026-12-08", arrivalDate: "2026-12-03" }),
  ];
  expect([...flagRates(rates, viewOf(rates))]).toStrictEqual([
    ["NRV-1", "lowest-total"],
    ["NRV-2", "fastest"],
  ]);
});

it("words an exchange table without a date", () => {
  expect(formatIssue({ kind: "exchange-outdated", date: "soon" })).toBe("The exchange rates have no readable date.");
});
