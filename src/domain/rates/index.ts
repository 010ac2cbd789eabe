export {
  findLoadRefusal,
  findOfferRefusal,
  isKnownStatus,
  NO_FREIGHT_PRICE,
  sheetAvailability,
  TOO_HEAVY,
  toContainerLimits,
  toOfferLimits,
} from "./availability.ts";
export {
  expandRate,
  normaliseCarrierOffer,
  readOfferValidity,
  toListedRate,
  toSailingDates,
  totalCarrierOffer,
} from "./carrier-offer/normalise.ts";
export type {
  CarrierAllocation,
  CarrierEquipment,
  CarrierEquipmentPrice,
  CarrierFreeTime,
  CarrierLeg,
  CarrierOffer,
  CarrierPlace,
  CarrierSurcharge,
} from "./carrier-offer/offer.ts";
export {
  calculateTotals,
  getComparedTotal,
  getShownTotal,
  isEstimated,
  type OfferTotal,
  type ShownTotal,
  type TotalBasis,
  type TotalView,
} from "./complete-total.ts";
export type { Estimate, OpenPart } from "./estimate.ts";
export {
  countFacets,
  type Facet,
  type FilterOptions,
  listFilterOptions,
  type RateFacets,
  type StripDay,
  TRANSHIPMENT_LIMITS,
  toPriceStrip,
  type ValueFacet,
} from "./facets.ts";
export {
  countFilters,
  createFilterScope,
  type FilterScope,
  filterRates,
  NO_FILTERS,
  type RateFilters,
  type RateTypeFilter,
  toggleValue,
  type ValueFilter,
} from "./filter.ts";
export { flagRates, type RateFlag } from "./flags.ts";
export { readForeignDate, readForeignDay } from "./foreign-date.ts";
export { formatFreeTimeCounting, formatImportFreeTime, toFreeTimeTable } from "./free-time.ts";
export { applyIssues, findPriceIssue, listIssueWarnings } from "./issues.ts";
export { createRateMemo } from "./memo.ts";
export type { TotalScope } from "./open-parts.ts";
export { sumPrice } from "./price.ts";
export type {
  Availability,
  Commitment,
  CutOff,
  CutOffCode,
  FreeTime,
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
  RatePrice,
  RouteLeg,
  RoutePoint,
  TransitTime,
} from "./rate.ts";
export type { BookedSailing, BookingStatus, HaulageQuote, RateList, SourceAnswer } from "./rate-list.ts";
export { readChargeName, toPercentPrice, toSheetCharges } from "./rate-sheet/charges.ts";
export { maxNetWeightKg, type SheetLine } from "./rate-sheet/line.ts";
export { normaliseSheetLine, readSheetValidity, toSheetSailingDates } from "./rate-sheet/normalise.ts";
export { formatTransit, getRouteFacts, toTransitTime } from "./route-facts.ts";
export {
  findSailing,
  findSailingRhythm,
  getSailingDate,
  groupSailings,
  isSailingOn,
  matchBookings,
  type SailingGroup,
} from "./sailings.ts";
export { RATE_ORDERS, type RateGap, type RateOrder, sortRates } from "./sort.ts";
export {
  coversSailing,
  findValidityProblem,
  formatValidity,
  readValidityBasis,
  readValidityEnd,
  type SailingDates,
  VALIDITY_BASES,
  type Validity,
  type ValidityBasis,
} from "./validity.ts";
