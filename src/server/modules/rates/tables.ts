/** All offers of one answered search, exactly as they were quoted: `offers` is their list, compressed (zstd). */
export interface QuotedSearchTable {
  readonly id: string;
  readonly accountId: string;
  readonly quotedAt: number;
  /** From then on nothing of it can be booked, and it may be deleted. */
  readonly expiresAt: number;
  /** JSON: the load that was asked for and the rates of exchange that were answered with it. */
  readonly context: string;
  readonly offers: Uint8Array;
}

/** An offer that its carrier took back after quoting it. */
export interface WithdrawnOfferTable {
  readonly offerId: string;
  readonly reason: string;
  readonly withdrawnAt: number;
}

/** A search that a shipper made, once for each lane and load; `search` is the JSON text of the request. */
export interface LastSearchTable {
  readonly accountId: string;
  readonly searchKey: string;
  readonly searchedAt: number;
  readonly search: string;
}

/** A stated table of exchange rates; `quotes` is a JSON list of {currency, unitsPerBase}. */
export interface ExchangeTable {
  readonly id: string;
  readonly base: string;
  readonly date: string;
  readonly source: string;
  readonly markUpPercent: string;
  readonly quotes: string;
}
