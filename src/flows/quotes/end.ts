import { findQuoteEndMinute, type Quote } from "#domain/quotes";
import { createZoneClock } from "#domain/time";
import type { ClockPort } from "#ports/browser.ts";
import { findTimeUntil } from "../utc-minutes.ts";

const ZONES = createZoneClock();

/** Milliseconds until the first of some quotes ends, 0 once it is over; null where all are booked, declined or known to have ended. */
export const findTimeLeft = (
  quotes: readonly Pick<Quote, "state" | "validTill" | "timeZone">[],
  clock: Pick<ClockPort, "now">,
): number | null =>
  findTimeUntil(
    quotes.map((quote) => findQuoteEndMinute(quote, ZONES)),
    clock,
  );
