import type { Money } from "#domain/money";
import type { RatePrice } from "./rate.ts";

/**
 * What the whole of an offer comes to in the currency of comparison; null where a charge has no price or an amount cannot be
 * converted: a sum of some charges is never taken for the price.
 */
export const findWholePrice = ({
  unpricedCount,
  converted,
}: Pick<RatePrice, "unpricedCount" | "converted">): Money | null =>
  unpricedCount === 0 && converted.kind === "converted" ? converted.total : null;
