export {
  type CalendarDate,
  type Instant,
  type LocalDateTime,
  addDays,
  calendarDate,
  daysBetween,
  hasTimeAt,
  isCalendarDate,
  isOver,
  startsWithDate,
  toDate,
  toTime,
  toWeekday,
} from "./calendar.ts";
export {
  formatCutOff,
  formatDate,
  formatFullDate,
  formatInDays,
  formatTimeZone,
  formatWeekday,
  readMonth,
} from "./format-date.ts";
export { readTypedMoment } from "./typed-moment.ts";
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
