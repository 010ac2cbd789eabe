import type { Coordinates } from "#domain/places";
import type { CutOff } from "#domain/rates";

/** A tracking event as the source reports it (DCSA Track & Trace 2.2), texts unchanged; null where not stated. */
export interface TrackingEvent {
  /** A later event with the same id corrects the earlier one. */
  readonly id: string | null;
  /** Local to the place, with its offset from UTC where it is known. */
  readonly at: string | null;
  /** ACT actual, EST estimated, PLN planned. */
  readonly classifier: string | null;
  /** TRANSPORT, EQUIPMENT or SHIPMENT. */
  readonly eventType: string | null;
  /** The transport, equipment or shipment event code (ARRI, LOAD, CONF, …). */
  readonly code: string | null;
  /** Of a shipment event: which document (BKG, TRD, …). */
  readonly documentType: string | null;
  /** VESSEL, RAIL, TRUCK or BARGE. */
  readonly mode: string | null;
  /** EMPTY or LADEN. */
  readonly emptyIndicator: string | null;
  readonly facilityType: string | null;
  readonly facilityName: string | null;
  /** Container number (ISO 6346). */
  readonly equipment: string | null;
  readonly vesselName: string | null;
  readonly vesselImo: string | null;
  readonly voyage: string | null;
  readonly voyageLink: string | null;
  readonly locationName: string | null;
  readonly address: string | null;
  /** UN/LOCODE. */
  readonly locationCode: string | null;
  readonly coordinates: Coordinates | null;
  /** IANA name. */
  readonly timeZone: string | null;
  /** The source's own label of the move. */
  readonly label: string | null;
  /** When the source reported it (DCSA eventCreatedDateTime, RFC 3339). */
  readonly reportedAt: string | null;
  readonly isRetracted: boolean;
  readonly remark: string | null;
  /** Of a vessel departure: the cut-offs of that sailing, local to the port; absent where not stated. */
  readonly cutOffs?: readonly CutOff[];
}

/** A place of the route; `role` is POO, POL, POD or FPD (DCSA: PRE and PDE are read too, TSP is a transhipment). */
export interface TrackingStop {
  readonly role: string;
  readonly name: string;
  readonly country: string | null;
  readonly code: string | null;
  readonly coordinates: Coordinates | null;
  readonly timeZone: string | null;
}

/** The sea route between two stops, by UN/LOCODE. */
export interface TrackingLane {
  readonly from: string;
  readonly to: string;
  readonly path: readonly Coordinates[];
}

/** The answer of a tracking source. */
export interface TrackingReport {
  readonly stops: readonly TrackingStop[];
  readonly lanes: readonly TrackingLane[];
  readonly events: readonly TrackingEvent[];
  /** When the carrier last sent data (RFC 3339); null where not stated. */
  readonly lastUpdatedAt: string | null;
}

/** An event without any data. */
export const EMPTY_EVENT: TrackingEvent = {
  id: null,
  at: null,
  classifier: null,
  eventType: null,
  code: null,
  documentType: null,
  mode: null,
  emptyIndicator: null,
  facilityType: null,
  facilityName: null,
  equipment: null,
  vesselName: null,
  vesselImo: null,
  voyage: null,
  voyageLink: null,
  locationName: null,
  address: null,
  locationCode: null,
  coordinates: null,
  timeZone: null,
  label: null,
  reportedAt: null,
  isRetracted: false,
  remark: null,
};
