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

/** A shipment that a carrier is asked about by its references. */
export interface TrackedReferenceTable {
  readonly carrier: string;
  /** The references as a query: `carrierBookingReference=…`. */
  readonly query: string;
  /** Events reported before are known; null before the first answer. */
  readonly since: number | null;
  /** The last report on the pages read so far of an answer that goes on at `nextPage`. */
  readonly newest: number | null;
  readonly nextPage: string | null;
  readonly pages: number;
  readonly dueAt: number;
  /** While a process asks. */
  readonly leasedUntil: number | null;
  /** In a row. */
  readonly failures: number;
  /** When a booking under way last had these references. */
  readonly listedAt: number;
}

/** When a carrier may be called next, by any process. */
export interface TrackingFeedTable {
  readonly carrier: string;
  readonly nextCallAt: number;
  /** In a row; each one lengthens the pause. */
  readonly failures: number;
  /** When the references of its bookings are listed next. */
  readonly nextListingAt: number;
}

/** What a carrier delivered and is not worked off yet, or waits for its bookings. */
export interface TrackingDeliveryTable {
  readonly id: string;
  readonly carrier: string;
  /** Hash of the body: a delivery that is sent again while it waits is one row. */
  readonly digest: string;
  /** As it was sent. */
  readonly body: Uint8Array;
  readonly receivedAt: number;
  readonly attempts: number;
  readonly dueAt: number;
  readonly leasedUntil: number | null;
}

/** What could not be read of a carrier's feed, or was unusual about it. */
export interface TrackingProblemTable {
  readonly carrier: string;
  readonly sentence: string;
  readonly lastAt: number;
}
