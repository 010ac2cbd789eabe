/**
 * Who confirms a booking of an offer. `isConfirmedAtOnce`: at once, or the desk later; left out where that is not stated.
 * `bookingSource`: the rate source that books it with the carrier.
 */
export interface StatedConfirmation {
  readonly isConfirmedAtOnce?: boolean;
  readonly bookingSource?: string;
}

/** Whether a booking is confirmed at once, as one value states it, for another one. */
export const toConfirmation = ({
  isConfirmedAtOnce,
}: StatedConfirmation): Pick<StatedConfirmation, "isConfirmedAtOnce"> =>
  isConfirmedAtOnce === undefined ? {} : { isConfirmedAtOnce };
