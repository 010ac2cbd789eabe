import type { TrackingQuery } from "#domain/tracking";

/** What can happen while a shipment is tracked. */
export type ShipmentEvent =
  /** The page stands for this shipment; null for none. The same one again changes nothing. */
  | { readonly type: "shipment.named"; readonly query: TrackingQuery | null }
  /** Ask again: after a failure, or for news. */
  | { readonly type: "shipment.askedAgain" };
