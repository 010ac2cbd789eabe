import { ContainerModule } from "inversify";
import { storedBearer } from "#adapters/browser/session-store.ts";
import { createAccounts } from "#adapters/http/accounts.ts";
import { createChosenRates } from "#adapters/http/chosen-rates.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { countriesLater, dashboardLater, passwordResetLater, signupLater } from "./account-ports.ts";
import { bookingsLater, lclLater, placesLater, quotationsLater, ratesLater, shipmentsLater } from "./later-ports.ts";
import { INSIDE, PORTS } from "./tokens.ts";

/** The base path of every call, on the origin that serves the page. */
const BASE_PATH = "/api";

/** The ports that stand for the server. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(INSIDE.apiSettings).toResolvedValue(
    (page, session, texts) => ({
      baseUrl: `${page.location.origin}${BASE_PATH}`,
      credentials: session.credentials,
      bearerToken: () => storedBearer(texts),
      deadlines: DEADLINES,
    }),
    [INSIDE.page, PORTS.sessionStore, INSIDE.texts],
  );
  bind(INSIDE.api).toResolvedValue(createApi, [INSIDE.apiSettings]);
  bind(INSIDE.chosenRates).toResolvedValue(createChosenRates, []);
  bind(PORTS.accounts).toResolvedValue(createAccounts, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.places).toResolvedValue(placesLater, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.rates).toResolvedValue(ratesLater, [INSIDE.api, INSIDE.apiSettings, INSIDE.chosenRates, PORTS.clock]);
  bind(PORTS.lcl).toResolvedValue(lclLater, [INSIDE.api, INSIDE.apiSettings, INSIDE.chosenRates, PORTS.clock]);
  bind(PORTS.bookings).toResolvedValue(bookingsLater, [INSIDE.api, INSIDE.apiSettings, INSIDE.chosenRates]);
  bind(PORTS.quotations).toResolvedValue(quotationsLater, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.shipments).toResolvedValue(shipmentsLater, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.signup).toResolvedValue(signupLater, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.countries).toResolvedValue(countriesLater, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.passwordReset).toResolvedValue(passwordResetLater, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.dashboard).toResolvedValue(dashboardLater, [INSIDE.api, INSIDE.apiSettings]);
});
