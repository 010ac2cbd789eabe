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

export const readMoment = ({ now, timeZone }: Pick<ClockPort, "now" | "timeZone">): ReadingMoment => ({
  now: readMinutes(now()),
  zone: timeZone(),
});
