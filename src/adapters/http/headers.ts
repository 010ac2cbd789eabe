import type { Credentials } from "#domain/accounts";

/** Whose session a call belongs to. */
export interface HeaderSettings {
  readonly credentials: () => Credentials | null;
  /** The stored auth_token. */
  readonly bearerToken: () => string | null;
}

/** Browsers do not allow setting `Origin`, so the specified constant is sent as `x-origin`. */
const ORIGIN = "keelson-portal";

/** Adds the origin constant and the stored credentials. */
export const addHeaders = (settings: HeaderSettings, headers: Headers): void => {
  headers.set("x-origin", ORIGIN);
  const credentials = settings.credentials();
  if (credentials !== null) {
    headers.set("x-token", credentials.xToken);
    headers.set("x-api-key", credentials.xApiKey);
  }
  const bearer = settings.bearerToken();
  if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
};
