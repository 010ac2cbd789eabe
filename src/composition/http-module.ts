import { ContainerModule } from "inversify";
import { storedBearer } from "../adapters/browser/session-store.ts";
import { createAccounts } from "../adapters/http/accounts.ts";
import { createBookings } from "../adapters/http/bookings.ts";
import { createChosenRates } from "../adapters/http/chosen-rates.ts";
import { createApi, DEADLINES } from "../adapters/http/client.ts";
import { createPlaces } from "../adapters/http/places.ts";
import { createQuotations } from "../adapters/http/quotations.ts";
import { createRates } from "../adapters/http/rates.ts";
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
  bind(PORTS.places).toResolvedValue(createPlaces, [INSIDE.api, INSIDE.apiSettings]);
  bind(PORTS.rates).toResolvedValue(createRates, [INSIDE.api, INSIDE.apiSettings, INSIDE.chosenRates, PORTS.clock]);
  bind(PORTS.bookings).toResolvedValue(createBookings, [INSIDE.api, INSIDE.apiSettings, INSIDE.chosenRates]);
  bind(PORTS.quotations).toResolvedValue(createQuotations, [INSIDE.api, INSIDE.apiSettings]);
});
