import { aRate } from "#tests/support/rates.ts";

export const soldOut = { kind: "not-bookable", reason: "Sold-out" } as const;

const usd = (minor: number) => ({ currency: "USD", minor });

export const totalPrice = (minor: number) =>
  ({ ...aRate().price, converted: { kind: "converted", total: usd(minor) } }) as const;

export const days = (count: number) => ({ kind: "days", days: count }) as const;

export const gone = aRate({
  id: "gone",
  availability: soldOut,
  price: totalPrice(1),
  transit: days(1),
  departure: "2026-12-01",
});

export const carrier = (name: string) => ({ name, logo: null });

export const noTotal = { ...aRate().price, converted: { kind: "no-rate", missing: ["INR"] } } as const;

export const halcyon = aRate({
  id: "halcyon",
  carrier: carrier("Halcyon Ocean"),
  commitment: "unknown",
  price: noTotal,
  transit: { kind: "on-request" },
  departure: null,
});

export const castellan = aRate({
  id: "castellan",
  carrier: carrier("CASTELLAN"),
  commitment: "contract",
  price: totalPrice(634_575),
  transit: days(25),
  departure: "2026-12-05T06:00",
});

export const norrvikRate = aRate({
  id: "norrvik",
  carrier: carrier("Norrvik Line"),
  price: totalPrice(628_260),
  transit: days(31),
  departure: "2026-12-03",
});

/** A sold-out offer, one without a comparable total, and two to choose from. */
export const allRates = [gone, halcyon, castellan, norrvikRate];
