import { type CutOff, findBookingCutOff, type Validity } from "#domain/rates";
import {
  addDays,
  type CalendarDate,
  formatCutOff,
  formatDate,
  formatTimeZone,
  formatZoneNote,
  type LocalDateTime,
  type TimeZone,
  toDate,
  type UtcMinutes,
  type ZoneClock,
  type ZonedDate,
} from "#domain/time";

interface OfferDates {
  readonly validity: Pick<Validity, "till" | "zone" | "isHidden">;
  /** Left out for a part load, `departure` too. */
  readonly cutOffs?: readonly CutOff[];
  readonly departure?: CalendarDate | LocalDateTime | null;
  /** Of departure and cut-offs. */
  readonly loadingZone: TimeZone | null;
}

/**
 * What ends a quote first: a price (`hidden`: one whose validity may not be shown), how long its offers are stored, or that a
 * sailing cannot be booked any more.
 */
export type QuoteEndReason = "offers" | "hidden" | "booking-cut-off" | "departure";

/** The last day of a quote. */
interface QuoteEnd {
  readonly day: CalendarDate;
  readonly reason: QuoteEndReason;
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
 * The last day in a zone on which all offers of a quote can be booked: their validities, booking cut-offs and departures, and how
 * long they are stored, each of which ends in a zone of its own.
 */
export const findQuoteEnd = (offers: readonly OfferDates[], storedTill: CalendarDate, quotedAt: QuotedAt): QuoteEnd =>
  offers
    .flatMap(({ validity, cutOffs = [], departure = null, loadingZone }) => {
      const zone = loadingZone ?? quotedAt.zone;
      return [
        { reason: validity.isHidden === true ? "hidden" : "offers", at: validity.till, zone: validity.zone } as const,
        { reason: "booking-cut-off", at: findBookingCutOff(cutOffs), zone } as const,
        { reason: "departure", at: departure, zone } as const,
      ];
    })
    .flatMap(({ reason, at, zone }) => (at === null ? [] : [{ reason, day: toLastDay({ at, zone }, quotedAt) }]))
    .reduce<QuoteEnd>((first, end) => (end.day < first.day ? end : first), { reason: "offers", day: storedTill });

const END_WORDS: Readonly<Record<QuoteEndReason, string>> = {
  offers: "The offers end on",
  hidden: "A quote of these offers can end at the latest on",
  "booking-cut-off": "The booking cut-off is on",
  departure: "The vessel departs on",
};

/** What is wrong with a typed last day, all days in one zone; null if nothing. */
export const findValidTillProblem = (
  typed: CalendarDate,
  { today, last, zone, clock }: { readonly today: CalendarDate; readonly last: QuoteEnd } & Omit<QuotedAt, "now">,
): string | null => {
  if (typed < today)
    return `It is already ${formatCutOff(today)} in ${formatTimeZone(zone)}. Choose that day or a later one.`;
  const note = formatZoneNote({ at: last.day, zone }, null, clock);
  return typed > last.day
    ? `${END_WORDS[last.reason]} ${formatDate(last.day)}${note}. Choose that day or an earlier one.`
    : null;
};
