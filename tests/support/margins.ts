import type { MarginFloor, MarginRule, MarginSubject } from "#domain/margins";

const EVERYTHING = {
  customers: { kind: "all" },
  from: { kind: "all" },
  to: { kind: "all" },
  carrier: null,
  mode: null,
  size: null,
  validFrom: "2026-11-01",
  validTo: null,
  owner: "Jan Visser",
} as const;

/** USD 120 for each container on the freight of every offer; a test changes what it is about. */
export const aRule = (id: string, changes: Partial<MarginRule> = {}): MarginRule => ({
  ...EVERYTHING,
  id,
  charge: "freight",
  margin: { kind: "amount", money: { currency: "USD", minor: 12_000 }, per: "container" },
  rounding: null,
  ...changes,
});

/** At least 5 % of the selling price of every offer. */
export const aFloor = (id: string, changes: Partial<MarginFloor> = {}): MarginFloor => ({
  ...EVERYTHING,
  id,
  least: { kind: "percent", percent: "5" },
  ...changes,
});

export const SUBJECT: MarginSubject = {
  company: "menon",
  group: "retail",
  from: { codes: ["INNSA"], countries: ["IN"] },
  to: { codes: ["NLRTM"], countries: ["NL"] },
  carrier: "MSC",
  mode: "fcl",
  today: "2026-11-20",
  currency: "USD",
};
