import { findItem } from "#server/modules/inbox/index.ts";
import type { Executor } from "#server/schema.ts";
import { findQuotationByNumber } from "../bookings/index.ts";
import { findRequestByNumber } from "../quotes/index.ts";
import { nameStaffMembers } from "../staff/index.ts";
import type { DeskPresenceTable } from "./tables.ts";

const SHOWN_MS = 15_000;

interface OpenSubject {
  readonly kind: "item" | "booking" | "quote";
  readonly id: string;
}

/** What is open, the same for an item and the booking or request that it is about; null if there is no such thing. */
export const findPresenceSubject = async (db: Executor, { kind, id }: OpenSubject): Promise<string | null> => {
  if (kind === "booking") {
    const booking = await findQuotationByNumber(db, id);
    return booking === null ? null : `booking ${booking.id}`;
  }
  if (kind === "quote") {
    const request = await findRequestByNumber(db, id.toUpperCase());
    return request === null ? null : `request ${request.number}`;
  }
  const item = await findItem(db, id);
  if (item === null) return null;
  if (item.booking !== null) return `booking ${item.booking}`;
  return item.kind === "quote-request" ? `request ${item.subject}` : `item ${id}`;
};

/** Shows what a session has open for 15 seconds. What is no longer shown of anybody is removed. */
export const announcePresence = async (
  db: Executor,
  open: Omit<DeskPresenceTable, "until">,
  now: number,
): Promise<void> => {
  const until = now + SHOWN_MS;
  await db.deleteFrom("deskPresence").where("until", "<", now).execute();
  await db
    .insertInto("deskPresence")
    .values({ ...open, until })
    .onConflict((conflict) => conflict.columns(["session", "subject"]).doUpdateSet({ until }))
    .execute();
};

/** The names of the others who have it open, each once, in their order. */
export const listPresent = async (
  db: Executor,
  { staffId, subject }: Pick<DeskPresenceTable, "staffId" | "subject">,
  now: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("deskPresence")
    .select("staffId")
    .distinct()
    .where("subject", "=", subject)
    .where("staffId", "!=", staffId)
    .where("until", ">=", now)
    .execute();
  const names = await nameStaffMembers(
    db,
    rows.map((row) => row.staffId),
  );
  return [...names.values()].toSorted();
};
