import { type CalendarDate, formatDate, type LocalDateTime, toDate } from "#domain/time";

interface OfferDates {
  readonly validity: { readonly till: CalendarDate | LocalDateTime | null };
  readonly departure: CalendarDate | LocalDateTime | null;
}

/** The last day on which all offers of a quote can be booked: their validities, departures, and how long they are stored. */
export const findLastValidDay = (offers: readonly OfferDates[], storedTill: CalendarDate): CalendarDate =>
  offers
    .flatMap(({ validity, departure }) => [validity.till, departure])
    .flatMap((moment) => (moment === null ? [] : [toDate(moment)]))
    .reduce((first, day) => (day < first ? day : first), storedTill);

/** What is wrong with a typed last day; null if nothing. */
export const findValidTillProblem = (typed: CalendarDate, today: CalendarDate, last: CalendarDate): string | null => {
  if (typed < today) return "Choose today or a later day.";
  return typed > last ? `The offers end on ${formatDate(last)}. Choose that day or an earlier one.` : null;
};
