import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getComparedTotal } from "#domain/rates/complete-total.ts";
import { flagRates } from "#domain/rates/flags.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { type RateOrder, sortRates } from "#domain/rates/sort.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aCharge, priced } from "../charges/fixtures.ts";
import { aPricedRate, freightCharge, nhavaSheva, seaLegFrom, costItemCharge } from "./priced-rates.ts";
import { allRates, days, noTotal, soldOut, totalPrice } from "./compared-rates.ts";

const ids = (rates: readonly Rate[]): readonly string[] => rates.map((rate) => rate.id);

const sorted = (rates: readonly Rate[], order: RateOrder): readonly Rate[] =>
  sortRates(rates, order, viewOf(rates)).flatMap((section) => section.rates);

describe("sortRates", () => {
  it.each([
    ["lowest-total", ["norrvik", "castellan", "gone", "halcyon"]],
    ["highest-total", ["castellan", "norrvik", "gone", "halcyon"]],
    ["transit-time", ["castellan", "norrvik", "gone", "halcyon"]],
    ["sailing-date", ["norrvik", "castellan", "gone", "halcyon"]],
  ] as const)("sorts by %s with not bookable offers after the others and unconverted ones last", (order, expected) => {
    expect(ids(sorted(allRates, order))).toStrictEqual(expected);
  });

  it("compares converted values, not figures", () => {
    const rupees = aRate({
      id: "rupees",
      price: { ...totalPrice(5090), perCurrency: [{ currency: "INR", minor: 450_000 }] },
    });
    const euros = aRate({
      id: "euros",
      price: { ...totalPrice(53_117), perCurrency: [{ currency: "EUR", minor: 49_000 }] },
    });
    expect(ids(sorted([euros, rupees], "lowest-total"))).toStrictEqual(["rupees", "euros"]);
  });

  it("keeps every offer and the order of equals", () => {
    const anyRate = fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.boolean())
      .map(([value, bookable, known]) =>
        aRate({
          price: known ? totalPrice(value) : noTotal,
          transit: known ? days(value) : { kind: "on-request" },
          departure: known ? `2026-12-0${value + 1}` : null,
          availability: bookable ? { kind: "bookable" } : soldOut,
        }),
      );
    const orders = fc.constantFrom<RateOrder>("lowest-total", "highest-total", "transit-time", "sailing-date");
    fc.assert(
      fc.property(fc.array(anyRate), orders, (rates, order) => {
        const numbered = rates.map((rate, at) => ({ ...rate, id: String(at) }));
        const once = sorted(numbered, order);
        expect(sorted(once, order)).toStrictEqual(once);
        expect(new Set(once)).toStrictEqual(new Set(numbered));
        const equals = once.filter((rate) => rate.availability.kind === "not-bookable" && rate.departure === null);
        expect(ids(equals).map(Number)).toStrictEqual(
          ids(equals)
            .map(Number)
            .toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe("transit time and sailing date", () => {
  const rail = {
    ...seaLegFrom(nhavaSheva),
    mode: "rail",
    vessel: null,
    departure: "2026-11-25",
    arrival: "2026-12-03",
  } as const;
  const hauled = aPricedRate("hauled", [freightCharge(1)], {
    legs: [rail, { ...seaLegFrom(nhavaSheva), departure: "2026-12-05", arrival: "2026-12-29" }],
    departure: "2026-12-05",
    transit: { kind: "days", days: 34 },
  });
  const direct = aPricedRate("direct", [freightCharge(2)], {
    legs: [{ ...seaLegFrom(nhavaSheva), departure: "2026-12-04", arrival: "2026-12-30" }],
    departure: "2026-12-04",
    transit: { kind: "days", days: 26 },
  });
  const order = (by: "transit-time" | "sailing-date") =>
    sortRates([direct, hauled], by, viewOf([direct, hauled])).flatMap(({ rates }) => rates.map(({ id }) => id));

  it("compare port to port: 24 days at sea are less than 26 despite the inland leg", () => {
    expect(order("transit-time")).toStrictEqual(["hauled", "direct"]);
    expect([...flagRates([direct, hauled], viewOf([direct, hauled]))]).toStrictEqual([["hauled", "lowest-total"]]);
  });

  it("compare the departure from the port of loading, not from the door", () => {
    expect(order("sailing-date")).toStrictEqual(["direct", "hauled"]);
  });
});

describe("offers without an ocean freight price", () => {
  const onRequest = aCharge({ price: { kind: "unpriced", text: "On request" } });

  const open = aPricedRate("open", [onRequest, costItemCharge("origin-terminal", priced("USD", 142_160))]);

  const full = aPricedRate("full", [freightCharge(900_000), costItemCharge("origin-terminal", priced("USD", 10_000))]);

  it.each(["complete", "quoted"] as const)(
    "come last under their own heading on the %s basis in every order",
    (basis) => {
      for (const order of ["lowest-total", "highest-total", "transit-time", "sailing-date"] as const) {
        const sections = sortRates([open, full], order, viewOf([open, full], basis));
        expect(sections.map(({ gap, rates }) => [gap?.kind ?? null, rates.map(({ id }) => id)])).toStrictEqual([
          [null, ["full"]],
          ["no-freight", ["open"]],
        ]);
      }
      expect(getComparedTotal(open, viewOf([open, full], basis))).toBeNull();
    },
  );
});
