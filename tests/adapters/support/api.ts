import type { ResultAsync } from "neverthrow";
import { createAccount } from "#adapters/http/account.ts";
import { createAccounts } from "#adapters/http/accounts.ts";
import { createBooking } from "#adapters/http/booking.ts";
import { createCountries, createSignup } from "#adapters/http/signup.ts";
import { createDashboard } from "#adapters/http/dashboard.ts";
import { createDeadlines } from "#adapters/http/deadlines.ts";
import { requestFile } from "#adapters/http/files.ts";
import { createNotifications } from "#adapters/http/notifications.ts";
import { createPasswordReset } from "#adapters/http/password-reset.ts";
import { createLastSearchOffers } from "#adapters/http/last-search-offers.ts";
import { type ApiSettings, createApi } from "#adapters/http/client.ts";
import { createEnquiry } from "#adapters/http/enquiry.ts";
import { createLinks } from "#adapters/http/links.ts";
import { createLcl } from "#adapters/http/lcl.ts";
import { createPlaces, createPublicPlaces } from "#adapters/http/places.ts";
import { createBookingCargo } from "#adapters/http/booking-cargo.ts";
import { createAmendments } from "#adapters/http/amendments.ts";
import { createBookingDocuments } from "#adapters/http/booking-documents.ts";
import { createBookings } from "#adapters/http/bookings.ts";
import { createQuotes } from "#adapters/http/quotes.ts";
import { createAddresses } from "#adapters/http/addresses.ts";
import { createTemplates } from "#adapters/http/templates.ts";
import { createTracking } from "#adapters/http/tracking.ts";
import { createRates } from "#adapters/http/rates/adapter.ts";
import type { Failure } from "#ports/failure.ts";
import { type LocalServer, localServer, type Reply } from "./local-server.ts";

export const settingsFor = (origin: string, changes: Partial<ApiSettings> = {}): ApiSettings => ({
  baseUrl: `${origin}/api`,
  credentials: () => ({ xToken: "token-1", xApiKey: "key-1" }),
  bearerToken: () => null,
  /* A busy machine must cost time, not a failure. */
  deadlines: { usual: 60_000, rates: 60_000, upload: 60_000 },
  ...changes,
});

const CLOCK = {
  now: () => "2026-11-20T08:15:00.000Z",
  today: () => "2026-11-20",
  timeZone: () => "Asia/Kolkata",
  synchronise: () => undefined,
};

/** The real adapters over one server. */
export const adaptersAt = (settings: ApiSettings) => {
  const api = createApi(settings);
  const chosen = createLastSearchOffers();
  return {
    accounts: createAccounts(api, settings, CLOCK),
    account: createAccount(api, settings),
    enquiry: createEnquiry(api, settings),
    places: createPlaces(api, settings),
    findPublicPlaces: createPublicPlaces(api, settings),
    rates: createRates(api, settings, chosen, CLOCK),
    lcl: createLcl(api, settings, chosen, CLOCK),
    bookings: createBooking(api, settings, chosen),
    quotations: createBookings(api, settings),
    cargo: createBookingCargo(api, settings),
    amendments: createAmendments(api, settings),
    documents: createBookingDocuments(api, settings),
    shipments: createTracking(api, settings),
    signup: createSignup(api, settings),
    countries: createCountries(api, settings),
    passwordReset: createPasswordReset(api, settings),
    dashboard: createDashboard(api, settings),
    deadlines: createDeadlines(api, settings),
    /** A calendar application, which reads a link without credentials. */
    readCalendar: (path: string) =>
      requestFile(
        async (signal) => {
          const headers = { "x-origin": "keelson-portal" };
          const response = await fetch(new URL(path, settings.baseUrl), { headers, signal });
          return response.ok
            ? { data: await response.blob(), response }
            : { error: await response.json().catch(() => null), response };
        },
        { signal: patient(), deadline: settings.deadlines.usual },
        "deadlines.ics",
      ),
    notifications: createNotifications(api, settings),
    links: createLinks(api, settings),
    addresses: createAddresses(api, settings),
    templates: createTemplates(api, settings),
    quotes: createQuotes(api, settings),
  };
};

export type Adapters = ReturnType<typeof adaptersAt>;

/** Runs `work` against a real server that answers with `reply`. */
export const against = async <Value>(
  reply: Reply,
  work: (adapters: Adapters, server: LocalServer) => PromiseLike<Value>,
  changes: Partial<ApiSettings> = {},
): Promise<Value> => {
  const server = await localServer(reply);
  try {
    return await work(adaptersAt(settingsFor(server.origin, changes)), server);
  } finally {
    await server.close();
  }
};

/** A signal that nobody aborts. */
export const patient = (): AbortSignal => new AbortController().signal;

/** Both outcomes as plain data, so that a test states the whole of it. */
export const outcomeOf = async <Value>(
  result: ResultAsync<Value, Failure>,
): Promise<{ readonly value: Value } | { readonly failure: Failure }> =>
  result.match<{ readonly value: Value } | { readonly failure: Failure }>(
    (value) => ({ value }),
    (failure) => ({ failure }),
  );
