import type { Credentials } from "#domain/accounts";
import type { TextStore } from "./storage.ts";

/** Specified storage keys of the session; public pages read them too. */
export const CREDENTIAL_KEYS = { token: "xToken", apiKey: "xApiKey", bearer: "auth_token" } as const;

const filled = (text: string | null): string | null => (text === "" ? null : text);

/** The stored credentials; null where one of them is missing. */
export const readCredentials = (store: Pick<TextStore, "read">): Credentials | null => {
  const xToken = filled(store.read(CREDENTIAL_KEYS.token));
  const xApiKey = filled(store.read(CREDENTIAL_KEYS.apiKey));
  return xToken === null || xApiKey === null ? null : { xToken, xApiKey };
};

/** The stored auth_token, sent as bearer header. */
export const readBearerToken = (store: Pick<TextStore, "read">): string | null =>
  filled(store.read(CREDENTIAL_KEYS.bearer));
