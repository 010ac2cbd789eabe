import type { IdsPort } from "#ports/clock.ts";

/**
 * Idempotency keys, one per confirmation. An attempt whose outcome is open keeps its key, so that Book Now on the same
 * offer after Close cannot become a second booking.
 */
export interface BookingKeys {
  readonly take: (rateId: string) => string;
  readonly settle: (rateId: string) => void;
}

/** Keeps the keys of open attempts as long as the portal's page lives. */
export const bookingKeys = (ids: IdsPort): BookingKeys => {
  const open = new Map<string, string>();
  return {
    take: (rateId) => {
      const key = open.get(rateId) ?? ids.next();
      open.set(rateId, key);
      return key;
    },
    settle: (rateId) => {
      open.delete(rateId);
    },
  };
};
