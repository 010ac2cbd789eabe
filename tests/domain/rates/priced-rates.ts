import type { Charge, CostItem } from "#domain/charges/charge.ts";
import { findCoverageStates } from "#domain/charges/coverage.ts";
import { createConverter } from "#domain/money/convert.ts";
import type { TotalScope } from "#domain/rates/open-parts.ts";
import { sumPrice } from "#domain/rates/price.ts";
import type { Rate, RouteLeg } from "#domain/rates/rate.ts";
import { aRate } from "#tests/support/rates.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aCharge, priced } from "../charges/fixtures.ts";
import { rateContext } from "./fixtures.ts";

/* Rates whose price and slots follow from their charges, for totals and sorting. */

export const tughlakabad = { name: "Tughlakabad", code: "INTKD" };

export const nhavaSheva = { key: "INNSA", name: "Nhava Sheva", code: "INNSA" };

export const chennai = { key: "INMAA", name: "Chennai", code: "INMAA" };

export const fromTughlakabad: TotalScope = { search: aSearch(), exchange: rateContext.exchange };

export const freightCharge = (minor: number) => aCharge({ price: priced("USD", minor) });

export const costItemCharge = (costItem: CostItem, price: Charge["price"]) =>
  aCharge({ code: null, costItem, group: costItem.startsWith("destination") ? "destination" : "origin", price });

export const haulageCharge = (minor: number, currency = "USD") =>
  costItemCharge("origin-haulage", priced(currency, minor));

const [seaLeg] = aRate().legs;

export const seaLegFrom = (port: typeof chennai): RouteLeg => {
  if (seaLeg === undefined) throw new Error("the fixture has a leg");
  return { ...seaLeg, from: { ...seaLeg.from, name: port.name, code: port.code } };
};

export const aPricedRate = (id: string, charges: readonly Charge[], changes: Partial<Rate> = {}): Rate =>
  aRate({
    id,
    carrier: { name: id, logo: null },
    charges,
    coverage: findCoverageStates(charges),
    price: sumPrice(charges, createConverter(rateContext.exchange, "USD"), ({ code }) => code === "FRT00"),
    ...changes,
  });
