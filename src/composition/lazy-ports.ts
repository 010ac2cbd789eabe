import type { Api, ApiSettings } from "#adapters/http/client.ts";
import type { LastSearchOffers } from "#adapters/http/last-search-offers.ts";
import type {
  AccountPort,
  BookingPort,
  BookingsPort,
  CountriesPort,
  DashboardPort,
  DeadlinesPort,
  LclPort,
  NotificationsPort,
  PasswordResetPort,
  PlacesPort,
  RatesPort,
  SignupPort,
  TrackingPort,
} from "#ports/api.ts";
import type { BookingCargoPort } from "#ports/booking-cargo.ts";
import type { AmendmentsPort } from "#ports/amendments.ts";
import type { BookingDocumentsPort } from "#ports/booking-documents.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { LinksPort } from "#ports/links.ts";
import type { QuotesPort } from "#ports/quotes.ts";
import type { AddressesPort } from "#ports/addresses.ts";
import type { TemplatesPort } from "#ports/templates.ts";
import { lazyPort } from "./lazy-port.ts";

export const createLazySignup = (api: Api, settings: ApiSettings): SignupPort => {
  const lazy = lazyPort(async () => (await import("#adapters/http/signup.ts")).createSignup(api, settings));
  return {
    sendCode: lazy((port) => port.sendCode),
    verifyCode: lazy((port) => port.verifyCode),
    createAccount: lazy((port) => port.createAccount),
  };
};

export const createLazyCountries = (api: Api, settings: ApiSettings): CountriesPort => {
  const lazy = lazyPort(async () => (await import("#adapters/http/signup.ts")).createCountries(api, settings));
  return { list: lazy((port) => port.list) };
};

export const createLazyPasswordReset = (api: Api, settings: ApiSettings): PasswordResetPort => {
  const lazy = lazyPort(async () =>
    (await import("#adapters/http/password-reset.ts")).createPasswordReset(api, settings),
  );
  return { requestLink: lazy((port) => port.requestLink), changePassword: lazy((port) => port.changePassword) };
};

export const createLazyDashboard = (api: Api, settings: ApiSettings): DashboardPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createDashboard(api, settings));
  return { load: lazy((port) => port.load) };
};

export const createLazyAccount = (api: Api, settings: ApiSettings): AccountPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createAccount(api, settings));
  return {
    load: lazy((port) => port.load),
    saveDetails: lazy((port) => port.saveDetails),
    changePassword: lazy((port) => port.changePassword),
    sessions: lazy((port) => port.sessions),
    endSession: lazy((port) => port.endSession),
    endOtherSessions: lazy((port) => port.endOtherSessions),
    data: lazy((port) => port.data),
    requestDeletion: lazy((port) => port.requestDeletion),
    withdrawDeletion: lazy((port) => port.withdrawDeletion),
  };
};

export const createLazyNotifications = (api: Api, settings: ApiSettings): NotificationsPort => {
  const lazy = lazyPort(async () => (await import("./adapters.ts")).createNotifications(api, settings));
  return {
    page: lazy((port) => port.page),
    markRead: lazy((port) => port.markRead),
    settings: lazy((port) => port.settings),
    saveSetting: lazy((port) => port.saveSetting),
    digest: lazy((port) => port.digest),
    saveDigest: lazy((port) => port.saveDigest),
    mute: lazy((port) => port.mute),
  };
};

export const createLazyPlaces = (api: Api, settings: ApiSettings): PlacesPort => {
  const lazy = lazyPort(async () => (await import("./adapters.ts")).createPlaces(api, settings));
  return {
    find: lazy((port) => port.find),
    timeZone: lazy((port) => port.timeZone),
    nearbyPorts: lazy((port) => port.nearbyPorts),
  };
};

export const createLazyRates = (
  api: Api,
  settings: ApiSettings,
  offers: LastSearchOffers,
  clock: ClockPort,
): RatesPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createRates(api, settings, offers, clock));
  return {
    search: lazy((port) => port.search),
    lookUp: lazy((port) => port.lookUp),
    sheetLine: lazy((port) => port.sheetLine),
  };
};

export const createLazyLcl = (api: Api, settings: ApiSettings, offers: LastSearchOffers, clock: ClockPort): LclPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createLcl(api, settings, offers, clock));
  return { ports: lazy((port) => port.ports), rates: lazy((port) => port.rates) };
};

export const createLazyBooking = (api: Api, settings: ApiSettings, offers: LastSearchOffers): BookingPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createBooking(api, settings, offers));
  return { book: lazy((port) => port.book), pdf: lazy((port) => port.pdf) };
};

export const createLazyBookings = (api: Api, settings: ApiSettings): BookingsPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createBookings(api, settings));
  return {
    page: lazy((port) => port.page),
    file: lazy((port) => port.file),
    setReference: lazy((port) => port.setReference),
  };
};

export const createLazyDeadlines = (api: Api, settings: ApiSettings): DeadlinesPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createDeadlines(api, settings));
  return {
    booking: lazy((port) => port.booking),
    mark: lazy((port) => port.mark),
    saveLeadTimes: lazy((port) => port.saveLeadTimes),
    listLeadTimes: lazy((port) => port.listLeadTimes),
    deleteLeadTimes: lazy((port) => port.deleteLeadTimes),
    calendarFeed: lazy((port) => port.calendarFeed),
    createCalendarFeed: lazy((port) => port.createCalendarFeed),
    deleteCalendarFeed: lazy((port) => port.deleteCalendarFeed),
  };
};

export const createLazyLinks = (api: Api, settings: ApiSettings): LinksPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createLinks(api, settings));
  return {
    list: lazy((port) => port.list),
    create: lazy((port) => port.create),
    revoke: lazy((port) => port.revoke),
    open: lazy((port) => port.open),
    mark: lazy((port) => port.mark),
    file: lazy((port) => port.file),
  };
};

export const createLazyAddresses = (api: Api, settings: ApiSettings): AddressesPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createAddresses(api, settings));
  return {
    list: lazy((port) => port.list),
    create: lazy((port) => port.create),
    change: lazy((port) => port.change),
    remove: lazy((port) => port.remove),
  };
};

export const createLazyTemplates = (api: Api, settings: ApiSettings): TemplatesPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createTemplates(api, settings));
  return {
    list: lazy((port) => port.list),
    create: lazy((port) => port.create),
    rename: lazy((port) => port.rename),
    remove: lazy((port) => port.remove),
  };
};

export const createLazyQuotes = (api: Api, settings: ApiSettings): QuotesPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createQuotes(api, settings));
  return {
    list: lazy((port) => port.list),
    find: lazy((port) => port.find),
    create: lazy((port) => port.create),
    pdf: lazy((port) => port.pdf),
    comment: lazy((port) => port.comment),
    share: lazy((port) => port.share),
    check: lazy((port) => port.check),
    requests: lazy((port) => port.requests),
    request: lazy((port) => port.request),
    open: lazy((port) => port.open),
    sharedPdf: lazy((port) => port.sharedPdf),
    commentShared: lazy((port) => port.commentShared),
    decide: lazy((port) => port.decide),
    verify: lazy((port) => port.verify),
  };
};

export const createLazyAmendments = (api: Api, settings: ApiSettings): AmendmentsPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createAmendments(api, settings));
  return {
    list: lazy((port) => port.list),
    request: lazy((port) => port.request),
    decide: lazy((port) => port.decide),
  };
};

export const createLazyTracking = (api: Api, settings: ApiSettings): TrackingPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createTracking(api, settings));
  return { track: lazy((port) => port.track) };
};

export const createLazyBookingCargo = (api: Api, settings: ApiSettings): BookingCargoPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createBookingCargo(api, settings));
  return { load: lazy((port) => port.load), save: lazy((port) => port.save), send: lazy((port) => port.send) };
};

export const createLazyBookingDocuments = (api: Api, settings: ApiSettings): BookingDocumentsPort => {
  const lazy = lazyPort(async () => (await import("./offer-adapters.ts")).createBookingDocuments(api, settings));
  return {
    list: lazy((port) => port.list),
    upload: lazy((port) => port.upload),
    file: lazy((port) => port.file),
    archive: lazy((port) => port.archive),
    comment: lazy((port) => port.comment),
    decide: lazy((port) => port.decide),
  };
};
