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
  apiTotals,
  listApiOffer,
  normaliseApiOffer,
  offerSailing,
  offerValidity,
  wholeRate,
} from "./carrier-offer/normalise.ts";
export type {
  ApiAllocation,
  ApiEquipmentPrice,
  ApiFreeTime,
  ApiLeg,
  ApiOffer,
  ApiPlace,
  ApiSpotEquipment,
  ApiSurcharge,
} from "./carrier-offer/offer.ts";
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
export { priceOf } from "./price.ts";
export { priceOfPercent, readChargeName, sheetCharges } from "./rate-sheet/charges.ts";
export { type SheetOffer, maxNetWeightKg } from "./rate-sheet/line.ts";
export { normaliseSheetOffer, sheetSailing, sheetValidity } from "./rate-sheet/normalise.ts";
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
  RateContext,
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
export { routeFacts, transitText, transitTimeOf } from "./route-facts.ts";
export {
  type SailingGroup,
  bookingsByOffer,
  findSailing,
  groupSailings,
  sailingDate,
  sailingRhythm,
  sailsOn,
} from "./sailings.ts";
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
