export {
  NO_FREIGHT_PRICE,
  TOO_HEAVY,
  applyValidity,
  findLoadRefusal,
  findOfferRefusal,
  isKnownStatus,
  sheetAvailability,
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
export { type SaleRefusal, sellCarrierOffer, type SoldOffer } from "./carrier-offer/sell.ts";
export { findBookingCutOff, toBookingValidity } from "./booking-end.ts";
export { judgeAgain, judgeRatesAgain, toJudgementDelay, withdrawOffer } from "./judge-again.ts";
export { type DisplayTerms, listDisplayTerms, type ShownOnTerms, toShownTerms } from "./display-terms.ts";
export { type StatedConfirmation, toConfirmation } from "./confirmation.ts";
export { toChangeFees } from "./carrier-offer/change-fees.ts";
export { POTENTIAL_FEES_LABEL } from "./carrier-offer/terms.ts";
export type {
  CarrierAllocation,
  CarrierConversion,
  CarrierEquipment,
  CarrierEquipmentPrice,
  CarrierDailyRate,
  CarrierFee,
  CarrierFreeTime,
  CarrierLeg,
  CarrierOffer,
  CarrierPlace,
  CarrierSurcharge,
  Cooling,
  QuotedCarrierOffer,
} from "./carrier-offer/offer.ts";
export {
  type OfferTotal,
  type ShownTotal,
  type TotalBasis,
  type TotalView,
  calculateTotals,
  getComparedTotal,
  getShownTotal,
  getSoldTotal,
  isEstimated,
} from "./complete-total.ts";
export type { Estimate, OpenPart } from "./estimate.ts";
export type { TotalScope } from "./open-parts.ts";
export {
  type Facet,
  type FilterOptions,
  type RateFacets,
  TRANSHIPMENT_LIMITS,
  type ValueFacet,
  countFacets,
  listFilterOptions,
} from "./facets.ts";
export { type StripDay, toPriceStrip } from "./price-strip.ts";
export {
  createFilterScope,
  type FilterScope,
  NO_FILTERS,
  type RateFilters,
  type RateTypeFilter,
  type ValueFilter,
  countFilters,
  filterRates,
  toggleValue,
} from "./filter.ts";
export {
  describeDailyRates,
  formatDailyRates,
  formatFreeTimeCounting,
  findImportFreeTime,
  formatImportFreeTime,
  type ImportFreeTime,
  toFreeTimeTable,
  withoutDailyRates,
} from "./free-time.ts";
export { type RateFlag, flagRates } from "./flags.ts";
export {
  findHighestLimit,
  findLoadOffer,
  isCarriedByNone,
  listLighterLoads,
  type LoadOffer,
} from "./heavy-load.ts";
export { readForeignDate, readForeignDay } from "./foreign-date.ts";
export { applyIssues, findPriceIssue, listIssueWarnings } from "./issues.ts";
export {
  CUT_OFF_NAMES,
  LEG_MODE_LABELS,
  RATE_TYPE_LABELS,
  formatByMode,
  formatCutOffLabel,
  formatHaulageMode,
} from "./labels.ts";
export { createRateMemo } from "./memo.ts";
export { sumPrice } from "./price.ts";
export type {
  BookedSailing,
  BookingStatus,
  GrowingRateList,
  HaulageQuote,
  ListContinuation,
  RateList,
  SourceAnswer,
  SourceProgress,
  SourceState,
} from "./rate-list.ts";
export { type Customer, isSameAudience, isVisibleTo, type SheetAudience } from "./rate-sheet/audience.ts";
export {
  countsByShipment,
  findShareBases,
  findShareText,
  readChargeName,
  toPercentPrice,
  toSheetCharges,
} from "./rate-sheet/charges.ts";
export {
  FREE_TIME_COLUMNS,
  readSheetFreeTime,
  readTermAmount,
  type SheetFreeTime,
  splitTerms,
} from "./rate-sheet/free-time.ts";
export { FEE_COLUMNS, readSheetFees, toSheetFees } from "./rate-sheet/change-fees.ts";
export {
  type CarrierSchedule,
  toScheduledLegs,
  CUT_OFF_COLUMNS,
  type QuotedSheetLine,
  type SheetLine,
  maxNetWeightKg,
} from "./rate-sheet/line.ts";
export { normaliseSheetLine, readSheetValidity, toSheetSailingDates } from "./rate-sheet/normalise.ts";
export type {
  Availability,
  ChangeFee,
  Commitment,
  CutOff,
  CutOffCode,
  DailyRate,
  FreeTime,
  LegMode,
  ListedRate,
  LiveRate,
  OfferSource,
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
  ScheduleOrigin,
  TransitTime,
} from "./rate.ts";
export {
  findPassedCutOff,
  formatTransit,
  getRouteFacts,
  TRANSHIPMENT_COLUMNS,
  toTransitTime,
} from "./route-facts.ts";
export { CUT_OFF_CODES, DEFAULT_SUPPORT } from "./rate.ts";
export { findHandover, formatHandover, HANDOVER_LABELS, type Handover } from "./handover.ts";
export {
  type SailingGroup,
  findSailing,
  findSailingRhythm,
  groupSailings,
  isSailingOn,
  isSameSailing,
  matchBookings,
} from "./sailings.ts";
export { RATE_ORDERS, type RateGap, type RateOrder, sortRates } from "./sort.ts";
export {
  type SailingDates,
  VALIDITY_BASES,
  type Validity,
  type ValidityBasis,
  coversSailing,
  describeLimit,
  findValidityProblem,
  findBookingLimit,
  formatStatedValidity,
  formatValidity,
  hasEnded,
  readValidityBasis,
  readValidityEnd,
} from "./validity.ts";
export type { ChargeChange, ChargeDifference } from "./sheet-comparison/compare-charges.ts";
export {
  type ChangeCounts,
  compareSheets,
  countChanges,
  type PriceChange,
  type PriceDifference,
} from "./sheet-comparison/compare-sheets.ts";
export type { ComparedDays } from "./sheet-comparison/pair-prices.ts";
export {
  createPriceReader,
  type SheetCharge,
  type SheetPrice,
  type StatedCell,
  type StatedLine,
} from "./sheet-comparison/sheet-price.ts";
export { findWholePrice } from "./whole-price.ts";
export {
  type CellCorrection,
  type ColumnDecision,
  EMPTY_READING,
  FIRST_SETTINGS,
  type ImportSettings,
  type RateImportState,
  type SheetReading,
  type SheetRow,
} from "./rate-sheet/reading.ts";
export {
  answerQuestion,
  type CountedQuestion,
  countQuestions,
  findAnswer,
  isSameQuestion,
  LEFT_OUT,
  type QuestionPlace,
  type QuestionTopic,
  type SheetQuestion,
} from "./rate-sheet/questions.ts";
export {
  REMARK_UNITS,
  readRemarkMeaning,
  type RemarkMeaning,
  type RemarkUnit,
  writeRemarkMeaning,
} from "./rate-sheet/remark-meaning.ts";
