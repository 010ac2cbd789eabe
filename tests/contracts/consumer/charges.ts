import { MatchersV3 } from "@pact-foundation/pact";
import type { SharedCharge } from "#domain/links";
import { filled, matching } from "./kit.ts";

const { arrayContaining, number } = MatchersV3;
const amount = (value: number) => ({ currency: matching("[A-Z]{3}", "USD"), amount: number(value) });

/** The charges of a price, with a freight for each container among them. */
export const FREIGHT_CHARGE = arrayContaining({
  group: "freight",
  name: filled("Basic Ocean Freight"),
  basis: "per-container",
  equipmentGroupIsoCode: filled("20GP"),
  state: "priced",
  quantity: number(2),
  unit: amount(980),
  amount: amount(1960),
});

export const READ_FREIGHT_CHARGE: SharedCharge = {
  group: "freight",
  name: "Basic Ocean Freight",
  basis: "per-container",
  equipment: "20GP",
  price: {
    kind: "priced",
    quantity: 2,
    unit: { currency: "USD", minor: 98_000 },
    amount: { currency: "USD", minor: 196_000 },
  },
};
