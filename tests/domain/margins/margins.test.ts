import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyMargins,
  type BuyingLine,
  createMarginRates,
  isConflict,
  type LaneEnd,
  type Margin,
  type MarginFloor,
  type MarginRule,
  type MarginSubject,
  priceWithMargins,
  toMarginKind,
} from "#domain/margins";
import { calculatePercent, type ExchangeRates, type Money } from "#domain/money";

const money = (currency: string, minor: number): Money => ({ currency, minor });
const usd = (minor: number): Money => money("USD", minor);

const RATES: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "test",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "GBP", unitsPerBase: "0.7874" },
  ],
};

const NO_RATES = createMarginRates(null);

const ALL: LaneEnd = { kind: "all" };
const country = (code: string): LaneEnd => ({ kind: "country", code });
const place = (code: string): LaneEnd => ({ kind: "place", code });
const amount = (minor: number, per: "container" | "wm" | "booking" = "container"): Margin => ({
  kind: "amount",
  money: usd(minor),
  per,
});
const percent = (text: string, minimum: Money | null = null): Margin => ({ kind: "percent", percent: text, minimum });

const rule = (id: string, change: Partial<MarginRule>): MarginRule => ({
  id,
  customers: { kind: "all" },
  from: ALL,
  to: ALL,
  carrier: null,
  mode: null,
  size: null,
  charge: "freight",
  margin: amount(0),
  rounding: null,
  validFrom: "2026-10-01",
  validTo: null,
  owner: "Jan Visser",
  ...change,
});
const floor = (id: string, change: Partial<MarginFloor>): MarginFloor => ({
  id,
  customers: { kind: "all" },
  from: ALL,
  to: ALL,
  carrier: null,
  mode: null,
  size: null,
  least: { kind: "percent", percent: "5" },
  validFrom: "2026-10-01",
  validTo: null,
  owner: "Jan Visser",
  ...change,
});

const GOLD = { kind: "group", name: "Gold" } as const;
const KAVERI = { kind: "company", id: "kaveri" } as const;
const SUBJECT: MarginSubject = {
  company: "kaveri",
  group: "Gold",
  from: { codes: ["INMAA"], countries: ["IN"] },
  to: { codes: ["GBFXT"], countries: ["GB"] },
  carrier: "Monsoon Line",
  mode: "fcl",
  today: "2026-11-23",
  currency: "USD",
};

const line = (key: string, change: Partial<BuyingLine>): BuyingLine => ({
  key,
  kind: "freight",
  size: "40HC",
  countedBy: "container",
  unit: usd(241_000),
  quantity: 1,
  ...change,
});
const OFFER: readonly BuyingLine[] = [
  line("THC", { kind: "origin", unit: usd(19_500) }),
  line("FRT", {}),
  line("BAF", { kind: "surcharges", unit: usd(20_800) }),
  line("ETS", { kind: "surcharges", unit: usd(4_000) }),
  line("DTHC", { kind: "destination", unit: money("GBP", 20_000) }),
];

const RULES: readonly MarginRule[] = [
  rule("M-01", { margin: amount(15_000) }),
  rule("M-02", { customers: GOLD, from: country("IN"), to: country("GB"), size: "40HC", margin: amount(25_000) }),
  rule("M-03", { customers: GOLD, from: country("IN"), to: country("GB"), size: "20GP", margin: amount(16_000) }),
  rule("M-04", { charge: "origin", margin: percent("10"), rounding: { step: "5", direction: "up" } }),
  rule("M-05", { charge: "surcharges" }),
  rule("M-06", { charge: "destination" }),
  rule("M-07", { customers: GOLD, charge: "booking-fee", margin: amount(3_500, "booking") }),
  rule("M-08", {
    customers: { kind: "group", name: "Silver" },
    charge: "booking-fee",
    margin: amount(5_000, "booking"),
  }),
  rule("M-09", { customers: KAVERI, from: place("INNSA"), to: place("DEDUI"), margin: amount(19_000) }),
];
const FLOORS: readonly MarginFloor[] = [
  floor("F-01", {}),
  floor("F-02", { size: "40RH", least: { kind: "amount", money: usd(20_000), per: "container" } }),
];

const priced = (
  lines: readonly BuyingLine[],
  rules: readonly MarginRule[] = RULES,
  floors: readonly MarginFloor[] = FLOORS,
  subject = SUBJECT,
) => priceWithMargins(lines, { rules, floors }, subject, RATES)._unsafeUnwrap();

describe("the price of an offer with margins", () => {
  it("adds the narrowest margin of each kind and the booking fee, and is above the floor", () => {
    const { lines, fee, totals, floor: highest, raisedBy } = priced(OFFER);
    expect(
      lines.map(({ line: { key }, unit, rule: used, wider }) => [key, unit, used?.id, wider.map(({ id }) => id)]),
    ).toEqual([
      ["THC", usd(21_500), "M-04", []],
      ["FRT", usd(266_000), "M-02", ["M-01"]],
      ["BAF", usd(20_800), "M-05", []],
      ["ETS", usd(4_000), undefined, []],
      ["DTHC", money("GBP", 20_000), "M-06", []],
    ]);
    expect(fee?.fee).toEqual(usd(3_500));
    expect(totals).toEqual({ buying: usd(310_700), selling: usd(341_200), margin: usd(30_500) });
    expect(highest?.floor.id).toBe("F-01");
    expect(highest?.least).toEqual(usd(327_053));
    expect(raisedBy).toEqual(usd(0));
  });

  it("raises ocean freight to the floor", () => {
    const { lines, totals, raisedBy } = priced(OFFER, []);
    expect(lines[1]?.unit).toEqual(usd(257_353));
    expect(totals).toEqual({ buying: usd(310_700), selling: usd(327_053), margin: usd(16_353) });
    expect(raisedBy).toEqual(usd(16_353));
  });

  it("counts an amount per container for each container of the sizes of its floor", () => {
    const reefers = [
      line("FRT", { size: "40RH", quantity: 3 }),
      line("DOC", { kind: "origin", size: null, countedBy: "booking" }),
    ];
    const { totals, floor: highest } = priced(reefers, [], FLOORS.slice(1));
    expect(highest?.least).toEqual(usd(4 * 241_000 + 3 * 20_000));
    expect(totals.selling).toEqual(usd(4 * 241_000 + 3 * 20_000));
  });

  it("adds an amount once for several charges of a kind, and a percentage to each", () => {
    const surcharges = OFFER.filter(({ kind }) => kind === "surcharges");
    const sell = (margin: Margin) =>
      priced(surcharges, [rule("M", { charge: "surcharges", margin })], []).lines.map(({ unit }) => unit.minor);
    expect(sell(amount(1_000))).toEqual([21_800, 4_000]);
    expect(sell(percent("10"))).toEqual([22_880, 4_400]);
    expect(sell(percent("10", usd(900)))).toEqual([22_880, 4_900]);
  });

  it("adds an amount in another currency at the stated rate, and refuses one without a rate", () => {
    const inRupees = [line("THC", { kind: "origin", unit: money("INR", 884_000) })];
    const rules = [rule("M", { charge: "origin", margin: amount(1_000) })];
    expect(priced(inRupees, rules, []).lines[0]?.unit).toEqual(money("INR", 972_400));
    const none = applyMargins(inRupees, rules, SUBJECT, NO_RATES);
    expect(none._unsafeUnwrapErr()).toEqual({ kind: "no-rate", rule: "M", currency: "USD", target: "INR" });
  });

  it("changes no charge below zero, and none that is counted by something else", () => {
    const rebate = line("REB", { unit: usd(-5_000) });
    expect(
      priced([rebate, line("FRT", {})], [rule("M", { margin: amount(1_000) })], []).lines.map(({ unit }) => unit),
    ).toEqual([usd(-5_000), usd(242_000)]);
    expect(priced([rebate], [rule("M", { margin: percent("10") })], []).lines[0]?.unit).toEqual(usd(-5_000));
    expect(priced([line("FRT", {})], [rule("M", { margin: amount(1_000, "wm") })], []).lines[0]?.rule).toBeNull();
  });

  it.each<[string, number, string, "up" | "nearest", number]>([
    ["USD", 19_501, "5", "up", 20_000],
    ["USD", 19_499, "5", "up", 19_500],
    ["USD", 21_249, "5", "nearest", 21_000],
    ["USD", 21_250, "5", "nearest", 21_500],
    ["USD", 21_251, "0.05", "up", 21_255],
    ["JPY", 21_251, "100", "up", 21_300],
    ["KWD", 1_234_001, "1", "up", 1_235_000],
  ])("rounds %s %d to steps of %s %s", (currency, minor, step, direction, expected) => {
    const margin: Margin = { kind: "amount", money: money(currency, 1), per: "container" };
    const rules = [rule("M", { margin, rounding: { step, direction } })];
    const [sold] = applyMargins(
      [line("FRT", { unit: money(currency, minor - 1) })],
      rules,
      SUBJECT,
      NO_RATES,
    )._unsafeUnwrap();
    expect(sold?.unit).toEqual(money(currency, Math.max(expected, minor - 1)));
  });

  it.each([
    ["origin", "origin-terminal", "origin"],
    ["freight", "ocean-freight", "freight"],
    ["freight", "freight-surcharges", "surcharges"],
    ["freight", "unclassified", "surcharges"],
    ["destination", "destination-haulage", "destination"],
    ["warehouse", "unclassified", "warehouse"],
  ] as const)("takes a charge of the group %s for %s under %s", (group, costItem, kind) => {
    expect(toMarginKind({ group, costItem })).toBe(kind);
  });
});

describe("the narrowest rule", () => {
  const NARROWER: readonly [string, Partial<MarginRule>, Partial<MarginRule>][] = [
    ["a company before a group", { customers: KAVERI }, { customers: GOLD, from: place("INMAA"), to: place("GBFXT") }],
    [
      "a group before everybody",
      { customers: GOLD },
      { from: place("INMAA"), to: place("GBFXT"), carrier: "Monsoon Line" },
    ],
    [
      "two places before one",
      { from: place("INMAA"), to: place("GBFXT") },
      { from: place("INMAA"), to: country("GB") },
    ],
    [
      "two countries before one",
      { from: country("IN"), to: country("GB") },
      { to: country("GB"), carrier: "Monsoon Line" },
    ],
    ["a lane before a carrier", { from: country("IN") }, { carrier: "Monsoon Line", mode: "fcl", size: "40HC" }],
    ["a carrier before a mode", { carrier: "Monsoon Line" }, { mode: "fcl", size: "40HC" }],
    ["a mode before a size", { mode: "fcl", charge: null }, { size: "40HC" }],
    ["a size before a kind", { size: "40HC", charge: null }, {}],
    ["a kind before all kinds", {}, { charge: null }],
  ];
  it.each(NARROWER)("is %s", (_name, narrow, wide) => {
    const [one, other] = [
      rule("narrow", { ...narrow, margin: amount(1) }),
      rule("wide", { ...wide, margin: amount(2) }),
    ];
    for (const rules of [
      [one, other],
      [other, one],
    ]) {
      const [sold] = applyMargins([line("FRT", {})], rules, SUBJECT, NO_RATES)._unsafeUnwrap();
      expect([sold?.rule?.id, sold?.wider.map(({ id }) => id)]).toEqual(["narrow", ["wide"]]);
    }
  });

  it.each<[string, Partial<MarginRule>]>([
    ["before its first day", { validFrom: "2026-11-24" }],
    ["after its last day", { validTo: "2026-11-22" }],
    ["for another company", { customers: { kind: "company", id: "deccan" } }],
    ["for another group", { customers: { kind: "group", name: "Silver" } }],
    ["from another place", { from: place("INNSA") }],
    ["to another country", { to: country("DE") }],
    ["for another carrier", { carrier: "Norrvik Line" }],
    ["for part loads", { mode: "lcl" }],
    ["for another size", { size: "20GP" }],
  ])("is no rule %s", (_name, change) => {
    const [sold] = applyMargins(
      [line("FRT", {})],
      [rule("M", { ...change, margin: amount(1) })],
      SUBJECT,
      NO_RATES,
    )._unsafeUnwrap();
    expect(sold?.rule).toBeNull();
  });
});

describe("a conflict of two rules", () => {
  const INDIA_TO_UK = { customers: GOLD, from: country("IN"), to: country("GB"), size: "40HC" } as const;
  it.each<[string, Partial<MarginRule>, Partial<MarginRule>, boolean]>([
    ["the same scope from a later day on", INDIA_TO_UK, { ...INDIA_TO_UK, validFrom: "2026-12-01" }, true],
    [
      "after the end of the other",
      { ...INDIA_TO_UK, validTo: "2026-11-30" },
      { ...INDIA_TO_UK, validFrom: "2026-12-01" },
      false,
    ],
    [
      "on the last day of the other",
      { ...INDIA_TO_UK, validTo: "2026-12-01" },
      { ...INDIA_TO_UK, validFrom: "2026-12-01" },
      true,
    ],
    ["another size", INDIA_TO_UK, { ...INDIA_TO_UK, size: "20GP" }, false],
    ["a narrower one", INDIA_TO_UK, { ...INDIA_TO_UK, from: place("INMAA") }, false],
    ["a place at one end each", { from: place("INMAA") }, { to: place("GBFXT") }, true],
    [
      "a place and the country around it, at different ends",
      { from: place("INMAA"), to: country("GB") },
      { from: country("IN"), to: place("GBFXT") },
      true,
    ],
    [
      "a place and another country",
      { from: place("INMAA"), to: country("GB") },
      { from: country("DE"), to: place("GBFXT") },
      false,
    ],
    ["different carriers", { carrier: "Norrvik Line" }, { carrier: "Monsoon Line" }, false],
    ["per container and per W/M", { margin: amount(1) }, { margin: amount(1, "wm") }, false],
    ["per container and a percentage", { margin: amount(1) }, { margin: percent("5") }, true],
    ["two groups", { customers: GOLD }, { customers: { kind: "group", name: "Silver" } }, false],
  ])("%s: %#", (_name, one, other, expected) => {
    expect(isConflict(rule("one", one), rule("other", other))).toBe(expected);
    expect(isConflict(rule("other", other), rule("one", one))).toBe(expected);
  });
});

describe("any offer, rules and floors", () => {
  const sizes = ["20GP", "40HC"] as const;
  const anyEnd = fc.constantFrom(ALL, country("IN"), country("GB"), place("INMAA"), place("GBFXT"), place("DEHAM"));
  const anyMargin = fc.oneof(
    fc.record({
      kind: fc.constant("amount" as const),
      money: fc.record({ currency: fc.constantFrom("USD", "INR", "GBP"), minor: fc.nat(50_000) }),
      per: fc.constantFrom("container" as const, "booking" as const, "wm" as const),
    }),
    fc.record({
      kind: fc.constant("percent" as const),
      percent: fc.constantFrom("0", "2.5", "10"),
      minimum: fc.constantFrom(null, usd(700)),
    }),
  );
  const anyRule = fc
    .record({
      customers: fc.constantFrom<MarginRule["customers"]>({ kind: "all" }, GOLD, KAVERI),
      from: anyEnd,
      to: anyEnd,
      carrier: fc.constantFrom(null, "Monsoon Line", "Norrvik Line"),
      size: fc.constantFrom(null, ...sizes),
      charge: fc.constantFrom<MarginRule["charge"]>(
        null,
        "freight",
        "surcharges",
        "origin",
        "destination",
        "booking-fee",
      ),
      margin: anyMargin,
      rounding: fc.constantFrom(
        null,
        { step: "5", direction: "up" as const },
        { step: "1", direction: "nearest" as const },
      ),
    })
    .map((change) => rule("M", change));
  const anyRules = fc
    .array(anyRule, { maxLength: 12 })
    .map((all) =>
      all
        .map((one, index) => ({ ...one, id: `M-${index}` }))
        .filter((one, index, list) => !list.slice(0, index).some((earlier) => isConflict(earlier, one))),
    );
  const anyFloors = fc.array(
    fc
      .record({
        least: fc.oneof(
          fc.record({ kind: fc.constant("percent" as const), percent: fc.constantFrom("3", "5", "12.5") }),
          fc.record({
            kind: fc.constant("amount" as const),
            money: fc.constantFrom(usd(20_000), money("INR", 900_000)),
            per: fc.constantFrom("container" as const, "booking" as const),
          }),
        ),
        size: fc.constantFrom(null, ...sizes),
      })
      .map((change) => floor("F", change)),
    { maxLength: 3 },
  );
  const anyLines = fc
    .array(
      fc.record({
        kind: fc.constantFrom("freight" as const, "surcharges" as const, "origin" as const, "destination" as const),
        size: fc.constantFrom(...sizes),
        countedBy: fc.constantFrom("container" as const, "booking" as const),
        unit: fc.record({
          currency: fc.constantFrom("USD", "INR", "GBP"),
          minor: fc.integer({ min: -20_000, max: 900_000 }),
        }),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 8 },
    )
    .map((lines) => [line("FRT", {}), ...lines.map((one, index) => ({ ...one, key: String(index) }))]);
  const offers = [anyLines, anyRules, anyFloors] as const;
  /* With a charge that is a percentage of the freight, and of everything else in its currency. */
  const anyShares = fc.tuple(anyLines, fc.constantFrom("5", "2.5", "33.3")).map(([all, percent]) => {
    const lines = all.filter(({ unit }) => unit.minor >= 0).map((one) => ({ ...one, unit: usd(one.unit.minor) }));
    const toShare = (key: string, of: readonly BuyingLine[]): BuyingLine => {
      const base = of.reduce((sum, { unit, quantity }) => sum + unit.minor * quantity, 0);
      const unit = calculatePercent(usd(base), percent)._unsafeUnwrap();
      const share = { percent, of: of.map((one) => one.key) };
      return line(key, { kind: "surcharges", size: null, countedBy: "other", unit, quantity: 1, share });
    };
    return [...lines, toShare("P-1", lines.slice(0, 1)), toShare("P-2", lines)];
  });

  it("sell a percentage as that of what its charges are sold for, never below cost and floor", () => {
    fc.assert(
      fc.property(anyShares, anyRules, anyFloors, (lines, rules, floors) => {
        const { lines: sold, fee, totals, floor: highest } = priced(lines, rules, floors);
        fc.pre(fee === null || fee.fee.currency === "USD");
        const sum = (all: typeof sold) =>
          all.reduce((total, { unit, line: { quantity } }) => total + unit.minor * quantity, 0);
        for (const { line: bought, unit, rule: used } of sold) {
          expect(unit.minor).toBeGreaterThanOrEqual(bought.unit.minor);
          const { share } = bought;
          if (share === undefined || used !== null) continue;
          const base = sum(sold.filter((one) => share.of.includes(one.line.key)));
          expect(unit).toEqual(calculatePercent(usd(base), share.percent)._unsafeUnwrap());
        }
        expect(totals.selling).toEqual(usd(sum(sold) + (fee?.fee.minor ?? 0)));
        if (highest !== null) expect(totals.selling.minor).toBeGreaterThanOrEqual(highest.least.minor);
      }),
      { seed: 33, numRuns: 400 },
    );
  });

  it("are never below the highest floor, and no charge is below what it costs", () => {
    fc.assert(
      fc.property(...offers, (lines, rules, floors) => {
        const { lines: sold, totals, floor: highest } = priced(lines, rules, floors);
        if (highest !== null) expect(totals.selling.minor).toBeGreaterThanOrEqual(highest.least.minor);
        for (const {
          line: { unit },
          unit: sells,
        } of sold) {
          expect(sells.currency).toBe(unit.currency);
          expect(sells.minor).toBeGreaterThanOrEqual(unit.minor);
          if (unit.minor < 0) expect(sells).toEqual(unit);
        }
        expect(totals.selling.minor - totals.buying.minor).toBe(totals.margin.minor);
      }),
      { seed: 30, numRuns: 400 },
    );
  });

  it("have the sum of their selling lines and fee as selling total", () => {
    const inDollars = (lines: readonly BuyingLine[]): readonly BuyingLine[] =>
      lines.map((one) => ({ ...one, unit: usd(one.unit.minor) }));
    fc.assert(
      fc.property(...offers, (lines, rules, floors) => {
        const { lines: sold, fee, totals } = priced(inDollars(lines), rules, floors);
        fc.pre(fee === null || fee.fee.currency === "USD");
        const sum = sold.reduce((total, { unit, line: { quantity } }) => total + unit.minor * quantity, 0);
        expect(totals.selling).toEqual(usd(sum + (fee?.fee.minor ?? 0)));
      }),
      { seed: 32, numRuns: 400 },
    );
  });

  it("do not depend on the order of the rules and floors", () => {
    fc.assert(
      fc.property(...offers, (lines, rules, floors) => {
        const turned = priced(lines, rules.toReversed(), floors.toReversed());
        const { lines: sold, fee, totals, raisedBy } = priced(lines, rules, floors);
        expect(turned.lines.map(({ unit, rule: used }) => [unit, used?.id])).toEqual(
          sold.map(({ unit, rule: used }) => [unit, used?.id]),
        );
        expect([turned.fee, turned.totals, turned.raisedBy]).toEqual([fee, totals, raisedBy]);
      }),
      { seed: 31, numRuns: 400 },
    );
  });

  it("are not changed by a rule about something else", () => {
    const others = [
      rule("X-1", {
        customers: { kind: "company", id: "deccan" },
        from: place("INMAA"),
        to: place("GBFXT"),
        margin: amount(99),
      }),
      rule("X-2", { validTo: "2026-11-22", margin: amount(99) }),
      rule("X-3", { charge: "warehouse", margin: percent("50") }),
    ];
    fc.assert(
      fc.property(...offers, (lines, rules, floors) => {
        expect(priced(lines, [...others, ...rules], floors)).toEqual(priced(lines, rules, floors));
      }),
      { seed: 32, numRuns: 200 },
    );
  });
});
