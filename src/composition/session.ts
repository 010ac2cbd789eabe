import { createNavigation } from "#adapters/browser/navigation.ts";
import { createSessionStore, storedBearer } from "#adapters/browser/session-store.ts";
import { createTextStore } from "#adapters/browser/text-store.ts";
import { createAccounts } from "#adapters/http/accounts.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { openSession, type SessionActor } from "#flows/session/flow.ts";
import { composeDrafts } from "./drafts.ts";
import type { Page } from "./page.ts";

/** The session on a public page, wired without the container, which only the portal fetches. */
export const composeSession = (page: Page): SessionActor => {
  const texts = createTextStore(() => page.localStorage);
  const sessionStore = createSessionStore(texts, page);
  const settings = {
    baseUrl: `${page.location.origin}/api`,
    credentials: sessionStore.credentials,
    bearerToken: () => storedBearer(texts),
    deadlines: DEADLINES,
  };
  const accounts = createAccounts(createApi(settings), settings);
  const drafts = composeDrafts(page);
  return openSession({ accounts, drafts, navigation: createNavigation(page.location), sessionStore }).start();
};
