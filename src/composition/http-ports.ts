import { createAccounts } from "#adapters/http/accounts.ts";
import type { Api, ApiSettings } from "#adapters/http/client.ts";
import { createLastSearchOffers } from "#adapters/http/last-search-offers.ts";
import { createNotifications } from "#adapters/http/notifications.ts";
import { createPlaces } from "#adapters/http/places.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { ApiPorts } from "#ports/index.ts";
import { lazyPort } from "./lazy-port.ts";

/** The ports that the server behind the API implements. The adapters that each screen needs are part of the first one. */
export const createHttpPorts = (api: Api, settings: ApiSettings, clock: ClockPort): ApiPorts => {
  const offers = createLastSearchOffers();
  return {
    accounts: createAccounts(api, clock),
    account: lazyPort(async () => (await import("./account-adapters.ts")).createAccount(api, settings)),
    addresses: lazyPort(async () => (await import("./booking-adapters.ts")).createAddresses(api)),
    amendments: lazyPort(async () => (await import("./booking-adapters.ts")).createAmendments(api)),
    approvals: lazyPort(async () => (await import("./booking-adapters.ts")).createApprovals(api, offers)),
    booking: lazyPort(async () => (await import("./offer-adapters.ts")).createBooking(api, settings, offers)),
    bookingCargo: lazyPort(async () => (await import("./booking-adapters.ts")).createBookingCargo(api)),
    bookingDocuments: lazyPort(async () =>
      (await import("./booking-adapters.ts")).createBookingDocuments(api, settings),
    ),
    bookingMessages: lazyPort(async () => (await import("./booking-adapters.ts")).createBookingMessages(api)),
    bookings: lazyPort(async () => (await import("./booking-adapters.ts")).createBookings(api, settings)),
    countries: lazyPort(async () => (await import("#adapters/http/signup.ts")).createCountries(api)),
    dashboard: lazyPort(async () => (await import("./booking-adapters.ts")).createDashboard(api, settings)),
    deadlines: lazyPort(async () => (await import("./quote-adapters.ts")).createDeadlines(api, settings)),
    growingSearch: lazyPort(async () =>
      (await import("./offer-adapters.ts")).createGrowingSearch(api, settings, offers, clock),
    ),
    company: lazyPort(async () => (await import("./account-adapters.ts")).createCompany(api)),
    integrations: lazyPort(async () => (await import("./account-adapters.ts")).createIntegrations(api)),
    lcl: lazyPort(async () => (await import("./quote-adapters.ts")).createLcl(api, settings, offers, clock)),
    leadTimes: lazyPort(async () => (await import("./offer-adapters.ts")).createLeadTimes(api)),
    links: lazyPort(async () => (await import("./booking-adapters.ts")).createLinks(api, settings)),
    notifications: createNotifications(api),
    passwordReset: lazyPort(async () => (await import("#adapters/http/password-reset.ts")).createPasswordReset(api)),
    places: createPlaces(api, settings),
    quotes: lazyPort(async () => (await import("./quote-adapters.ts")).createQuotes(api, settings)),
    rates: lazyPort(async () => (await import("./offer-adapters.ts")).createRates(api, settings, offers, clock)),
    secondFactor: lazyPort(async () => (await import("./account-adapters.ts")).createSecondFactor(api)),
    signup: lazyPort(async () => (await import("#adapters/http/signup.ts")).createSignup(api)),
    templates: lazyPort(async () => (await import("./booking-adapters.ts")).createTemplates(api)),
    tracking: lazyPort(async () => (await import("./booking-adapters.ts")).createTracking(api)),
  };
};
