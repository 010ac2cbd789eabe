/* What the prices of containers are asked for, read and booked with, in one file of the build. */
export { createBooking } from "#adapters/http/booking.ts";
export { createLeadTimes } from "#adapters/http/lead-times.ts";
export { createRates } from "#adapters/http/rates/adapter.ts";
export { createGrowingSearch } from "#adapters/http/rates/growing.ts";
