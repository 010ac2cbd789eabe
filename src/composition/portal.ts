import "reflect-metadata/lite";
import { type ServiceIdentifier, ContainerModule, Container } from "inversify";
import { type TextStore, createTextStore } from "#adapters/browser/storage.ts";
import { type LastSearchOffers, createLastSearchOffers } from "#adapters/http/last-search-offers.ts";
import { type Api, type ApiSettings, createApi, DEADLINES } from "#adapters/http/client.ts";
import type { Ports } from "#ports/index.ts";
import { type Page, composeDrafts } from "./browser.ts";
import { earlyAnswers } from "./early.ts";
import { readApiUrl } from "./api-url.ts";
import { createBrowserClock, randomIds } from "#adapters/browser/clock.ts";
import { createDocuments, createNavigation } from "#adapters/browser/page.ts";
import { readBearerToken } from "#adapters/browser/credentials.ts";
import { createSessionStore } from "#adapters/browser/session-store.ts";
import { createAccounts } from "#adapters/http/accounts.ts";
import {
  createLazyAccount,
  createLazyCountries,
  createLazyDashboard,
  createLazyDeadlines,
  createLazyNotifications,
  createLazyPasswordReset,
  createLazySignup,
  createLazyBooking,
  createLazyBookingCargo,
  createLazyAmendments,
  createLazyBookingDocuments,
  createLazyLcl,
  createLazyLinks,
  createLazyPlaces,
  createLazyBookings,
  createLazyQuotes,
  createLazyRates,
  createLazyAddresses,
  createLazyTemplates,
  createLazyTracking,
} from "./lazy-ports.ts";
import { startAppServices, type AppServices } from "#flows/services.ts";

/** A typed token: binding or getting another type does not compile. */
const token = <Bound>(name: string): ServiceIdentifier<Bound> => Symbol.for(`keelson:${name}`);

type PortTokens = { readonly [Port in keyof Ports]: ServiceIdentifier<Ports[Port]> };

/** One token per port; a new port without one does not compile. */
const PORT_TOKENS: PortTokens = {
  accounts: token("accounts"),
  account: token("account"),
  places: token("places"),
  rates: token("rates"),
  lcl: token("lcl"),
  booking: token("bookings"),
  bookings: token("quotations"),
  bookingCargo: token("booking-cargo"),
  amendments: token("amendments"),
  bookingDocuments: token("booking-documents"),
  deadlines: token("deadlines"),
  tracking: token("shipments"),
  signup: token("signup"),
  countries: token("countries"),
  passwordReset: token("password-reset"),
  dashboard: token("dashboard"),
  notifications: token("notifications"),
  links: token("links"),
  addresses: token("addresses"),
  templates: token("templates"),
  quotes: token("quotes"),
  documents: token("documents"),
  drafts: token("drafts"),
  sessionStore: token("session-store"),
  navigation: token("navigation"),
  clock: token("clock"),
  ids: token("ids"),
};

/** Shared by adapters only. */
const ADAPTER_TOKENS = {
  page: token<Page>("page"),
  texts: token<TextStore>("texts"),
  apiSettings: token<ApiSettings>("api-settings"),
  api: token<Api>("api"),
  chosenRates: token<LastSearchOffers>("chosen-rates"),
} as const;

const browserModule = (page: Page): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ADAPTER_TOKENS.page).toConstantValue(page);
    bind(ADAPTER_TOKENS.texts).toResolvedValue(
      (window) => createTextStore(() => window.localStorage),
      [ADAPTER_TOKENS.page],
    );
    bind(PORT_TOKENS.sessionStore).toResolvedValue(createSessionStore, [ADAPTER_TOKENS.texts, ADAPTER_TOKENS.page]);
    bind(PORT_TOKENS.drafts).toResolvedValue(composeDrafts, [ADAPTER_TOKENS.page]);
    bind(PORT_TOKENS.documents).toResolvedValue((window) => createDocuments(window.document), [ADAPTER_TOKENS.page]);
    bind(PORT_TOKENS.navigation).toResolvedValue((window) => createNavigation(window.location), [ADAPTER_TOKENS.page]);
    bind(PORT_TOKENS.clock).toConstantValue(createBrowserClock());
    bind(PORT_TOKENS.ids).toConstantValue(randomIds);
  });

const httpModule = new ContainerModule(({ bind }) => {
  bind(ADAPTER_TOKENS.apiSettings).toResolvedValue(
    (page, session, texts, clock) => ({
      baseUrl: readApiUrl(page),
      credentials: session.credentials,
      bearerToken: () => readBearerToken(texts),
      deadlines: DEADLINES,
      synchronise: clock.synchronise,
      fetch: earlyAnswers.fetch,
    }),
    [ADAPTER_TOKENS.page, PORT_TOKENS.sessionStore, ADAPTER_TOKENS.texts, PORT_TOKENS.clock],
  );
  bind(ADAPTER_TOKENS.api).toResolvedValue(createApi, [ADAPTER_TOKENS.apiSettings]);
  bind(ADAPTER_TOKENS.chosenRates).toResolvedValue(createLastSearchOffers, []);
  bind(PORT_TOKENS.accounts).toResolvedValue(createAccounts, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
    PORT_TOKENS.clock,
  ]);
  bind(PORT_TOKENS.account).toResolvedValue(createLazyAccount, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.places).toResolvedValue(createLazyPlaces, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.rates).toResolvedValue(createLazyRates, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
    ADAPTER_TOKENS.chosenRates,
    PORT_TOKENS.clock,
  ]);
  bind(PORT_TOKENS.lcl).toResolvedValue(createLazyLcl, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
    ADAPTER_TOKENS.chosenRates,
    PORT_TOKENS.clock,
  ]);
  bind(PORT_TOKENS.booking).toResolvedValue(createLazyBooking, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
    ADAPTER_TOKENS.chosenRates,
  ]);
  bind(PORT_TOKENS.bookings).toResolvedValue(createLazyBookings, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.bookingCargo).toResolvedValue(createLazyBookingCargo, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
  ]);
  bind(PORT_TOKENS.bookingDocuments).toResolvedValue(createLazyBookingDocuments, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
  ]);
  bind(PORT_TOKENS.amendments).toResolvedValue(createLazyAmendments, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.deadlines).toResolvedValue(createLazyDeadlines, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.tracking).toResolvedValue(createLazyTracking, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.signup).toResolvedValue(createLazySignup, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.countries).toResolvedValue(createLazyCountries, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.passwordReset).toResolvedValue(createLazyPasswordReset, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
  ]);
  bind(PORT_TOKENS.notifications).toResolvedValue(createLazyNotifications, [
    ADAPTER_TOKENS.api,
    ADAPTER_TOKENS.apiSettings,
  ]);
  bind(PORT_TOKENS.links).toResolvedValue(createLazyLinks, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.addresses).toResolvedValue(createLazyAddresses, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.templates).toResolvedValue(createLazyTemplates, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.quotes).toResolvedValue(createLazyQuotes, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
  bind(PORT_TOKENS.dashboard).toResolvedValue(createLazyDashboard, [ADAPTER_TOKENS.api, ADAPTER_TOKENS.apiSettings]);
});

/** The container is not used beyond this function. */
export const createPorts = (page: Page): Ports => {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(browserModule(page), httpModule);
  return {
    accounts: container.get(PORT_TOKENS.accounts),
    account: container.get(PORT_TOKENS.account),
    places: container.get(PORT_TOKENS.places),
    rates: container.get(PORT_TOKENS.rates),
    lcl: container.get(PORT_TOKENS.lcl),
    booking: container.get(PORT_TOKENS.booking),
    bookings: container.get(PORT_TOKENS.bookings),
    bookingCargo: container.get(PORT_TOKENS.bookingCargo),
    amendments: container.get(PORT_TOKENS.amendments),
    bookingDocuments: container.get(PORT_TOKENS.bookingDocuments),
    deadlines: container.get(PORT_TOKENS.deadlines),
    tracking: container.get(PORT_TOKENS.tracking),
    signup: container.get(PORT_TOKENS.signup),
    countries: container.get(PORT_TOKENS.countries),
    passwordReset: container.get(PORT_TOKENS.passwordReset),
    dashboard: container.get(PORT_TOKENS.dashboard),
    notifications: container.get(PORT_TOKENS.notifications),
    links: container.get(PORT_TOKENS.links),
    addresses: container.get(PORT_TOKENS.addresses),
    templates: container.get(PORT_TOKENS.templates),
    quotes: container.get(PORT_TOKENS.quotes),
    documents: container.get(PORT_TOKENS.documents),
    drafts: container.get(PORT_TOKENS.drafts),
    sessionStore: container.get(PORT_TOKENS.sessionStore),
    navigation: container.get(PORT_TOKENS.navigation),
    clock: container.get(PORT_TOKENS.clock),
    ids: container.get(PORT_TOKENS.ids),
  };
};

export const composePortal = (page: Page): AppServices => startAppServices(createPorts(page));
