/** Years for which bookings and their documents are kept after an account is deleted (Companies Act 2013 of India, section 128). */
export const BOOKINGS_KEPT_YEARS = 8;

/** What decides whether an account may be deleted. */
interface DeletionFacts {
  readonly isRequested: boolean;
  /** Bookings that neither carrier nor desk has confirmed or cancelled. */
  readonly bookingsInProcess: number;
  /** Confirmed bookings whose vessel has not arrived. */
  readonly bookingsUnderWay: number;
  /** Requests to change or cancel bookings that are not decided. */
  readonly openRequests: number;
  /** The company has other people and needs this account: it is its first one, or the last admin. */
  readonly isNeededByColleagues: boolean;
}

export type DeletionObstacle =
  | "not-requested"
  | "bookings-in-process"
  | "cargo-under-way"
  | "open-requests"
  | "colleagues";

/** Why an account cannot be deleted; null if it can. Only its owner's request deletes it, and nothing may wait for an answer. */
export const findDeletionObstacle = ({
  isRequested,
  bookingsInProcess,
  bookingsUnderWay,
  openRequests,
  isNeededByColleagues,
}: DeletionFacts): DeletionObstacle | null => {
  if (!isRequested) return "not-requested";
  if (bookingsInProcess > 0) return "bookings-in-process";
  if (bookingsUnderWay > 0) return "cargo-under-way";
  if (openRequests > 0) return "open-requests";
  return isNeededByColleagues ? "colleagues" : null;
};
