export { type BookingToHandOver, type DcsaBooking, toDcsaBooking } from "./dcsa.ts";
