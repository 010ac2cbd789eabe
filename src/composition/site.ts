import { deviceClock } from "#adapters/browser/clock.ts";
import type { Site } from "#flows/site.ts";
import type { Page } from "./page.ts";

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
export const composeSite = (page: Page): Site => ({
  hasSession: () => CREDENTIAL_KEYS.every((key) => holds(page, key)),
  watchSession: (changed) => {
    page.addEventListener("storage", changed);
    return () => page.removeEventListener("storage", changed);
  },
  openSession: () => import("./session.ts").then(({ composeSession }) => composeSession(page), nothing),
  openEnquiry: () => import("./enquiry.ts").then(({ composeEnquiry }) => composeEnquiry(page), nothing),
  today: deviceClock.today,
  findPlaces: (text, signal) =>
    import("./find-places.ts").then(({ placeFinder }) => placeFinder(page)(text, signal), nothing),
  startQuote: async (quote) => {
    const { keepQuote } = await import("./quick-quote.ts");
    page.location.assign(keepQuote(page, quote));
  },
});
