import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OpenTotal, readTerms, sumUsedCredit, type TypedTerms } from "#domain/companies";
import type { ExchangeRates } from "#domain/money";

const TYPED: TypedTerms = { group: " Gold ", creditLimit: "40,000.00", currency: "usd", paymentDays: "30" };

const ratesOf = (inr: string): ExchangeRates => ({
  base: "USD",
  date: "2026-11-20",
  source: "test",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: inr }],
});
const usd = (minor: number, exchange: ExchangeRates | null = null): OpenTotal => ({
  total: { currency: "USD", minor },
  exchange,
});

describe("the terms of a company", () => {
  it("are read as they are typed", () => {
    expect(readTerms(TYPED)._unsafeUnwrap()).toEqual({
      group: "Gold",
      creditLimit: { currency: "USD", minor: 4_000_000 },
      currency: "USD",
      paymentDays: 30,
    });
  });

  it("have a credit limit with the separators of any country", () => {
    const limits = ["40000", "40,000.00", "40.000,00", "1,5"].map((creditLimit) =>
      readTerms({ ...TYPED, creditLimit }).map((terms) => terms.creditLimit?.minor),
    );
    expect(limits.map((limit) => limit._unsafeUnwrap())).toEqual([4_000_000, 4_000_000, 4_000_000, 150]);
  });

  it("are nothing where nothing is typed", () => {
    expect(readTerms({ group: "", creditLimit: "", currency: "INR", paymentDays: " " })._unsafeUnwrap()).toEqual({
      group: null,
      creditLimit: null,
      currency: "INR",
      paymentDays: null,
    });
  });

  it.each<[Partial<TypedTerms>, string[]]>([
    [{ group: "g".repeat(61) }, ["group"]],
    [{ currency: "rupees" }, ["currency"]],
    [{ currency: "rupees", creditLimit: "much" }, ["creditLimit", "currency"]],
    [{ creditLimit: "much" }, ["creditLimit"]],
    [{ creditLimit: "-1" }, ["creditLimit"]],
    [{ creditLimit: "1.200" }, ["creditLimit"]],
    [{ paymentDays: "181" }, ["paymentDays"]],
    [{ paymentDays: "soon", creditLimit: "x" }, ["creditLimit", "paymentDays"]],
  ])("with %j are refused at %j", (changes, fields) => {
    expect(
      readTerms({ ...TYPED, ...changes })
        ._unsafeUnwrapErr()
        .map(({ field }) => field),
    ).toEqual(fields);
  });
});

describe("the used credit", () => {
  it("is the sum of open bookings in the currency of the company, each at its own stored rate", () => {
    expect(sumUsedCredit([usd(10_000, ratesOf("88.00")), usd(10_000, ratesOf("90.00"))], "INR")).toEqual({
      used: { currency: "INR", minor: 1_780_000 },
      uncounted: 0,
    });
  });

  it("counts what cannot be converted or is not known apart", () => {
    expect(sumUsedCredit([usd(10_000), { total: null, exchange: null }, usd(5)], "INR")).toEqual({
      used: { currency: "INR", minor: 0 },
      uncounted: 3,
    });
    expect(sumUsedCredit([], "USD")).toEqual({ used: { currency: "USD", minor: 0 }, uncounted: 0 });
  });

  it("does not depend on the order of the bookings", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 })), (minors) => {
        const open = minors.map((minor) => usd(minor, ratesOf("88.40")));
        expect(sumUsedCredit(open.toReversed(), "INR")).toEqual(sumUsedCredit(open, "INR"));
      }),
      { seed: 30, numRuns: 100 },
    );
  });
});
