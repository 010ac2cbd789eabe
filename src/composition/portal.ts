import "reflect-metadata/lite";
import { type ServiceIdentifier, ContainerModule, Container } from "inversify";
import { type TextStore, createTextStore } from "#adapters/browser/storage.ts";
import { type Api, type ApiSettings, createApi, DEADLINES } from "#adapters/http/client.ts";
import type { ClockPort, SessionStorePort } from "#ports/browser.ts";
import type { ApiPorts, Ports } from "#ports/index.ts";
import { readApiUrl } from "./api-url.ts";
import { type Page, composeDrafts } from "./browser.ts";
import { earlyAnswers } from "./early.ts";
import { createBrowserClock, randomIds } from "#adapters/browser/clock.ts";
import { createDocuments, createNavigation } from "#adapters/browser/page.ts";
import { readBearerToken } from "#adapters/browser/credentials.ts";
import { createSessionStore } from "#adapters/browser/session-store.ts";
import { createHttpPorts } from "./http-ports.ts";
import { startAppServices, type AppServices } from "#flows/services.ts";

/** A typed token: binding or getting another type does not compile. */
const token = <Bound>(name: string): ServiceIdentifier<Bound> => Symbol.for(`keelson:${name}`);

const TOKENS = {
  page: token<Page>("page"),
  texts: token<TextStore>("texts"),
  sessionStore: token<SessionStorePort>("session-store"),
  clock: token<ClockPort>("clock"),
  apiSettings: token<ApiSettings>("api-settings"),
  api: token<Api>("api"),
  httpPorts: token<ApiPorts>("http-ports"),
  ports: token<Ports>("ports"),
} as const;

const browserModule = (page: Page): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.page).toConstantValue(page);
    bind(TOKENS.texts).toResolvedValue((window) => createTextStore(() => window.localStorage), [TOKENS.page]);
    bind(TOKENS.sessionStore).toResolvedValue(createSessionStore, [TOKENS.texts, TOKENS.page]);
    bind(TOKENS.clock).toConstantValue(createBrowserClock());
  });

const httpModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.apiSettings).toResolvedValue(
    (page, session, texts, clock) => ({
      baseUrl: readApiUrl(page),
      credentials: session.credentials,
      bearerToken: () => readBearerToken(texts),
      deadlines: DEADLINES,
      synchronise: clock.synchronise,
      fetch: earlyAnswers.fetch,
    }),
    [TOKENS.page, TOKENS.sessionStore, TOKENS.texts, TOKENS.clock],
  );
  bind(TOKENS.api).toResolvedValue(createApi, [TOKENS.apiSettings]);
  bind(TOKENS.httpPorts).toResolvedValue(createHttpPorts, [TOKENS.api, TOKENS.apiSettings, TOKENS.clock]);
});

const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ports).toResolvedValue(
    (httpPorts, page, sessionStore, clock) => ({
      ...httpPorts,
      documents: createDocuments(page.document),
      drafts: composeDrafts(page),
      sessionStore,
      navigation: createNavigation(page.location),
      clock,
      ids: randomIds,
    }),
    [TOKENS.httpPorts, TOKENS.page, TOKENS.sessionStore, TOKENS.clock],
  );
});

/** The container is not used beyond this function. */
export const createPorts = (page: Page): Ports => {
  const container = new Container({ defaultScope: "Singleton" });
  container.load(browserModule(page), httpModule, portsModule);
  return container.get(TOKENS.ports);
};

export const composePortal = (page: Page): AppServices => startAppServices(createPorts(page));
