/* More is no time of a clock that is set wrongly. */
const MAX_DIFFERENCE_MS = 86_400_000;

/** How many milliseconds a carrier's clock is ahead of ours, by `Date` of its answer; null where that says nothing usable. */
export const readClockDifference = (headers: Headers, now: number): number | null => {
  const difference = Date.parse(headers.get("date") ?? "") - now;
  return Math.abs(difference) <= MAX_DIFFERENCE_MS ? difference : null;
};

const DEFAULT_RETRY_AFTER_MS = 60_000;
/** The longest that a carrier is not asked because it says so. */
export const MAX_RETRY_AFTER_MS = 24 * 3_600_000;

/**
 * The end of `Retry-After` in epoch milliseconds of our clock: seconds, or a date of the carrier's clock (RFC 9110 section
 * 10.2.3). A minute from now where it says nothing, a day at most.
 */
export const readRetryAfter = (headers: Headers, now: number): number => {
  const text = headers.get("retry-after")?.trim() ?? "";
  const carrierNow = now + (readClockDifference(headers, now) ?? 0);
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - carrierNow;
  return now + (Number.isNaN(waitMs) ? DEFAULT_RETRY_AFTER_MS : Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS));
};
