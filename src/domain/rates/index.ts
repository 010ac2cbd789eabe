export type { ApiLeg, ApiOffer, ApiPlace, ApiSurcharge } from "./api-offer.ts";
export { apiTotals } from "./api-totals.ts";
export {
  NO_FREIGHT_PRICE,
  TOO_HEAVY,
  containerLimits,
  findLoadRefusal,
  findOfferRefusal,
  isKnownStatus,
  offerLimits,
  sheetAvailability,
} from "./availability.ts";
export {
  type OfferTotal,
  type ShownTotal,
  type TotalBasis,
  type TotalScope,
  type TotalView,
  comparedTotal,
  completeTotals,
  isEstimated,
  shownTotal,
} from "./complete-total.ts";
export type { RateContext } from "./context.ts";
export { type CostPart, type CostPartState, costParts } from "./cost-parts.ts";
export { coverageText, findCoverage } from "./coverage.ts";
export {
  type Contact,
  detailsTitle,
  freeTimeCounting,
  freeTimeTable,
  loadAndPayment,
  rateContacts,
  requestedWeights,
} from "./details.ts";
export type { OpenPart } from "./estimate.ts";
export {
  type Facet,
  type FilterOptions,
  type RateFacets,
  type StripDay,
  TRANSHIPMENT_LIMITS,
  type ValueFacet,
  filterOptions,
  priceStrip,
  rateFacets,
} from "./facets.ts";
export {
  type FilterScope,
  NO_FILTERS,
  type RateFilters,
  type RateTypeFilter,
  type ValueFilter,
  countFilters,
  filterRates,
  toggleValue,
} from "./filter.ts";
export { FLAG_LABELS, type RateFlag, rateFlags } from "./flags.ts";
export { readForeignDate, readForeignDay } from "./foreign-date.ts";
export { findPriceIssue, issueWarnings, withIssues } from "./issues.ts";
export { listApiOffer, normaliseApiOffer, offerSailing, offerValidity } from "./normalise-api-offer.ts";
export { normaliseSheetOffer, sheetSailing, sheetValidity } from "./normalise-sheet-offer.ts";
export { priceOfPercent } from "./percent-charge.ts";
export { priceOf } from "./price.ts";
export type {
  Availability,
  BookedSailing,
  BookingStatus,
  Commitment,
  CutOff,
  CutOffCode,
  HaulageQuote,
  LegMode,
  ListedRate,
  LiveRate,
  Provenance,
  QuotedContainer,
  Rate,
  RateDetail,
  RateHeadline,
  RateIssue,
  RateList,
  RatePrice,
  RouteLeg,
  RoutePoint,
  SourceAnswer,
  TransitTime,
} from "./rate.ts";
export { readCarrierOffer } from "./read-carrier-offer.ts";
export { routeFacts } from "./route-facts.ts";
export { type SailingGroup, groupSailings, sailingDate, sailingRhythm, sailsOn } from "./sailing-groups.ts";
export { bookingsByOffer, findSailing } from "./sailing.ts";
export { readChargeName } from "./sheet-charge-name.ts";
export { sheetCharges } from "./sheet-charges.ts";
export { maxNetWeightKg } from "./sheet-fields.ts";
export { type SheetOffer, readSheetOffer } from "./sheet-offer.ts";
export { RATE_ORDERS, type RateGap, type RateOrder, sortRates } from "./sort.ts";
export { type TimelineEntry, rateTimeline } from "./timeline.ts";
export {
  estimateSourceText,
  estimateTitle,
  gapExplanation,
  gapTitle,
  notInPrice,
  partLabel,
  partText,
  withoutText,
} from "./total-texts.ts";
export { transitText, transitTimeOf } from "./transit.ts";
export {
  type SailingDates,
  VALIDITY_BASES,
  type Validity,
  type ValidityBasis,
  coversSailing,
  findValidityProblem,
  readValidityBasis,
  readValidityEnd,
  validityText,
} from "./validity.ts";
export { wholeRate } from "./whole-rate.ts";
