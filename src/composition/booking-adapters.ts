/* What the screens of bookings and shipments call the API with, in one file of the build: they need no prices. */
export { createAddresses } from "#adapters/http/addresses.ts";
export { createAmendments } from "#adapters/http/amendments.ts";
export { createApprovals } from "#adapters/http/approvals.ts";
export { createBookingCargo } from "#adapters/http/booking-cargo.ts";
export { createBookingDocuments } from "#adapters/http/booking-documents.ts";
export { createBookingMessages } from "#adapters/http/booking-messages.ts";
export { createBookings } from "#adapters/http/bookings.ts";
export { createDashboard } from "#adapters/http/dashboard.ts";
export { createLinks } from "#adapters/http/links.ts";
export { createTemplates } from "#adapters/http/templates.ts";
export { createTracking } from "#adapters/http/tracking.ts";
