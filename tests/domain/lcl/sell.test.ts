import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LclCharges, priceLclRecord, sellLclCharges, toChargeMaps } from "#domain/lcl";
import { type MarginRule, type MarginSubject, matchChargeMargins } from "#domain/margins";
import { aRule, SUBJECT } from "#tests/support/margins.ts";
import { anLclRecord } from "./fixtures.ts";

const LCL: MarginSubject = { ...SUBJECT, mode: "lcl" };
const SEARCH = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weightKg: 2_500, cbm: 4.5 } as const;
const PER_WM = aRule("M-1", {
  margin: { kind: "amount", money: { currency: "USD", minor: 500 }, per: "wm" },
});
const TEN_PERCENT = aRule("M-2", { charge: null, margin: { kind: "percent", percent: "10", minimum: null } });

const sell = (charges: Partial<LclCharges>, rules: readonly MarginRule[]) =>
  sellLclCharges({ origin: {}, destination: {}, warehouse: {}, ...charges }, anLclRecord(), SEARCH, {
    margins: { rules, floors: [] },
    exchange: null,
    subject: LCL,
  })._unsafeUnwrap();

const price = (charges: LclCharges) =>
  priceLclRecord(
    { ...anLclRecord(), ...toChargeMaps(charges) },
    { forwarder: "Keelson", search: { mode: "lcl", ...SEARCH }, exchange: null, now: null },
  );

describe("selling the charges of an LCL tariff with buying prices", () => {
  it("adds an amount per W/M to the freight, in its own unit", () => {
    const { charges, margins } = sell({ origin: { "OCEAN FREIGHT": "USD 20/W/M" } }, [PER_WM]);
    expect(charges).toEqual({ origin: { "OCEAN FREIGHT": "USD 25.00/W/M" }, destination: {}, warehouse: {} });
    expect(margins).toEqual({
      company: "menon",
      group: "retail",
      lines: [
        {
          charge: "OCEAN FREIGHT",
          equipment: null,
          quantity: 4.5,
          buying: { currency: "USD", minor: 2_000 },
          selling: { currency: "USD", minor: 2_500 },
          rule: "M-1",
        },
      ],
      fee: null,
      totals: {
        buying: { currency: "USD", minor: 9_000 },
        selling: { currency: "USD", minor: 11_250 },
        margin: { currency: "USD", minor: 2_250 },
      },
      floor: null,
      raisedBy: { currency: "USD", minor: 0 },
    });
  });

  it("adds a percentage to every unit, and keeps units and least quantities", () => {
    const { charges } = sell(
      {
        origin: { "OCEAN FREIGHT": "USD 20/W/M MIN 5 W/M", "THC PER CBM": "USD 5", "DOC FEE": "USD 50/BL" },
        destination: { "DELIVERY ORDER": "EUR 40/SHIPMENT", HANDLING: "EUR 12/TON" },
      },
      [TEN_PERCENT],
    );
    expect(charges).toEqual({
      origin: { "OCEAN FREIGHT": "USD 22.00/W/M MIN 5 W/M", "THC PER CBM": "USD 5.50/CBM", "DOC FEE": "USD 55.00/BL" },
      destination: { "DELIVERY ORDER": "EUR 44.00/SHIPMENT", HANDLING: "EUR 13.20/TON" },
      warehouse: {},
    });
  });

  it("sells a least amount that applies as the price of the shipment, and shows no other least amount", () => {
    const { charges } = sell(
      { origin: { "OCEAN FREIGHT": "USD 20/W/M MIN USD 200" }, warehouse: { STORAGE: "USD 20/W/M MIN USD 30" } },
      [TEN_PERCENT],
    );
    expect(charges.origin).toEqual({ "OCEAN FREIGHT": "USD 220.00/SHIPMENT" });
    expect(charges.warehouse).toEqual({ STORAGE: "USD 22.00/W/M" });
  });

  it("shows nothing of what cannot be sold with certainty, and keeps words and shares", () => {
    const { charges } = sell(
      {
        origin: { "OCEAN FREIGHT": "USD 20/W/M", DOCS: "INCLUDED", VGM: "USD 7391/20GP" },
        destination: { THC: "1200-1300", INSURANCE: "5% OF CARGO VALUE", AMS: "5% OF THC MIN USD 7391" },
      },
      [],
    );
    expect(charges).toEqual({
      origin: { "OCEAN FREIGHT": "USD 20.00/W/M", DOCS: "INCLUDED", VGM: "ON REQUEST" },
      destination: { THC: "ON REQUEST", INSURANCE: "5% OF CARGO VALUE", AMS: "ON REQUEST" },
      warehouse: {},
    });
  });

  const findShare = (written: string, rules: readonly MarginRule[], others: Partial<LclCharges> = {}) => {
    const { charges, margins } = sell(
      {
        origin: { "OCEAN FREIGHT": "USD 20/W/M", "DOC FEE": "USD 50/BL" },
        warehouse: { INSURANCE: written },
        ...others,
      },
      rules,
    );
    return {
      text: charges.warehouse["INSURANCE"],
      line: margins.lines.find(({ charge }) => charge === "INSURANCE") ?? null,
    };
  };
  const usd = (minor: number) => ({ currency: "USD", minor });
  const SHARE = { charge: "INSURANCE", equipment: null, quantity: 1, rule: null };

  it("buys a percentage as that of what its charges are bought for, and sells it as that of what they are sold for", () => {
    expect(findShare("5% OF OCEAN FREIGHT", [PER_WM])).toEqual({
      text: "5% OF OCEAN FREIGHT",
      line: { ...SHARE, buying: usd(450), selling: usd(563) },
    });
    expect(findShare("10% OF ORIGIN CHARGES", [PER_WM])).toEqual({
      text: "10% OF ORIGIN CHARGES",
      line: { ...SHARE, buying: usd(500), selling: usd(500) },
    });
    expect(findShare("5% OF OCEAN FREIGHT", [PER_WM, TEN_PERCENT])).toEqual({
      text: "USD 4.95/SHIPMENT",
      line: { ...SHARE, buying: usd(450), selling: usd(495), rule: "M-2" },
    });
  });

  it("buys the minimum of a percentage where that is more, and shows no other one", () => {
    expect(findShare("5% OF OCEAN FREIGHT MIN USD 30", [PER_WM])).toEqual({
      text: "USD 30.00/SHIPMENT",
      line: { ...SHARE, buying: usd(3_000), selling: usd(3_000) },
    });
    expect(findShare("5% OF OCEAN FREIGHT MIN USD 4", [PER_WM])).toEqual({
      text: "5% OF OCEAN FREIGHT",
      line: { ...SHARE, buying: usd(450), selling: usd(563) },
    });
  });

  it("takes no percentage of its own booking fee", () => {
    const fee = aRule("M-3", {
      charge: "booking-fee",
      margin: { kind: "amount", money: usd(2_000), per: "booking" },
    });
    expect(findShare("10% OF ORIGIN CHARGES", [fee])).toEqual({
      text: "USD 5.00/SHIPMENT",
      line: { ...SHARE, buying: usd(500), selling: usd(500) },
    });
  });

  it("leaves the buying price of a percentage unknown where a charge it is taken of is not bought", () => {
    const origin = { "OCEAN FREIGHT": "ON REQUEST" };
    expect(findShare("5% OF OCEAN FREIGHT", [], { origin })).toEqual({ text: "5% OF OCEAN FREIGHT", line: null });
    expect(findShare("5% OF OCEAN FREIGHT MIN USD 4", [], { origin })).toEqual({ text: "ON REQUEST", line: null });
    expect(findShare("5% OF CARGO VALUE", [])).toEqual({ text: "5% OF CARGO VALUE", line: null });
  });

  it("states amounts that the offer adds up to, and that its charges are matched with", () => {
    const minor = fc.integer({ min: 1, max: 999_999 });
    const unit = fc.constantFrom("W/M", "CBM", "TON", "KG", "BL", "SHIPMENT", "W/M MIN 6 W/M", "W/M MIN USD 500");
    const share = fc.constantFrom(
      "5% OF OCEAN FREIGHT",
      "2.5% OF DESTINATION CHARGES",
      "3% OF ORIGIN CHARGES",
      "4% OF THC",
    );
    const least = fc.constantFrom("", " MIN USD 25", " MIN USD 400");
    const fee = aRule("M-3", { charge: "booking-fee", margin: { kind: "amount", money: usd(1_999), per: "booking" } });
    fc.assert(
      fc.property(
        fc.tuple(minor, unit),
        fc.tuple(minor, unit),
        share,
        least,
        fc.subarray([PER_WM, TEN_PERCENT, fee]),
        (freight, handling, of, minimum, rules) => {
          const write = ([amount, suffix]: readonly [number, string]): string =>
            `USD ${(amount / 100).toFixed(2)}/${suffix}`;
          const { charges, margins } = sell(
            {
              origin: { "OCEAN FREIGHT": write(freight), "DOC FEE": "USD 50/BL" },
              destination: { THC: write(handling) },
              warehouse: { INSURANCE: `${of}${minimum}` },
            },
            rules,
          );
          const sold = price(charges);
          expect(sold.price.perCurrency).toEqual([margins.totals.selling]);
          const matched = matchChargeMargins(sold.charges, margins);
          expect(matched.reduce((sum, one) => sum + (one?.buying.minor ?? Number.NaN), 0)).toBe(
            margins.totals.buying.minor,
          );
        },
      ),
      { seed: 30, numRuns: 300 },
    );
  });
});
