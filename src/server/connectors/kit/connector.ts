import type { PriceSide } from "#domain/margins";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import type { CarrierDeps } from "./carrier-client.ts";
import type { CallAllowance } from "./quota.ts";
import type { Fields } from "./fields.ts";

/** A carrier of the connectors file, with its settings. */
export interface OpenConnector {
  readonly name: string;
  /** What it may be asked, as the carrier counts it. */
  readonly allowances: readonly CallAllowance[];
  readonly createSource: (deps: CarrierDeps) => RateSource;
  /** Whether it answers what the forwarder pays; what customers pay where it is left out. */
  readonly prices?: PriceSide;
}

/** A carrier's price interface: reads its own fields; `carrier` and `name` are read already. */
export type RateConnector = (name: string, fields: Fields) => OpenConnector;

/** Fields that every price interface has. */
export const readBudget = (
  fields: Fields,
  budgetSeconds = 30,
): { readonly budgetMs: number; readonly keepMs: number } => ({
  budgetMs: fields.number("budgetSeconds", { fallback: budgetSeconds, from: 1, to: 60 }) * 1_000,
  keepMs: fields.number("keepMinutes", { fallback: 15, from: 0, to: 1_440 }) * 60_000,
});
