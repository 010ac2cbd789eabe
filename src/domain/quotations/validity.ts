import { type CalendarDate, daysBetween } from "../time/calendar.ts";
import type { Quotation } from "./quotation.ts";

/** Days left in a quotation's validity on a day, 0 on its last; null for cancelled ones and for those without an end. */
const validityDaysLeft = (quotation: Quotation, today: CalendarDate): number | null =>
  quotation.validityTill === null || quotation.status === "cancelled"
    ? null
    : daysBetween(today, quotation.validityTill);

/** `4 days left`, `Last day`, `Expired`; null where validity does not matter. */
export const validityText = (quotation: Quotation, today: CalendarDate): string | null => {
  const days = validityDaysLeft(quotation, today);
  if (days === null) return null;
  if (days < 0) return "Expired";
  if (days === 0) return "Last day";
  return days === 1 ? "1 day left" : `${days} days left`;
};
