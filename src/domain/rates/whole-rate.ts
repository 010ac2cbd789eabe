import { apiCharges } from "./api-charges.ts";
import type { ApiOffer } from "./api-offer.ts";
import { apiCutOffs, apiLegs } from "./api-route.ts";
import { apiContainers, apiDetails, apiFreeTime } from "./api-terms.ts";
import type { RateContext } from "./context.ts";
import { DEFAULT_SUPPORT } from "./default-support.ts";
import type { ListedRate, LiveRate, Rate, RateTerms } from "./rate.ts";

const remarksOf = ({ comment }: ApiOffer): readonly string[] => (comment === null || comment === "" ? [] : [comment]);

const termsOf = (offer: ApiOffer, context: RateContext): RateTerms => ({
  legs: apiLegs(offer),
  cutOffs: apiCutOffs(offer),
  containers: apiContainers(offer, context.load),
  charges: apiCharges(offer, context),
  freeTime: apiFreeTime(offer),
  support: offer.supportContact ?? DEFAULT_SUPPORT,
  remarks: remarksOf(offer),
  details: apiDetails(offer),
});

/** A live offer with its terms, read anew. */
export const withTerms = ({ offer, context, ...headline }: LiveRate): Rate => ({
  ...headline,
  ...termsOf(offer, context),
});

const remembered = new WeakMap<LiveRate, Rate>();

/**
 * An offer of a list with everything it says. A live offer's terms are read when they are asked for, because a list of
 * thousands shows a few at a time; the same offer gives the same rate, and its charge lines add up to its price.
 */
export const wholeRate = (rate: ListedRate): Rate => {
  if (!("offer" in rate)) return rate;
  const known = remembered.get(rate);
  if (known !== undefined) return known;
  const whole = withTerms(rate);
  remembered.set(rate, whole);
  return whole;
};
