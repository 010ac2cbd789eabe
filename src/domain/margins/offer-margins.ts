import type { ExchangeRates, Money } from "#domain/money";
import type { MarginTotals } from "./floors.ts";
import type { MarginPrice } from "./price.ts";
import type { MarginSubject } from "./rule.ts";

/** The prices of one unit of a charge, which is named as in the offer. */
export interface OfferMarginLine {
  readonly charge: string;
  /** Null: a charge that is not tied to one size. */
  readonly equipment: string | null;
  readonly quantity: number;
  readonly buying: Money;
  readonly selling: Money;
  /** The rule whose margin is in it; null: it is sold as it is bought. */
  readonly rule: string | null;
}

/** What an offer was bought and is sold for. Staff alone may see it. */
export interface OfferMargins {
  readonly company: string;
  readonly group: string | null;
  /** Charges with a known buying price, in the order of the offer. */
  readonly lines: readonly OfferMarginLine[];
  readonly fee: { readonly rule: string; readonly amount: Money } | null;
  readonly totals: MarginTotals;
  readonly floor: { readonly id: string; readonly least: Money } | null;
  readonly raisedBy: Money;
  /** Why it is sold below the floor, or below what it is bought for; left out where it is not. */
  readonly belowFloor?: { readonly reason: string };
}

/** What is stored with a quote and a booking: it never changes with the rules. */
export interface StoredMargins extends OfferMargins {
  /** The rates of exchange that were used; null: none are stated. */
  readonly exchange: ExchangeRates | null;
}

/** What is stored of a price; `toName` names a charge by its key as the offer does. */
export const toOfferMargins = (
  { company, group }: Pick<MarginSubject, "company" | "group">,
  { lines, fee, totals, floor, raisedBy }: MarginPrice,
  toName: (key: string) => string,
): OfferMargins => ({
  company,
  group,
  lines: lines.map(({ line, unit, rule }) => ({
    charge: toName(line.key),
    equipment: line.size,
    quantity: line.quantity,
    buying: line.unit,
    selling: unit,
    rule: rule?.id ?? null,
  })),
  fee: fee === null ? null : { rule: fee.rule.id, amount: fee.fee },
  totals,
  floor: floor === null ? null : { id: floor.floor.id, least: floor.least },
  raisedBy,
});
