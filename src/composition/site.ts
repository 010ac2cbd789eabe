import { createBrowserClock } from "#adapters/browser/clock.ts";
import type { PublicSiteServices } from "#flows/services.ts";
import type { Page } from "./browser.ts";

/* As in the session store, whose import would add all decoders to every public page. */
const CREDENTIAL_KEYS = ["xToken", "xApiKey"] as const;

const hasItem = (page: Page, key: string): boolean => {
  try {
    return (page.localStorage.getItem(key) ?? "") !== "";
  } catch {
    return false;
  }
};

const toNull = (): null => null;

/** Everything that is not needed to read a page is fetched later. */
export const composeSite = (page: Page): PublicSiteServices => {
  const clock = createBrowserClock();
  return {
    hasSession: () => CREDENTIAL_KEYS.every((key) => hasItem(page, key)),
    watchSession: (changed) => {
      page.addEventListener("storage", changed);
      return () => page.removeEventListener("storage", changed);
    },
    loadSession: () => import("./site-session.ts").then(({ composeSession }) => composeSession(page), toNull),
    loadEnquiry: () => import("./site-enquiry.ts").then(({ composeEnquiry }) => composeEnquiry(page), toNull),
    today: clock.today,
    findPlaces: (text, signal) =>
      import("./site-places.ts").then(({ composeFindPlaces }) => composeFindPlaces(page, clock)(text, signal), toNull),
    startQuote: async (quote) => {
      const { saveQuote } = await import("./site-quote.ts");
      page.location.assign(saveQuote(page, quote, clock.today));
    },
  };
};
