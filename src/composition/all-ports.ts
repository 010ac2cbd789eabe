import { createAccounts } from "#adapters/http/accounts.ts";
import type { Api, ApiSettings } from "#adapters/http/client.ts";
import { createLastSearchOffers } from "#adapters/http/last-search-offers.ts";
import { createNotifications } from "#adapters/http/notifications.ts";
import { createPasswordReset } from "#adapters/http/password-reset.ts";
import { createPlaces } from "#adapters/http/places.ts";
import { createCountries, createSignup } from "#adapters/http/signup.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { ApiPorts } from "#ports/index.ts";
import * as account from "./account-adapters.ts";
import * as bookings from "./booking-adapters.ts";
import * as offers from "./offer-adapters.ts";
import * as quotes from "./quote-adapters.ts";

/** The ports that the server behind the API implements, all of them at once: for the portal without a server, and for tests. */
export const createAllPorts = (api: Api, settings: ApiSettings, clock: ClockPort): ApiPorts => {
  const lastSearch = createLastSearchOffers();
  return {
    accounts: createAccounts(api, clock),
    account: account.createAccount(api, settings),
    addresses: bookings.createAddresses(api),
    amendments: bookings.createAmendments(api),
    approvals: bookings.createApprovals(api, lastSearch),
    booking: offers.createBooking(api, settings, lastSearch),
    bookingCargo: bookings.createBookingCargo(api),
    bookingDocuments: bookings.createBookingDocuments(api, settings),
    bookingMessages: bookings.createBookingMessages(api),
    bookings: bookings.createBookings(api, settings),
    countries: createCountries(api),
    dashboard: bookings.createDashboard(api, settings),
    deadlines: quotes.createDeadlines(api, settings),
    growingSearch: offers.createGrowingSearch(api, settings, lastSearch, clock),
    company: account.createCompany(api),
    integrations: account.createIntegrations(api),
    lcl: quotes.createLcl(api, settings, lastSearch, clock),
    leadTimes: offers.createLeadTimes(api),
    links: bookings.createLinks(api, settings),
    notifications: createNotifications(api),
    passwordReset: createPasswordReset(api),
    places: createPlaces(api, settings),
    quotes: quotes.createQuotes(api, settings),
    rates: offers.createRates(api, settings, lastSearch, clock),
    secondFactor: account.createSecondFactor(api),
    signup: createSignup(api),
    templates: bookings.createTemplates(api),
    tracking: bookings.createTracking(api),
  };
};
