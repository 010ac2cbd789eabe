import type { ExchangeRates, Money } from "#domain/money";
import type { MarginTotals } from "./floors.ts";

/** What an offer of a sheet with buying prices was bought and is sold for. Staff alone may see it. */
export interface OfferMargins {
  readonly company: string;
  readonly group: string | null;
  /** The prices of one unit, by the name of the charge. */
  readonly lines: readonly {
    readonly charge: string;
    readonly quantity: number;
    readonly buying: Money;
    readonly selling: Money;
    readonly rule: string | null;
  }[];
  readonly fee: { readonly rule: string; readonly amount: Money } | null;
  readonly totals: MarginTotals;
  readonly floor: { readonly id: string; readonly least: Money } | null;
  readonly raisedBy: Money;
  /** The rates of exchange that were used; null: none are stated. */
  readonly exchange: ExchangeRates | null;
}
