/* What prices are asked for and read with, in one file of the build: Available Rates, quotes and the price of a booking. */
export { createBooking } from "#adapters/http/booking.ts";
export { createDeadlines } from "#adapters/http/deadlines.ts";
export { createLcl } from "#adapters/http/lcl.ts";
export { createQuotes } from "#adapters/http/quotes.ts";
export { createRates } from "#adapters/http/rates/adapter.ts";
export { createGrowingSearch } from "#adapters/http/rates/growing.ts";
