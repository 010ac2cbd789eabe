import { type Change, recordChange } from "#server/modules/audit/index.ts";
import type { Executor } from "#server/schema.ts";
import { readBookingLabels } from "./read-bookings.ts";
import type { StoredBooking } from "./tables.ts";

/** Records a change of a booking, or of what belongs to it: its subject is the number that the booking keeps. */
export const recordBookingChange = (
  db: Executor,
  { quotationId, accountId }: Pick<StoredBooking, "quotationId" | "accountId">,
  change: Omit<Change, "subjectId" | "customerId">,
): Promise<void> => recordChange(db, { ...change, subjectId: quotationId, customerId: accountId });

/** As `recordBookingChange`, for a booking by its id. */
export const recordChangeOfBooking = async (
  db: Executor,
  id: string,
  change: Omit<Change, "subjectId" | "customerId">,
): Promise<void> => {
  const booking = (await readBookingLabels(db, [id])).get(id);
  if (booking !== undefined) await recordBookingChange(db, booking, change);
};
