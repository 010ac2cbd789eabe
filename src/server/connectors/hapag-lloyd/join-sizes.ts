import type { CarrierEquipmentPrice, CarrierSurcharge, QuotedCarrierOffer } from "#domain/rates";
import type { QuotedOffer, RateRequest, RequestedContainers } from "#server/rate-sources/rate-source.ts";
import { UNSTATED_OFFER } from "../kit/unstated.ts";
import { toHaulageMode } from "./price-request.ts";
import type { SizeAnswer, SizeOffer } from "./read-answer.ts";
import { NOT_TOGETHER, sayReason } from "./reasons.ts";

/** A size of the load with what was answered for it on one sailing. */
interface SizeOnSailing {
  readonly container: RequestedContainers;
  readonly offer: SizeOffer;
}

const PRODUCTS: ReadonlyMap<string, string> = new Map([
  ["QUICK_QUOTES", "Quick Quotes"],
  ["QUICK_QUOTES_SPOT", "Quick Quotes Spot"],
]);

const toPrice = ({ container, offer: { rates } }: SizeOnSailing): readonly CarrierEquipmentPrice[] => {
  if (rates === null) return [];
  const { currency, basicOceanFreightRate, surcharges } = rates;
  return [{ equipment: container.equipment, currency, allInRate: null, basicOceanFreightRate, surcharges }];
};

/* Each size's answer has the charges of the one bill of lading. */
const joinBillCharges = (sizes: readonly SizeOnSailing[]): readonly CarrierSurcharge[] => [
  ...new Map(
    sizes
      .flatMap(({ offer: { rates } }) => rates?.billOfLadingSurcharges ?? [])
      .map((charge) => [JSON.stringify(charge), charge] as const),
  ).values(),
];

/* Each size has an offer of its own. */
const joinIds = (sizes: readonly SizeOnSailing[]): Pick<QuotedCarrierOffer, "carrierOfferId"> => {
  const ids = [...new Set(sizes.flatMap(({ offer: { offerId } }) => offerId ?? []))];
  return ids.length === 0 ? {} : { carrierOfferId: ids.join(", ") };
};

const sayMoreFreeDays = ({ moreFreeDays }: SizeOffer): readonly string[] =>
  moreFreeDays === null ? [] : [`More free time can be ordered: ${moreFreeDays} days.`];

const toQuoted = (
  name: string,
  { origin, destination }: RateRequest,
  sizes: readonly SizeOnSailing[],
  sailing: SizeOffer,
  notes: readonly string[],
): QuotedCarrierOffer => {
  const comment = [...notes, ...sayMoreFreeDays(sailing)].join(" ");
  return {
    ...UNSTATED_OFFER,
    ...joinIds(sizes),
    providerName: name,
    rateType: PRODUCTS.get(sailing.product) ?? sailing.product,
    validityZone: sailing.validTo?.endsWith("Z") === true ? "UTC" : null,
    departureDate: sailing.departure,
    arrivalDate: sailing.arrival,
    transitTime: sailing.transitDays,
    validityTo: sailing.validTo,
    validFor: "booking",
    exportHaulageMode: toHaulageMode(origin),
    importHaulageMode: toHaulageMode(destination),
    legs: sailing.legs,
    equipments: sizes.map(({ container: { equipment, quantity }, offer: { rates } }) => ({
      equipment,
      quantity,
      maxNetWeightTons: null,
      isAvailable: rates !== null,
    })),
    equipmentPrices: sizes.flatMap(toPrice),
    billOfLadingSurcharges: joinBillCharges(sizes),
    comment: comment === "" ? null : comment,
  };
};

/** What a load is offered, or why it is not. */
export interface JoinedAnswers {
  readonly offers: readonly QuotedOffer[];
  /** Why there is no offer, as sentences for the shipper, each once. */
  readonly sentences: readonly string[];
}

const toOffer = (
  name: string,
  request: RateRequest,
  sizes: readonly SizeOnSailing[],
  notes: readonly string[],
): readonly QuotedOffer[] => {
  const [first] = sizes;
  const reason = sizes.find(({ offer }) => offer.reason !== null)?.offer.reason ?? null;
  if (first === undefined) return [];
  const refusal = reason === null ? null : sayReason(reason);
  return [{ kind: "api", refusal, offer: toQuoted(name, request, sizes, first.offer, notes) }];
};

/**
 * Makes one offer of the answers for the sizes of a load, in its order: for each product and sailing on which all sizes are
 * offered. Those on which one of them has no price are shown and cannot be booked; if no sailing has a price of all sizes,
 * there is no offer.
 */
export const joinSizes = (
  name: string,
  request: RateRequest,
  answers: readonly SizeAnswer[],
  notes: readonly string[],
): JoinedAnswers => {
  const [first, ...others] = answers;
  const together = (first?.offers ?? []).flatMap(({ key }) => {
    const offers = answers.map((answer) => answer.offers.find((offer) => offer.key === key));
    return offers.every((offer) => offer !== undefined) ? [offers] : [];
  });
  const offers = together.flatMap((sizes) =>
    toOffer(
      name,
      request,
      request.containers.flatMap((container, at) => {
        const offer = sizes[at];
        return offer === undefined ? [] : [{ container, offer }];
      }),
      notes,
    ),
  );
  if (offers.some(({ refusal }) => refusal === null)) return { offers, sentences: [] };
  const reasons = answers.flatMap(({ reason, offers: each }) => [reason, ...each.map((offer) => offer.reason)]);
  const stated = reasons.flatMap((reason) => (reason === null ? [] : [sayReason(reason)]));
  const isOffered = answers.some((answer) => answer.offers.length > 0);
  const sentences = stated.length === 0 && isOffered && others.length > 0 ? [NOT_TOGETHER] : stated;
  return { offers: [], sentences: [...new Set(sentences)] };
};
