import fc from "fast-check";
import { err } from "neverthrow";
import { describe, expect, it } from "vitest";
import type { MarginTable } from "#domain/margins";
import { type AnswerLine, type AnswerTerms, priceAnswer } from "#domain/quotes";

const usd = (minor: number) => ({ currency: "USD", minor });
const EVERYTHING = {
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  validFrom: "2026-01-01",
  validTo: null,
  owner: "Pricing",
} as const;
const MARGINS: MarginTable = {
  rules: [
    {
      ...EVERYTHING,
      id: "M-01",
      charge: "freight",
      margin: { kind: "amount", money: usd(15_000), per: "container" },
      rounding: null,
    },
    {
      ...EVERYTHING,
      id: "M-07",
      charge: "booking-fee",
      margin: { kind: "amount", money: usd(3_500), per: "booking" },
      rounding: null,
    },
  ],
  floors: [{ ...EVERYTHING, id: "F-01", least: { kind: "percent", percent: "10" } }],
};
const TERMS: AnswerTerms = {
  margins: MARGINS,
  subject: {
    company: "kaveri",
    group: null,
    from: { codes: ["INNSA"], countries: ["IN"] },
    to: { codes: ["NLRTM"], countries: ["NL"] },
    carrier: "Kestrel Container",
    mode: "fcl",
    today: "2026-11-23",
    currency: "USD",
  },
  exchange: null,
};
const LOAD = [{ equipment: "40HC", quantity: 2, weightKg: 20_000 }] as const;

const freight = (buying: number | null, selling: number | null): AnswerLine => ({
  name: "Ocean freight",
  countedBy: "container",
  size: "40HC",
  buying: buying === null ? null : usd(buying),
  selling: selling === null ? null : usd(selling),
});

const price = (lines: readonly AnswerLine[]) => priceAnswer(lines, LOAD, TERMS)._unsafeUnwrap();

const EXCHANGE = {
  base: "USD",
  date: "2026-11-20",
  source: "Test table",
  markUpPercent: "0",
  quotes: [{ currency: "EUR", unitsPerBase: "0.9" }],
};

describe("the price of an answer", () => {
  it.each(["DKK", "XYZ"])("is refused for a charge in %s, which has no exchange rate", (currency) => {
    const line = { ...freight(100_000, 115_000), selling: { currency, minor: 100 } };
    expect(priceAnswer([freight(100_000, 115_000), line], LOAD, { ...TERMS, exchange: EXCHANGE })).toEqual(
      err({ kind: "no-exchange", currency }),
    );
  });

  it("counts each container once for the floor, however the charges are split", () => {
    const toTerms = (least: number): AnswerTerms => ({
      ...TERMS,
      margins: {
        rules: [],
        floors: TERMS.margins.floors.map((floor) => ({
          ...floor,
          size: null,
          least: { kind: "amount", money: usd(least), per: "container" },
        })),
      },
    });
    const [ofSize, ofAll] = [freight(60_000, 70_000), { ...freight(40_000, 50_000), name: "Bunker", size: null }];
    const priced = priceAnswer([ofSize, ofAll], LOAD, toTerms(10_000))._unsafeUnwrap();
    expect(priced).toMatchObject({ floor: { least: usd(220_000) }, belowBy: null });
    const joined = priceAnswer([freight(100_000, 120_000)], LOAD, toTerms(10_000))._unsafeUnwrap();
    expect(priced.floor).toEqual(joined.floor);
  });

  it("follows the rules where no selling price was typed, counted by the load", () => {
    expect(price([freight(100_000, null)])).toEqual({
      lines: [{ ...freight(100_000, 115_000), suggested: usd(115_000), rule: "M-01" }],
      totals: { buying: usd(200_000), selling: usd(230_000), margin: usd(30_000) },
      floor: { id: "F-01", least: usd(222_223) },
      belowBy: null,
    });
  });

  it("keeps what was typed beside what the rules give, and says what is missing to the floor", () => {
    expect(price([freight(100_000, 110_000)])).toMatchObject({
      lines: [{ selling: usd(110_000), suggested: usd(115_000), rule: "M-01" }],
      belowBy: usd(2_223),
    });
  });

  it("has no margin and no floor where a buying price is not known", () => {
    expect(price([freight(100_000, null), { ...freight(null, 5_000), name: "B/L fee" }])).toMatchObject({
      lines: [{ selling: usd(115_000) }, { selling: usd(5_000), suggested: null, rule: null }],
      totals: null,
      floor: null,
      belowBy: null,
    });
  });

  it("never leads below the floor by the rules alone", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (buying) => {
        const { belowBy, totals } = price(
          buying.map((one, index) => ({ ...freight(one, null), name: `Charge ${index}` })),
        );
        expect(belowBy).toBeNull();
        expect((totals?.selling.minor ?? 0) - (totals?.buying.minor ?? 0)).toBe(totals?.margin.minor);
      }),
      { seed: 30, numRuns: 200 },
    );
  });
});
