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
