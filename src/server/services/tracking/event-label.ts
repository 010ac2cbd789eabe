import { readTrackingEvent } from "#api/readers/tracking-event.ts";
import { moveLabel, EMPTY_EVENT } from "#domain/tracking";
import type { TrackingEvent } from "#api/schema.d.ts";

/** The event code, whichever of the three kinds it is. */
export const codeOfEvent = (event: TrackingEvent): string | null =>
  event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? null;

/** What happened, in plain words. */
export const labelOf = (event: TrackingEvent): string => moveLabel(readTrackingEvent(event).unwrapOr(EMPTY_EVENT));
