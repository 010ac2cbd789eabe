import type { FclSearch } from "#domain/search";
import type { Quotation } from "#domain/bookings";
import type { CutOff } from "#domain/rates";
import type { Instant } from "#domain/time";

/** The signed-in shipper; email and phone are null when the account has none (shown as 'Email not available', 'Phone not available'). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The two values that together mean 'signed in'. */
export interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

/** A cut-off of a running booking; times are local to the place. */
export interface NextCutOff extends CutOff {
  readonly quotationId: string;
  readonly bookingId: string | null;
  readonly place: string | null;
  /** It has passed, and the vessel has not sailed yet. */
  readonly isOverdue: boolean;
}

/** A search as the shipper made it, to be made again. Its departure date may have passed since. */
export interface LastSearch {
  readonly searchedAt: Instant;
  readonly search: FclSearch;
}

/** The signed-in home: what runs, what is due next, what was searched; all three are empty for a new account. */
export interface Dashboard {
  readonly runningBookings: readonly Quotation[];
  readonly nextCutOffs: readonly NextCutOff[];
  readonly lastSearches: readonly LastSearch[];
}
