import { isWaitingForDesk } from "#domain/amendments";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { closeItem, openItem } from "../inbox/index.ts";
import type { BookingAmendmentTable } from "./tables.ts";

/** A request waits in the inbox while the desk has to answer it; belongs in the transaction of its change. */
export const trackAmendment = async (
  db: Executor,
  { id: booking, accountId: customerId, bookingId, quotationId }: StoredBooking,
  { id, kind, state }: BookingAmendmentTable,
  now: number,
): Promise<void> => {
  const item = { kind: kind === "cancellation" ? "cancellation" : "change", subject: id } as const;
  if (!isWaitingForDesk({ state })) return closeItem(db, item, now);
  await openItem(db, { ...item, booking, customerId, title: { number: bookingId ?? quotationId, change: kind } }, now);
};
