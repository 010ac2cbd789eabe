/* Approval of a booking whose offer is in another currency than the company. */
import type { Difference } from "../differences.ts";
import { type Answered, type Comparison, differ, only, read, readList, readString, same } from "./comparison.ts";
import { TERMS_TOTAL } from "./terms-offer.ts";

const OTHER_CURRENCY = "EUR";

/** The carrier and the currency of every charge of the offer. */
export const OTHER_TERMS = { carrier: "Lindqvist Line", currency: OTHER_CURRENCY };

/** Units of a currency for one unit of the base; null where the answer has no rate. */
const readUnits = (body: unknown, currency: string | null): number | null => {
  if (currency !== null && currency === readString(body, "exchangeRates.base")) return 1;
  const quote = readList(body, "exchangeRates.quotes").find((one) => read(one, "currency") === currency);
  const units = Number(readString(quote, "unitsPerBase") ?? "");
  return units > 0 ? units : null;
};

/** The total of the offer in the currency of the company at the rates of its search, without and with the mark-up. */
const convert = ({ bodies }: Answered, search: unknown): readonly [least: number, most: number] | null => {
  const [from, to] = [OTHER_CURRENCY, readString(bodies.get("readCompany"), "result.0.currency")].map((currency) =>
    readUnits(search, currency),
  );
  if (from == null || to == null || from === to) return null;
  const least = (TERMS_TOTAL / from) * to;
  return [least, least * (1 + (Number(readString(search, "exchangeRates.markUpPercent")) || 0) / 100)];
};

/** Halfway between the figure of the offer and its worth: no limit for the booking, where the worth is the higher one. */
const chooseLimit = (worth: number): number | undefined =>
  worth > TERMS_TOTAL ? Math.round((TERMS_TOTAL + worth) / 2) : undefined;

const ROUNDING = 0.005;

const compareConverted = (step: Answered): readonly Difference[] => {
  const worth = convert(step, step.bodies.get("searchInOtherCurrency"));
  const total = read(step.body, "result.0.total");
  const currency = readString(step.bodies.get("readCompany"), "result.0.currency");
  const [least = 0, most = 0] = worth ?? [];
  const isRight =
    worth === null || (typeof total === "number" && total >= least * (1 - ROUNDING) && total <= most * (1 + ROUNDING));
  return [
    ...same("$.result[0].currency", currency, read(step.body, "result.0.currency")),
    ...(isRight
      ? []
      : [
          differ(
            "$.result[0].total",
            `${OTHER_CURRENCY} ${TERMS_TOTAL} in ${currency} by the rates of the search, about ${Math.round(least)}`,
            total,
          ),
        ]),
  ];
};

/** The step that searches the offer, after that of the offer with terms of its own. */
export const addLimit = (search: Comparison): Comparison => ({
  compare: async (step) => {
    const { differences, outputs } = await search.compare(step);
    const worth = convert(step, step.body);
    return { differences, outputs: { ...outputs, limit: worth === null ? undefined : chooseLimit(worth[0]) } };
  },
});

export const requestInOtherCurrency: Comparison = {
  needs: ["searchInOtherCurrency"],
  compare: only(compareConverted),
};
