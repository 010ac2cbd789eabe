import type { Money } from "#domain/money";
import type { CalendarDate } from "#domain/time";
import { type FeePeriod, type FeeTerms, findFeePeriods, toFeeAmount } from "./fees.ts";

/** A step of the fees that a booking made today would have, the last one that of cargo that is not delivered. */
export interface FeeStep {
  /** The last day it applies; null where the offer does not state the departure, and for a no-show. */
  readonly till: CalendarDate | null;
  readonly isNoShow: boolean;
  /** For the whole booking; null if it is not known. */
  readonly fee: Money | null;
  /** The same for one container, if it is charged so and the booking has several. */
  readonly perContainer: Money | null;
}

const toPerContainer = ({ fees, containers }: FeeTerms, fee: Money | null): Money | null => {
  if (fee === null || fee.minor === 0 || containers < 2) return null;
  return (
    fees.find(
      (one) =>
        one.basis === "container" && one.fee?.currency === fee.currency && one.fee.minor * containers === fee.minor,
    )?.fee ?? null
  );
};

const isOver = ({ till }: FeePeriod, today: CalendarDate | null): boolean =>
  till !== null && today !== null && till < today;

/** The fees of a kind, from a day on if one is given, in the order of days; those for a cancellation end with the no-show, where one is stated. */
export const listFeeSteps = (
  terms: FeeTerms,
  kind: "cancellation" | "amendment",
  today: CalendarDate | null,
): readonly FeeStep[] => {
  const steps = findFeePeriods(terms, kind)
    .filter((period) => !isOver(period, today))
    .map(({ till, fee }): FeeStep => ({ till, isNoShow: false, fee, perContainer: toPerContainer(terms, fee) }));
  const noShow = kind === "cancellation" ? terms.fees.find((fee) => fee.kind === "no-show") : undefined;
  if (noShow === undefined) return steps;
  const fee = toFeeAmount(noShow, terms.containers);
  return [...steps, { till: null, isNoShow: true, fee, perContainer: toPerContainer(terms, fee) }];
};
