import type { Charge } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import type { CurrencyCode, Money } from "#domain/money";
import type { CalendarDate } from "#domain/time";

/** Buying prices are what suppliers are paid, selling prices what customers pay. */
export const PRICE_SIDES = ["buy", "sell"] as const;
export type PriceSide = (typeof PRICE_SIDES)[number];

/** The kinds of charge that a margin rule can name, in the order of a breakdown; `booking-fee` is a charge of our own. */
export const MARGIN_KINDS = ["origin", "freight", "surcharges", "destination", "warehouse", "booking-fee"] as const;
export type MarginKind = (typeof MARGIN_KINDS)[number];

/** The kind under which a charge takes a margin: ocean freight apart from its surcharges, and the groups of the breakdown. */
export const toMarginKind = ({ group, costItem }: Pick<Charge, "group" | "costItem">): MarginKind => {
  if (group !== "freight") return group;
  return costItem === "ocean-freight" ? "freight" : "surcharges";
};

/** Whom a rule is for: one company by its id, a group by its name, or everybody. */
export type Customers =
  | { readonly kind: "company"; readonly id: string }
  | { readonly kind: "group"; readonly name: string }
  | { readonly kind: "all" };

/** One end of the lanes of a rule: a place by its UN/LOCODE, a country by its ISO 3166-1 alpha-2 code, or anywhere. */
export type LaneEnd =
  | { readonly kind: "place"; readonly code: string }
  | { readonly kind: "country"; readonly code: string }
  | { readonly kind: "all" };

/** Which offers a rule or a floor is about; null: all of them. */
export interface MarginScope {
  readonly customers: Customers;
  readonly from: LaneEnd;
  readonly to: LaneEnd;
  readonly carrier: string | null;
  readonly mode: "fcl" | "lcl" | null;
  readonly size: EquipmentCode | null;
  readonly validFrom: CalendarDate;
  /** The last day; null: without an end. */
  readonly validTo: CalendarDate | null;
}

/**
 * What is added to the buying price. `amount`: to one container, to one W/M or to the booking, once for all charges of the
 * kind; 0 is "at cost". `percent` (decimal text): to each charge of the kind, at least `minimum` for each.
 */
export type Margin =
  | { readonly kind: "amount"; readonly money: Money; readonly per: "container" | "wm" | "booking" }
  | { readonly kind: "percent"; readonly percent: string; readonly minimum: Money | null };

/** A selling price of one unit is rounded to a multiple of `step` (decimal text, in units of the charge's own currency). */
export interface MarginRounding {
  readonly step: string;
  readonly direction: "up" | "nearest";
}

export interface MarginRule extends MarginScope {
  /** M-02. */
  readonly id: string;
  /** Null: every kind of charge but the booking fee, which has a rule of its own. */
  readonly charge: MarginKind | null;
  readonly margin: Margin;
  readonly rounding: MarginRounding | null;
  /** Who answers for it. */
  readonly owner: string;
}

/** The least margin of a whole offer: a share of its selling price, or an amount for each container or for the booking. */
export type FloorAmount =
  | { readonly kind: "percent"; readonly percent: string }
  | { readonly kind: "amount"; readonly money: Money; readonly per: "container" | "booking" };

export interface MarginFloor extends MarginScope {
  /** F-01. */
  readonly id: string;
  readonly least: FloorAmount;
  readonly owner: string;
}

/** An end of the transport, as far as a lane can name it: the place and the port, each with its country's code. */
export interface LanePlaces {
  readonly codes: readonly string[];
  readonly countries: readonly string[];
}

/** What decides which rules are about an offer. */
export interface MarginSubject {
  readonly company: string;
  /** Null: the company is in no group. */
  readonly group: string | null;
  readonly from: LanePlaces;
  readonly to: LanePlaces;
  readonly carrier: string;
  readonly mode: "fcl" | "lcl";
  /** The day on which it is priced, at the offices. */
  readonly today: CalendarDate;
  /** The currency that floors are compared in. */
  readonly currency: CurrencyCode;
}
