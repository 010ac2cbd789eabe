import type { Money } from "#domain/money";
import type { ChangeFee } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";

/** What a change costs if it is requested on one of these days, both included. Null dates are open, a null fee is unknown. */
export interface FeePeriod {
  readonly from: CalendarDate | null;
  readonly till: CalendarDate | null;
  readonly fee: Money | null;
}

/** What the fees of an offer depend on. */
export interface FeeTerms {
  readonly fees: readonly ChangeFee[];
  /** The day of departure; null if the offer does not state it. */
  readonly departure: CalendarDate | null;
  /** Containers of the booking. */
  readonly containers: number;
}

/** A fee for a booking of so many containers. */
export const toFeeAmount = ({ fee, basis }: ChangeFee, containers: number): Money | null =>
  fee === null ? null : { ...fee, minor: fee.minor * (basis === "container" ? containers : 1) };

const earlierFirst = (one: ChangeFee, other: ChangeFee): number =>
  (other.untilDaysBefore ?? 0) - (one.untilDaysBefore ?? 0);

/**
 * The days until departure with the fee of each, in order and without gaps; empty if the offer names no fee of this kind.
 * Days that no fee covers have an unknown one, never none. Without a day of departure, a fee is known only if it is the
 * same on all days.
 */
export const findFeePeriods = (
  { fees, departure, containers }: FeeTerms,
  kind: "cancellation" | "amendment",
): readonly FeePeriod[] => {
  const own = fees.filter((fee) => fee.kind === kind).toSorted(earlierFirst);
  const [first] = own;
  if (first === undefined) return [];
  if (departure === null)
    return [
      {
        from: null,
        till: null,
        fee: own.length === 1 && first.untilDaysBefore === null ? toFeeAmount(first, containers) : null,
      },
    ];
  const periods: FeePeriod[] = [];
  for (const fee of own) {
    const from = periods.at(-1)?.till ?? null;
    const till = addDays(departure, -(fee.untilDaysBefore ?? 0));
    if (from === null || till > from)
      periods.push({ from: from === null ? null : addDays(from, 1), till, fee: toFeeAmount(fee, containers) });
  }
  const end = periods.at(-1)?.till ?? departure;
  return end < departure ? [...periods, { from: addDays(end, 1), till: departure, fee: null }] : periods;
};

/** The period of a day; null if there is none: the fee is unknown then. */
export const findFeePeriod = (periods: readonly FeePeriod[], day: CalendarDate): FeePeriod | null =>
  periods.find(({ from, till }) => (from === null || from <= day) && (till === null || day <= till)) ?? null;
