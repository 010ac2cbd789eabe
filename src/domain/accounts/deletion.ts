/** Years for which bookings and their documents are kept after an account is deleted (Companies Act 2013 of India, section 128). */
export const BOOKINGS_KEPT_YEARS = 8;

/** What decides whether an account may be deleted. */
export interface DeletionFacts {
  readonly isRequested: boolean;
  /** Bookings that neither carrier nor desk has confirmed or cancelled. */
  readonly bookingsInProcess: number;
}

export type DeletionObstacle = "not-requested" | "bookings-in-process";

/** Why an account cannot be deleted; null if it can. Only its owner's request deletes it, and no booking may be open. */
export const findDeletionObstacle = ({ isRequested, bookingsInProcess }: DeletionFacts): DeletionObstacle | null => {
  if (!isRequested) return "not-requested";
  return bookingsInProcess > 0 ? "bookings-in-process" : null;
};
