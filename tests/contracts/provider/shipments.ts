import { addEvents } from "#server/modules/tracking/store.ts";
import type { ProviderStates, TrackedBooking } from "../states.ts";
import { type Actor, another, bookSeveral } from "./bookings.ts";
import type { ProviderContext } from "./provider-context.ts";

/** A booking with this number, made a moment ago. Returns its `_id`. */
export const bookNumbered = async (
  context: ProviderContext,
  actor: Actor,
  { bookingId, providerName, ...ports }: TrackedBooking,
): Promise<string> => {
  const { db } = context.database;
  await bookSeveral(context, actor, 1, { ...ports, equipment: "20GP" }, providerName);
  const { id } = await db.selectFrom("quotation").select("id").orderBy("quotationId", "desc").executeTakeFirstOrThrow();
  await db.updateTable("quotation").set({ bookingId }).where("id", "=", id).execute();
  return id;
};

export const reportEvents = async (
  context: ProviderContext,
  actor: Actor,
  { events, ...booking }: ProviderStates["a shipment has events"],
): Promise<void> => {
  const quotation = await bookNumbered(context, actor, booking);
  const { database, overrides } = context;
  /* An event that is reported on a later day of the clock is received then. */
  const reported = events.map(({ eventCreatedDateTime }) => Date.parse(eventCreatedDateTime ?? "") || 0);
  await addEvents(
    database.db,
    events.map((event) => ({ quotation, event })),
    { at: Math.max(overrides.now, ...reported), source: "contract" },
  );
};

/** A booking whose offer names no port. */
export const bookWithoutRoute = async (
  context: ProviderContext,
  actor: Actor,
  booking: TrackedBooking,
): Promise<void> => {
  const id = await bookNumbered(context, actor, booking);
  const offer = JSON.stringify({ _id: "without-route", providerName: booking.providerName, charges: {} });
  await context.database.db.updateTable("quotation").set({ offer }).where("id", "=", id).execute();
};

export const bookForAnother = async (context: ProviderContext, booking: TrackedBooking): Promise<void> => {
  await bookNumbered(context, await another(context), booking);
};
