import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { saveLeadTimes } from "#server/modules/lead-times/store.ts";
import { addNotification } from "#server/modules/notifications/notification-store.ts";
import type { ProviderContext } from "./provider-context.ts";

/** Lead times of the only shipper. */
export const saveOrigin = async ({ database: { db } }: ProviderContext, origin: string): Promise<void> => {
  const { id } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  await saveLeadTimes(db, id, origin, STANDARD_LEAD_TIMES);
};

/** The history of a booking begins with its confirmation. */
export const recordConfirmation = async (
  { database: { db }, overrides: { now } }: ProviderContext,
  quotation: { readonly id: string; readonly accountId: string },
  bookingId: string,
): Promise<void> => {
  await addNotification(db, {
    id: `confirmed ${quotation.id}`,
    accountId: quotation.accountId,
    quotation: quotation.id,
    key: `confirmed|${bookingId}`,
    kind: "booking-confirmed",
    topic: "bookings",
    title: `Booking confirmed: ${bookingId}`,
    detail: null,
    happenedAt: now,
    recordedAt: now,
    readAt: now,
    sentences: null,
    isListed: 1,
  });
};
