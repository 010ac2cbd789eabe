import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmountCell } from "#domain/charges";
import { type MarginRule, type MarginSubject, matchChargeMargins } from "#domain/margins";
import type { ExchangeRates } from "#domain/money";
import { normaliseSheetLine } from "#domain/rates";
import { sellCharges } from "#server/rate-sources/rate-sheets/sell-line.ts";

const EXCHANGE: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "test",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
};

const SUBJECT: MarginSubject = {
  company: "menon",
  group: "retail",
  from: { codes: ["INNSA"], countries: ["IN"] },
  to: { codes: ["NLRTM"], countries: ["NL"] },
  carrier: "MSC",
  mode: "fcl",
  today: "2026-11-20",
  currency: "USD",
};

const rule = (id: string, changes: Partial<MarginRule>): MarginRule => ({
  id,
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  charge: "freight",
  margin: { kind: "amount", money: { currency: "USD", minor: 12_000 }, per: "container" },
  rounding: null,
  validFrom: "2026-11-01",
  validTo: null,
  owner: "Jan Visser",
  ...changes,
});

const LOAD = [
  { equipment: "20GP", quantity: 2, weightKg: 0 },
  { equipment: "40HC", quantity: 1, weightKg: 0 },
] as const;

const sell = (charges: Readonly<Record<string, string>>, rules: readonly MarginRule[] = [rule("M-1", {})]) =>
  sellCharges(charges, "USD", LOAD, { margins: { rules, floors: [] }, exchange: EXCHANGE, subject: SUBJECT });

describe("selling the charges of a line with buying prices", () => {
  const findInsurance = (charges: Readonly<Record<string, string>>, rules?: readonly MarginRule[]) => {
    const sold = sell(charges, rules)._unsafeUnwrap();
    return {
      text: sold.charges["CARGO INSURANCE"],
      line: sold.margins.lines.find(({ charge }) => charge === "CARGO INSURANCE") ?? null,
      totals: sold.margins.totals,
    };
  };

  it("buys a percentage as that of the buying base, and sells it as that of the selling base", () => {
    const charges = {
      "OCEAN FREIGHT 20GP": "1000",
      "OCEAN FREIGHT 40HC": "1800",
      "CARGO INSURANCE": "5% OF OCEAN FREIGHT",
    };
    const line = { charge: "CARGO INSURANCE", equipment: null, quantity: 1 };
    expect(findInsurance(charges)).toEqual({
      text: "5% OF OCEAN FREIGHT",
      line: {
        ...line,
        buying: { currency: "USD", minor: 19_000 },
        selling: { currency: "USD", minor: 20_800 },
        rule: null,
      },
      totals: {
        buying: { currency: "USD", minor: 399_000 },
        selling: { currency: "USD", minor: 436_800 },
        margin: { currency: "USD", minor: 37_800 },
      },
    });
    const own = rule("M-2", { charge: null, margin: { kind: "percent", percent: "10", minimum: null } });
    expect(findInsurance(charges, [rule("M-1", {}), own])).toMatchObject({
      text: "USD 209.00/SHIPMENT",
      line: { selling: { currency: "USD", minor: 20_900 }, rule: "M-2" },
    });
  });

  it("buys the minimum of a percentage where that is more, and shows no other one", () => {
    const line = { charge: "CARGO INSURANCE", equipment: null, quantity: 1, rule: null };
    expect(
      findInsurance({ "OCEAN FREIGHT 20GP": "1000", "CARGO INSURANCE": "5% OF OCEAN FREIGHT MIN USD 400" }),
    ).toMatchObject({
      text: "USD 400.00/SHIPMENT",
      line: { ...line, buying: { currency: "USD", minor: 40_000 }, selling: { currency: "USD", minor: 40_000 } },
    });
    expect(
      findInsurance({ "OCEAN FREIGHT 20GP": "1000", "CARGO INSURANCE": "5% OF OCEAN FREIGHT MIN USD 40" }),
    ).toMatchObject({
      text: "5% OF OCEAN FREIGHT",
      line: { ...line, buying: { currency: "USD", minor: 10_000 } },
    });
  });

  it("leaves the buying price of a percentage unknown where that of a charge it is taken of is", () => {
    const unknown = {
      "OCEAN FREIGHT 20GP": "1000",
      "OCEAN FREIGHT 40HC": "ON REQUEST",
      "CARGO INSURANCE": "5% OF OCEAN FREIGHT",
    };
    expect(findInsurance(unknown)).toMatchObject({ text: "5% OF OCEAN FREIGHT", line: null });
    expect(findInsurance({ "OCEAN FREIGHT": "1000", "CARGO INSURANCE": "5% OF CARGO VALUE" })).toMatchObject({
      line: null,
    });
  });

  it("adds the margin to the amounts of its kind, in their own form", () => {
    const sold = sell({
      "OCEAN FREIGHT 20GP": "1000",
      "OCEAN FREIGHT 40HC": "USD 1,800.50/40HC",
      "THC INR": "9,850",
      "BILL OF LADING": "USD 55/BL",
    })._unsafeUnwrap();
    expect(sold.charges).toEqual({
      "OCEAN FREIGHT 20GP": "USD 1120.00",
      "OCEAN FREIGHT 40HC": "USD 1920.50/40HC",
      "THC INR": "INR 9850.00",
      "BILL OF LADING": "USD 55.00/SHIPMENT",
    });
    expect(sold.margins.lines.slice(0, 2)).toEqual([
      {
        charge: "OCEAN FREIGHT",
        equipment: "20GP",
        quantity: 2,
        buying: { currency: "USD", minor: 100_000 },
        selling: { currency: "USD", minor: 112_000 },
        rule: "M-1",
      },
      {
        charge: "OCEAN FREIGHT",
        equipment: "40HC",
        quantity: 1,
        buying: { currency: "USD", minor: 180_050 },
        selling: { currency: "USD", minor: 192_050 },
        rule: "M-1",
      },
    ]);
    expect(sold.margins.totals.margin).toEqual({ currency: "USD", minor: 36_000 });
  });

  it("shows nothing of what cannot be sold with certainty, and keeps words and shares", () => {
    expect(
      sell({
        "OCEAN FREIGHT 20GP": "1000",
        "OCEAN FREIGHT 40HC": "1800",
        "BASIC OCEAN FREIGHT 20GP": "1011",
        "BAF 45HC": "77",
        THC: "1200-1300",
        "CARGO DUES": "35/W/M",
        DOCS: "INCLUDED",
        INSURANCE: "5% OF OCEAN FREIGHT",
      })._unsafeUnwrap().charges,
    ).toEqual({
      "OCEAN FREIGHT 20GP": "USD 1120.00",
      "OCEAN FREIGHT 40HC": "USD 1920.00",
      THC: "ON REQUEST",
      "CARGO DUES": "ON REQUEST",
      DOCS: "INCLUDED",
      INSURANCE: "5% OF OCEAN FREIGHT",
    });
  });

  it("adds a booking fee as a charge of its own", () => {
    const fee = rule("M-9", {
      charge: "booking-fee",
      margin: { kind: "amount", money: { currency: "USD", minor: 4_000 }, per: "booking" },
    });
    expect(sell({ "OCEAN FREIGHT": "1000" }, [fee])._unsafeUnwrap().charges).toEqual({
      "OCEAN FREIGHT": "USD 1000.00",
      "BOOKING FEE": "USD 40.00/SHIPMENT",
    });
  });

  it("refuses a margin in a currency without a stated rate", () => {
    const margin = { kind: "amount", money: { currency: "AED", minor: 100 }, per: "container" } as const;
    expect(sell({ "OCEAN FREIGHT": "1000" }, [rule("M-2", { margin })])._unsafeUnwrapErr().kind).toBe("no-rate");
  });

  it("writes amounts that are read as they were sold", () => {
    const currency = fc.constantFrom("USD", "INR", "JPY", "KWD");
    const minor = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(currency, minor, (own, unit) => {
        const digits = { USD: 2, INR: 2, JPY: 0, KWD: 3 }[own] ?? 2;
        const charges = { "OCEAN FREIGHT": `${own} ${(unit / 10 ** digits).toFixed(digits)}` };
        const percent = rule("M-3", { margin: { kind: "percent", percent: "7.5", minimum: null } });
        const { charges: sold, margins } = sell(charges, [percent])._unsafeUnwrap();
        const cell = readAmountCell(sold["OCEAN FREIGHT"] ?? "", null);
        expect(cell.kind === "amount" ? cell.unit : cell).toEqual(margins.lines[0]?.selling);
        expect(margins.lines[0]?.buying.minor).toBe(unit);
      }),
      { seed: 30, numRuns: 200 },
    );
  });

  it("states amounts that the offer adds up to, and that its charges are matched with", () => {
    const minor = fc.integer({ min: 1, max: 999_999 });
    const unit = fc.constantFrom("", "/20GP", "/BL", "/SHIPMENT", "/CONTAINER", "/CONTAINER MIN USD 9000");
    const label = fc.constantFrom("THC", "BAF", "DOCS", "THC 40HC", "DELIVERY ORDER", "SEAL 20GP");
    const cells = fc.dictionary(label, fc.tuple(minor, unit));
    const percent = rule("M-3", { charge: null, margin: { kind: "percent", percent: "7.5", minimum: null } });
    fc.assert(
      fc.property(minor, cells, fc.boolean(), (freight, others, isPercent) => {
        const write = ([amount, suffix]: readonly [number, string]): string =>
          `USD ${(amount / 100).toFixed(2)}${suffix}`;
        const bought = Object.fromEntries(Object.entries(others).map(([name, cell]) => [name, write(cell)]));
        const { charges, margins } = sell({ "OCEAN FREIGHT": write([freight, ""]), ...bought }, [
          isPercent ? percent : rule("M-1", {}),
        ])._unsafeUnwrap();
        const line = { id: "1", providerName: "MSC", logo: null, validityZone: null, loadingZone: null };
        const offer = normaliseSheetLine(
          { ...line, fields: { CURRENCY: "USD" }, charges },
          { load: LOAD, exchange: EXCHANGE, now: null },
        );
        expect(offer.price.perCurrency).toEqual([margins.totals.selling]);
        const matched = matchChargeMargins(offer.charges, margins);
        expect(matched.reduce((sum, one) => sum + (one?.buying.minor ?? 0), 0)).toBe(margins.totals.buying.minor);
      }),
      { seed: 35, numRuns: 200 },
    );
  });
});
