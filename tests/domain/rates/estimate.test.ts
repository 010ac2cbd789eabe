import { describe, expect, it } from "vitest";
import { calculateTotals } from "#domain/rates/complete-total.ts";
import type { Rate } from "#domain/rates/rate.ts";
import type { HaulageQuote } from "#domain/rates/rate-list.ts";
import { aPricedRate, freightCharge, fromTughlakabad, haulageCharge, nhavaSheva, tughlakabad } from "./priced-rates.ts";

const totalOf = (id: string, rates: readonly Rate[], scope = fromTughlakabad) => calculateTotals(rates, scope).get(id);

const usd = (minor: number) => ({ currency: "USD", minor });

describe("an estimated haulage", () => {
  const norrvik = aPricedRate("Norrvik Line", [freightCharge(500_000), haulageCharge(98_643)]);

  const pelagia = aPricedRate("Pelagia", [freightCharge(510_000), haulageCharge(105_000)]);

  const amberline = aPricedRate("Amberline", [freightCharge(520_000), haulageCharge(94_000)], {
    availability: { kind: "not-bookable", reason: "Sold-out" },
  });

  const monsoon = aPricedRate("Monsoon Line", [freightCharge(570_210)]);

  const part = { item: "origin-haulage", from: tughlakabad, port: nhavaSheva };

  it("is the median of other offers' prices for the leg, one per carrier", () => {
    const later = { ...norrvik, id: "Norrvik Line, a week later" };
    const total = totalOf("Monsoon Line", [norrvik, later, pelagia, amberline, monsoon]);

    expect(total).toStrictEqual({
      kind: "complete",
      total: usd(668_853),
      quoted: usd(570_210),
      estimates: [
        {
          part,
          amount: usd(98_643),
          source: {
            kind: "offers",
            count: 3,
            names: ["Norrvik Line", "Pelagia", "Amberline"],
            lowest: usd(94_000),
            highest: usd(105_000),
          },
        },
      ],
    });
  });

  it("is the mean of two prices, and one price names its carrier", () => {
    const two = totalOf("Monsoon Line", [norrvik, pelagia, monsoon]);
    expect(two?.kind === "complete" && two.estimates[0]?.amount).toStrictEqual(usd(101_822));
    const one = totalOf("Monsoon Line", [pelagia, monsoon]);
    const [estimate] = one?.kind === "complete" ? one.estimates : [];
    expect(estimate?.source).toMatchObject({ count: 1, names: ["Pelagia"] });
  });

  it("uses haulage tables if no offer prices the leg", () => {
    const quote = (source: string, amount: HaulageQuote["amount"]): HaulageQuote => ({
      end: "origin",
      port: "INNSA",
      amount,
      source,
    });
    const tables = [
      quote("Kestrel Container", usd(110_000)),
      quote("Castellan", { currency: "INR", minor: 7_956_000 }),
    ];
    const estimateOf = (haulageTables: readonly HaulageQuote[], rates: readonly Rate[]) => {
      const total = totalOf("Monsoon Line", rates, { ...fromTughlakabad, haulage: haulageTables });
      return total?.kind === "complete"
        ? total.estimates.map(({ amount, source }) => [amount.minor, source.kind, source.count])
        : [];
    };
    expect(estimateOf(tables, [monsoon])).toStrictEqual([[100_000, "tables", 2]]);
    expect(estimateOf(tables.slice(0, 1), [monsoon])).toStrictEqual([[110_000, "tables", 1]]);
    expect(estimateOf(tables, [monsoon, pelagia])).toStrictEqual([[105_000, "offers", 1]]);
  });
});
