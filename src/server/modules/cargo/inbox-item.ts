import type { CargoPart } from "#domain/cargo";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { closeItem, openItem, reopenItem } from "../inbox/index.ts";

const toSubject = (booking: string, { subject, container }: CargoPart): string => `${booking} ${subject} ${container}`;

/** A part that was sent waits in the inbox; belongs in the transaction of its sending. */
export const openPart = (
  db: Executor,
  { id: booking, accountId: customerId, bookingId, quotationId }: StoredBooking,
  part: CargoPart,
  now: number,
): Promise<void> => {
  const title = { number: bookingId ?? quotationId, part: part.subject, container: part.container };
  return openItem(db, { kind: "cargo-part", subject: toSubject(booking, part), booking, customerId, title }, now);
};

/** A part was answered. */
export const closePart = (db: Executor, booking: string, part: CargoPart, now: number): Promise<void> =>
  closeItem(db, { kind: "cargo-part", subject: toSubject(booking, part) }, now);

/** The answer to a part was taken back: it waits as before. */
export const reopenPart = (
  db: Executor,
  booking: string,
  part: CargoPart,
  reopening: { readonly answeredAt: number; readonly now: number },
): Promise<void> => reopenItem(db, { kind: "cargo-part", subject: toSubject(booking, part) }, reopening);
