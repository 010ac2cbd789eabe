export {
  type CalendarDate,
  type Instant,
  type LocalDateTime,
  addDays,
  calendarDate,
  dateOf,
  daysBetween,
  hasTimeAt,
  isCalendarDate,
  startsWithDate,
  timeOf,
  weekday,
} from "./calendar.ts";
export { cutOffText, dateText, fullDateText, monthNumber, weekdayText } from "./format-date.ts";
