import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INCLUDED } from "#domain/charges";
import type { Money } from "#domain/money";
import {
  addGst,
  calculateGst,
  describeGstLine,
  formatGstTotal,
  type GstTerms,
  listGstNotes,
  type TaxableCharge,
  TAXED_ITEMS,
} from "#domain/tax";

const RATES = [
  { costItem: "ocean-freight", serviceCode: "996521", percent: "5" },
  { costItem: "origin-terminal", serviceCode: "996711", percent: "18" },
  { costItem: "customs", serviceCode: "996712", percent: "18" },
] as const;
const IGST: GstTerms = { kind: "igst", placeOfSupply: "32", rates: RATES };
const HALVES: GstTerms = { kind: "cgst-sgst", placeOfSupply: "27", rates: RATES };

const EXCHANGE = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: "80.00" }],
};

const usd = (minor: number): Money => ({ currency: "USD", minor });
const inr = (minor: number): Money => ({ currency: "INR", minor });

const charge = (name: string, costItem: TaxableCharge["costItem"], amount: Money): TaxableCharge => ({
  name,
  costItem,
  price: { kind: "priced", unit: amount, quantity: 1, amount },
});

const FREIGHT = charge("Basic Ocean Freight", "ocean-freight", usd(100_000));
const HANDLING = charge("Terminal handling", "origin-terminal", inr(800_050));
const CUSTOMS = charge("Customs clearance", "customs", inr(250_003));

describe("the tax of a price", () => {
  it("has a line for each rate and currency, and leaves the total before tax as it is", () => {
    const summary = calculateGst([FREIGHT, HANDLING, CUSTOMS], IGST);
    expect(summary).toEqual({
      kind: "taxed",
      placeOfSupply: "32",
      lines: [
        {
          percent: "5",
          base: usd(100_000),
          parts: [{ name: "IGST", percent: "5", amount: usd(5_000) }],
          amount: usd(5_000),
        },
        {
          percent: "18",
          base: inr(1_050_053),
          parts: [{ name: "IGST", percent: "18", amount: inr(189_010) }],
          amount: inr(189_010),
        },
      ],
      totals: [inr(1_239_063), usd(105_000)],
      withoutRate: [],
    });
    /* 1,000.00 + 10,500.53 / 80 before tax, 50.00 and 1,890.10 / 80 of tax. */
    expect(addGst(summary, usd(113_126), EXCHANGE)).toEqual(usd(120_489));
    expect(addGst(summary, usd(113_126), null)).toBe(null);
    expect(addGst(summary, null, EXCHANGE)).toBe(null);
  });

  it("is two equal halves in the State of the forwarder, each rounded once per charge", () => {
    const summary = calculateGst([HANDLING, CUSTOMS], HALVES);
    /* 9 % of 8,000.50 is 720.045, of 2,500.03 is 225.0027. */
    expect(summary).toEqual({
      kind: "taxed",
      placeOfSupply: "27",
      lines: [
        {
          percent: "18",
          base: inr(1_050_053),
          parts: [
            { name: "CGST", percent: "9", amount: inr(94_505) },
            { name: "SGST", percent: "9", amount: inr(94_505) },
          ],
          amount: inr(189_010),
        },
      ],
      totals: [inr(1_239_063)],
      withoutRate: [],
    });
  });

  it("halves an odd rate exactly", () => {
    const summary = calculateGst([FREIGHT], { ...HALVES, kind: "cgst-utgst" });
    expect(summary.kind === "taxed" ? summary.lines.map((line) => describeGstLine(line)) : null).toEqual([
      {
        label: "CGST 2.5 % + UTGST 2.5 %",
        base: "of USD 1,000.00",
        parts: "USD 25.00 + USD 25.00",
        amount: "USD 50.00",
      },
    ]);
  });

  it("bears nothing for charges that are included or have no price, as the total does not have them", () => {
    const summary = calculateGst(
      [
        FREIGHT,
        { name: "BAF", costItem: "ocean-freight", price: INCLUDED },
        { name: "Storage", costItem: "origin-terminal", price: { kind: "unpriced", text: "At cost" } },
      ],
      IGST,
    );
    expect(summary).toMatchObject({ lines: [{ base: usd(100_000) }], totals: [usd(105_000)], withoutRate: [] });
  });

  it("has no total with tax while the rate of a charge is not stated, and names the charge", () => {
    const documents = charge("Documentation", "origin-documents", usd(4_500));
    const summary = calculateGst([FREIGHT, documents, documents], IGST);
    expect(summary).toMatchObject({ lines: [{ amount: usd(5_000) }], totals: null, withoutRate: ["Documentation"] });
    expect(addGst(summary, usd(109_000), EXCHANGE)).toBe(null);
    expect(listGstNotes(summary)).toEqual([
      "Without GST, as no rate is stated for it: Documentation. Ask the desk.",
      "GST is on top of the total, place of supply: Kerala (32). The tax invoice states it in rupees, at the rate of exchange of the day of supply.",
    ]);
  });

  it("is unknown or none as the terms state", () => {
    expect(calculateGst([FREIGHT], { kind: "zero-rated" })).toEqual({ kind: "zero-rated" });
    expect(listGstNotes({ kind: "zero-rated" })).toEqual([
      "No GST: the customer is outside India. The service is exported under a letter of undertaking (IGST Act, 2017, section 16) if it is paid in convertible foreign exchange.",
    ]);
    expect(listGstNotes(calculateGst([FREIGHT], { kind: "unknown", missing: "gstin" }))).toEqual([
      "GST is not shown: the customer has no GSTIN, which states the place of supply. Add it to the details of the company: prices of later searches state GST.",
    ]);
    expect(listGstNotes({ kind: "unknown", missing: "one-gstin" })).toEqual([
      "GST is not shown: the customer has GSTINs in several States, and the tax depends on which of them is supplied. Ask the desk which one will be invoiced.",
    ]);
  });

  it("is stated below a total, in each currency where a rate of exchange is missing", () => {
    const summary = calculateGst([FREIGHT, HANDLING, CUSTOMS], IGST);
    expect(formatGstTotal(summary, usd(113_126), EXCHANGE)).toBe("With GST USD 1,204.89");
    expect(formatGstTotal(summary, usd(113_126), EXCHANGE, "indian")).toBe("With GST USD 1,204.89");
    expect(formatGstTotal(summary, null, null)).toBe("With GST INR 12,390.63 + USD 1,050.00");
    expect(formatGstTotal({ kind: "zero-rated" }, usd(113_126), EXCHANGE)).toBe("No GST");
    expect(formatGstTotal({ kind: "unknown", missing: "country" }, usd(113_126), EXCHANGE)).toBe("Plus GST");
    expect(formatGstTotal(calculateGst([FREIGHT], { ...IGST, rates: [] }), usd(100_000), EXCHANGE)).toBe("Plus GST");
  });

  it("is written in the format of the reader", () => {
    const summary = calculateGst([HANDLING], HALVES);
    expect(summary.kind === "taxed" ? summary.lines.map((line) => describeGstLine(line, "point-comma")) : null).toEqual(
      [
        {
          label: "CGST 9 % + SGST 9 %",
          base: "of INR 8.000,50",
          parts: "INR 720,05 + INR 720,05",
          amount: "INR 1.440,10",
        },
      ],
    );
    const odd = calculateGst([FREIGHT], HALVES);
    expect(odd.kind === "taxed" ? odd.lines.map((line) => describeGstLine(line, "point-comma").label) : null).toEqual([
      "CGST 2,5 % + SGST 2,5 %",
    ]);
  });
});

const money = fc.record({
  currency: fc.constantFrom("USD", "INR", "JPY", "KWD"),
  minor: fc.integer({ min: -10_000_000, max: 1_000_000_000 }),
});
const charges = fc.array(
  fc
    .record({ costItem: fc.constantFrom(...TAXED_ITEMS), amount: money })
    .map(({ costItem, amount }) => charge("X", costItem, amount)),
  { maxLength: 12 },
);
const terms = fc
  .record({
    kind: fc.constantFrom("igst", "cgst-sgst", "cgst-utgst"),
    percents: fc.array(fc.constantFrom("0", "0.25", "5", "12", "18", "28"), {
      minLength: TAXED_ITEMS.length,
      maxLength: TAXED_ITEMS.length,
    }),
  })
  .map(({ kind, percents }) => ({
    kind,
    placeOfSupply: "27",
    rates: TAXED_ITEMS.map((costItem, index) => ({
      costItem,
      serviceCode: "996711",
      percent: percents[index] ?? "18",
    })),
  }));

describe("for any price", () => {
  const sumIn = (currency: string, amounts: readonly Money[]): number =>
    amounts.reduce((sum, amount) => sum + (amount.currency === currency ? amount.minor : 0), 0);

  it("the charges and the lines of tax add up to the total with tax, currency by currency", () => {
    fc.assert(
      fc.property(charges, terms, (list, stated) => {
        const summary = calculateGst(list, stated);
        if (summary.kind !== "taxed") throw new Error("The terms state a tax.");
        const prices = list.flatMap(({ price }) => (price.kind === "priced" ? [price.amount] : []));
        const taxes = summary.lines.map(({ amount }) => amount);
        expect(summary.withoutRate).toEqual([]);
        expect(new Set(summary.totals?.map(({ currency }) => currency))).toEqual(
          new Set(prices.map(({ currency }) => currency)),
        );
        for (const { currency, minor } of summary.totals ?? [])
          expect(minor).toBe(sumIn(currency, prices) + sumIn(currency, taxes));
      }),
    );
  });

  it("each part of a line is within half a minor unit per charge of its exact share, and the halves are equal", () => {
    fc.assert(
      fc.property(charges, terms, (list, stated) => {
        const summary = calculateGst(list, stated);
        for (const line of summary.kind === "taxed" ? summary.lines : []) {
          expect(new Set(line.parts.map(({ amount }) => amount.minor)).size).toBe(1);
          for (const { percent, amount } of line.parts) {
            expect(amount.currency).toBe(line.base.currency);
            expect(Math.abs(amount.minor - (line.base.minor * Number(percent)) / 100)).toBeLessThanOrEqual(
              list.length / 2 + 1e-6,
            );
          }
        }
      }),
    );
  });
});
