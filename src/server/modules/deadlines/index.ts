export { loadBookingDetails } from "./booking-details.ts";
export { markDeadline } from "./mark-deadline.ts";
export { deadlinesFeature } from "./routes.ts";
export { calendarRecords } from "./store.ts";
