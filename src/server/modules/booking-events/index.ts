export {
  claimCheck,
  endCheck,
  findHeldEvent,
  type HeldEvent,
  findHeldUntil,
  hasDueCheck,
  listBookingEvents,
  removeHeldEvent,
} from "./check-store.ts";
export { eventRecorder, type LoggedEvent, requestChecks } from "./record-events.ts";
export type { BookingCheckTable as BookingCheck, EventSentences } from "./tables.ts";
