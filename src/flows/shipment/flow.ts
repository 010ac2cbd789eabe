import { okAsync } from "neverthrow";
import { type TrackingQuery, toJourney, type TrackingReport } from "#domain/tracking";
import type { Portal } from "../portal.ts";
import type { ReadJourney } from "./context.ts";
import { shipmentMachine } from "./machine.ts";

interface Asked {
  readonly query: TrackingQuery | null;
}

/** A shipment at this portal; null when the page names none. */
export const shipmentFlow = ({ ask, ports: { clock, shipments } }: Portal, query: TrackingQuery | null) => {
  const readNow = (reported: TrackingReport | null): ReadJourney | null => {
    if (reported === null) return null;
    const readAt = clock.now();
    return { journey: toJourney(reported, readAt), readAt, today: clock.today() };
  };
  const track = ask(({ query: asked }: Asked, signal) =>
    asked === null ? okAsync(null) : shipments.track(asked, signal).map(readNow),
  );
  return { machine: shipmentMachine.provide({ actors: { track } }), input: { query } };
};
