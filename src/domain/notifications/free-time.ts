import {
  findDestinationMoves,
  describeAfterFreeTime,
  type FreeTimeKind,
  type FreeTimeTerms,
  readFreeTimeClock,
  toFreeTimeTerms,
} from "#domain/free-time";
import { dayValue, sentence } from "#domain/formatting";
import type { FreeTime } from "#domain/rates";
import { addDays, type CalendarDate, daysBetween } from "#domain/time";
import type { Journey } from "#domain/tracking";
import type { Notice } from "./notice.ts";

const MINUTES_IN_DAY = 1440;
const REMINDER_DAYS = [3, 1] as const;

const NAMES: Readonly<Record<FreeTimeKind, string>> = {
  demurrage: "Free time in the terminal",
  detention: "Free time of the container",
  merged: "Free time",
};

interface Running {
  readonly terms: FreeTimeTerms;
  readonly lastDay: CalendarDate;
  /** Minutes ahead of UTC at the place. */
  readonly offset: number;
}

const findRunning = (freeTime: readonly FreeTime[], journey: Journey, place: string | null): readonly Running[] => {
  const moves = findDestinationMoves(journey, Math.max(1, journey.containers.length), place);
  return toFreeTimeTerms(freeTime, []).flatMap((terms): readonly Running[] => {
    /* The last free day is the same on every day. */
    const clock = readFreeTimeClock(terms, moves, "1970-01-01");
    const isRunning = clock.state === "running" || (clock.state === "over" && clock.open > 0);
    return isRunning && terms.days > 0 ? [{ terms, lastDay: clock.lastFreeDay, offset: moves.offset ?? 0 }] : [];
  });
};

const startsAt = ({ lastDay, offset }: Running, days: number): number =>
  daysBetween("1970-01-01", addDays(lastDay, -days)) * MINUTES_IN_DAY - offset;

/**
 * The reminders that free time ends in three days and in one, where the offer states calendar days and the shipment has
 * arrived at `place` (UN/LOCODE), by the same rule as the clock of the booking page. The fewest days of all sizes count.
 */
export const findFreeTimeNotices = (
  freeTime: readonly FreeTime[],
  journey: Journey,
  place: string | null,
  now: number,
): readonly Notice[] =>
  findRunning(freeTime, journey, place).flatMap((running) => {
    const days = REMINDER_DAYS.findLast((one) => startsAt(running, one) <= now);
    const end = startsAt(running, -1);
    if (days === undefined || now >= end) return [];
    const { terms, lastDay } = running;
    return [
      {
        key: `free-time|${terms.kind}|${lastDay}|${days}`,
        kind: "free-time",
        title: sentence`${NAMES[terms.kind]} ends on ${dayValue(lastDay, "weekday")}`,
        detail: sentence`${String(days)} free ${days === 1 ? "day" : "days"} left, ${describeAfterFreeTime(terms)}`,
        at: startsAt(running, days),
        until: end,
      },
    ];
  });

/** When reminders of free time become due, in minutes since 1970. */
export const listFreeTimeReminders = (
  freeTime: readonly FreeTime[],
  journey: Journey,
  place: string | null,
): readonly number[] =>
  findRunning(freeTime, journey, place).flatMap((running) => REMINDER_DAYS.map((days) => startsAt(running, days)));
