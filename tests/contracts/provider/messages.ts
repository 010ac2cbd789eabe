import { type Actor } from "./bookings.ts";
import { addBooking } from "./documents.ts";
import type { ProviderContext } from "./provider-context.ts";

/** A booking with one message of the desk. */
export const addDeskMessage = async (
  context: ProviderContext,
  actor: Actor,
  { booking, text }: { readonly booking: string; readonly text: string },
): Promise<void> => {
  await addBooking(context, actor, booking);
  await context.database.db
    .insertInto("bookingMessage")
    .values({
      id: "desk-message",
      quotation: booking,
      key: "desk-message",
      writtenBy: "desk",
      author: "nobody",
      text,
      writtenAt: context.overrides.now,
      readAt: null,
    })
    .execute();
};
