import type { BookingHistoryEntry } from "#api/schema.d.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { nameAccounts } from "../accounts/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { findApprovalOf } from "./store.ts";

/** Who asked for the approval of a booking and who gave it, for its history; nothing of one that needed none. */
export const listApprovalHistory = async (
  db: Executor,
  booking: Pick<StoredBooking, "accountId" | "quotationId">,
): Promise<readonly BookingHistoryEntry[]> => {
  const approval = await findApprovalOf(db, booking);
  if (approval === undefined) return [];
  const { requestedBy, requestedAt, decidedBy, decidedAt } = approval;
  const names = await nameAccounts(db, [requestedBy, ...(decidedBy === null ? [] : [decidedBy])]);
  const toEntry = (title: string, person: string, at: number): BookingHistoryEntry => ({
    title: `${title} ${names.get(person) ?? "a former colleague"}`,
    detail: null,
    happenedAt: toInstant(at),
    by: "shipper",
  });
  return [
    ...(decidedBy === null || decidedAt === null ? [] : [toEntry("Approved by", decidedBy, decidedAt)]),
    toEntry("Approval requested by", requestedBy, requestedAt),
  ];
};
