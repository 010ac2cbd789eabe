import { readBearerToken, readCredentials } from "#adapters/browser/credentials.ts";
import { createTextStore } from "#adapters/browser/storage.ts";
import { createEarlyAnswers } from "#adapters/http/early-answers.ts";
import { addHeaders } from "#adapters/http/headers.ts";
import { readApiUrl } from "./api-url.ts";
import type { Page } from "./browser.ts";

/** What the first calls of this page are answered with. */
export const earlyAnswers = createEarlyAnswers(
  (request) => fetch(request),
  () => performance.now(),
  (run, ms) => setTimeout(run, ms),
);

/* The first call of a screen by its path, with the query that its adapter sends. */
const FIRST_CALLS: readonly (readonly [path: RegExp, call: string])[] = [
  [/^\/dashboard$/, "/resource/dashboard"],
  [/^\/rate\/quote$/, "/resource/quotation?limit=10&skip=0"],
  [/^\/rate\/quote\/([\w.~-]+)$/, "/resource/quotation/$1"],
  [/^\/rate\/tracking$/, "/resource/quotation?limit=10&skip=0&running=true&sort=arrival"],
];

const findFirstCall = (path: string): readonly string[] =>
  FIRST_CALLS.flatMap(([pattern, call]) => (pattern.test(path) ? [path.replace(pattern, call)] : []));

/** Fetches what a screen calls the API with: the search form needs neither offers nor bookings, and few screens need both. */
export const loadAdapters = (path: string): Promise<unknown> =>
  Promise.all([
    ...(/^\/rate\/(search|quotes\/)/.test(path) ? [import("./offer-adapters.ts")] : []),
    ...(/^\/rate\/quotes?\//.test(path) ? [import("./quote-adapters.ts")] : []),
    ...(/^\/rate(\/search)?$/.test(path) ? [] : [import("./booking-adapters.ts")]),
  ]);

/**
 * Asks for the profile of the stored session and for the first data of an address, before the portal's code is here.
 * `address` has a path and a query; a query asks for other data, which the screen asks for itself.
 */
export const askEarly = (page: Page, address: string): { readonly isSignedIn: boolean } => {
  const texts = createTextStore(() => page.localStorage);
  const settings = { credentials: () => readCredentials(texts), bearerToken: () => readBearerToken(texts) };
  if (settings.credentials() === null) return { isSignedIn: false };
  const headers = new Headers();
  addHeaders(settings, headers);
  for (const call of ["/resource/profile", ...findFirstCall(address)])
    earlyAnswers.ask(`${readApiUrl(page)}${call}`, headers);
  return { isSignedIn: true };
};
