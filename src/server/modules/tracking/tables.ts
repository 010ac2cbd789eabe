/** The tracking state of a booking. */
export interface ShipmentTable {
  readonly quotation: string;
  /** When its shipping line last reported something. */
  readonly lastHeardAt: number;
}

/** A reported event. Never changed: a correction is another row with the same event id. */
export interface ShipmentEventTable {
  readonly quotation: string;
  /** Hash of the event: an event that is reported twice is one row. */
  readonly fingerprint: string;
  readonly position: number;
  readonly receivedAt: number;
  /** The file it came in, or `demo`. */
  readonly source: string;
  /** JSON: the TrackingEvent of the API. */
  readonly event: string;
}

/** What events of a booking named, by which later events find it. */
export interface ShipmentReferenceTable {
  readonly kind: "transport-document" | "container";
  readonly value: string;
  readonly quotation: string;
}
