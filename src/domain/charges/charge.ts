import type { Sentence } from "#domain/formatting";
import type { CurrencyCode, Money } from "#domain/money";

/** The ten cost items of a door-to-door ocean price; two offers are compared like for like, item by item. */
export const COST_ITEMS = [
  "origin-haulage",
  "origin-terminal",
  "origin-documents",
  "ocean-freight",
  "freight-surcharges",
  "destination-terminal",
  "destination-documents",
  "destination-haulage",
  "customs",
  "insurance",
] as const;
export type CostItem = (typeof COST_ITEMS)[number];

/** A kind of charge that arises at both ends, each with a cost item of its own. */
export type TwoEndedKind = "terminal" | "documents" | "haulage";

/**
 * What an offer states for a cost item; `not-quoted` means that it has no charge for it, `end-not-stated` that it has one
 * (a bare THC) which may be for this end or the other one, `maybe-in-all-in` that its all-in rate names only some of its parts.
 */
export type CoverageState = "priced" | "included" | "not-quoted" | "unpriced" | "end-not-stated" | "maybe-in-all-in";

/** The groups of a price breakdown as they are headed, in the order of the journey; only part loads have a warehouse. */
export const GROUP_LABELS = {
  origin: "Origin charges",
  freight: "Freight",
  destination: "Destination charges",
  warehouse: "Warehouse charges",
} as const;
export type ChargeGroup = keyof typeof GROUP_LABELS;

/** The groups besides freight: a line of an LCL tariff has a map of charges for each. */
export const LCL_CHARGE_GROUPS = ["origin", "destination", "warehouse"] as const satisfies readonly ChargeGroup[];
export type LclChargeGroup = (typeof LCL_CHARGE_GROUPS)[number];

/** What a charge is counted by. `unknown` is said when the tariff's words could not be read. */
export type ChargeBasis =
  | "per-container"
  | "per-bill-of-lading"
  | "per-wm"
  | "per-cbm"
  | "per-cft"
  | "per-ton"
  | "per-cwt"
  | "per-kg"
  | "flat"
  | "percent"
  | "unknown";

export type PaymentTerm = "prepaid" | "collect" | "unknown";

/** `carrierConversion` is the carrier's own conversion of `amount`, where it states one; it takes precedence over ours. */
export interface PricedCharge {
  readonly kind: "priced";
  readonly unit: Money;
  readonly quantity: number;
  readonly amount: Money;
  readonly carrierConversion?: Money;
}

/**
 * What one charge costs. `priced`: unit × quantity = amount, all in the charge's own currency.
 * `included`: part of basic freight, shown and never added. `unpriced`: words only, counted and never guessed.
 */
export type ChargePrice =
  | PricedCharge
  | { readonly kind: "included"; readonly stated: Money | null }
  | { readonly kind: "unpriced"; readonly text: string };

/** Included by a word (`INCLUDED`, `FREE` without a currency), so that no amount is stated. */
export const INCLUDED = { kind: "included", stated: null } as const satisfies ChargePrice;

/** One line of an offer's charges. `equipment` is an equipment code, or null when the charge is not tied to one size. */
export interface Charge {
  /** The carrier's charge code (FRT00 is basic freight); null when the source gives none. */
  readonly code: string | null;
  readonly name: string;
  readonly group: ChargeGroup;
  /** `unclassified` when neither code nor name is known: shown, added, never silently dropped. */
  readonly costItem: CostItem | "unclassified";
  /** What an unclassified charge is for where it does not state the end, such as a bare THC; left out for others. */
  readonly unknownEnd?: TwoEndedKind;
  /** The rest of an all-in rate, whose parts are not named; left out for others. */
  readonly isRest?: true;
  readonly basis: ChargeBasis;
  readonly equipment: string | null;
  readonly payment: PaymentTerm;
  readonly price: ChargePrice;
  /** What else the amount depends on, besides unit × quantity: a minimum that applies, what a percentage is taken of. */
  readonly note?: Sentence;
}

/** The sum of an offer's priced charges: one amount per currency (sorted by code) and how many charges have no price. */
export interface ChargeTotals {
  readonly perCurrency: readonly Money[];
  readonly unpricedCount: number;
}

/** One line of the breakdown with its converted amount (null when no rate of exchange is stated or nothing is to be added). */
export interface BreakdownLine {
  readonly charge: Charge;
  readonly converted: Money | null;
}

export interface BreakdownGroup {
  readonly group: ChargeGroup;
  readonly lines: readonly BreakdownLine[];
  readonly perCurrency: readonly Money[];
  readonly converted: Money | null;
}

/** An offer's price taken apart; each line is converted and rounded, then added, so that the column adds up. */
export interface PriceBreakdown {
  readonly currency: CurrencyCode;
  readonly groups: readonly BreakdownGroup[];
  readonly totals: ChargeTotals;
  readonly converted: Money | null;
}
