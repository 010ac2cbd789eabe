import type { Charge } from "#domain/charges";
import { multiplyMoney, type Money } from "#domain/money";
import type { OfferMargins } from "./offer-margins.ts";

/** What the forwarder pays for a charge of an offer, and the rule whose margin is in its selling price; null: none is. */
export interface ChargeMargin {
  readonly buying: Money;
  readonly rule: string | null;
}

/**
 * What each charge of an offer was bought for, in the order of the charges; null for one whose buying price is not known. A
 * charge and its line have the same name, size and selling price; the booking fee is the forwarder's own and costs 0.
 */
export const matchChargeMargins = (
  charges: readonly Charge[],
  margins: OfferMargins | null,
): readonly (ChargeMargin | null)[] => {
  const open = [...(margins?.lines ?? [])];
  const fee = margins?.fee ?? null;
  return charges.map(({ name, equipment, price }) => {
    if (price.kind !== "priced") return null;
    const isSold = (one: Money): boolean => one.currency === price.amount.currency && one.minor === price.amount.minor;
    const at = open.findIndex(
      (line) =>
        line.charge === name && line.equipment === equipment && isSold(multiplyMoney(line.selling, line.quantity)),
    );
    const [line] = at === -1 ? [] : open.splice(at, 1);
    if (line !== undefined) return { buying: multiplyMoney(line.buying, line.quantity), rule: line.rule };
    return fee !== null && name.endsWith(BOOKING_FEE) && isSold(fee.amount)
      ? { buying: { ...fee.amount, minor: 0 }, rule: fee.rule }
      : null;
  });
};

/** The name of the charge that a booking fee is. */
export const BOOKING_FEE = "BOOKING FEE";
