import { deviceClock } from "#adapters/browser/clock.ts";
import { type QuickQuote, startQuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { composeDrafts } from "./drafts.ts";
import type { Page } from "./page.ts";

/** Saves a quote on this device; answers the page to go to. */
export const keepQuote = (page: Page, quote: QuickQuote): string =>
  startQuickQuote(composeDrafts(page), quote, deviceClock.today());
