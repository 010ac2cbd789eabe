import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { Credentials } from "#domain/accounts";
import type { paths } from "#api/schema.d.ts";

export interface ApiSettings {
  /** Absolute, with the base path: `https://portal.example/api`. */
  readonly baseUrl: string;
  readonly credentials: () => Credentials | null;
  /** The stored auth_token. */
  readonly bearerToken: () => string | null;
  readonly deadlines: Deadlines;
  /** Sets the clock by the moment of an answer; null where the answer does not state it. */
  readonly synchronise?: (answeredAt: string | null) => void;
}

/** Milliseconds; rates take longer because several carriers answer, uploads because of slow lines. */
export interface Deadlines {
  readonly usual: number;
  readonly rates: number;
  readonly upload: number;
}

export const DEADLINES: Deadlines = { usual: 30_000, rates: 60_000, upload: 180_000 };

export type Api = Client<paths>;

/** Browsers do not allow setting `Origin`, so the specified constant is sent as `x-origin`. */
const ORIGIN = "keelson-portal";

/** Adds the origin constant and the stored credentials. */
export const addHeaders = (settings: ApiSettings, headers: Headers): void => {
  headers.set("x-origin", ORIGIN);
  const credentials = settings.credentials();
  if (credentials !== null) {
    headers.set("x-token", credentials.xToken);
    headers.set("x-api-key", credentials.xApiKey);
  }
  const bearer = settings.bearerToken();
  if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
};

/** Throws on network errors and broken JSON, so calls go through `sendRequest`. */
export const createApi = (settings: ApiSettings): Api => {
  const api = createClient<paths>({ baseUrl: settings.baseUrl });
  const signing: Middleware = {
    onRequest: ({ request }) => {
      addHeaders(settings, request.headers);
      return request;
    },
  };
  api.use(signing);
  return api;
};

/** The application id as text, as most account calls expect it; signing in sends a number. */
export const APPLICATION_TEXT = "702020";
