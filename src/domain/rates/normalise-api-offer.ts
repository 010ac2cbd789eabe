import type { Charge } from "../charges/charge.ts";
import { BASIC_FREIGHT_CODE } from "../charges/code-table.ts";
import { slotStates } from "../charges/slots.ts";
import { converterTo } from "../money/convert.ts";
import { DEFAULT_CURRENCY } from "../money/exchange.ts";
import { dateOf } from "../time/calendar.ts";
import { apiCharges } from "./api-charges.ts";
import type { ApiOffer } from "./api-offer.ts";
import { apiCutOffs, apiLegs } from "./api-route.ts";
import { apiContainers, apiDetails, apiFreeTime } from "./api-terms.ts";
import { availabilityOf, commitmentOf } from "./availability.ts";
import type { RateContext } from "./context.ts";
import { DEFAULT_SUPPORT } from "./default-support.ts";
import { readForeignDate, readForeignDay } from "./foreign-date.ts";
import { priceOf } from "./price.ts";
import type { Rate } from "./rate.ts";
import { transitTimeOf } from "./transit.ts";

const dayOf = (text: string | null): string | null => {
  const moment = readForeignDate(text);
  return moment === null ? null : dateOf(moment);
};

const isBasicFreight = (charge: Charge): boolean => charge.code === BASIC_FREIGHT_CODE;

const remarksOf = ({ comment }: ApiOffer): readonly string[] => (comment === null || comment === "" ? [] : [comment]);

/**
 * A live carrier's offer (SpotOn v2) as a comparable rate: the whole load priced (Σ box × quantity + Σ bill of lading
 * once), tons as kilograms, times local, words in place of an offer number and past validity as 'not bookable'.
 */
export const normaliseApiOffer = (offer: ApiOffer, context: RateContext): Rate => {
  const charges = apiCharges(offer, context);
  const legs = apiLegs(offer);
  const departure = readForeignDay(offer.departureDate) ?? legs[0]?.departure ?? null;
  const arrival = readForeignDay(offer.arrivalDate) ?? legs.at(-1)?.arrival ?? null;
  const validity = { from: dayOf(offer.validityFrom), till: dayOf(offer.validityTo) };
  return {
    id: offer.offerId,
    source: "api",
    carrier: { name: offer.providerName, logo: offer.logo },
    commitment: commitmentOf(offer.rateType),
    availability: availabilityOf(offer.offerId, validity.till, context.today),
    provenance: { kind: "live", askedAt: offer.askedAt },
    validity,
    legs,
    departure,
    arrival,
    transit: transitTimeOf(offer.transitTime, departure, arrival),
    cutOffs: apiCutOffs(offer),
    containers: apiContainers(offer),
    charges,
    price: priceOf(charges, converterTo(context.exchange, context.currency ?? DEFAULT_CURRENCY), isBasicFreight),
    slots: slotStates(charges),
    freeTime: apiFreeTime(offer),
    support: offer.supportContact ?? DEFAULT_SUPPORT,
    remarks: remarksOf(offer),
    details: apiDetails(offer),
  };
};
