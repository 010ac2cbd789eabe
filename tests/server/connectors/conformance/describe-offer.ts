import { type CarrierSurcharge, listDisplayTerms, type QuotedCarrierOffer, readOfferValidity } from "#domain/rates";
import { findEnd, toInstant } from "#server/platform/time.ts";

/** An offer in words, each value as its carrier states it. */
export interface DescribedOffer {
  /** What shippers read in the place of the carrier. */
  readonly name: string;
  /** Local times of the places. */
  readonly departure: string | null;
  readonly arrival: string | null;
  /** `INNSA to NLRTM: COSCO ANDES 041W` */
  readonly legs: readonly string[];
  /** The moment at UTC until which it can be booked; null: not stated. `departure until …` where it is of another basis. */
  readonly until: string | null;
  /** The charges of one container by its size, the freight first: `USD 750 freight`, `4 % Peak season`, `USD 15 Security, included`. */
  readonly prices: Readonly<Record<string, readonly string[]>>;
  readonly billOfLading: readonly string[];
  /** `I DET 20GP: 5 days` */
  readonly freeTime: readonly string[];
  /** What has to be shown beside the price: `Terms: https://…`. */
  readonly terms: readonly string[];
}

const sayCharge = ({ name, amount, currency, percent, isIncluded, comment }: CarrierSurcharge): string => {
  const price = [currency, amount].filter((part) => part !== null).join(" ");
  const stated = percent === null ? price : `${percent} %`;
  return `${[stated, name].filter((part) => part !== "").join(" ")}${isIncluded ? ", included" : ""}${comment === null ? "" : `: ${comment}`}`;
};

const sayUntil = (offer: QuotedCarrierOffer): string | null => {
  const { basis, till, zone } = readOfferValidity({ ...offer, offerId: "offer-1", askedAt: null });
  if (till === null) return null;
  const moment = toInstant(findEnd({ at: till, zone }));
  return basis === "booking" ? moment : `${basis ?? "no basis"} until ${moment}`;
};

/** An offer of a connector, as the server has read it. */
export const describeOffer = (offer: QuotedCarrierOffer): DescribedOffer => ({
  name: offer.displayTerms?.productName ?? offer.providerName,
  departure: offer.departureDate,
  arrival: offer.arrivalDate,
  legs: offer.legs.map(
    ({ from, to, vesselName, voyageReference }) => `${from.code} to ${to.code}: ${vesselName} ${voyageReference}`,
  ),
  until: sayUntil(offer),
  prices: Object.fromEntries(
    offer.equipmentPrices.map(({ equipment, currency, basicOceanFreightRate, surcharges }) => [
      equipment ?? "",
      [`${currency} ${basicOceanFreightRate} freight`, ...surcharges.map(sayCharge)],
    ]),
  ),
  billOfLading: offer.billOfLadingSurcharges.map(sayCharge),
  freeTime: offer.freeTime.map(
    ({ movement, tariff, equipment, days }) => `${movement} ${tariff} ${equipment ?? "all sizes"}: ${days} days`,
  ),
  terms: listDisplayTerms(offer),
});
