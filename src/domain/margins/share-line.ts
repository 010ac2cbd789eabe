import { calculatePercent, type Money, multiplyMoney } from "#domain/money";
import type { BuyingLine } from "./apply.ts";

/** A percentage of other charges, with the least amount that is charged. */
interface StatedShare {
  readonly percent: string;
  readonly minimum: Money | null;
}

/**
 * What a percentage is bought for: that of what its charges are bought for, or its minimum as the price of the booking where that
 * is more. Null where there are no charges, or the amounts are in several currencies.
 */
export const toShareLine = (
  { percent, minimum }: StatedShare,
  subject: Pick<BuyingLine, "key" | "kind">,
  charges: readonly BuyingLine[],
): BuyingLine | null => {
  const [first] = charges;
  if (first === undefined) return null;
  const { currency } = first.unit;
  if (
    [...charges.map(({ unit }) => unit), ...(minimum === null ? [] : [minimum])].some(
      (one) => one.currency !== currency,
    )
  )
    return null;
  const minor = charges.reduce((sum, { unit, quantity }) => sum + multiplyMoney(unit, quantity).minor, 0);
  const line = { ...subject, size: null, quantity: 1 };
  return calculatePercent({ currency, minor }, percent)
    .map(
      (unit): BuyingLine =>
        minimum !== null && unit.minor < minimum.minor
          ? { ...line, countedBy: "booking", unit: minimum }
          : { ...line, countedBy: "other", unit, share: { percent, of: charges.map(({ key }) => key) } },
    )
    .unwrapOr(null);
};
