import type { ResultAsync } from "neverthrow";
import type { TrackingQuery } from "../domain/tracking/form.ts";
import type { TrackingReport } from "../domain/tracking/tracking-event.ts";
import type { Failure } from "./failure.ts";

/** Where the shipper's goods are. */
export interface ShipmentsPort {
  /** What was reported of a shipment; null when nothing is known of it yet. */
  readonly track: (query: TrackingQuery, signal: AbortSignal) => ResultAsync<TrackingReport | null, Failure>;
}
