import type { Quotation } from "../../domain/quotations/quotation.ts";
import { type CalendarDate, daysBetween } from "../../domain/time/calendar.ts";

/** How long a quotation still holds; nothing is said of a cancelled one or one without an end. */
export type Remaining =
  | { readonly kind: "unsaid" }
  | { readonly kind: "expired" }
  | { readonly kind: "days"; readonly days: number };

/** A booking and what today makes of it. */
export interface QuotationRow {
  readonly quotation: Quotation;
  readonly remaining: Remaining;
}

/** Days from today to the last day of validity, which counts itself as 0. */
export const remainingOf = ({ status, validityTill }: Quotation, today: CalendarDate): Remaining => {
  if (status === "cancelled" || validityTill === null) return { kind: "unsaid" };
  const days = daysBetween(today, validityTill);
  return days < 0 ? { kind: "expired" } : { kind: "days", days };
};
