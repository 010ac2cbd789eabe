import { useState } from "react";
import { describeBookingChange } from "#domain/bookings";
import type { BookingEntry, DeskBooking } from "../../ports/index.ts";

/* For entries without a person. */
const NAMES: Readonly<Record<string, string>> = {
  customer: "A deleted account",
  staff: "A member of staff",
  key: "An API key",
  carrier: "The carrier",
  visitor: "A visitor",
};

/** Who has done an entry. */
export const nameDoer = ({ who, role }: Pick<BookingEntry, "who" | "role">): string =>
  who ?? NAMES[role] ?? "The server";

const describeEntry = (entry: BookingEntry, bookingNumber: string | null): string => {
  const doer = nameDoer(entry);
  if (entry.action === "booking.confirmed" && bookingNumber !== null)
    return `${doer} confirmed this booking with ${bookingNumber}.`;
  return `${doer} ${describeBookingChange(entry)}.`;
};

/** What was done since an entry, oldest first: `Jan Visser confirmed this booking with MAEU582.`; null if nothing was. */
export const describeNews = (
  { history, bookingNumber }: Pick<DeskBooking, "history" | "bookingNumber">,
  seen: string | null,
): string | null => {
  const at = history.findIndex(({ id }) => id === seen);
  const news = at < 0 ? history : history.slice(0, at);
  if (news.length === 0) return null;
  return news
    .toReversed()
    .map((entry) => describeEntry(entry, bookingNumber))
    .join(" ");
};

/** What was done since the form could last be sent: `canBeSent` is false once others were faster. */
export function useNews(booking: DeskBooking, canBeSent: boolean): string | null {
  const newest = booking.history[0]?.id ?? null;
  const [seen, setSeen] = useState(newest);
  if (canBeSent && seen !== newest) setSeen(newest);
  return canBeSent ? null : describeNews(booking, seen);
}
