import { browserClock } from "#adapters/browser/clock.ts";
import type { PublicSiteServices } from "#flows/services.ts";
import type { Page } from "./browser.ts";

/* The same names as in the session store, which would bring all decoders into every public page. */
const CREDENTIAL_KEYS = ["xToken", "xApiKey"] as const;

const holds = (page: Page, key: string): boolean => {
  try {
    return (page.localStorage.getItem(key) ?? "") !== "";
  } catch {
    return false;
  }
};

const nothing = (): null => null;

/** The public pages' outside; whatever is not needed to read a page is fetched later. */
export const composeSite = (page: Page): PublicSiteServices => ({
  hasSession: () => CREDENTIAL_KEYS.every((key) => holds(page, key)),
  watchSession: (changed) => {
    page.addEventListener("storage", changed);
    return () => page.removeEventListener("storage", changed);
  },
  loadSession: () => import("./site-session.ts").then(({ composeSession }) => composeSession(page), nothing),
  loadEnquiry: () => import("./site-enquiry.ts").then(({ composeEnquiry }) => composeEnquiry(page), nothing),
  today: browserClock.today,
  findPlaces: (text, signal) =>
    import("./site-places.ts").then(({ composeFindPlaces: placeFinder }) => placeFinder(page)(text, signal), nothing),
  startQuote: async (quote) => {
    const { saveQuote: keepQuote } = await import("./site-quote.ts");
    page.location.assign(keepQuote(page, quote));
  },
});
