import { BASIC_FREIGHT_CODE, NO_NOTES, notedStates, noteSlot, type SlotNotes } from "#domain/charges";
import { converterTo, DEFAULT_CURRENCY } from "#domain/money";
import type { ApiOffer } from "./offer.ts";
import {
  type RateContext,
  type CostItems,
  type Rate,
  type LiveRate,
  type ListedRate,
  type RateTerms,
  DEFAULT_SUPPORT,
} from "../rate.ts";
import { type CostItemSums, noSums } from "../cost-items.ts";
import { noTallies, type Tallies, talliedPrice, tallyAmount } from "../price.ts";
import { type ChargeListener, tellCharges } from "./visit-charges.ts";
import { type CalendarDate, dateOf } from "#domain/time";
import { commitmentOf, offerAvailability, offerLimits, withLoad } from "../availability.ts";
import { apiCutOffs, firstSeaDeparture, apiCharges, apiLegs, apiContainers, apiDetails, apiFreeTime } from "./terms.ts";
import { readForeignDate, readForeignDay } from "../foreign-date.ts";
import { findApiIssues, withIssues } from "../issues.ts";
import { transitTimeOf } from "../route-facts.ts";
import { findGateIn, readValidityBasis, readValidityEnd, type SailingDates, type Validity } from "../validity.ts";

interface Totals {
  readonly tallies: Tallies;
  readonly sums: CostItemSums;
  slots: SlotNotes;
  hasOtherUnpriced: boolean;
}

const ADDER: ChargeListener<Totals> = {
  priced: (totals, { code }, { slot }, { quantity }, currency, minor, conversion) => {
    totals.slots = noteSlot(totals.slots, slot, "priced");
    const converted =
      conversion === null ? null : { currency: conversion.currency, minor: conversion.minor * quantity };
    const isBasic = code === BASIC_FREIGHT_CODE;
    const sum = tallyAmount(totals.tallies, currency, minor * quantity, isBasic, converted);
    if (slot !== "unclassified") totals.sums[slot] += sum;
  },
  included: (totals, _, { slot }) => {
    totals.slots = noteSlot(totals.slots, slot, "included");
  },
  unpriced: (totals, _, { slot }) => {
    totals.slots = noteSlot(totals.slots, slot, "unpriced");
    totals.tallies.unpricedCount += 1;
    if (slot === "unclassified") totals.hasOtherUnpriced = true;
  },
};

/** The price of an offer for the whole load, and what it states of each cost item, without writing its lines. */
export const apiTotals = (
  offer: ApiOffer,
  context: RateContext,
): Pick<Rate, "price" | "slots"> & { readonly costItems: CostItems } => {
  const tallies = noTallies(converterTo(context.exchange, context.currency ?? DEFAULT_CURRENCY));
  const totals: Totals = { tallies, sums: noSums(), slots: NO_NOTES, hasOtherUnpriced: false };
  tellCharges(offer, context, ADDER, totals);
  return {
    price: talliedPrice(tallies),
    slots: notedStates(totals.slots),
    costItems: { amounts: totals.sums, hasOtherUnpriced: totals.hasOtherUnpriced },
  };
};

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
const withTerms = ({ offer, context, ...headline }: LiveRate): Rate => ({
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
