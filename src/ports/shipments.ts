import type { ResultAsync } from "neverthrow";
import type { TrackingQuery, TrackingReport } from "#domain/tracking";
import type { Failure } from "./failure.ts";

/** Where the shipper's goods are. */
export interface ShipmentsPort {
  /** What was reported of a shipment; null when nothing is known of it yet. */
  readonly track: (query: TrackingQuery, signal: AbortSignal) => ResultAsync<TrackingReport | null, Failure>;
}
