import { formatChangeFees } from "#domain/amendments";
import { STANDARD_FORMATS, type TextFormats } from "#domain/formatting";
import { describeSharedCharge } from "#domain/links";
import { formatMoney, type Money, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import { formatHandover, formatImportFreeTime, formatTransit } from "#domain/rates";
import { type DateFormat, formatDate, toDate, toTime } from "#domain/time";
import type { QuoteOffer } from "./quote.ts";

/** Something that differs between the stored and the fresh offer; null where one of them does not have it. */
export interface OfferChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const formatMoment = (moment: string | null, dates: DateFormat): string | null => {
  if (moment === null) return null;
  const time = toTime(moment);
  return time === null ? formatDate(moment, dates) : `${formatDate(moment, dates)}, ${time}`;
};

/** The total of an offer: converted, or per currency where a rate of exchange is missing. */
export const formatQuoteTotal = (
  { total, perCurrency }: QuoteOffer["price"],
  numbers: NumberFormat = STANDARD_NUMBERS,
): string =>
  total === null
    ? perCurrency.map((amount: Money) => formatMoney(amount, numbers)).join(" + ")
    : formatMoney(total, numbers);

/** What changes and cancellations may cost, in one line; null where the source does not state it. */
export const formatOfferFees = (
  { fees, feeNames }: Pick<QuoteOffer, "fees" | "feeNames">,
  numbers: NumberFormat = STANDARD_NUMBERS,
): string | null => formatChangeFees(fees, numbers) ?? feeNames;

/* Two charges may have the same name and basis. */
const nameCharges = ({ price }: QuoteOffer, numbers: NumberFormat): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  return new Map(
    price.charges.map((charge) => {
      const { name, basis, amount } = describeSharedCharge(charge, numbers);
      const base = `${name}, ${basis}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return [count === 1 ? base : `${base} (${count})`, amount] as const;
    }),
  );
};

const listFacts = (
  offer: QuoteOffer,
  { dates, numbers }: TextFormats,
): readonly (readonly [name: string, value: string | null])[] => [
  ["Vessel", offer.vessel],
  ["Voyage", offer.voyage],
  ["Port of loading", offer.portOfLoading],
  ["Departure", formatMoment(offer.departure, dates)],
  ["Pick-up or gate-in", offer.handover === null ? null : formatHandover(offer.handover, dates)],
  ["Arrival", formatMoment(offer.arrival, dates)],
  ["Transit time", formatTransit(offer.transit)],
  ["Free time", formatImportFreeTime(offer.freeTime)],
  ["Fees", formatOfferFees(offer, numbers)],
];

const toMap = (offer: QuoteOffer, formats: TextFormats): ReadonlyMap<string, string | null> =>
  new Map([
    ...nameCharges(offer, formats.numbers),
    ["Total", formatQuoteTotal(offer.price, formats.numbers)],
    ...listFacts(offer, formats),
  ]);

/**
 * What changed between an offer as stored and as it is now: charges first, then the total, then the sailing. Next departures
 * pass and are not compared.
 */
export const compareOffers = (
  stored: QuoteOffer,
  fresh: QuoteOffer,
  formats: TextFormats = STANDARD_FORMATS,
): readonly OfferChange[] => {
  const [before, after] = [toMap(stored, formats), toMap(fresh, formats)];
  const added = [...after.keys()].filter((name) => !before.has(name));
  return [...added, ...before.keys()].flatMap((name) => {
    const change = { name, before: before.get(name) ?? null, after: after.get(name) ?? null };
    return change.before === change.after ? [] : [change];
  });
};

const isSamePlace = (one: QuoteOffer["from"], other: QuoteOffer["from"]): boolean =>
  one.code === null || other.code === null ? one.name === other.name : one.code === other.code;

const isSameSailing = (one: QuoteOffer, other: QuoteOffer): boolean => {
  if (one.vessel !== null && other.vessel !== null && one.voyage !== null && other.voyage !== null)
    return one.vessel === other.vessel && one.voyage === other.voyage;
  return (
    (one.departure === null ? null : toDate(one.departure)) ===
    (other.departure === null ? null : toDate(other.departure))
  );
};

/**
 * The stored offer among fresh ones: the same carrier, ends and sailing (vessel and voyage, or the day of departure where
 * they are not stated); of several one of the same kind of rate first, then the one that differs least. Null if the carrier
 * no longer offers it.
 */
export const findSameOffer = <Listed extends { readonly offer: QuoteOffer }>(
  stored: QuoteOffer,
  fresh: readonly Listed[],
): Listed | null => {
  const same = fresh.filter(
    ({ offer }) =>
      offer.carrier === stored.carrier &&
      isSamePlace(offer.from, stored.from) &&
      isSamePlace(offer.to, stored.to) &&
      isSameSailing(offer, stored),
  );
  const isOtherKind = ({ offer }: Listed): number => Number(offer.commitment !== stored.commitment);
  const countChanges = ({ offer }: Listed): number => compareOffers(stored, offer).length;
  const [nearest = null] = same.toSorted(
    (one, other) => isOtherKind(one) - isOtherKind(other) || countChanges(one) - countChanges(other),
  );
  return nearest;
};
