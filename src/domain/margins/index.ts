export {
  applyMargins,
  type BuyingLine,
  findBookingFee,
  type MarginRefusal,
  type SellingLine,
} from "./apply.ts";
export { isSoldAtCost, listAudienceCustomers, type MarginCustomer } from "./at-cost.ts";
export { type MarginDraft, type MarginField, type ReadMargin, readLaneEnd, readMarginDraft } from "./draft.ts";
export { readLastDay } from "./end.ts";
export { type ExplainedMargin, explainMargin, type UnusedReason, UNUSED_REASONS } from "./explain.ts";
export { BOOKING_FEE, type ChargeMargin, matchChargeMargins } from "./charge-margins.ts";
export { findHighestFloor, type HighestFloor, type MarginTotals, totalMargins } from "./floors.ts";
export { type ChargeSubject, type CountedBy, isConflict, matchesOffer } from "./narrowness.ts";
export { type OfferMarginLine, type OfferMargins, type StoredMargins, toOfferMargins } from "./offer-margins.ts";
export { type MarginPrice, type MarginTable, narrowMargins, priceWithMargins } from "./price.ts";
export { findLoss, findShortfall, overrideFloor, toStatedMargins } from "./stated-price.ts";
export {
  type Customers,
  type FloorAmount,
  type LaneEnd,
  type LanePlaces,
  type Margin,
  MARGIN_KINDS,
  type MarginFloor,
  type MarginKind,
  type MarginRounding,
  type MarginRule,
  type MarginScope,
  type MarginSubject,
  PRICE_SIDES,
  type PriceSide,
  toMarginKind,
} from "./rule.ts";
export { findMarginState, findNextName, type MarginState, sortByNarrowness } from "./table.ts";
export { formatShare } from "./share.ts";
export { toShareLine } from "./share-line.ts";
export { createMarginRates } from "./rates.ts";
