import { createBookings } from "#adapters/http/bookings.ts";
import { createBrowserClock } from "#adapters/browser/clock.ts";
import { type ApiSettings, createApi, DEADLINES } from "#adapters/http/client.ts";
import { createLcl } from "#adapters/http/lcl.ts";
import { createLastSearchOffers } from "#adapters/http/last-search-offers.ts";
import { createPlaces } from "#adapters/http/places.ts";
import { createQuotes } from "#adapters/http/quotes.ts";
import { createRates } from "#adapters/http/rates/adapter.ts";
import { createTracking } from "#adapters/http/tracking.ts";
import type { ApiPorts } from "#ports/index.ts";

/** What a program without a person uses: it reads, searches, and creates quotes. Nothing of it books or changes a booking. */
export type AgentPorts = Pick<ApiPorts, "places" | "rates" | "lcl" | "bookings" | "tracking" | "quotes">;

/** Where the API is, and with whose key it is called. */
export interface AgentAccess {
  /** Absolute, with the base path: `https://portal.example/api`. */
  readonly baseUrl: string;
  /** An API key of a company (`klk_…`); its rights decide what may be called. */
  readonly key: string;
  /** Sends the calls; the global `fetch` unless stated. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export const createAgentPorts = ({ baseUrl, key, fetch }: AgentAccess): AgentPorts => {
  const clock = createBrowserClock();
  const settings: ApiSettings = {
    baseUrl,
    credentials: () => null,
    bearerToken: () => key,
    deadlines: DEADLINES,
    synchronise: clock.synchronise,
    ...(fetch === undefined ? {} : { fetch }),
  };
  const api = createApi(settings);
  return {
    places: createPlaces(api, settings),
    rates: createRates(api, settings, createLastSearchOffers(), clock),
    lcl: createLcl(api, settings, createLastSearchOffers(), clock),
    bookings: createBookings(api, settings),
    tracking: createTracking(api),
    quotes: createQuotes(api, settings),
  };
};
