import "reflect-metadata/lite";
import { Container } from "inversify";
import type { Ports } from "#ports/ports.ts";
import { browserModule } from "./browser-module.ts";
import { httpModule } from "./http-module.ts";
import type { Page } from "./page.ts";
import { PORTS } from "./tokens.ts";

/** Everything the flows need from outside, wired for this page; the container ends here. */
export const createPorts = (page: Page): Ports => {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(browserModule(page), httpModule);
  return {
    accounts: container.get(PORTS.accounts),
    places: container.get(PORTS.places),
    rates: container.get(PORTS.rates),
    lcl: container.get(PORTS.lcl),
    bookings: container.get(PORTS.bookings),
    quotations: container.get(PORTS.quotations),
    shipments: container.get(PORTS.shipments),
    signup: container.get(PORTS.signup),
    countries: container.get(PORTS.countries),
    passwordReset: container.get(PORTS.passwordReset),
    dashboard: container.get(PORTS.dashboard),
    documents: container.get(PORTS.documents),
    drafts: container.get(PORTS.drafts),
    sessionStore: container.get(PORTS.sessionStore),
    navigation: container.get(PORTS.navigation),
    clock: container.get(PORTS.clock),
    ids: container.get(PORTS.ids),
  };
};
