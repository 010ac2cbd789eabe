export {
  NO_FREIGHT_PRICE,
  TOO_HEAVY,
  toContainerLimits,
  findLoadRefusal,
  findOfferRefusal,
  isKnownStatus,
  toOfferLimits,
  sheetAvailability,
} from "./availability.ts";
export {
  totalCarrierOffer,
  toListedRate,
  normaliseCarrierOffer,
  toSailingDates,
  readOfferValidity,
  expandRate,
} from "./carrier-offer/normalise.ts";
export type {
  CarrierAllocation,
  CarrierEquipmentPrice,
  CarrierFreeTime,
  CarrierLeg,
  CarrierOffer,
  CarrierPlace,
  CarrierEquipment,
  CarrierSurcharge,
} from "./carrier-offer/offer.ts";
export {
  type OfferTotal,
  type ShownTotal,
  type TotalBasis,
  type TotalScope,
  type TotalView,
  getComparedTotal,
  calculateTotals,
  isEstimated,
  getShownTotal,
} from "./complete-total.ts";
export { type CostPart, type CostPartState, toCostParts } from "./cost-parts.ts";
export { formatCoverage, findCoverage } from "./coverage.ts";
export {
  type Contact,
  formatDetailsTitle,
  formatFreeTimeCounting,
  toFreeTimeTable,
  formatLoadAndPayment,
  listContacts,
  formatRequestedWeights,
} from "./details.ts";
export type { OpenPart } from "./estimate.ts";
export {
  type Facet,
  type FilterOptions,
  type RateFacets,
  type StripDay,
  TRANSHIPMENT_LIMITS,
  type ValueFacet,
  listFilterOptions,
  toPriceStrip,
  countFacets,
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
export { FLAG_LABELS, type RateFlag, flagRates } from "./flags.ts";
export { readForeignDate, readForeignDay } from "./foreign-date.ts";
export { findPriceIssue, listIssueWarnings, applyIssues } from "./issues.ts";
export { sumPrice } from "./price.ts";
export { toPercentPrice, readChargeName, toSheetCharges } from "./rate-sheet/charges.ts";
export { type SheetLine, maxNetWeightKg } from "./rate-sheet/line.ts";
export { normaliseSheetLine, toSheetSailingDates, readSheetValidity } from "./rate-sheet/normalise.ts";
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
export { getRouteFacts, formatTransit, toTransitTime } from "./route-facts.ts";
export {
  type SailingGroup,
  matchBookings,
  findSailing,
  groupSailings,
  getSailingDate,
  findSailingRhythm,
  isSailingOn,
} from "./sailings.ts";
export { RATE_ORDERS, type RateGap, type RateOrder, sortRates } from "./sort.ts";
export { type TimelineEntry, toTimeline } from "./timeline.ts";
export {
  formatEstimateSource,
  formatEstimateTitle,
  explainGap,
  formatGapTitle,
  listNotInPrice,
  formatPartLabel,
  formatPart,
  formatWithout,
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
  formatValidity,
} from "./validity.ts";
