import { load } from "js-yaml";
import documentText from "../../openapi/keelson.openapi.yaml?raw";
import { createBrowserClock } from "#adapters/browser/clock.ts";
import { createDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { type ApiSettings, createApi, DEADLINES } from "#adapters/http/client.ts";
import { createEnquiry } from "#adapters/http/enquiry.ts";
import { sendFileWith } from "#adapters/http/send-file.ts";
import { createExampleApi } from "#adapters/memory/api.ts";
import { startEnquiry } from "#flows/enquiry/machine.ts";
import { type AppServices, type PublicSiteServices, startAppServices } from "#flows/services.ts";
import { createSession } from "#flows/session/machine.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { ApiPorts, Ports } from "#ports/index.ts";
import { createAllPorts } from "./all-ports.ts";
import type { Page } from "./browser.ts";
import { createPorts } from "./portal.ts";
import { composeSite as composeHttpSite } from "./site.ts";
import { readKnownEnquiry } from "./site-enquiry.ts";

/* The portal and the public site without a server: `npm run dev:offline` takes this module for portal.ts and site.ts. */

const createSettings = ({ now }: Pick<ClockPort, "now">): ApiSettings => {
  const send = createExampleApi({ document: load(documentText), now, basePath: "/api" });
  return {
    baseUrl: "http://localhost/api",
    credentials: () => ({ xToken: "example", xApiKey: "example" }),
    bearerToken: () => null,
    deadlines: DEADLINES,
    fetch: send,
    sendFile: sendFileWith(send),
  };
};

/** The ports of the server, answered with the examples of the API document. */
export const createMemoryPorts = (clock: ClockPort): ApiPorts => {
  const settings = createSettings(clock);
  return createAllPorts(createApi(settings), settings, clock);
};

/** The ports of the browser, and those of the server in memory. */
export const createOfflinePorts = (page: Page, clock: ClockPort = createBrowserClock()): Ports => ({
  ...createPorts(page),
  ...createMemoryPorts(clock),
  clock,
});

/** Asks nothing: there is no server. */
export const loadAdapters = (): Promise<void> => Promise.resolve();
export const askEarly = (): { readonly isSignedIn: boolean } => ({ isSignedIn: true });

export const composePortal = (page: Page): AppServices => startAppServices(createOfflinePorts(page));

export const composeSite = (page: Page): PublicSiteServices => {
  const ports = createOfflinePorts(page);
  const settings = createSettings(ports.clock);
  const drafts = createDraftStore(
    createTextStore(() => page.sessionStorage),
    page,
  );
  return {
    ...composeHttpSite(page),
    loadSession: () => Promise.resolve(createSession(ports).start()),
    loadEnquiry: () =>
      Promise.resolve(startEnquiry(createEnquiry(createApi(settings)), drafts, readKnownEnquiry(page))),
    findPlaces: async (text, signal) => (await ports.places.find(text, signal)).unwrapOr(null),
  };
};
