export { findBookBy, isTooLate } from "./book-by.ts";
export { assessDeadlines, findNextChange, formatTimeUntil, listOpenDeadlines } from "./assess.ts";
export {
  CALENDAR_END,
  type CalendarBooking,
  writeCalendar,
  writeCalendarEntries,
  writeCalendarHead,
} from "./calendar.ts";
export { canMarkDeadline } from "./deadline.ts";
export type {
  AssessedDeadline,
  Deadline,
  DeadlineFacts,
  DeadlinePlace,
  DeadlineState,
  DeadlineStop,
  DeadlineTask,
  DeadlineTime,
  ImportFreeTime,
  Responsible,
  TaskProgress,
} from "./deadline.ts";
export {
  findMetCutOffs,
  findSailingCutOffs,
  findFirstDeparture,
  isOtherVessel,
  type MarkedTask,
  type SentTask,
  toDeadlineFacts,
} from "./facts.ts";
export { type DueDeadline, findOpenDeadlines, listDue, pickDue } from "./due.ts";
export { findDeadlines } from "./find-deadlines.ts";
export { listOfferDeadlines } from "./offer-deadlines.ts";
export {
  formatDue,
  formatTask,
  getTaskDocument,
  RESPONSIBLE_LABELS,
  RESPONSIBLE_NAMES,
  SHIPPER_PREMISES,
  STOP_LABELS,
} from "./labels.ts";
export {
  findLeadTimeProblem,
  LEAD_TIME_NAMES,
  type LeadTimeName,
  type LeadTimes,
  STANDARD_LEAD_TIMES,
} from "./lead-times.ts";
