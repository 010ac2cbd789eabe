/** What was heard of a booking on its way. */
export interface ShipmentTable {
  readonly quotation: string;
  /** When its line last told something. */
  readonly lastHeardAt: number;
}

/** An event as it was told: never changed; a correction is another row with the same event id. */
export interface ShipmentEventTable {
  readonly quotation: string;
  /** The hash of what was told: the same told twice is one row. */
  readonly fingerprint: string;
  readonly position: number;
  readonly receivedAt: number;
  /** The file it came in, or `demo`. */
  readonly source: string;
  /** JSON: the TrackingEvent of the wire. */
  readonly event: string;
}
