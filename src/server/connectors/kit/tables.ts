/** The row that a process holds while it counts a call of a carrier, and what the carrier has said itself. */
export interface CarrierQuotaTable {
  readonly quota: string;
  readonly takenAt: number;
  /** Until when the carrier takes no calls, as it has said; null: it has said nothing. */
  readonly closedUntil: number | null;
}

/** A call that counts for a quota. */
export interface CarrierCallTable {
  readonly quota: string;
  readonly calledAt: number;
}

/** A source that a person has paused; the row stays, with its revision, after it was resumed. */
export interface SourcePauseTable {
  readonly source: string;
  readonly revision: number;
  /** Null: it is not paused. */
  readonly pausedAt: number | null;
  /** A member of staff, by id. */
  readonly pausedBy: string | null;
  readonly reason: string | null;
  /** Null: until somebody resumes it. */
  readonly until: number | null;
}
