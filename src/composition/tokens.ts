import type { ServiceIdentifier } from "inversify";
import type { TextStore } from "#adapters/browser/text-store.ts";
import type { ChosenRates } from "#adapters/http/chosen-rates.ts";
import type { Api, ApiSettings } from "#adapters/http/client.ts";
import type { Ports } from "#ports/ports.ts";
import type { Page } from "./page.ts";

/** A name that knows what stands behind it: binding or asking for anything else does not compile. */
const token = <Bound>(name: string): ServiceIdentifier<Bound> => Symbol.for(`keelson:${name}`);

type PortTokens = { readonly [Port in keyof Ports]: ServiceIdentifier<Ports[Port]> };

/** One token per port; a new port without one does not compile. */
export const PORTS: PortTokens = {
  accounts: token("accounts"),
  places: token("places"),
  rates: token("rates"),
  lcl: token("lcl"),
  bookings: token("bookings"),
  quotations: token("quotations"),
  shipments: token("shipments"),
  signup: token("signup"),
  countries: token("countries"),
  passwordReset: token("password-reset"),
  dashboard: token("dashboard"),
  documents: token("documents"),
  drafts: token("drafts"),
  sessionStore: token("session-store"),
  navigation: token("navigation"),
  clock: token("clock"),
  ids: token("ids"),
};

/** What only adapters share among themselves. */
export const INSIDE = {
  page: token<Page>("page"),
  texts: token<TextStore>("texts"),
  apiSettings: token<ApiSettings>("api-settings"),
  api: token<Api>("api"),
  chosenRates: token<ChosenRates>("chosen-rates"),
} as const;
