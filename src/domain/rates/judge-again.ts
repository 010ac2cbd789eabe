import { writeSentence } from "#domain/formatting";
import { toMinutes, type UtcMinutes, type ZoneClock } from "#domain/time";
import { applyValidity } from "./availability.ts";
import { toSailingDates } from "./carrier-offer/normalise.ts";
import type { Availability, ListedRate } from "./rate.ts";
import { findGateIn, type SailingDates, type Validity } from "./validity.ts";

interface JudgedOffer {
  readonly availability: Availability;
  readonly validity: Validity;
}

const BOOKABLE: Availability = { kind: "bookable" };

const isJudgedByTime = ({ availability }: JudgedOffer): boolean =>
  availability.kind === "bookable" || availability.isOutsideValidity === true;

const isSame = (one: Availability, other: Availability): boolean =>
  one.kind === "bookable"
    ? other.kind === "bookable"
    : other.kind === "not-bookable" && writeSentence(one.reason) === writeSentence(other.reason);

/** An offer as it can be booked at another moment; the same object where nothing changes. */
export const judgeAgain = <Offer extends JudgedOffer>(
  offer: Offer,
  sailing: SailingDates,
  now: UtcMinutes,
  zones: ZoneClock,
): Offer => {
  if (!isJudgedByTime(offer)) return offer;
  const availability = applyValidity(BOOKABLE, offer.validity, sailing, { now, memo: { zones } });
  return isSame(availability, offer.availability) ? offer : { ...offer, availability };
};

/** Makes the offer with an id not bookable: the server has refused to book it, with a reason. */
export const withdrawOffer = <Offer extends JudgedOffer & { readonly id: string }>(
  offers: readonly Offer[],
  id: string,
  reason: string,
): readonly Offer[] => {
  const availability: Availability = { kind: "not-bookable", reason };
  return offers.map((offer) => (offer.id === id ? { ...offer, availability } : offer));
};

const toDates = (rate: ListedRate): SailingDates =>
  "offer" in rate ? toSailingDates(rate.offer) : { departure: rate.departure, gateIn: findGateIn(rate.cutOffs) };

/** The offers of a list at another moment; the same array where nothing changes. */
export const judgeRatesAgain = (
  rates: readonly ListedRate[],
  now: UtcMinutes,
  zones: ZoneClock,
): readonly ListedRate[] => {
  const judged = rates.map((rate) => judgeAgain(rate, toDates(rate), now, zones));
  return judged.some((rate, index) => rate !== rates[index]) ? judged : rates;
};

const listTurns = ({ validity: { from, till, zone } }: JudgedOffer, zones: ZoneClock): readonly UtcMinutes[] => [
  ...(from === null ? [] : [zones.startOf({ at: from, zone })]),
  ...(till === null ? [] : [zones.endOf({ at: till, zone })]),
];

/* Days begin at a full quarter of an hour in every zone. */
const QUARTER = 15;
const MINUTE_MS = 60_000;

const findNextJudgement = (offers: readonly JudgedOffer[], now: UtcMinutes, zones: ZoneClock): UtcMinutes =>
  offers
    .filter(isJudgedByTime)
    .flatMap((offer) => listTurns(offer, zones))
    .filter((turn) => turn > now)
    .reduce((next, turn) => Math.min(next, turn), (Math.floor(now / QUARTER) + 1) * QUARTER);

/**
 * Milliseconds until offers have to be judged again: when a validity begins or ends, at the latest with the next quarter of an
 * hour. `now` is in milliseconds since 1970.
 */
export const toJudgementDelay = (offers: readonly JudgedOffer[], now: number, zones: ZoneClock): number =>
  findNextJudgement(offers, toMinutes(now), zones) * MINUTE_MS - now;
