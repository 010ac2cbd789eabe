import {
  addDays,
  type CalendarDate,
  type TimeZone,
  toDate,
  toWeekday,
  type UtcMinutes,
  type ZoneClock,
} from "#domain/time";

/** When the desk works: the same hours on each working day, in the zone of the office. */
export interface DeskHours {
  readonly zone: TimeZone;
  /** 0 = Sunday; at least one. */
  readonly weekdays: readonly number[];
  /** `HH:mm`, before `closesAt`. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly holidays: readonly CalendarDate[];
}

interface Shift {
  readonly day: CalendarDate;
  readonly start: UtcMinutes;
  readonly end: UtcMinutes;
}

const isWorkingDay = ({ weekdays, holidays }: DeskHours, day: CalendarDate): boolean =>
  weekdays.includes(toWeekday(day)) && !holidays.includes(day);

const nextWorkingDay = (hours: DeskHours, from: CalendarDate): CalendarDate =>
  isWorkingDay(hours, from) ? from : nextWorkingDay(hours, addDays(from, 1));

const findShift = (hours: DeskHours, clock: ZoneClock, from: CalendarDate): Shift => {
  const day = nextWorkingDay(hours, from);
  const { zone, opensAt, closesAt } = hours;
  return { day, start: clock.toUtc(`${day}T${opensAt}`, zone), end: clock.toUtc(`${day}T${closesAt}`, zone) };
};

/**
 * The moment when a number of minutes of desk hours (at least 1) have passed since another one. Minutes outside of the hours,
 * on other weekdays and on holidays do not count; what is over with a working day is due at its end, not on the next one.
 */
export const addDeskMinutes = (from: UtcMinutes, minutes: number, hours: DeskHours, clock: ZoneClock): UtcMinutes => {
  let left = minutes;
  let shift = findShift(hours, clock, toDate(clock.toLocal(from, hours.zone)));
  for (;;) {
    const start = Math.max(shift.start, from);
    const open = Math.max(0, shift.end - start);
    if (left <= open) return start + left;
    left -= open;
    shift = findShift(hours, clock, addDays(shift.day, 1));
  }
};

/** How many minutes of desk hours lie between two moments; 0 if the second one is not later. */
export const countDeskMinutes = (from: UtcMinutes, to: UtcMinutes, hours: DeskHours, clock: ZoneClock): number => {
  let counted = 0;
  let shift = findShift(hours, clock, toDate(clock.toLocal(from, hours.zone)));
  while (shift.start < to) {
    counted += Math.max(0, Math.min(shift.end, to) - Math.max(shift.start, from));
    shift = findShift(hours, clock, addDays(shift.day, 1));
  }
  return counted;
};
