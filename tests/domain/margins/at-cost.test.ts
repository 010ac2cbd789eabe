import { describe, expect, it } from "vitest";
import {
  type ChargeSubject,
  isSoldAtCost,
  listAudienceCustomers,
  type MarginFloor,
  type MarginRule,
  type MarginTable,
} from "#domain/margins";

const RULE: MarginRule = {
  id: "M-01",
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  charge: "freight",
  margin: { kind: "amount", money: { currency: "USD", minor: 12_000 }, per: "container" },
  rounding: null,
  validFrom: "2026-10-01",
  validTo: null,
  owner: "Jan Visser",
};
const FLOOR: MarginFloor = {
  id: "F-01",
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  validFrom: "2026-10-01",
  validTo: null,
  owner: "Jan Visser",
  least: { kind: "percent", percent: "5" },
};
const FREIGHT: ChargeSubject = { kind: "freight", size: "40HC", countedBy: "container" };
const PRICE = {
  from: { codes: ["INNSA"], countries: ["IN"] },
  to: { codes: ["NLRTM"], countries: ["NL"] },
  carrier: "Coromandel Line",
  mode: "fcl",
  today: "2026-11-29",
  charges: [FREIGHT],
} as const;
const NOBODY = { company: "", group: null };

const table = (...rules: readonly Partial<MarginRule>[]): MarginTable => ({
  rules: rules.map((change) => ({ ...RULE, ...change })),
  floors: [],
});
const sells = (margins: MarginTable, charges: readonly ChargeSubject[] = [FREIGHT]): boolean =>
  isSoldAtCost({ ...PRICE, charges }, margins, [NOBODY]);

describe("a price that is sold at cost", () => {
  it("is one without a rule or a floor about it", () => {
    expect(sells(table())).toBe(true);
    expect(sells(table({ to: { kind: "country", code: "DE" } }))).toBe(true);
    expect(sells(table({ size: "20GP" }))).toBe(true);
    expect(sells(table({ carrier: "Norrvik Line" }))).toBe(true);
    expect(sells(table({ validTo: "2026-11-28" }))).toBe(true);
    expect(sells(table({ validFrom: "2026-11-30" }))).toBe(true);
  });

  it("is none where a rule is about one of its charges, also one that adds nothing on purpose", () => {
    expect(sells(table({}))).toBe(false);
    expect(sells(table({ margin: { kind: "amount", money: { currency: "USD", minor: 0 }, per: "container" } }))).toBe(
      false,
    );
    expect(sells(table({ charge: "origin" }))).toBe(true);
    expect(sells(table({ charge: "origin" }), [FREIGHT, { ...FREIGHT, kind: "origin" }])).toBe(false);
  });

  it("is one where an amount is counted by something that the price has not", () => {
    const perBooking = { kind: "amount", money: { currency: "USD", minor: 5_000 }, per: "booking" } as const;
    expect(sells(table({ charge: null, margin: perBooking }))).toBe(true);
    expect(sells(table({ charge: null, margin: perBooking }), [FREIGHT, { ...FREIGHT, countedBy: "booking" }])).toBe(
      false,
    );
  });

  it("is none with a booking fee or a floor", () => {
    const fee = { kind: "amount", money: { currency: "USD", minor: 5_000 }, per: "booking" } as const;
    expect(sells(table({ charge: "booking-fee", margin: fee }))).toBe(false);
    expect(sells({ rules: [], floors: [FLOOR] })).toBe(false);
    expect(sells({ rules: [], floors: [{ ...FLOOR, size: "20GP" }] })).toBe(true);
  });

  it("is one as soon as one of the customers who find it has no rule", () => {
    const gold = table({ customers: { kind: "group", name: "Gold" } });
    const find = (customers: Parameters<typeof isSoldAtCost>[2]) => isSoldAtCost(PRICE, gold, customers);
    expect(find([{ company: "kaveri", group: "Gold" }])).toBe(false);
    expect(find([{ company: "kaveri", group: "Gold" }, NOBODY])).toBe(true);
  });

  it("is judged for everybody by the rules for all, otherwise for each group and company of the audience", () => {
    const groups = new Map([["kaveri", "Gold"]]);
    expect(listAudienceCustomers(null, groups)).toEqual([{ company: "", group: null }]);
    expect(listAudienceCustomers({ groups: ["Retail"], companies: ["kaveri", "menon"] }, groups)).toEqual([
      { company: "", group: "Retail" },
      { company: "kaveri", group: "Gold" },
      { company: "menon", group: null },
    ]);
  });
});
