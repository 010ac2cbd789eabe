import * as t from "io-ts";
import { fromThrowable } from "neverthrow";
import { type Profile, readCapabilities } from "#domain/accounts";
import { readFormats } from "#domain/formatting";
import type { SessionStorePort } from "#ports/browser.ts";
import { decodeWith, object, orNull } from "../http/codec.ts";
import { CREDENTIAL_KEYS, readCredentials } from "./credentials.ts";
import type { TextStore } from "./storage.ts";

/** Specified storage keys. */
const KEYS = {
  ...CREDENTIAL_KEYS,
  profile: "userData",
  redirect: "redirectAfterLogin",
  otpToken: "otpToken",
} as const;

const WATCHED_KEYS: ReadonlySet<string> = new Set([KEYS.token, KEYS.apiKey]);

const StoredProfile = object({
  firstName: t.string,
  lastName: t.string,
  email: orNull(t.string),
  phone: orNull(t.string),
  capabilities: orNull(t.readonlyArray(t.string)),
  formats: orNull(object({ dates: orNull(t.string), numbers: orNull(t.string), currency: orNull(t.string) })),
});

const json = fromThrowable((text: string): unknown => JSON.parse(text));

const parseProfile = (text: string | null): Profile | null =>
  json(text ?? "null")
    .andThen(decodeWith(StoredProfile))
    .map(({ formats, ...profile }) => ({
      ...profile,
      capabilities: readCapabilities(profile.capabilities),
      ...(formats === null ? {} : { formats: readFormats(formats) }),
    }))
    .unwrapOr(null);

const filled = (text: string | null): string | null => (text === "" ? null : text);

/** The session in local storage; `page` receives the storage events of other tabs. */
export const createSessionStore = (store: TextStore, page: EventTarget): SessionStorePort => ({
  credentials: () => readCredentials(store),
  saveCredentials: ({ xToken, xApiKey }) => {
    store.write(KEYS.token, xToken);
    store.write(KEYS.apiKey, xApiKey);
  },
  clear: () => {
    for (const key of [KEYS.token, KEYS.apiKey, KEYS.bearer, KEYS.profile]) store.remove(key);
  },
  profile: () => parseProfile(store.read(KEYS.profile)),
  saveProfile: (profile) => store.write(KEYS.profile, JSON.stringify(profile)),
  removeProfile: () => store.remove(KEYS.profile),
  redirect: () => filled(store.read(KEYS.redirect)),
  saveRedirect: (path) => store.write(KEYS.redirect, path),
  removeRedirect: () => store.remove(KEYS.redirect),
  otpToken: () => filled(store.read(KEYS.otpToken)),
  saveOtpToken: (token) => store.write(KEYS.otpToken, token),
  removeOtpToken: () => store.remove(KEYS.otpToken),
  watch: (changed) => {
    const heard = (event: Event): void => {
      /* A null key means that the whole storage was cleared. */
      if (event instanceof StorageEvent && (event.key === null || WATCHED_KEYS.has(event.key))) changed();
    };
    page.addEventListener("storage", heard);
    return () => page.removeEventListener("storage", heard);
  },
});
