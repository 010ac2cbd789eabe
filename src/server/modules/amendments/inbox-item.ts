import { isWaitingForDesk } from "#domain/amendments";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { closeItem, closeItemsOfBooking, openItem } from "../inbox/index.ts";
import { readFee } from "./presenter.ts";
import type { BookingAmendmentTable } from "./tables.ts";

/**
 * A request waits in the inbox while the desk has to answer it; belongs in the transaction of its change. A fee that was
 * declined before waits no more: another change or fee is what became of it.
 */
export const trackAmendment = async (
  db: Executor,
  { id: booking, accountId: customerId, bookingId, quotationId }: StoredBooking,
  { id, kind, state }: BookingAmendmentTable,
  now: number,
): Promise<void> => {
  await closeItemsOfBooking(db, booking, now, "fee-declined");
  const item = { kind: kind === "cancellation" ? "cancellation" : "change", subject: id } as const;
  if (!isWaitingForDesk({ state })) return closeItem(db, item, now);
  await openItem(db, { ...item, booking, customerId, title: { number: bookingId ?? quotationId, change: kind } }, now);
};

/** The shipper has not agreed to a fee: that waits until the desk has taken note of it, or goes on with another change. */
export const trackDeclinedFee = async (
  db: Executor,
  { id: booking, accountId: customerId, bookingId, quotationId }: StoredBooking,
  { id: subject, kind: change, proposedFee }: BookingAmendmentTable,
  now: number,
): Promise<void> => {
  const { minor: fee = null, currency = null } = readFee(proposedFee) ?? {};
  const title = { number: bookingId ?? quotationId, change, fee, currency };
  await openItem(db, { kind: "fee-declined", subject, booking, customerId, title }, now);
};
