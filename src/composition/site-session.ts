import { createBrowserClock } from "#adapters/browser/clock.ts";
import { createNavigation } from "#adapters/browser/page.ts";
import { readBearerToken } from "#adapters/browser/credentials.ts";
import { createSessionStore } from "#adapters/browser/session-store.ts";
import { createTextStore } from "#adapters/browser/storage.ts";
import { createAccounts } from "#adapters/http/accounts.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createSession, type SessionActor } from "#flows/session/machine.ts";
import { readApiUrl } from "./api-url.ts";
import { composeDrafts, type Page } from "./browser.ts";

/** Wired without the container, which public pages do not fetch. */
export const composeSession = (page: Page): SessionActor => {
  const texts = createTextStore(() => page.localStorage);
  const sessionStore = createSessionStore(texts, page);
  const settings = {
    baseUrl: readApiUrl(page),
    credentials: sessionStore.credentials,
    bearerToken: () => readBearerToken(texts),
    deadlines: DEADLINES,
  };
  const accounts = createAccounts(createApi(settings), createBrowserClock());
  const drafts = composeDrafts(page);
  return createSession({ accounts, drafts, navigation: createNavigation(page.location), sessionStore }).start();
};
