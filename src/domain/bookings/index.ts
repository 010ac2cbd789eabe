export { type BookableOffer, offerLoadText } from "./bookable-offer.ts";
export {
  type DeparturePeriod,
  EMPTY_LIST_QUERY,
  MAX_SEARCH_LENGTH,
  type PageState,
  QUOTATION_PAGE_SIZE,
  type QuotationListQuery,
  type QuotationSort,
  departureDays,
  isNarrowed,
  pageStateOf,
  readListQuery,
  skipOf,
  writeListQuery,
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
  quotationStatusOf,
  referenceProblem,
  validityText,
} from "./quotation.ts";
export {
  type ShipmentProgress,
  shipmentLoadText,
  shipmentName,
  shipmentProgress,
  stageText,
  vesselText,
} from "./shipment.ts";
