import type { CurrencyCode, Money } from "#domain/money";
import { hasFreightPrice } from "./availability.ts";
import type { Estimate, OpenPart } from "./estimate.ts";
import { createOpenPartsFinder, type OpenParts, type TotalScope } from "./open-parts.ts";
import type { ListedRate, RateHeadline } from "./rate.ts";

/* What is in a complete total, and when an offer has none: docs/decisions/0036-comparable-totals.md. */

/** Which total offers are compared by: for the searched transport, or as the offer states it. */
export type TotalBasis = "complete" | "quoted";

/** What an offer costs, in the currency that totals are compared in. `quoted` is what is booked. */
export type OfferTotal =
  | {
      readonly kind: "complete";
      readonly total: Money;
      readonly quoted: Money;
      readonly estimates: readonly Estimate[];
    }
  | {
      readonly kind: "gap";
      readonly quoted: Money;
      readonly gaps: readonly OpenPart[];
      readonly estimates: readonly Estimate[];
    }
  | { readonly kind: "no-exchange"; readonly missing: readonly CurrencyCode[] }
  /** The ocean freight has no price; `quoted` is what the other charges come to. */
  | {
      readonly kind: "no-freight";
      readonly quoted: Money | null;
      readonly gaps: readonly OpenPart[];
      readonly estimates: readonly Estimate[];
    };

/** The totals of all offers of an answer by id, and which of the two figures is looked at. */
export interface TotalView {
  readonly totals: ReadonlyMap<string, OfferTotal>;
  readonly basis: TotalBasis;
}

const convertedTotal = ({ price }: RateHeadline): Money | null =>
  price.converted.kind === "converted" ? price.converted.total : null;

const toTotal = (rate: RateHeadline, { gaps, estimates }: OpenParts): OfferTotal => {
  const quoted = convertedTotal(rate);
  if (!hasFreightPrice(rate)) return { kind: "no-freight", quoted, gaps, estimates };
  if (quoted === null)
    return {
      kind: "no-exchange",
      missing: rate.price.converted.kind === "no-rate" ? rate.price.converted.missing : [],
    };
  if (gaps.length > 0) return { kind: "gap", quoted, gaps, estimates };
  if (estimates.length === 0) return { kind: "complete", total: quoted, quoted, estimates };
  const minor = estimates.reduce((sum, { amount }) => sum + amount.minor, quoted.minor);
  return { kind: "complete", total: { currency: quoted.currency, minor }, quoted, estimates };
};

/** The total of every offer of an answer for the transport that was searched; parts that were not searched raise no total. */
export const calculateTotals = (rates: readonly ListedRate[], scope: TotalScope): ReadonlyMap<string, OfferTotal> => {
  const findOpen = createOpenPartsFinder(rates, scope);
  const totals = new Map<string, OfferTotal>();
  for (const rate of rates) totals.set(rate.id, toTotal(rate, findOpen(rate)));
  return totals;
};

/** The one figure that an offer is compared by everywhere; null where it has none on this basis. */
export const getComparedTotal = ({ id }: Pick<RateHeadline, "id">, { totals, basis }: TotalView): Money | null => {
  const total = totals.get(id);
  if (total?.kind === "complete") return basis === "complete" ? total.total : total.quoted;
  return total?.kind === "gap" && basis === "quoted" ? total.quoted : null;
};

/** `getComparedTotal` of an offer that can be booked, null of any other: no price is shown for filters and days that nobody can book. */
export const getSoldTotal = (rate: RateHeadline, view: TotalView): Money | null =>
  rate.availability.kind === "bookable" ? getComparedTotal(rate, view) : null;

/** The figure that an offer is shown with, and what it is: an offer with a gap shows what it quotes. */
export type ShownTotal =
  | { readonly kind: TotalBasis; readonly money: Money; readonly isComparable: boolean }
  | { readonly kind: "none" };

export const getShownTotal = (rate: Pick<RateHeadline, "id">, view: TotalView): ShownTotal => {
  const compared = getComparedTotal(rate, view);
  if (compared !== null) return { kind: view.basis, money: compared, isComparable: true };
  const total = view.totals.get(rate.id);
  return total?.kind === "gap" ? { kind: "quoted", money: total.quoted, isComparable: false } : { kind: "none" };
};

/** Whether the figure that an offer is compared by contains an estimate. */
export const isEstimated = ({ id }: Pick<RateHeadline, "id">, { totals, basis }: TotalView): boolean => {
  const total = totals.get(id);
  return basis === "complete" && total?.kind === "complete" && total.estimates.length > 0;
};
