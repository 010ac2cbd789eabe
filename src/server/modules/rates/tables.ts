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
  /** OfferMargins of each offer, in the form of `offers` (`{}` where unknown), for staff alone; null where none is known. */
  readonly margins?: Uint8Array | null | undefined;
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

/** A search whose answer grows, as far as it is. */
export interface GrowingSearchTable {
  readonly id: string;
  readonly accountId: string;
  /** The process that asks its sources; null if that process has ended before they had answered. */
  readonly owner: string | null;
  readonly startedAt: number;
  readonly savedAt: number;
  readonly position: number;
  readonly isComplete: number;
  /** JSON: a GrowingState. */
  readonly state: string;
  /** JSON: the rates of exchange that are answered with it. */
  readonly exchange: string | null;
  /** 1: another process was asked to stop it. */
  readonly isStopWanted: number;
  /** A source that another process was requested to ask again. */
  readonly wantedSource: string | null;
}
