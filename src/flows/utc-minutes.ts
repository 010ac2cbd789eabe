import {
  createTodayIn,
  createZoneClock,
  type Instant,
  type TimeZone,
  type TodayIn,
  type UtcMinutes,
} from "#domain/time";
import { toUtcMinutes } from "#domain/tracking";
import type { ClockPort } from "#ports/browser.ts";

/** A moment of the clock in whole minutes. */
export const readMinutes = (moment: Instant): UtcMinutes => Math.floor(toUtcMinutes(moment) ?? 0);

const CLOCK = createZoneClock();

/** A moment, and the zone of whoever reads a date that states none. */
export interface ReadingMoment {
  readonly now: UtcMinutes;
  readonly zone: TimeZone;
}

export const toTodayIn = ({ now, zone }: ReadingMoment): TodayIn => createTodayIn(now, zone, CLOCK);

const MINUTE_MS = 60_000;

/** Milliseconds until the first of some moments, 0 once it has come; null without one. Null moments never come. */
export const findTimeUntil = (
  moments: readonly (UtcMinutes | null)[],
  { now }: Pick<ClockPort, "now">,
): number | null => {
  const coming = moments.filter((moment) => moment !== null);
  return coming.length === 0 ? null : Math.max(0, Math.min(...coming) * MINUTE_MS - Date.parse(now()));
};

export const readMoment = ({ now, timeZone }: Pick<ClockPort, "now" | "timeZone">): ReadingMoment => ({
  now: readMinutes(now()),
  zone: timeZone(),
});
