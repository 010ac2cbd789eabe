import type { LclRate } from "./lcl-rate.ts";

const valueOf = ({ price }: LclRate): number =>
  price.converted.kind === "converted" ? price.converted.total.minor : Infinity;

/** An offer without a price for all its charges stands behind those with, as its total says less than will be paid. */
const rankOf = ({ availability, price }: LclRate): number => {
  if (availability.kind === "not-bookable") return 3;
  if (price.converted.kind !== "converted") return 2;
  return price.unpricedCount === 0 ? 0 : 1;
};

/** LCL offers by their converted totals, lowest first; complete prices before those with gaps; equals keep their order. */
export const sortLclRates = (rates: readonly LclRate[]): readonly LclRate[] => {
  const keyed = rates.map((rate) => ({ rate, rank: rankOf(rate), value: valueOf(rate) }));
  keyed.sort((one, other) => one.rank - other.rank || (one.value === other.value ? 0 : one.value - other.value));
  return keyed.map(({ rate }) => rate);
};
