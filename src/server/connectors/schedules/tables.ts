/** What a carrier answered for a lane, for all processes. */
export interface CarrierScheduleTable {
  readonly source: string;
  /** `INNSA NLRTM DRY`, or REEFER, LCL. */
  readonly lane: string;
  /** Null until the first answer. */
  readonly askedAt: number | null;
  /** JSON: the sailings; null until the first answer. */
  readonly sailings: string | null;
  /** While a process asks the carrier. */
  readonly leasedUntil: number | null;
  /** After a failure, when the carrier may be asked again; 0 after an answer. */
  readonly retryAt: number;
}
