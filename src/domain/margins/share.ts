import { divideHalfUp, type Money } from "#domain/money";

/** A margin as a share of the selling price in percent, to one decimal: `8.9`; null of a selling price of 0. */
export const formatShare = (margin: Money, selling: Money): string | null => {
  if (selling.minor === 0 || margin.currency !== selling.currency) return null;
  const sign = margin.minor < 0 !== selling.minor < 0 && margin.minor !== 0 ? "-" : "";
  const tenths = divideHalfUp(BigInt(Math.abs(margin.minor)) * 1_000n, BigInt(Math.abs(selling.minor)));
  return `${sign}${tenths / 10n}.${tenths % 10n}`;
};
