import { createDraftStore } from "../adapters/browser/draft-store.ts";
import { createTextStore } from "../adapters/browser/text-store.ts";
import { type QuickQuote, startQuickQuote } from "../flows/quick-quote/quick-quote.ts";
import type { Page } from "./page.ts";

/** Keeps a quote on this device; answers the page to go to. */
export const keepQuote = (page: Page, quote: QuickQuote): string =>
  startQuickQuote(createDraftStore(createTextStore(() => page.localStorage)), quote);
