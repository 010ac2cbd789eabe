import type { ResultAsync } from "neverthrow";
import type { MarginDraft, MarginKind, MarginRounding, MarginState, UnusedReason } from "#domain/margins";
import type { Money } from "#domain/money";
import type { Failure } from "#ports/failure.ts";

/** A margin rule or a floor; null stands for everything, or nothing. */
export interface MarginEntry {
  readonly kind: MarginDraft["kind"];
  readonly id: string;
  readonly state: MarginState;
  readonly customers: MarginDraft["customers"];
  readonly customer: string | null;
  readonly customerName: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly carrier: string | null;
  readonly mode: string | null;
  readonly size: string | null;
  readonly charge: string | null;
  readonly basis: MarginDraft["basis"];
  readonly money: Money | null;
  readonly percent: string | null;
  readonly minimum: Money | null;
  readonly rounding: string | null;
  readonly direction: MarginRounding["direction"];
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly owner: string;
}

/** What is typed, and the name of the rule that ends for it; null for a new one. */
export interface MarginForm extends MarginDraft {
  readonly replaces: string | null;
}

/** A buying price to be tried. */
export interface MarginTrial {
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly size: string;
  readonly charge: Exclude<MarginKind, "booking-fee">;
  readonly company: string;
  readonly group: string;
  readonly amount: string;
  readonly currency: string;
}

export interface MarginExplanation {
  readonly buying: Money;
  readonly selling: Money;
  readonly rule: string | null;
  readonly fee: { readonly id: string; readonly amount: Money } | null;
  readonly floor: { readonly id: string; readonly least: Money } | null;
  readonly raisedBy: Money;
  readonly total: Money;
  readonly margin: Money;
  readonly exchangeDate: string | null;
  readonly unused: readonly { readonly id: string; readonly reason: UnusedReason }[];
}

/** The end of a rule or a floor: after its last day; empty: at once. */
export interface MarginEnd {
  readonly id: string;
  readonly lastDay: string;
  /** Also where prices are sold without a margin after it. */
  readonly withoutMargin: boolean;
}

export interface MarginsPort {
  /** Rules as they are compared, narrowest first, then floors. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly MarginEntry[], Failure>;
  readonly save: (typed: MarginForm, signal: AbortSignal) => ResultAsync<readonly MarginEntry[], Failure>;
  readonly end: (end: MarginEnd, signal: AbortSignal) => ResultAsync<readonly MarginEntry[], Failure>;
  readonly explain: (trial: MarginTrial, signal: AbortSignal) => ResultAsync<MarginExplanation, Failure>;
}
