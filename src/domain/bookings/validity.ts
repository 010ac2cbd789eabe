import { type CalendarDate, daysBetween } from "#domain/time";
import type { Quotation } from "./quotation.ts";

/**
 * `4 days left`, `Last day`, `Expired`; null once a booking is confirmed or cancelled, or its status is unknown: the
 * validity of the offer then no longer matters.
 */
export const validityText = ({ status, validityTill }: Quotation, today: CalendarDate): string | null => {
  if (status !== "in-process" || validityTill === null) return null;
  const days = daysBetween(today, validityTill);
  if (days < 0) return "Expired";
  if (days === 0) return "Last day";
  return days === 1 ? "1 day left" : `${days} days left`;
};
