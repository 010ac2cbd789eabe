import { browserClock } from "#adapters/browser/clock.ts";
import { type QuickQuote, startQuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { composeDrafts, type Page } from "./browser.ts";

/** Saves a quote on this device; answers the page to go to. */
export const saveQuote = (page: Page, quote: QuickQuote): string =>
  startQuickQuote(composeDrafts(page), quote, browserClock.today());
