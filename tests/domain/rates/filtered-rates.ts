import type { Rate, RouteLeg, RoutePoint } from "#domain/rates/rate.ts";
import { aRate } from "#tests/support/rates.ts";

export const usd = (minor: number) => ({ currency: "USD", minor });

export const priced = (minor: number): Rate["price"] => ({
  perCurrency: [usd(minor)],
  converted: { kind: "converted", total: usd(minor) },
  unpricedCount: 0,
  basicFreight: null,
});

export const leg = (from: RoutePoint, to: RoutePoint, changes: Partial<RouteLeg> = {}): RouteLeg => ({
  from,
  to,
  mode: "sea",
  departure: null,
  arrival: null,
  vessel: null,
  voyage: null,
  service: null,
  ...changes,
});

export const port = (code: string): RoutePoint => ({ name: `Port ${code}`, code, country: null, kind: "sea" });

const norrvik = aRate({
  id: "norrvik",
  price: priced(628_260),
  legs: [
    leg(port("INTKD"), port("INNSA"), { mode: "rail" }),
    leg(port("INNSA"), port("NLRTM"), { departure: "2026-12-08T04:30", arrival: "2027-01-03T11:00" }),
  ],
  transit: { kind: "days", days: 31 },
  coverage: { ...aRate().coverage, "origin-haulage": "included" },
  cutOffs: [
    { code: "PCO", at: "2026-12-07T06:00" },
    { code: "LCO", at: "2026-12-01" },
  ],
});

const pelagia = aRate({
  id: "pelagia",
  carrier: { name: "Pelagia", logo: null },
  commitment: "contract",
  price: priced(600_000),
  legs: [leg(port("INMUN"), port("LKCMB")), leg(port("LKCMB"), port("NLRTM"))],
  transit: { kind: "days", days: 40 },
  cutOffs: [{ code: "VCO", at: "2026-12-01T11:59" }],
});

const monsoon = aRate({
  id: "monsoon",
  carrier: { name: "Monsoon Line", logo: null },
  price: priced(700_000),
  legs: [],
  transit: { kind: "on-request" },
  cutOffs: [],
});

/** Offers that differ in every filter. */
export const all = [norrvik, pelagia, monsoon];
