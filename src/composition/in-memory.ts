import { createBrowserClock } from "#adapters/browser/clock.ts";
import { createDraftStore, createTextStore } from "#adapters/browser/storage.ts";
import { createMemoryPorts, memoryEnquiry } from "#adapters/memory/index.ts";
import { startEnquiry } from "#flows/enquiry/machine.ts";
import { readKnownEnquiry } from "./site-enquiry.ts";
import { type AppServices, type PublicSiteServices, startAppServices } from "#flows/services.ts";
import { createSession } from "#flows/session/machine.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { Ports } from "#ports/index.ts";
import type { Page } from "./browser.ts";
import { createPorts } from "./portal.ts";
import { composeSite as composeHttpSite } from "./site.ts";

/* The portal and the public site without a server: `npm run dev:offline` takes this module for portal.ts and site.ts. */

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
  return {
    ...composeHttpSite(page),
    loadSession: () => Promise.resolve(createSession(ports).start()),
    loadEnquiry: () =>
      Promise.resolve(
        startEnquiry(
          memoryEnquiry,
          createDraftStore(
            createTextStore(() => page.sessionStorage),
            page,
          ),
          readKnownEnquiry(page),
        ),
      ),
    findPlaces: async (text, signal) => (await ports.places.find(text, signal)).unwrapOr(null),
  };
};
