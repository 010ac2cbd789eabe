import { moveText } from "../../../domain/tracking/move-words.ts";
import { readTrackingEvent, SILENT_EVENT } from "../../../domain/tracking/reported.ts";
import type { TrackingEvent } from "../../../wire/schema.d.ts";

/** The event code, whichever of the three kinds it is. */
export const codeOfEvent = (event: TrackingEvent): string | null =>
  event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? null;

/** What happened, in plain words. */
export const labelOf = (event: TrackingEvent): string => moveText(readTrackingEvent(event).unwrapOr(SILENT_EVENT));
