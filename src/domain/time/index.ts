export {
  type CalendarDate,
  type Instant,
  type LocalDateTime,
  addDays,
  calendarDate,
  toDate,
  daysBetween,
  hasTimeAt,
  isCalendarDate,
  startsWithDate,
  toTime,
  toWeekday,
} from "./calendar.ts";
export { formatCutOff, formatDate, formatFullDate, readMonth, formatWeekday } from "./format-date.ts";
