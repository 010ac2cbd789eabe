import type { Money } from "#domain/money";
import {
  expandRate,
  findHandover,
  type Handover,
  type ListedRate,
  type RateHeadline,
  type ShownOnTerms,
  toShownTerms,
} from "#domain/rates";
import { toDate } from "#domain/time";

/** An offer that can replace the booked one. */
export interface SailingChoice extends ShownOnTerms {
  readonly offerId: string;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly portOfLoading: string | null;
  readonly handover: Handover | null;
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

const toKey = ({ departure, portOfLoading, vessel, voyage }: SailingChoice): string =>
  [toDate(departure), portOfLoading, vessel, voyage].join("|");

const toChoice = (
  rate: ListedRate,
  departure: SailingChoice["departure"],
  booked: BookedOffer["total"],
): SailingChoice => {
  const { id, arrival, price, legs, cutOffs } = expandRate(rate);
  const sea = legs.find(({ mode }) => mode === "sea");
  const total = price.converted.kind === "converted" ? price.converted.total : null;
  return {
    offerId: id,
    vessel: sea?.vessel ?? null,
    voyage: sea?.voyage ?? null,
    portOfLoading: sea?.from.name ?? null,
    handover: findHandover({ legs, cutOffs }),
    departure,
    arrival,
    total,
    difference: toDifference(total, booked),
    ...toShownTerms(rate),
  };
};

/** The bookable offers of the booked carrier: the cheapest of each other sailing, by day, at most twelve. */
export const findSailingChoices = (
  rates: readonly ListedRate[],
  { carrier, total: booked, departure: bookedDeparture }: BookedOffer,
): readonly SailingChoice[] => {
  const bookedDay = bookedDeparture === null ? null : toDate(bookedDeparture);
  const own = rates.flatMap((rate) => {
    const { departure } = rate;
    if (rate.carrier.name !== carrier || rate.availability.kind !== "bookable" || departure === null) return [];
    return toDate(departure) === bookedDay ? [] : [toChoice(rate, departure, booked)];
  });
  const cheapest = new Map<string, SailingChoice>();
  for (const choice of own.toSorted(byDayAndTotal))
    if (!cheapest.has(toKey(choice))) cheapest.set(toKey(choice), choice);
  return [...cheapest.values()].slice(0, MOST_CHOICES);
};
