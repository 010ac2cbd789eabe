import type { TodayIn } from "#domain/time";
import { type QuickQuote, startQuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { composeDrafts, type Page } from "./browser.ts";

/** Returns the path to open. */
export const saveQuote = (page: Page, quote: QuickQuote, todayIn: TodayIn): string =>
  startQuickQuote(composeDrafts(page), quote, todayIn);
