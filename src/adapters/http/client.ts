import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { Credentials } from "#domain/accounts";
import type { paths } from "#api/schema.d.ts";

/** Where the server is and who is asking. */
export interface ApiSettings {
  /** Absolute, with the base path: `https://portal.example/api`. */
  readonly baseUrl: string;
  readonly credentials: () => Credentials | null;
  /** The stored auth_token, sent as bearer when there is one. */
  readonly bearerToken: () => string | null;
  readonly deadlines: Deadlines;
}

/** How long an answer may take, in milliseconds: rates are asked of several carriers, and files go up slow lines. */
export interface Deadlines {
  readonly usual: number;
  readonly rates: number;
  readonly upload: number;
}

export const DEADLINES: Deadlines = { usual: 30_000, rates: 60_000, upload: 180_000 };

export type Api = Client<paths>;

/** Browsers keep `Origin` to themselves, so the fixed constant travels under its own name. */
const ORIGIN = "keelson-portal";

/** Puts the origin constant and, when there are any, the stored credentials on a request. */
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

/** The typed client of the OpenAPI document; it throws on a dead network and on broken JSON, so calls go through `ask`. */
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

/** The portal's application id, as the accounts' calls spell it: a text. Signing in sends it as a number. */
export const APPLICATION_TEXT = "702020";
