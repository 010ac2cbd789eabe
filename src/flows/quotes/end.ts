import { findQuoteEndMinute, type Quote } from "#domain/quotes";
import { createZoneClock } from "#domain/time";
import type { ClockPort } from "#ports/browser.ts";

const MINUTE_MS = 60_000;
const ZONES = createZoneClock();

/** Milliseconds until a quote ends, 0 once it is over; null for one that is booked, declined or known to have ended. */
export const findTimeLeft = (
  quote: Pick<Quote, "state" | "validTill" | "timeZone">,
  clock: Pick<ClockPort, "now">,
): number | null => {
  const end = findQuoteEndMinute(quote, ZONES);
  return end === null ? null : Math.max(0, end * MINUTE_MS - Date.parse(clock.now()));
};
