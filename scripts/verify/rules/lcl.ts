import { checkExchangeRates } from "./offers.ts";
import { broken, checkOrder, checkUnique, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

/** A page of part-load rates: unique, valid from a day that is not after the last one, and counted in full. */
export const checkLclRates: Rule = (body, { url }) => {
  const rates = locate(body, "$", "result");
  const limit = Number(url.searchParams.get("limit") ?? Infinity);
  const skip = Number(url.searchParams.get("skip") ?? 0);
  const counted = readNumber(body, "lenResult");
  return [
    ...checkUnique(rates, "_id"),
    ...rates.flatMap((rate) => checkOrder(rate, "VALID FROM", "VALID TILL")),
    ...(rates.length > limit ? [broken("$.result", `at most ${limit} entries`, rates.length)] : []),
    ...(counted !== null && rates.length > 0 && counted < skip + rates.length
      ? [broken("$.lenResult", `${skip + rates.length} or more`, counted)]
      : []),
    ...checkExchangeRates(body),
  ];
};
