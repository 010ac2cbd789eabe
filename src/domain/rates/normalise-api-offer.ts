import { type CalendarDate, dateOf } from "#domain/time";
import type { ApiOffer } from "./api-offer.ts";
import { apiTotals } from "./api-totals.ts";
import { commitmentOf, offerAvailability, offerLimits, withLoad } from "./availability.ts";
import type { RateContext } from "./context.ts";
import { apiCutOffs, firstSeaDeparture } from "./api-route.ts";
import { readForeignDate, readForeignDay } from "./foreign-date.ts";
import { findApiIssues, withIssues } from "./issues.ts";
import type { LiveRate, Rate } from "./rate.ts";
import { transitTimeOf } from "./transit.ts";
import { findGateIn, readValidityBasis, readValidityEnd, type SailingDates, type Validity } from "./validity.ts";
import { withTerms } from "./whole-rate.ts";

const dayOf = (text: string | null): CalendarDate | null => {
  const moment = readForeignDate(text);
  return moment === null ? null : dateOf(moment);
};

/** From when and till when an offer holds; a carrier that does not say otherwise means the day of booking. */
export const offerValidity = ({ validityFrom, validityTo, validFor }: ApiOffer): Validity => ({
  basis: readValidityBasis(validFor) ?? "booking",
  from: dayOf(validityFrom),
  till: readValidityEnd(validityTo),
});

const departureOf = ({ departureDate, legs }: ApiOffer): LiveRate["departure"] =>
  readForeignDay(departureDate) ?? readForeignDay(legs[0]?.departureDate ?? null);

/** The dates of an offer that its validity is compared with. */
export const offerSailing = (offer: ApiOffer): SailingDates => ({
  departure: firstSeaDeparture(offer) ?? departureOf(offer),
  gateIn: findGateIn(apiCutOffs(offer)),
});

/* Most offers are valid by the day of booking: the dates of their legs need not be read. */
const NO_SAILING: SailingDates = { departure: null, gateIn: null };

const arrivalOf = ({ arrivalDate, legs }: ApiOffer): LiveRate["arrival"] =>
  readForeignDay(arrivalDate) ?? readForeignDay(legs.at(-1)?.arrivalDate ?? null);

/**
 * A live carrier's offer (SpotOn v2) as a list compares it: the whole load priced (Σ box × quantity + Σ bill of lading
 * once) and its cost slots settled, times local, words in place of an offer number and past validity as 'not bookable'.
 */
export const listApiOffer = (offer: ApiOffer, context: RateContext): LiveRate => {
  const departure = departureOf(offer);
  const arrival = arrivalOf(offer);
  const validity = offerValidity(offer);
  const { price, slots, costItems } = apiTotals(offer, context);
  const sailing = validity.basis === "booking" ? NO_SAILING : offerSailing(offer);
  const sold = offerAvailability(offer, validity, sailing, context);
  const issues = findApiIssues(offer, { price, departure, arrival }, context);
  return {
    id: offer.offerId,
    source: "api",
    carrier: { name: offer.providerName, logo: offer.logo },
    commitment: commitmentOf(offer.rateType),
    availability: withLoad(withIssues(sold, issues), slots, context.load, offerLimits(offer)),
    issues,
    provenance: { kind: "live", askedAt: offer.askedAt },
    validity,
    departure,
    arrival,
    transit: transitTimeOf(offer.transitTime, departure, arrival),
    price,
    slots,
    offer,
    context,
    costItems,
  };
};

/** The same offer as a comparable rate with everything it says: legs, charge lines, cut-offs, tons as kilograms. */
export const normaliseApiOffer = (offer: ApiOffer, context: RateContext): Rate =>
  withTerms(listApiOffer(offer, context));
