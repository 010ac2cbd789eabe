import type { Api, ApiSettings } from "#adapters/http/client.ts";
import type {
  CountriesPort,
  DashboardPort,
  PasswordResetPort,
  SignupPort,
  BookingPort,
  LclPort,
  PlacesPort,
  BookingsPort,
  RatesPort,
  TrackingPort,
} from "#ports/api.ts";
import { lazyPort } from "./lazy-port.ts";
import type { LastSearchOffers } from "#adapters/http/last-search-offers.ts";
import type { ClockPort } from "#ports/browser.ts";

/* The ports of opening an account, of a forgotten password and of the home: fetched with their first call. */

export const signupLater = (api: Api, settings: ApiSettings): SignupPort => {
  const signup = lazyPort(async () => (await import("#adapters/http/signup.ts")).createSignup(api, settings));
  return {
    sendCode: (email, signal) => signup((port) => port.sendCode(email, signal)),
    verifyCode: (typed, signal) => signup((port) => port.verifyCode(typed, signal)),
    createAccount: (account, signal) => signup((port) => port.createAccount(account, signal)),
  };
};

export const countriesLater = (api: Api, settings: ApiSettings): CountriesPort => {
  const countries = lazyPort(async () => (await import("#adapters/http/signup.ts")).createCountries(api, settings));
  return { list: (signal) => countries((port) => port.list(signal)) };
};

export const passwordResetLater = (api: Api, settings: ApiSettings): PasswordResetPort => {
  const reset = lazyPort(async () =>
    (await import("#adapters/http/password-reset.ts")).createPasswordReset(api, settings),
  );
  return {
    requestLink: (email, signal) => reset((port) => port.requestLink(email, signal)),
    changePassword: (change, signal) => reset((port) => port.changePassword(change, signal)),
  };
};

export const dashboardLater = (api: Api, settings: ApiSettings): DashboardPort => {
  const dashboard = lazyPort(async () => (await import("#adapters/http/dashboard.ts")).createDashboard(api, settings));
  return { load: (signal) => dashboard((port) => port.load(signal)) };
};

/* The ports of the screens behind the sign-in: their adapters are fetched with their first call. */

export const placesLater = (api: Api, settings: ApiSettings): PlacesPort => {
  const places = lazyPort(async () => (await import("#adapters/http/places.ts")).createPlaces(api, settings));
  return {
    find: (text, signal) => places((port) => port.find(text, signal)),
    nearbyPorts: (code, signal) => places((port) => port.nearbyPorts(code, signal)),
  };
};

export const ratesLater = (api: Api, settings: ApiSettings, chosen: LastSearchOffers, clock: ClockPort): RatesPort => {
  const rates = lazyPort(async () =>
    (await import("#adapters/http/rates/adapter.ts")).createRates(api, settings, chosen, clock),
  );
  return { search: (search, signal) => rates((port) => port.search(search, signal)) };
};

export const lclLater = (api: Api, settings: ApiSettings, chosen: LastSearchOffers, clock: ClockPort): LclPort => {
  const lcl = lazyPort(async () => (await import("#adapters/http/lcl.ts")).createLcl(api, settings, chosen, clock));
  return {
    ports: (signal) => lcl((port) => port.ports(signal)),
    rates: (question, signal) => lcl((port) => port.rates(question, signal)),
  };
};

export const bookingsLater = (api: Api, settings: ApiSettings, chosen: LastSearchOffers): BookingPort => {
  const bookings = lazyPort(async () =>
    (await import("#adapters/http/booking.ts")).createBooking(api, settings, chosen),
  );
  return {
    book: (...args) => bookings((port) => port.book(...args)),
    pdf: (...args) => bookings((port) => port.pdf(...args)),
  };
};

export const quotationsLater = (api: Api, settings: ApiSettings): BookingsPort => {
  const quotations = lazyPort(async () => (await import("#adapters/http/bookings.ts")).createBookings(api, settings));
  return {
    page: (page, signal) => quotations((port) => port.page(page, signal)),
    file: (file, signal) => quotations((port) => port.file(file, signal)),
    setReference: (booking, signal) => quotations((port) => port.setReference(booking, signal)),
  };
};

export const shipmentsLater = (api: Api, settings: ApiSettings): TrackingPort => {
  const shipments = lazyPort(async () => (await import("#adapters/http/tracking.ts")).createTracking(api, settings));
  return { track: (query, signal) => shipments((port) => port.track(query, signal)) };
};
