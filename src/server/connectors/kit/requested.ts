import { addDays, findDaysOnEarth } from "#domain/time";
import type { RateRequest, RequestedEnd } from "#server/rate-sources/rate-source.ts";

/** Whether an end is inland: with haulage to an inland terminal (`Ramp`) or a door. */
export const isInland = ({ place }: RequestedEnd): boolean => place !== null && place.kind !== "Sea";

/** The day the cargo is ready, or the first that a carrier prices: some days after today, wherever the carrier counts them. */
export const findFirstDay = ({ ready, now }: RateRequest, daysAhead = 0): string => {
  const first = addDays(findDaysOnEarth(now).last, daysAhead);
  return ready < first ? first : ready;
};
