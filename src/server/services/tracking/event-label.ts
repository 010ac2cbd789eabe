import type { ReportedEvent } from "../../../domain/tracking/reported.ts";
import { moveText } from "../../../domain/tracking/move-words.ts";
import type { TrackingEvent } from "../../../wire/schema.d.ts";

/** The event code, whichever of the three kinds it is. */
export const codeOfEvent = (event: TrackingEvent): string | null =>
  event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? null;

/** An event of the API as the domain reads it. */
export const toReportedEvent = (event: TrackingEvent): ReportedEvent => ({
  id: event.eventId ?? null,
  at: event.eventDateTime ?? null,
  classifier: event.eventClassifierCode ?? null,
  eventType: event.eventType ?? null,
  code: codeOfEvent(event),
  documentType: event.documentTypeCode ?? null,
  mode: event.modeOfTransport ?? null,
  emptyIndicator: event.emptyIndicatorCode ?? null,
  facilityType: event.facilityTypeCode ?? null,
  facilityName: event.facilityName ?? null,
  equipment: event.equipmentReference ?? null,
  vesselName: event.vesselName ?? null,
  vesselImo: event.vesselIMONumber ?? null,
  voyage: event.voyageReference ?? null,
  voyageLink: event.voyageDetailsLink ?? null,
  locationName: event.locationName ?? null,
  address: event.address ?? null,
  locationCode: event.unLocationCode ?? null,
  coordinates: event.coordinates ?? null,
  timeZone: event.timeZone ?? null,
  label: event.internalEventLabel ?? null,
  toldAt: event.eventCreatedDateTime ?? null,
  isRetracted: event.isRetracted ?? false,
  remark: event.changeRemark ?? null,
});

/** What happened, in plain words. */
export const labelOf = (event: TrackingEvent): string => moveText(toReportedEvent(event));
