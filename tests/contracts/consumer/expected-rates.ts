import type { ListedRate, RateList } from "#domain/rates";
import EXPECTED from "./expected-rates.json" with { type: "json" };

/* What the portal makes of the rates of the interactions: complete values, checked by hand against the answers. */

export const withoutRateMemo = (rate: ListedRate): ListedRate => {
  if (!("offer" in rate)) return rate;
  const { memo: _, ...context } = rate.context;
  return { ...rate, context };
};

/** A memo saves work and is no part of a value. */
export const withoutMemo = (list: RateList): RateList => ({ ...list, rates: list.rates.map(withoutRateMemo) });

const { plain } = EXPECTED;

/** Exchange rates were stated, and none of them was compared with another. */
export const PLAIN_RATE = {
  ...plain,
  context: { ...plain.context, exchangeCheck: { table: null, currencies: new Map() } },
};
export const {
  complete: COMPLETE_RATE,
  refused: REFUSED_RATE,
  plainSheet: PLAIN_SHEET_RATE,
  completeSheet: COMPLETE_SHEET_RATE,
  plainLcl: PLAIN_LCL_RATE,
  completeLcl: COMPLETE_LCL_RATE,
} = EXPECTED;
