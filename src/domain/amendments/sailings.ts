import type { Money } from "#domain/money";
import type { RateHeadline } from "#domain/rates";
import { toDate } from "#domain/time";

/** An offer that can replace the booked one. */
export interface SailingChoice {
  readonly offerId: string;
  readonly departure: NonNullable<RateHeadline["departure"]>;
  readonly arrival: RateHeadline["arrival"];
  /** Null where a rate of exchange is missing. */
  readonly total: Money | null;
  /** What it costs more (or less, if negative) than what is booked; null where the two cannot be compared. */
  readonly difference: Money | null;
}

/** What is booked now. */
export interface BookedOffer {
  readonly carrier: string;
  readonly total: Money | null;
  /** The sailing to leave out; null to choose it again, with other containers. */
  readonly departure: RateHeadline["departure"];
}

const MOST_CHOICES = 12;

const toDifference = (total: Money | null, booked: Money | null): Money | null =>
  total === null || booked === null || total.currency !== booked.currency
    ? null
    : { currency: total.currency, minor: total.minor - booked.minor };

const byDayAndTotal = (one: SailingChoice, other: SailingChoice): number =>
  toDate(one.departure).localeCompare(toDate(other.departure)) ||
  (one.total?.minor ?? Infinity) - (other.total?.minor ?? Infinity);

/** The bookable offers of the booked carrier: the cheapest of each other day of departure, by day, at most twelve. */
export const findSailingChoices = (
  rates: readonly RateHeadline[],
  { carrier, total: booked, departure: bookedDeparture }: BookedOffer,
): readonly SailingChoice[] => {
  const bookedDay = bookedDeparture === null ? null : toDate(bookedDeparture);
  const own = rates.flatMap(({ id, carrier: { name }, availability, departure, arrival, price }) => {
    if (name !== carrier || availability.kind !== "bookable" || departure === null) return [];
    if (toDate(departure) === bookedDay) return [];
    const total = price.converted.kind === "converted" ? price.converted.total : null;
    return [{ offerId: id, departure, arrival, total, difference: toDifference(total, booked) }];
  });
  return own
    .toSorted(byDayAndTotal)
    .filter(({ departure }, index, all) => {
      const before = all[index - 1];
      return before === undefined || toDate(before.departure) !== toDate(departure);
    })
    .slice(0, MOST_CHOICES);
};
