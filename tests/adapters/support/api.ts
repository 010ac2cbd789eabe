import type { ResultAsync } from "neverthrow";
import { type ApiSettings, createApi } from "#adapters/http/client.ts";
import { createEnquiry } from "#adapters/http/enquiry.ts";
import { requestFile } from "#adapters/http/files.ts";
import { createPublicPlaces } from "#adapters/http/places.ts";
import { createAllPorts } from "#composition/all-ports.ts";
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
  const { booking, bookings, bookingCargo, bookingDocuments, bookingMessages, tracking, ...ports } = createAllPorts(
    api,
    settings,
    CLOCK,
  );
  return {
    ...ports,
    bookings: booking,
    quotations: bookings,
    cargo: bookingCargo,
    documents: bookingDocuments,
    messages: bookingMessages,
    shipments: tracking,
    enquiry: createEnquiry(api),
    findPublicPlaces: createPublicPlaces(api, settings),
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
