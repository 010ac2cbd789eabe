/** Whether a booking is confirmed at once, or is a request; left out where the source does not state it. */
export interface StatedConfirmation {
  readonly isConfirmedAtOnce?: boolean;
}

/** The statement of one value for another one. */
export const toConfirmation = ({ isConfirmedAtOnce }: StatedConfirmation): StatedConfirmation =>
  isConfirmedAtOnce === undefined ? {} : { isConfirmedAtOnce };
