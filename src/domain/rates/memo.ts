import { classifyCharge, createClassificationMemo, createCoverageMemo, toCoverage } from "#domain/charges";
import { createConverter, createConverterMemo } from "#domain/money";
import { createZoneClock } from "#domain/time";
import type { ListedRate, RateCalculations, RateContext, RateMemo } from "./rate.ts";

/** A memo for the offers of one answer. */
export const createRateMemo = (): RateMemo => ({
  classify: createClassificationMemo(),
  toCoverage: createCoverageMemo(),
  createConverter: createConverterMemo(),
  zones: createZoneClock(),
  expanded: new WeakMap(),
  routes: new WeakMap(),
  firstCutOffs: new WeakMap(),
});

const WITHOUT_MEMO: RateCalculations = { classify: classifyCharge, toCoverage, createConverter };

/** The calculations of a context: with its memo, otherwise without any. */
export const getCalculations = ({ memo }: Pick<RateContext, "memo">): RateCalculations => memo ?? WITHOUT_MEMO;

/** The memo that a live offer is read with; a line of a rate sheet is read as it is listed. */
export const getMemo = (rate: ListedRate): RateMemo | undefined => ("offer" in rate ? rate.context.memo : undefined);

/** The value of a key in a memo's map, calculated once; without a memo, calculated each time. */
export const getOrCalculate = <Key extends object, Value>(
  known: WeakMap<Key, Value> | undefined,
  key: Key,
  calculate: (key: Key) => Value,
): Value => {
  if (known === undefined) return calculate(key);
  const stored = known.get(key);
  if (stored !== undefined) return stored;
  const value = calculate(key);
  known.set(key, value);
  return value;
};
