import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COST_ITEMS } from "#domain/charges/charge.ts";
import { createConverter } from "#domain/money/convert.ts";
import { getComparedTotal, calculateTotals, type TotalView } from "#domain/rates/complete-total.ts";
import { flagRates } from "#domain/rates/flags.ts";
import { sumPrice } from "#domain/rates/price.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { type RateGap, sortRates } from "#domain/rates/sort.ts";
import { portScope, viewOf } from "#tests/support/rates.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aCharge, priced } from "../charges/fixtures.ts";
import {
  aPricedRate,
  chennai,
  freightCharge,
  fromTughlakabad,
  haulageCharge,
  nhavaSheva,
  seaLegFrom,
  costItemCharge,
  tughlakabad,
} from "./priced-rates.ts";

const totalOf = (id: string, rates: readonly Rate[], scope = fromTughlakabad) => calculateTotals(rates, scope).get(id);

const usd = (minor: number) => ({ currency: "USD", minor });

describe("calculateTotals with an unpriced haulage", () => {
  const norrvik = aPricedRate("Norrvik Line", [freightCharge(500_000), haulageCharge(98_643)]);

  const monsoon = aPricedRate("Monsoon Line", [freightCharge(570_210)]);

  it("converts the estimate at the stated rates", () => {
    const rupees = aPricedRate("Halcyon Ocean", [freightCharge(500_000), haulageCharge(8_840_000, "INR")]);
    const total = totalOf("Monsoon Line", [rupees, monsoon]);
    expect(total?.kind === "complete" && total.total).toStrictEqual(usd(670_210));
  });

  it("reports a gap with its own heading for another port", () => {
    const coral = aPricedRate("Pelagia", [freightCharge(512_040)], { id: "coral", legs: [seaLegFrom(chennai)] });
    const view: TotalView = { totals: calculateTotals([norrvik, coral], fromTughlakabad), basis: "complete" };
    const gap = { item: "origin-haulage", from: tughlakabad, port: chennai } as const;

    expect(view.totals.get("coral")).toStrictEqual({
      kind: "gap",
      quoted: usd(512_040),
      gaps: [gap],
      estimates: [],
    });
    const sections = sortRates([coral, norrvik], "lowest-total", view);
    expect(sections.map((section) => section.rates.map(({ id }) => id))).toStrictEqual([["Norrvik Line"], ["coral"]]);
    expect(sections[1]?.gap).toStrictEqual({ kind: "parts", parts: [gap] });
    expect(getComparedTotal(coral, view)).toBeNull();
    expect(getComparedTotal(coral, { ...view, basis: "quoted" })).toStrictEqual(usd(512_040));
  });

  it("adds no haulage to a search from the port or between ports", () => {
    const fromPort = aSearch({
      origin: { place: { name: "Nhava Sheva", code: "INNSA" }, port: null, serviceType: "Door" },
    });
    for (const scope of [portScope, { ...fromTughlakabad, search: fromPort }])
      expect(totalOf("Monsoon Line", [norrvik, monsoon], scope)).toStrictEqual({
        kind: "complete",
        total: usd(570_210),
        quoted: usd(570_210),
        estimates: [],
      });
  });
});

describe("calculateTotals with other unpriced parts", () => {
  const terminal = (minor: number) => costItemCharge("origin-terminal", priced("USD", minor));

  it("counts terminal handling once one offer prices it at the same port", () => {
    const rates = [
      aPricedRate("priced", [freightCharge(100_000), terminal(20_000)]),
      aPricedRate("bare", [freightCharge(110_000)]),
      aPricedRate("chennai", [freightCharge(90_000)], { legs: [seaLegFrom(chennai)] }),
    ];
    const totals = calculateTotals(rates, portScope);
    expect(totals.get("bare")).toMatchObject({ kind: "complete", total: usd(130_000), quoted: usd(110_000) });
    expect(totals.get("chennai")).toStrictEqual({
      kind: "gap",
      quoted: usd(90_000),
      gaps: [{ item: "origin-terminal", from: null, port: chennai }],
      estimates: [],
    });
  });

  it("treats an included part as priced", () => {
    const included = aPricedRate("included", [
      freightCharge(90_000),
      costItemCharge("origin-terminal", { kind: "included", stated: null }),
    ]);
    const totals = calculateTotals([included, aPricedRate("priced", [freightCharge(1), terminal(20_000)])], portScope);
    expect(totals.get("included")).toMatchObject({ kind: "complete", total: usd(90_000) });
  });

  it("counts customs, insurance and documents only if most offers price them", () => {
    const customs = costItemCharge("customs", priced("USD", 5_000));
    const [one, two, bare] = [
      aPricedRate("one", [freightCharge(100_000), customs]),
      aPricedRate("two", [freightCharge(100_000), customs]),
      aPricedRate("bare", [freightCharge(100_000)]),
    ];
    expect(totalOf("bare", [one, bare], portScope)).toMatchObject({ total: usd(100_000), estimates: [] });
    expect(totalOf("bare", [one, two, bare], portScope)).toMatchObject({ total: usd(105_000) });
  });

  it("reports a gap for an unpriced surcharge or an unknown unpriced charge", () => {
    const open = { kind: "unpriced", text: "AT COST" } as const;
    const rates = [
      aPricedRate("surcharge", [freightCharge(1), costItemCharge("freight-surcharges", open)]),
      aPricedRate("unknown", [freightCharge(1), aCharge({ costItem: "unclassified", price: open })]),
    ];
    const sections = sortRates(rates, "lowest-total", viewOf(rates));
    const listItems = (gap: RateGap | null) => (gap?.kind === "parts" ? gap.parts.map(({ item }) => item) : null);
    expect(sections.map(({ gap }) => listItems(gap))).toStrictEqual([["freight-surcharges"], ["other"]]);
  });
});

it("gives no total on either basis if an amount cannot be converted", () => {
  const swiss = aPricedRate("swiss", [aCharge({ price: priced("CHF", 1) })]);
  expect(totalOf("swiss", [swiss])).toStrictEqual({ kind: "no-exchange", missing: ["CHF"] });
});

describe("the total basis", () => {
  const door = aPricedRate("door", [freightCharge(500_000), haulageCharge(100_000)]);
  const port = aPricedRate("port", [freightCharge(550_000)]);

  it("decides order and flag: a price from the port is not lowest for a search from the door", () => {
    const [complete, quoted] = (["complete", "quoted"] as const).map((basis) => {
      const view = viewOf([port, door], basis, fromTughlakabad);
      const order = sortRates([port, door], "lowest-total", view).flatMap(({ rates }) => rates.map(({ id }) => id));
      return { order, flags: [...flagRates([port, door], view)].filter(([, flag]) => flag === "lowest-total") };
    });
    expect(complete).toStrictEqual({ order: ["door", "port"], flags: [["door", "lowest-total"]] });
    expect(quoted).toStrictEqual({ order: ["port", "door"], flags: [["port", "lowest-total"]] });
  });
});

const amount = fc.integer({ min: 1, max: 9_000 }).map((dollars) => dollars * 100);

const anyCharges = fc.record({
  freight: amount,
  haulage: fc.option(amount, { nil: null }),
  terminal: fc.option(amount, { nil: null }),
  insurance: fc.option(amount, { nil: null }),
  port: fc.constantFrom(nhavaSheva, chennai),
});

type AnyCharges = typeof anyCharges extends fc.Arbitrary<infer Value> ? Value : never;

/* Amounts in whole dollars and a rate of 0.5, so that both currencies are exact. */
const halfRates = { ...fromTughlakabad.exchange, base: "USD", date: "2026-11-20", source: "test", markUpPercent: "0" };

const exchange = { ...halfRates, quotes: [{ currency: "EUR", unitsPerBase: "0.5" }] };

const toRate = (given: AnyCharges, id: string, currency = "USD"): Rate => {
  const charges = [
    freightCharge(given.freight),
    ...(given.haulage === null ? [] : [haulageCharge(given.haulage)]),
    ...(given.terminal === null ? [] : [costItemCharge("origin-terminal", priced("USD", given.terminal))]),
    ...(given.insurance === null ? [] : [costItemCharge("insurance", priced("USD", given.insurance))]),
  ];
  return aPricedRate(id, charges, {
    price: sumPrice(charges, createConverter(exchange, currency), () => false),
    legs: [seaLegFrom(given.port)],
  });
};

const toRates = (given: readonly AnyCharges[], currency?: string) =>
  given.map((charges, at) => toRate(charges, String(at), currency));

const seed = { seed: 20_261_122, numRuns: 300 };

describe("for any offers", () => {
  it("pricing an open part never lowers the total below the quote or a reached estimate", () => {
    fc.assert(
      fc.property(fc.array(anyCharges, { minLength: 1, maxLength: 8 }), amount, (given, price) => {
        const [first, ...others] = given;
        if (first === undefined || first.haulage !== null) return;
        const before = calculateTotals(toRates(given), fromTughlakabad).get("0");
        const after = calculateTotals(toRates([{ ...first, haulage: price }, ...others]), fromTughlakabad).get("0");
        const estimate = before?.kind === "complete" ? (before.estimates[0]?.amount.minor ?? 0) : 0;
        if (before === undefined || !("quoted" in before) || before.quoted === null) return;
        if (after === undefined || !("quoted" in after) || after.quoted === null) return;
        expect(after.quoted.minor).toBe(before.quoted.minor + price);
        if (after.kind === "complete") expect(after.total.minor).toBeGreaterThanOrEqual(before.quoted.minor + price);
        if (before.kind === "complete" && after.kind === "complete" && price >= estimate)
          expect(after.total.minor).toBeGreaterThanOrEqual(before.total.minor);
      }),
      seed,
    );
  });

  it("the order does not depend on the display currency", () => {
    const orderIn = (given: readonly AnyCharges[], currency: string) => {
      const rates = toRates(given, currency);
      const view = viewOf(rates, "complete", { ...fromTughlakabad, exchange, currency });
      return sortRates(rates, "lowest-total", view).flatMap((section) => section.rates.map(({ id }) => id));
    };
    fc.assert(
      fc.property(fc.array(anyCharges, { maxLength: 12 }), (given) => {
        expect(orderIn(given, "EUR")).toStrictEqual(orderIn(given, "USD"));
      }),
      seed,
    );
  });

  it("an offer with an unpriced part never ranks above a cheaper complete one", () => {
    fc.assert(
      fc.property(fc.array(anyCharges, { maxLength: 12 }), (given) => {
        const rates = toRates(given);
        const view = viewOf(rates, "complete", fromTughlakabad);
        const ranked = sortRates(rates, "lowest-total", view).flatMap((section) => section.rates);
        const figures = ranked.map(({ id }) => view.totals.get(id));
        figures.forEach((total, at) => {
          if (total?.kind === "complete" && total.estimates.length === 0) return;
          const bound = total?.kind === "complete" ? total.total.minor : Infinity;
          for (const later of figures.slice(at + 1)) {
            const isCheaperComplete =
              later?.kind === "complete" && later.estimates.length === 0 && later.total.minor < bound;
            expect(isCheaperComplete).toBe(false);
          }
        });
      }),
      seed,
    );
  });
});

describe("calculateTotals with a charge of unknown end", () => {
  const terminals = [
    costItemCharge("origin-terminal", priced("USD", 9_740)),
    costItemCharge("destination-terminal", priced("USD", 22_500)),
  ];
  const others = aPricedRate("others", [freightCharge(300_000), ...terminals]);
  const thc = aCharge({
    code: "THC",
    name: "THC",
    costItem: "unclassified",
    unknownEnd: "terminal",
    price: priced("USD", 32_240),
  });

  it("estimates no terminal handling for an offer that prices or includes it at an end it does not state", () => {
    const bare = aPricedRate("bare", [freightCharge(329_289), thc]);
    const included = aPricedRate("included", [
      freightCharge(361_529),
      { ...thc, price: { kind: "included", stated: null } },
    ]);
    for (const rate of [bare, included])
      expect(totalOf(rate.id, [others, bare, included], portScope)).toStrictEqual({
        kind: "complete",
        total: usd(361_529),
        quoted: usd(361_529),
        estimates: [],
      });
  });

  it("makes no other offer open by it", () => {
    const bare = aPricedRate("bare", [freightCharge(329_289), thc]);
    const without = aPricedRate("without", [freightCharge(100_000)]);
    expect(totalOf("without", [bare, without], portScope)).toMatchObject({ kind: "complete", total: usd(100_000) });
  });

  it("takes a haulage for the only end that needs one, and estimates none where both do", () => {
    const haulage = aCharge({ costItem: "unclassified", unknownEnd: "haulage", price: priced("USD", 50_000) });
    const rates = [
      aPricedRate("hauled", [freightCharge(300_000), haulageCharge(98_643)]),
      aPricedRate("unknown end", [freightCharge(300_000), haulage]),
    ];
    expect(totalOf("unknown end", rates)).toMatchObject({ kind: "complete", total: usd(350_000), estimates: [] });
    const place = { name: "Duisburg", code: "DEDUI" };
    const toDoor = aSearch({ ...fromTughlakabad.search, destination: { place, port: null, serviceType: "Door" } });
    expect(totalOf("unknown end", rates, { ...fromTughlakabad, search: toDoor })).toMatchObject({
      kind: "gap",
      quoted: usd(350_000),
      gaps: [{ item: "origin-haulage" }, { item: "destination-haulage" }],
      estimates: [],
    });
  });

  it("estimates no item that an offer prices, for any offers", () => {
    const minor = fc.integer({ min: 1, max: 500_000 });
    const kinds = ["terminal", "documents", "haulage"] as const;
    const charge = fc.oneof(
      fc
        .record({ item: fc.constantFrom(...COST_ITEMS), minor })
        .map(({ item, minor: amount }) => costItemCharge(item, priced("USD", amount))),
      fc
        .record({ unknownEnd: fc.constantFrom(...kinds), minor })
        .map(({ unknownEnd, minor: amount }) =>
          aCharge({ costItem: "unclassified", unknownEnd, price: priced("USD", amount) }),
        ),
    );
    const offers = fc.array(fc.array(charge, { maxLength: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(offers, (lists) => {
        const rates = lists.map((charges, at) => aPricedRate(`rate ${at}`, [freightCharge(100_000), ...charges]));
        const totals = calculateTotals(rates, fromTughlakabad);
        for (const { id, charges } of rates) {
          const total = totals.get(id);
          const estimated =
            total === undefined || total.kind === "no-exchange" ? [] : total.estimates.map(({ part }) => part.item);
          const stated = charges.flatMap(({ costItem, unknownEnd }) =>
            unknownEnd === undefined ? [costItem] : [`origin-${unknownEnd}`, `destination-${unknownEnd}`],
          );
          expect(estimated.filter((item) => stated.includes(item))).toStrictEqual([]);
        }
      }),
    );
  });
});
