export { type BookableOffer, offerLoadText } from "./bookable-offer.ts";
export {
  type DeparturePeriod,
  EMPTY_LIST_QUERY,
  MAX_SEARCH_LENGTH,
  type QuotationListQuery,
  type QuotationSort,
  departureDays,
  isNarrowed,
  readListQuery,
  writeListQuery,
} from "./list-query.ts";
export { type PageState, QUOTATION_PAGE_SIZE, pageStateOf, skipOf } from "./paging.ts";
export {
  type BookedShipment,
  type Quotation,
  type QuotationFacets,
  type QuotationFile,
  type QuotationPage,
  type ShipmentEnd,
  type ShipmentMoment,
  type ShipmentStage,
  referenceProblem,
} from "./quotation.ts";
export {
  type ShipmentProgress,
  shipmentLoadText,
  shipmentName,
  shipmentProgress,
  stageText,
  vesselText,
} from "./shipment.ts";
export { STATUS_LABELS, quotationStatusOf } from "./status.ts";
export { validityText } from "./validity.ts";
