export {
  applyMargins,
  type BuyingLine,
  findBookingFee,
  type MarginRefusal,
  type SellingLine,
} from "./apply.ts";
export { BOOKING_FEE, type ChargeMargin, matchChargeMargins } from "./charge-margins.ts";
export { findHighestFloor, type HighestFloor, type MarginTotals, totalMargins } from "./floors.ts";
export { type ChargeSubject, type CountedBy, isConflict, matchesOffer } from "./narrowness.ts";
export { type OfferMarginLine, type OfferMargins, type StoredMargins, toOfferMargins } from "./offer-margins.ts";
export { type MarginPrice, type MarginTable, narrowMargins, priceWithMargins } from "./price.ts";
export { findShortfall, overrideFloor, toStatedMargins } from "./stated-price.ts";
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
export { formatShare } from "./share.ts";
export { createMarginRates } from "./rates.ts";
