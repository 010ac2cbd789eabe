import type { IdsPort } from "#ports/browser.ts";

/**
 * Idempotency keys, one per confirmation. An attempt whose outcome is open keeps its key, so that Book Now on the same
 * offer after Close cannot become a second booking.
 */
export interface BookingKeys {
  readonly keyFor: (rateId: string) => string;
  readonly release: (rateId: string) => void;
}

/** Keys of open attempts, kept until the page is left. */
export const createBookingKeys = (ids: IdsPort): BookingKeys => {
  const open = new Map<string, string>();
  return {
    keyFor: (rateId) => {
      const key = open.get(rateId) ?? ids.next();
      open.set(rateId, key);
      return key;
    },
    release: (rateId) => {
      open.delete(rateId);
    },
  };
};
