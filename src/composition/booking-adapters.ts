/* What the screens of bookings, shipments and the account call the API with, in one file of the build: they need no prices. */
export { createAccount } from "#adapters/http/account.ts";
export { createAddresses } from "#adapters/http/addresses.ts";
export { createAmendments } from "#adapters/http/amendments.ts";
export { createApprovals } from "#adapters/http/approvals.ts";
export { createBookingCargo } from "#adapters/http/booking-cargo.ts";
export { createBookingDocuments } from "#adapters/http/booking-documents.ts";
export { createBookings } from "#adapters/http/bookings.ts";
export { createDashboard } from "#adapters/http/dashboard.ts";
export { createCompany } from "#adapters/http/company.ts";
export { createIntegrations } from "#adapters/http/integrations.ts";
export { createLinks } from "#adapters/http/links.ts";
export { createSecondFactor } from "#adapters/http/second-factor.ts";
export { createTemplates } from "#adapters/http/templates.ts";
export { createTracking } from "#adapters/http/tracking.ts";
