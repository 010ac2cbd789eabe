import type { BookingLinkOptions } from "#domain/links";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import { addLink } from "#server/modules/links/store.ts";
import type { SharedBookingLink } from "../states.ts";
import { type Actor, bookWithFile, callAs } from "./bookings.ts";
import type { ProviderContext } from "./provider-context.ts";

const DAY_MS = 86_400_000;

/** A booking with the ids of the interaction and a link to it. */
export const shareBooking = async (
  context: ProviderContext,
  actor: Actor,
  { id, token, booking, fileName }: SharedBookingLink,
  options: Partial<BookingLinkOptions> = {},
): Promise<void> => {
  await bookWithFile(context, actor, { id: booking, fileName });
  const { db } = context.database;
  const { accountId } = await db.selectFrom("quotation").select("accountId").executeTakeFirstOrThrow();
  const { now } = context.overrides;
  await addLink(db, {
    id,
    accountId,
    kind: "booking",
    subject: booking,
    number: "KLB-2026-900001",
    recipient: "Rheinland Wohnen",
    options: JSON.stringify({ prices: false, references: true, deadlines: true, documents: [fileName], ...options }),
    tokenHash: secretHash(token),
    createdAt: now,
    expiresAt: now + 30 * DAY_MS,
    revokedAt: null,
    lastOpenedAt: now,
    opens: 1,
  });
};

export const revokeSharedLink = (context: ProviderContext, actor: Actor, id: string): Promise<void> =>
  callAs(context, actor, { method: "DELETE", url: `/api/resource/links/${id}` });

export const expireSharedLink = async ({ database: { db }, overrides }: ProviderContext, id: string): Promise<void> => {
  await db.updateTable("sharedLink").set({ expiresAt: overrides.now }).where("id", "=", id).execute();
};
