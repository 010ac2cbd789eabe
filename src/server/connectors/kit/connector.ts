import type { PriceSide } from "#domain/margins";
import type { Money } from "#domain/money";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import type { CarrierDeps } from "./carrier-client.ts";
import type { CallAllowance } from "./quota.ts";
import type { Fields } from "./fields.ts";

/** A carrier of the connectors file, with its settings. */
export interface OpenConnector {
  readonly name: string;
  /** The word of the connectors file: `cma-cgm`. */
  readonly carrier?: string;
  /** What it may be asked, as the carrier counts it. */
  readonly allowances: readonly CallAllowance[];
  readonly createSource: (deps: CarrierDeps) => RateSource;
  /** Whether it answers what the forwarder pays; what customers pay where it is left out. */
  readonly prices?: PriceSide;
  /** What a billed call costs; left out where nobody has stated it. */
  readonly costPerCall?: Money;
  /** True where calls say themselves whether they are billed; left out: each answered one is, if it has a cost. */
  readonly marksBilled?: boolean;
  /** How many calls a search for one size makes at most; 1 if left out. */
  readonly callsPerSearch?: number;
  /** What staff may see of its settings: never a key. */
  readonly settings?: ConnectorSettings;
}

/** Settings by their names: `{ host: "apis.cma-cgm.net", pages: 1 }`. */
export type ConnectorSettings = Readonly<Record<string, string | number | boolean>>;

/** The host of an address, which may be shown; empty for none. */
export const toHost = (url: string): string => URL.parse(url)?.host ?? "";

/** A carrier's price interface: reads its own fields; `carrier` and `name` are read already. */
export type RateConnector = (name: string, fields: Fields) => OpenConnector;

/** Fields that every price interface has. `mostKeepMinutes`: how long the carrier's prices hold at least, as no answer is kept longer. */
export const readBudget = (
  fields: Fields,
  {
    budgetSeconds = 30,
    mostKeepMinutes = 1_440,
  }: { readonly budgetSeconds?: number; readonly mostKeepMinutes?: number } = {},
): { readonly budgetMs: number; readonly keepMs: number } => ({
  budgetMs: fields.number("budgetSeconds", { fallback: budgetSeconds, from: 1, to: 60 }) * 1_000,
  keepMs:
    fields.number("keepMinutes", { fallback: Math.min(15, mostKeepMinutes), from: 0, to: mostKeepMinutes }) * 60_000,
});

/** How long one call may take: twice the time that a search waits, so that a late answer is there for the next search. */
export const toTimeout = (budgetMs: number): number => 2 * budgetMs;
