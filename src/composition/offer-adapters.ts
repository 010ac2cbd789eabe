/* What the screens of offers, bookings, quotes and shipments call the API with, in one file of the build. */
export { createAddresses } from "#adapters/http/addresses.ts";
export { createAccount } from "#adapters/http/account.ts";
export { createAmendments } from "#adapters/http/amendments.ts";
export { createBookingCargo } from "#adapters/http/booking-cargo.ts";
export { createBookingDocuments } from "#adapters/http/booking-documents.ts";
export { createBooking } from "#adapters/http/booking.ts";
export { createBookings } from "#adapters/http/bookings.ts";
export { createDashboard } from "#adapters/http/dashboard.ts";
export { createDeadlines } from "#adapters/http/deadlines.ts";
export { createLcl } from "#adapters/http/lcl.ts";
export { createLinks } from "#adapters/http/links.ts";
export { createQuotes } from "#adapters/http/quotes.ts";
export { createRates } from "#adapters/http/rates/adapter.ts";
export { createTemplates } from "#adapters/http/templates.ts";
export { createTracking } from "#adapters/http/tracking.ts";
