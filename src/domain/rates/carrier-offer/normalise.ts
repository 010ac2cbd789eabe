import { toConfirmation } from "../confirmation.ts";
import { NO_FLAGS, markItem, markRest, markUnknownEnd, type ItemFlags } from "#domain/charges";
import { DEFAULT_CURRENCY } from "#domain/money";
import type { CarrierOffer } from "./offer.ts";
import {
  type RateContext,
  type CostItemAmounts,
  type Rate,
  type LiveRate,
  type ListedRate,
  type RateTerms,
  DEFAULT_SUPPORT,
} from "../rate.ts";
import { type CostItemSums, createCostItemSums } from "../cost-items.ts";
import { getCalculations, getOrCalculate } from "../memo.ts";
import { createAccumulator, type PriceAccumulator, toPrice, addAmount } from "../price.ts";
import { type ChargeVisitor, FREIGHT_IN_ALL_IN, visitCharges } from "./visit-charges.ts";
import { type CalendarDate, toDate } from "#domain/time";
import { toShownTerms } from "../display-terms.ts";
import { toCommitment, offerAvailability, toOfferLimits, applyLoad, applyValidity } from "../availability.ts";
import { toCutOffs, firstSeaDeparture, toCharges, toRouteLegs, toQuotedContainers, toOfferDetails } from "./terms.ts";
import { toChangeFees } from "./change-fees.ts";
import { toFreeTime } from "./free-time.ts";
import { readForeignDate, readForeignDay } from "../foreign-date.ts";
import { findApiIssues, applyIssues } from "../issues.ts";
import { toTransitTime } from "../route-facts.ts";
import { findGateIn, readValidityBasis, readValidityEnd, type SailingDates, type Validity } from "../validity.ts";

interface Totals {
  readonly accumulator: PriceAccumulator;
  readonly sums: CostItemSums;
  flags: ItemFlags;
  hasOtherUnpriced: boolean;
}

const ADDER: ChargeVisitor<Totals> = {
  priced: (totals, charge, { costItem, unknownEnd, isRest }, { quantity }, currency, minor, conversion) => {
    totals.flags = markRest(markUnknownEnd(markItem(totals.flags, costItem, "priced"), unknownEnd, "priced"), isRest);
    const converted =
      conversion === null ? null : { currency: conversion.currency, minor: conversion.minor * quantity };
    const isBasic = costItem === "ocean-freight" && charge !== FREIGHT_IN_ALL_IN;
    const sum = addAmount(totals.accumulator, currency, minor * quantity, isBasic, converted);
    if (costItem !== "unclassified") totals.sums[costItem] += sum;
  },
  included: (totals, _, { costItem, unknownEnd }) => {
    totals.flags = markUnknownEnd(markItem(totals.flags, costItem, "included"), unknownEnd, "included");
  },
  unpriced: (totals, _, { costItem, isRest }) => {
    totals.flags = markRest(markItem(totals.flags, costItem, "unpriced"), isRest);
    totals.accumulator.unpricedCount += 1;
    if (costItem === "unclassified") totals.hasOtherUnpriced = true;
  },
};

/** The price of an offer for the whole load, and what it states of each cost item, without writing its lines. */
export const totalCarrierOffer = (
  offer: CarrierOffer,
  context: RateContext,
): Pick<Rate, "price" | "coverage"> & { readonly costItems: CostItemAmounts } => {
  const { createConverter, toCoverage } = getCalculations(context);
  const accumulator = createAccumulator(createConverter(context.exchange, context.currency ?? DEFAULT_CURRENCY));
  const totals: Totals = { accumulator, sums: createCostItemSums(), flags: NO_FLAGS, hasOtherUnpriced: false };
  visitCharges(offer, context, ADDER, totals);
  return {
    price: toPrice(accumulator),
    coverage: toCoverage(totals.flags),
    costItems: { amounts: totals.sums, hasOtherUnpriced: totals.hasOtherUnpriced },
  };
};

const readDay = (text: string | null): CalendarDate | null => {
  const moment = readForeignDate(text);
  return moment === null ? null : toDate(moment);
};

/** From when and till when an offer holds; a carrier that does not say otherwise means the day of booking. */
export const readOfferValidity = ({
  validityFrom,
  validityTo,
  validFor,
  validityZone,
  displayTerms,
}: CarrierOffer): Validity => ({
  basis: readValidityBasis(validFor) ?? "booking",
  from: readDay(validityFrom),
  till: readValidityEnd(validityTo),
  zone: validityZone,
  ...(displayTerms?.hidesValidity === true ? { isHidden: true } : {}),
});

const findStart = ({ departureDate, legs }: CarrierOffer): LiveRate["departure"] =>
  readForeignDay(departureDate) ?? readForeignDay(legs[0]?.departureDate ?? null);

/** The vessel's from the port of loading; the start of the transport where no sea leg states it. */
const findDeparture = (offer: CarrierOffer): LiveRate["departure"] => firstSeaDeparture(offer) ?? findStart(offer);

const toProvenance = ({ askedAt, askedSource }: CarrierOffer): LiveRate["provenance"] => ({
  kind: "live",
  askedAt,
  ...(askedSource === undefined ? {} : { source: askedSource }),
});

/** The dates of an offer that its validity is compared with. */
export const toSailingDates = (offer: CarrierOffer): SailingDates => ({
  departure: findDeparture(offer),
  gateIn: findGateIn(toCutOffs(offer)),
});

/* Most offers are valid by the day of booking: the dates of their legs need not be read. */
const NO_SAILING: SailingDates = { departure: null, gateIn: null };

const findArrival = ({ arrivalDate, legs }: CarrierOffer): LiveRate["arrival"] =>
  readForeignDay(arrivalDate) ?? readForeignDay(legs.at(-1)?.arrivalDate ?? null);

const toCarrier = ({ providerName, logo, displayTerms }: CarrierOffer): LiveRate["carrier"] => {
  const product = displayTerms?.productName ?? null;
  return product === null ? { name: providerName, logo } : { name: product, line: providerName, logo };
};

/**
 * A live carrier's offer (SpotOn v2) as a list compares it: the whole load priced (Σ container × quantity + Σ bill of lading
 * once) and its cost items settled, times local, words in place of an offer number and past validity as 'not bookable'.
 */
export const toListedRate = (offer: CarrierOffer, context: RateContext): LiveRate => {
  const departure = findDeparture(offer);
  const arrival = findArrival(offer);
  const validity = readOfferValidity(offer);
  const { price, coverage, costItems } = totalCarrierOffer(offer, context);
  const sailing = validity.basis === "booking" ? NO_SAILING : toSailingDates(offer);
  const sold = offerAvailability(offer, context);
  const issues = findApiIssues(offer, { price, departure, arrival }, context);
  const carried = applyLoad(applyIssues(sold, issues), coverage, context.load, toOfferLimits(offer));
  return {
    id: offer.offerId,
    source: "api",
    carrier: toCarrier(offer),
    ...toShownTerms(offer),
    commitment: toCommitment(offer.rateType),
    availability: applyValidity(carried, validity, sailing, context),
    issues,
    provenance: toProvenance(offer),
    validity,
    departure,
    arrival,
    loadingZone: offer.loadingZone,
    ...(offer.arrivalZone === undefined ? {} : { arrivalZone: offer.arrivalZone }),
    transit: toTransitTime(offer.transitTime, findStart(offer), arrival),
    price,
    coverage,
    offer,
    context,
    costItems,
  };
};

/** The same offer as a comparable rate with all its terms: legs, charge lines, cut-offs, tons as kilograms. */
export const normaliseCarrierOffer = (offer: CarrierOffer, context: RateContext): Rate =>
  readTerms(toListedRate(offer, context));

const listRemarks = ({ comment }: CarrierOffer): readonly string[] =>
  comment === null || comment === "" ? [] : [comment];

const toTerms = (offer: CarrierOffer, context: RateContext): RateTerms => ({
  legs: toRouteLegs(offer),
  cutOffs: toCutOffs(offer),
  load: { mode: "fcl", containers: toQuotedContainers(offer, context.load) },
  charges: toCharges(offer, context),
  freeTime: toFreeTime(offer),
  fees: toChangeFees(offer.potentialFees),
  support: offer.supportContact ?? DEFAULT_SUPPORT,
  remarks: listRemarks(offer),
  details: toOfferDetails(offer),
  ...toConfirmation(offer),
});

/** A live offer with its terms, read from its offer. */
const readTerms = ({ offer, context, ...headline }: LiveRate): Rate => ({
  ...headline,
  ...toTerms(offer, context),
});

/**
 * An offer of a list with all its terms. A live offer's terms are read when they are needed, because a list of thousands
 * shows a few at a time; its charge lines add up to its price. With a memo, the same offer gives the same object.
 */
export const expandRate = (rate: ListedRate): Rate =>
  "offer" in rate ? getOrCalculate(rate.context.memo?.expanded, rate, readTerms) : rate;
