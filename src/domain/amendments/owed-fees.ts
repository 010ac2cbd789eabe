import { type Money, sumPerCurrency } from "#domain/money";
import type { Amendment, AmendmentKind } from "./amendment.ts";

/** A fee of a confirmed request. */
interface OwedFee {
  readonly kind: AmendmentKind;
  readonly fee: Money;
}

/** The fees that are owed for confirmed requests, and their total in each currency. */
export interface OwedFees {
  readonly fees: readonly OwedFee[];
  readonly total: readonly Money[];
}

/** What confirmed requests cost: the fee that the shipper agreed to, or the one that was shown. */
export const findOwedFees = (
  amendments: readonly Pick<Amendment, "kind" | "state" | "fee" | "proposedFee">[],
): OwedFees => {
  const fees = amendments.flatMap(({ kind, state, fee, proposedFee }) => {
    const owed = proposedFee ?? fee;
    return state !== "confirmed" || owed === null || owed.minor === 0 ? [] : [{ kind, fee: owed }];
  });
  const amounts = fees.map(({ fee }) => fee);
  return { fees, total: sumPerCurrency(amounts).unwrapOr(amounts) };
};
