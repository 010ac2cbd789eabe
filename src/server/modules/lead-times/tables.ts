/** The lead times of a shipper for an origin. */
export interface LeadTimesTable {
  readonly accountId: string;
  /** UN/LOCODE. */
  readonly origin: string;
  /** JSON: the LeadTimes; null after they were deleted. */
  readonly hours: string;
  /** Rises with every change. */
  readonly version: number;
}
