import { createBrowserClock } from "#adapters/browser/clock.ts";
import { type QuickQuote, startQuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { composeDrafts, type Page } from "./browser.ts";

/** Returns the path to open. */
export const saveQuote = (page: Page, quote: QuickQuote): string =>
  startQuickQuote(composeDrafts(page), quote, createBrowserClock().today());
