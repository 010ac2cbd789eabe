import { type TrackingQuery, type Journey, toJourney, type TrackingReport } from "#domain/tracking";
import type { Instant, TimeZone } from "#domain/time";
import { errAsync, okAsync } from "neverthrow";
import { isNotFound } from "./kit/failure.ts";
import { createQueryPage, type PageSnapshot, type PageView, pageView } from "./kit/page.ts";
import type { FlowServices } from "./kit/request.ts";

/** A journey as of `readAt`. */
export interface TrackedJourney {
  readonly journey: Journey;
  readonly readAt: Instant;
  /** The reader's. */
  readonly zone: TimeZone;
}

interface Shipment {
  /** Null also if the shipment is unknown. */
  readonly read: TrackedJourney | null;
}

/** The shipment of the URL, null for none. Unknown bookings and those of other accounts count as not found, not as failures. */
export const shipmentFlow = (
  { requestActor, ports: { clock, tracking } }: FlowServices<"clock" | "tracking">,
  first: TrackingQuery | null,
) => {
  const readNow = (reported: TrackingReport | null): Shipment => {
    if (reported === null) return { read: null };
    const readAt = clock.now();
    return { read: { journey: toJourney(reported, readAt), readAt, zone: clock.timeZone() } };
  };
  return createQueryPage<Shipment, never, TrackingQuery | null>({
    id: "shipment",
    requestActor,
    query: first,
    clears: true,
    load: (query, signal) =>
      query === null
        ? okAsync({ read: null })
        : tracking
            .track(query, signal)
            .map(readNow)
            .orElse((failure) => (isNotFound(failure) ? okAsync({ read: null }) : errAsync(failure))),
  });
};

export type ShipmentView =
  | { readonly kind: "unnamed" }
  /** Unknown, of another account, or without route and moves. */
  | { readonly kind: "nothing"; readonly query: TrackingQuery }
  | PageView<{ readonly query: TrackingQuery; readonly read: TrackedJourney }>;

export const shipmentView = (snapshot: PageSnapshot<Shipment, never, TrackingQuery | null>): ShipmentView => {
  const { query } = snapshot.context;
  if (query === null) return { kind: "unnamed" };
  const view = pageView(snapshot, (shipment) => shipment);
  if (view.kind !== "shown") return view;
  const { read } = view;
  const isEmpty = read === null || read.journey.stops.length + read.journey.rows.length === 0;
  return isEmpty ? { kind: "nothing", query } : { kind: "shown", query, read };
};
