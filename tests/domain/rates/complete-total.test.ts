import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Charge, CostItem } from "#domain/charges/charge.ts";
import { findCoverageStates } from "#domain/charges/coverage.ts";
import { createConverter } from "#domain/money/convert.ts";
import { getComparedTotal, calculateTotals, type TotalScope, type TotalView } from "#domain/rates/complete-total.ts";
import { flagRates } from "#domain/rates/flags.ts";
import { toListedRate } from "#domain/rates/carrier-offer/normalise.ts";
import { sumPrice } from "#domain/rates/price.ts";
import type { HaulageQuote, Rate, RouteLeg } from "#domain/rates/rate.ts";
import { sortRates } from "#domain/rates/sort.ts";
import {
  formatEstimateSource,
  formatEstimateTitle,
  explainGap,
  formatGapTitle,
  listNotInPrice,
  formatWithout,
} from "#domain/rates/total-texts.ts";
import { aRate, portScope, viewOf } from "#tests/support/rates.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aCharge, priced } from "../charges/given.ts";
import { anApiOffer, context } from "./given.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const fromTughlakabad: TotalScope = { search: aSearch(), exchange: context.exchange };
const tughlakabad = { name: "Tughlakabad", code: "INTKD" };
const nhavaSheva = { key: "INNSA", name: "Nhava Sheva", code: "INNSA" };
const chennai = { key: "INMAA", name: "Chennai", code: "INMAA" };

const freight = (minor: number) => aCharge({ price: priced("USD", minor) });
const charge = (costItem: CostItem, price: Charge["price"]) =>
  aCharge({ code: null, costItem, group: costItem.startsWith("destination") ? "destination" : "origin", price });
const haulage = (minor: number, currency = "USD") => charge("origin-haulage", priced(currency, minor));

const [sea] = aRate().legs;
const seaFrom = (port: typeof chennai): RouteLeg => {
  if (sea === undefined) throw new Error("the fixture has a leg");
  return { ...sea, from: { ...sea.from, name: port.name, code: port.code } };
};

const offer = (id: string, charges: readonly Charge[], changes: Partial<Rate> = {}): Rate =>
  aRate({
    id,
    carrier: { name: id, logo: null },
    charges,
    coverage: findCoverageStates(charges),
    price: sumPrice(charges, createConverter(context.exchange, "USD"), ({ code }) => code === "FRT00"),
    ...changes,
  });

const totalOf = (id: string, rates: readonly Rate[], scope = fromTughlakabad) => calculateTotals(rates, scope).get(id);

describe("an open haulage", () => {
  const norrvik = offer("Norrvik Line", [freight(500_000), haulage(98_643)]);
  const pelagia = offer("Pelagia", [freight(510_000), haulage(105_000)]);
  const amberline = offer("Amberline", [freight(520_000), haulage(94_000)], {
    availability: { kind: "not-bookable", reason: "Sold-out" },
  });
  const monsoon = offer("Monsoon Line", [freight(570_210)]);
  const part = { item: "origin-haulage", from: tughlakabad, port: nhavaSheva };

  it("is the median of what other offers charge for the leg, each carrier's price once", () => {
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
            names: ["Amberline", "Norrvik Line", "Pelagia"],
            lowest: usd(94_000),
            highest: usd(105_000),
          },
        },
      ],
    });
    const [estimate] = total?.kind === "complete" ? total.estimates : [];
    expect(estimate === undefined ? [] : [formatEstimateTitle(estimate), formatEstimateSource(estimate)]).toStrictEqual(
      ["Estimate: haulage Tughlakabad to Nhava Sheva.", "Median of 3 offers in this list, 940.00 to 1,050.00."],
    );
  });

  it("is the middle between two prices, and one price names its carrier", () => {
    const two = totalOf("Monsoon Line", [norrvik, pelagia, monsoon]);
    expect(two?.kind === "complete" && two.estimates[0]?.amount).toStrictEqual(usd(101_822));
    const one = totalOf("Monsoon Line", [pelagia, monsoon]);
    const [estimate] = one?.kind === "complete" ? one.estimates : [];
    expect(estimate === undefined ? "" : formatEstimateSource(estimate)).toBe("As in the offer of Pelagia.");
  });

  it("is converted at the stated rates", () => {
    const rupees = offer("Halcyon Ocean", [freight(500_000), haulage(8_840_000, "INR")]);
    const total = totalOf("Monsoon Line", [rupees, monsoon]);
    expect(total?.kind === "complete" && total.total).toStrictEqual(usd(670_210));
  });

  it("to another port is a gap with its own heading", () => {
    const coral = offer("Pelagia", [freight(512_040)], { id: "coral", legs: [seaFrom(chennai)] });
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
    expect(formatGapTitle({ kind: "parts", parts: [gap] })).toBe("No price for haulage from Tughlakabad to Chennai");
    expect(explainGap({ kind: "parts", parts: [gap] })).toBe(
      "No offer and no haulage table has a price for this leg. These totals cannot be compared with those above.",
    );
    expect(formatWithout([gap])).toBe("Without haulage to Chennai");
    expect(getComparedTotal(coral, view)).toBeNull();
    expect(getComparedTotal(coral, { ...view, basis: "quoted" })).toStrictEqual(usd(512_040));
  });

  it("is estimated by haulage tables where no offer prices the leg", () => {
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
        ? total.estimates.map((one) => [one.amount.minor, formatEstimateSource(one)])
        : [];
    };
    expect(estimateOf(tables, [monsoon])).toStrictEqual([[100_000, "Median of 2 haulage tables, 900.00 to 1,100.00."]]);
    expect(estimateOf(tables.slice(0, 1), [monsoon])).toStrictEqual([
      [110_000, "From the haulage table of Kestrel Container."],
    ]);
    expect(estimateOf(tables, [monsoon, pelagia])).toStrictEqual([[105_000, "As in the offer of Pelagia."]]);
  });

  it("is no part of a search from the port itself, nor between ports", () => {
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

  it("is named in the confirmation", () => {
    expect(listNotInPrice([{ item: "origin-haulage", from: tughlakabad, port: nhavaSheva }])).toStrictEqual({
      searched: [{ word: "from", place: "Tughlakabad" }],
      parts: "Haulage from there to Nhava Sheva",
      isOne: true,
    });
    expect(listNotInPrice([])).toBeNull();
  });
});

describe("other open parts", () => {
  const terminal = (minor: number) => charge("origin-terminal", priced("USD", minor));

  it("terminal handling counts as soon as one offer prices it, at the same port", () => {
    const rates = [
      offer("priced", [freight(100_000), terminal(20_000)]),
      offer("bare", [freight(110_000)]),
      offer("chennai", [freight(90_000)], { legs: [seaFrom(chennai)] }),
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

  it("an included part is no open one", () => {
    const included = offer("included", [
      freight(90_000),
      charge("origin-terminal", { kind: "included", stated: null }),
    ]);
    const totals = calculateTotals([included, offer("priced", [freight(1), terminal(20_000)])], portScope);
    expect(totals.get("included")).toMatchObject({ kind: "complete", total: usd(90_000) });
  });

  it("customs, insurance and documents count only where most offers price them", () => {
    const customs = charge("customs", priced("USD", 5_000));
    const [one, two, bare] = [
      offer("one", [freight(100_000), customs]),
      offer("two", [freight(100_000), customs]),
      offer("bare", [freight(100_000)]),
    ];
    expect(totalOf("bare", [one, bare], portScope)).toMatchObject({ total: usd(100_000), estimates: [] });
    expect(totalOf("bare", [one, two, bare], portScope)).toMatchObject({ total: usd(105_000) });
  });

  it("a surcharge without a price, or an unknown charge, is a gap", () => {
    const open = { kind: "unpriced", text: "AT COST" } as const;
    const rates = [
      offer("surcharge", [freight(1), charge("freight-surcharges", open)]),
      offer("unknown", [freight(1), aCharge({ costItem: "unclassified", price: open })]),
    ];
    const sections = sortRates(rates, "lowest-total", viewOf(rates));
    expect(sections.map(({ gap }) => (gap === null ? "" : formatGapTitle(gap)))).toStrictEqual([
      "No price for freight surcharges",
      "No price for other charges",
    ]);
  });
});

describe("the ocean freight without a price", () => {
  const onRequest = aCharge({ price: { kind: "unpriced", text: "On request" } });
  const open = offer("open", [onRequest, charge("origin-terminal", priced("USD", 142_160))]);
  const full = offer("full", [freight(900_000), charge("origin-terminal", priced("USD", 10_000))]);

  it.each(["complete", "quoted"] as const)("comes last under its heading, %s, in every order", (basis) => {
    for (const order of ["lowest-total", "highest-total", "transit-time", "sailing-date"] as const) {
      const sections = sortRates([open, full], order, viewOf([open, full], basis));
      expect(sections.map(({ gap, rates }) => [gap?.kind ?? null, rates.map(({ id }) => id)])).toStrictEqual([
        [null, ["full"]],
        ["no-freight", ["open"]],
      ]);
    }
    expect(getComparedTotal(open, viewOf([open, full], basis))).toBeNull();
  });

  it("leaves an offer that can be viewed and not booked", () => {
    const noFreight = {
      equipmentPrices: [],
      textSurcharges: [{ code: "FRT00", name: "Basic freight", text: "On request" }],
    };
    expect(toListedRate(anApiOffer(noFreight), context).availability).toStrictEqual({
      kind: "not-bookable",
      reason: "No price for the ocean freight",
    });
  });
});

it("a container that is too heavy makes an offer not bookable", () => {
  const load = [
    { equipment: "20GP", quantity: 2, weightKg: 22_500 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ] as const;
  expect(toListedRate(anApiOffer(), { ...context, load }).availability).toStrictEqual({
    kind: "not-bookable",
    reason: "Too heavy for this offer",
  });
});

it("an amount that cannot be converted leaves no total on either basis", () => {
  const swiss = offer("swiss", [aCharge({ price: priced("CHF", 1) })]);
  expect(totalOf("swiss", [swiss])).toStrictEqual({ kind: "no-exchange", missing: ["CHF"] });
  expect(formatGapTitle({ kind: "no-exchange", missing: ["CHF"] })).toBe("No exchange rate for CHF");
});

describe("the switch", () => {
  const door = offer("door", [freight(500_000), haulage(100_000)]);
  const port = offer("port", [freight(550_000)]);

  it("changes order and flag: a price to the port is not the lowest for a search from the door", () => {
    const [complete, quoted] = (["complete", "quoted"] as const).map((basis) => {
      const view = viewOf([port, door], basis, fromTughlakabad);
      const order = sortRates([port, door], "lowest-total", view).flatMap(({ rates }) => rates.map(({ id }) => id));
      return { order, flags: [...flagRates([port, door], view)].filter(([, flag]) => flag === "lowest-total") };
    });
    expect(complete).toStrictEqual({ order: ["door", "port"], flags: [["door", "lowest-total"]] });
    expect(quoted).toStrictEqual({ order: ["port", "door"], flags: [["port", "lowest-total"]] });
  });
});

describe("transit time and sailing date", () => {
  const rail = {
    ...seaFrom(nhavaSheva),
    mode: "rail",
    vessel: null,
    departure: "2026-11-25",
    arrival: "2026-12-03",
  } as const;
  const hauled = offer("hauled", [freight(1)], {
    legs: [rail, { ...seaFrom(nhavaSheva), departure: "2026-12-05", arrival: "2026-12-29" }],
    departure: "2026-11-25",
    transit: { kind: "days", days: 34 },
  });
  const direct = offer("direct", [freight(2)], {
    legs: [{ ...seaFrom(nhavaSheva), departure: "2026-12-04", arrival: "2026-12-30" }],
    departure: "2026-12-04",
    transit: { kind: "days", days: 26 },
  });
  const order = (by: "transit-time" | "sailing-date") =>
    sortRates([direct, hauled], by, viewOf([direct, hauled])).flatMap(({ rates }) => rates.map(({ id }) => id));

  it("compare the port-to-port stretch: 24 days at sea are less than 26, whatever the way inland takes", () => {
    expect(order("transit-time")).toStrictEqual(["hauled", "direct"]);
    expect([...flagRates([direct, hauled], viewOf([direct, hauled]))]).toStrictEqual([["hauled", "lowest-total"]]);
  });

  it("compare the departure from the port of loading, not from the door", () => {
    expect(order("sailing-date")).toStrictEqual(["direct", "hauled"]);
  });
});

/* Amounts in whole dollars and a rate of 0.5, so that both currencies are exact. */
const halfRates = { ...fromTughlakabad.exchange, base: "USD", date: "2026-11-20", source: "test", markUpPercent: "0" };
const exchange = { ...halfRates, quotes: [{ currency: "EUR", unitsPerBase: "0.5" }] };
const amount = fc.integer({ min: 1, max: 9_000 }).map((dollars) => dollars * 100);
const anyCharges = fc.record({
  freight: amount,
  haulage: fc.option(amount, { nil: null }),
  terminal: fc.option(amount, { nil: null }),
  insurance: fc.option(amount, { nil: null }),
  port: fc.constantFrom(nhavaSheva, chennai),
});
type AnyCharges = typeof anyCharges extends fc.Arbitrary<infer Value> ? Value : never;

const toRate = (given: AnyCharges, id: string, currency = "USD"): Rate => {
  const charges = [
    freight(given.freight),
    ...(given.haulage === null ? [] : [haulage(given.haulage)]),
    ...(given.terminal === null ? [] : [charge("origin-terminal", priced("USD", given.terminal))]),
    ...(given.insurance === null ? [] : [charge("insurance", priced("USD", given.insurance))]),
  ];
  return offer(id, charges, {
    price: sumPrice(charges, createConverter(exchange, currency), () => false),
    legs: [seaFrom(given.port)],
  });
};
const toRates = (given: readonly AnyCharges[], currency?: string) =>
  given.map((charges, at) => toRate(charges, String(at), currency));
const seed = { seed: 20_261_122, numRuns: 300 };

describe("for any offers", () => {
  it("pricing an open part leaves no total below what was quoted before, nor below an estimate that it reaches", () => {
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

  it("an offer that leaves a part open never ranks above a cheaper complete one", () => {
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
