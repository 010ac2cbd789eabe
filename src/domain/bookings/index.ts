export { REJECTION_LABELS, REJECTION_REASONS, type RejectionReason, writeRejection } from "./rejection.ts";
export { describeBookingChange, type RecordedBookingChange } from "./describe-change.ts";
export { type BookableOffer, type OfferTerms } from "./bookable-offer.ts";
export {
  type DeparturePeriod,
  EMPTY_LIST_QUERY,
  MAX_SEARCH_LENGTH,
  type PageState,
  QUOTATION_PAGE_SIZE,
  QUOTATION_SORTS,
  type QuotationListQuery,
  type QuotationSort,
  isListNarrowed,
  toDepartureDays,
  toPageState,
  toSkip,
} from "./list.ts";
export {
  type BookedShipment,
  type Quotation,
  type QuotationFacets,
  type QuotationFile,
  type QuotationPage,
  STATUS_LABELS,
  type ShipmentEnd,
  type ShipmentMoment,
  type ShipmentStage,
  findReferenceProblem,
  formatQuotationValidity,
  toBookingStatus,
} from "./quotation.ts";
export {
  type ShipmentProgress,
  formatShipmentName,
  formatStage,
  formatVessel,
  getDeparturePort,
  toShipmentProgress,
} from "./shipment.ts";
export { type SeenChange, type SeenOffer, findSeenOffer, listSeenChanges, toSeenOffer } from "./seen-offer.ts";
export {
  checkMessage,
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGES,
  MESSAGE_PROBLEM_LABELS,
  type MessageAuthor,
} from "./message.ts";
