/** A margin rule or a floor. It is never changed, so that an earlier price can be explained: it is removed, and another one added. */
export interface MarginEntryTable {
  /** As its owner names it (M-02, F-01); never used twice. */
  readonly id: string;
  readonly kind: "rule" | "floor";
  /** JSON of a MarginRule or a MarginFloor. */
  readonly definition: string;
  readonly addedAt: number;
  /** Null while it counts. */
  readonly removedAt: number | null;
}

/** What a booking was bought and is sold for; none for bookings whose buying prices are unknown. */
export interface BookingMarginsTable {
  readonly quotation: string;
  /** JSON of StoredMargins. */
  readonly margins: string;
}

/** What an offer of a quote was bought and is sold for; none where its buying prices are unknown. */
export interface QuoteMarginsTable {
  readonly quote: string;
  readonly position: number;
  /** JSON of StoredMargins. */
  readonly margins: string;
}

/** What the offer of a request for a change was bought and is sold for; none where its buying prices are unknown. */
export interface AmendmentMarginsTable {
  readonly amendment: string;
  /** JSON of StoredMargins. */
  readonly margins: string;
}
