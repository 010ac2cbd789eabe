/** The row that a process holds while it counts a call of a carrier. */
export interface CarrierQuotaTable {
  readonly quota: string;
  readonly takenAt: number;
}

/** A call that counts for a quota. */
export interface CarrierCallTable {
  readonly quota: string;
  readonly calledAt: number;
}
