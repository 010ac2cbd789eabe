export { claimCheck, endCheck, hasDueCheck, listBookingEvents } from "./check-store.ts";
export { recordBookingEvents, requestChecks } from "./record-events.ts";
export type { BookingCheckTable as BookingCheck, BookingEventTable as BookingEvent } from "./tables.ts";
