import {
  addDays,
  type CalendarDate,
  type TimeZone,
  toDate,
  toWeekday,
  type UtcMinutes,
  type ZoneClock,
} from "#domain/time";

/** When a desk works. */
export interface DeskHours {
  readonly zone: TimeZone;
  /** 0 is Sunday. Without one the desk never works, and nothing is ever due. */
  readonly weekdays: readonly number[];
  /** `09:00`; before `closes`. */
  readonly opens: string;
  readonly closes: string;
  readonly holidays: readonly CalendarDate[];
}

/** Monday to Saturday, 09:00 to 19:00. */
export const USUAL_DESK_HOURS: Omit<DeskHours, "zone"> = {
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: "09:00",
  closes: "19:00",
  holidays: [],
};

/** Longer than any list of holidays closes a desk. */
const MOST_DAYS = 400;

interface Shift {
  readonly opensAt: UtcMinutes;
  readonly closesAt: UtcMinutes;
}

const worksOn = (day: CalendarDate, { weekdays, holidays }: DeskHours): boolean =>
  weekdays.includes(toWeekday(day)) && !holidays.includes(day);

/* The hours are those of the wall clock: a shift in which clocks change is shorter or longer. */
function* listShifts(from: UtcMinutes, hours: DeskHours, clock: ZoneClock): Generator<Shift> {
  const first = toDate(clock.toLocal(from, hours.zone));
  for (let count = 0; count < MOST_DAYS; count += 1) {
    const day = addDays(first, count);
    if (!worksOn(day, hours)) continue;
    const opensAt = clock.toUtc(`${day}T${hours.opens}`, hours.zone);
    const closesAt = clock.toUtc(`${day}T${hours.closes}`, hours.zone);
    if (closesAt > from) yield { opensAt: Math.max(opensAt, from), closesAt };
  }
}

/** The moment after so many minutes of desk work, at least one; null if the desk does not work as long within 400 days. */
export const addDeskMinutes = (
  from: UtcMinutes,
  minutes: number,
  hours: DeskHours,
  clock: ZoneClock,
): UtcMinutes | null => {
  let left = Math.max(1, minutes);
  for (const { opensAt, closesAt } of listShifts(from, hours, clock)) {
    if (left <= closesAt - opensAt) return opensAt + left;
    left -= closesAt - opensAt;
  }
  return null;
};

/** How many minutes the desk works between two moments; 0 if the second one is not later. */
export const countDeskMinutes = (from: UtcMinutes, to: UtcMinutes, hours: DeskHours, clock: ZoneClock): number => {
  let worked = 0;
  for (const { opensAt, closesAt } of listShifts(from, hours, clock)) {
    if (opensAt >= to) break;
    worked += Math.min(closesAt, to) - opensAt;
  }
  return worked;
};
