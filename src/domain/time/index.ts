export {
  type CalendarDate,
  type Instant,
  type LocalDateTime,
  addDays,
  calendarDate,
  daysBetween,
  hasTimeAt,
  isCalendarDate,
  startsWithDate,
  toDate,
  toTime,
  toWeekday,
} from "./calendar.ts";
export { formatCutOff, formatDate, formatFullDate, formatTimeZone, formatWeekday, readMonth } from "./format-date.ts";
export {
  createTodayIn,
  createZoneClock,
  daysUntil,
  findDaysOnEarth,
  formatZoneNote,
  toDayBounds,
  toMinutes,
  type TimeZone,
  type TodayIn,
  type UtcMinutes,
  type ZoneClock,
  type ZonedDate,
} from "./zone.ts";
