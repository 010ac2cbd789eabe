import * as companies from "#domain/companies";
import type { CurrencyCode } from "#domain/money";
import { readerFormats } from "./formats.ts";

/** An amount of a company in decimals of its currency. No line breaks in it: it is text in sentences, where no style reaches it. */
export const formatLimit = (limit: number, currency: CurrencyCode): string =>
  companies.formatLimit(limit, currency, readerFormats().numbers).replaceAll(" ", "\u00a0");
