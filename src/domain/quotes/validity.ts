import {
  addDays,
  type CalendarDate,
  formatDate,
  formatZoneNote,
  type LocalDateTime,
  type TimeZone,
  toDate,
  type UtcMinutes,
  type ZoneClock,
  type ZonedDate,
} from "#domain/time";

interface OfferDates {
  readonly validity: { readonly till: CalendarDate | LocalDateTime | null; readonly zone: TimeZone | null };
  readonly departure: CalendarDate | LocalDateTime | null;
  /** Of the departure. */
  readonly loadingZone: TimeZone | null;
}

/** When and for which zone the last day of a quote is found. */
interface QuotedAt {
  readonly now: UtcMinutes;
  readonly zone: TimeZone;
  readonly clock: ZoneClock;
}

/* The last whole day, or that in which a stated time is; today if the date is not over and no whole day is left. */
const toLastDay = (date: ZonedDate, { now, zone, clock }: QuotedAt): CalendarDate => {
  const [end, today] = [clock.endOf(date), toDate(clock.toLocal(now, zone))];
  const day = toDate(clock.toLocal(end, zone));
  const last = date.at.length > 10 ? day : addDays(day, -1);
  return last < today && end > now ? today : last;
};

/**
 * The last day in a zone on which all offers of a quote can be booked: their validities, departures, and how long they are
 * stored, each of which ends in a zone of its own.
 */
export const findLastValidDay = (
  offers: readonly OfferDates[],
  storedTill: CalendarDate,
  quotedAt: QuotedAt,
): CalendarDate =>
  offers
    .flatMap(({ validity, departure, loadingZone }) => [
      { at: validity.till, zone: validity.zone },
      { at: departure, zone: loadingZone ?? quotedAt.zone },
    ])
    .flatMap(({ at, zone }) => (at === null ? [] : [toLastDay({ at, zone }, quotedAt)]))
    .reduce((first, day) => (day < first ? day : first), storedTill);

/** What is wrong with a typed last day, all days in one zone; null if nothing. */
export const findValidTillProblem = (
  typed: CalendarDate,
  { today, last, zone, clock }: { readonly today: CalendarDate; readonly last: CalendarDate } & Omit<QuotedAt, "now">,
): string | null => {
  if (typed < today) return "Choose today or a later day.";
  const note = formatZoneNote({ at: last, zone }, null, clock);
  return typed > last ? `The offers end on ${formatDate(last)}${note}. Choose that day or an earlier one.` : null;
};
