import type { Charge } from "#domain/charges/charge.ts";

/** A charge of USD 100.00 for basic freight; a test changes what it is about. */
export const aCharge = (changes: Partial<Charge> = {}): Charge => ({
  code: "FRT00",
  name: "Basic freight",
  group: "freight",
  costItem: "ocean-freight",
  basis: "per-container",
  equipment: null,
  payment: "prepaid",
  price: priced("USD", 10_000),
  ...changes,
});

export const priced = (currency: string, minor: number, quantity = 1): Charge["price"] => ({
  kind: "priced",
  unit: { currency, minor },
  quantity,
  amount: { currency, minor: minor * quantity },
});
