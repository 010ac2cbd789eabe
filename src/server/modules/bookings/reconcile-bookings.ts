import { changeCarrierBooking, claimCarrierBooking, findDueBooking } from "./carrier-booking-store.ts";
import { type CarrierBookingDeps, settleCarrierBooking } from "./settle-carrier-booking.ts";
import { readQuotation } from "./store.ts";

const IN_PROCESS = 0;
const AT_ONCE = 4;

/** Makes the next call that is due; false if none is. */
const takeNext = async (deps: CarrierBookingDeps): Promise<boolean> => {
  const { db } = deps.database;
  const now = deps.clock();
  const due = await findDueBooking(db, now);
  if (due === null) return false;
  const booking = await readQuotation(db, due.quotation);
  const mustSend = due.state === "unsent";
  if (mustSend && booking.status !== IN_PROCESS) {
    await changeCarrierBooking(db, due, { state: "closed", dueAt: null });
    return true;
  }
  const claimed = await claimCarrierBooking(db, due, now);
  if (claimed !== null) await settleCarrierBooking(deps, booking, claimed, mustSend);
  return true;
};

/**
 * Asks carriers about bookings whose outcome is not known, and sends those that never reached them, until nothing is due. Of
 * several processes one makes each call.
 */
export const reconcileBookings = async (
  deps: CarrierBookingDeps,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  const work = async (): Promise<void> => {
    while (!isStopping() && (await takeNext(deps)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
