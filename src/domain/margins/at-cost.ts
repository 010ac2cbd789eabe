import { type ChargeSubject, matchesCharge, matchesOffer } from "./narrowness.ts";
import type { MarginTable } from "./price.ts";
import type { MarginSubject } from "./rule.ts";

/** A price of a sheet with buying prices: where it is found, and its charges that have an amount. */
export interface BoughtPrice extends Omit<MarginSubject, "company" | "group" | "currency"> {
  readonly charges: readonly ChargeSubject[];
}

/** A customer as margin rules name it. */
export type MarginCustomer = Pick<MarginSubject, "company" | "group">;

/** Who finds prices, one customer for each group and company; everybody is a customer that no rule names. */
export const listAudienceCustomers = (
  audience: { readonly groups: readonly string[]; readonly companies: readonly string[] } | null,
  groupOf: ReadonlyMap<string, string | null>,
): readonly MarginCustomer[] => {
  if (audience === null) return [{ company: "", group: null }];
  const groups = audience.groups.map((group) => ({ company: "", group }));
  return [...groups, ...audience.companies.map((company) => ({ company, group: groupOf.get(company) ?? null }))];
};

const hasMargin = ({ charges, ...offer }: BoughtPrice, { rules, floors }: MarginTable, customer: MarginCustomer) => {
  const subject = { ...offer, ...customer };
  const isAbout = (rule: MarginTable["rules"][number]): boolean =>
    rule.charge === "booking-fee" || charges.some((charge) => matchesCharge(rule, charge));
  return (
    rules.some((rule) => matchesOffer(rule, subject) && isAbout(rule)) ||
    floors.some(
      (floor) =>
        matchesOffer(floor, subject) && (floor.size === null || charges.some(({ size }) => size === floor.size)),
    )
  );
};

/**
 * Whether a price is sold as it is bought to one of the customers who find it: no rule is about any of its charges, none sets a
 * booking fee, and no floor is about it. A rule that adds 0 is a decision, so that its prices are not counted.
 */
export const isSoldAtCost = (price: BoughtPrice, margins: MarginTable, customers: readonly MarginCustomer[]): boolean =>
  customers.some((customer) => !hasMargin(price, margins, customer));
