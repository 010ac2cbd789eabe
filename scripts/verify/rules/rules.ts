import type { Difference } from "../differences.ts";
import type { Answer } from "../http.ts";
import { isObject, type JsonObject, parseJson } from "../json.ts";
import { checkBookings, checkHome } from "./bookings.ts";
import { checkLclRates } from "./lcl.ts";
import { checkOffers } from "./offers.ts";
import {
  checkAmendments,
  checkArchive,
  checkCheckedOffer,
  checkQuote,
  checkQuotes,
  checkSharedPrice,
} from "./prices.ts";

/** The request that was answered, as far as rules need it. */
export interface Asked {
  readonly json: unknown;
  readonly url: URL;
}

export type Rule = (body: JsonObject, asked: Asked) => readonly Difference[];

const RULES: Readonly<Record<string, Rule>> = {
  searchRates: checkOffers,
  listQuotations: checkBookings,
  dashboard: checkHome,
  lclRates: checkLclRates,
  listQuotes: checkQuotes,
  getQuote: checkQuote,
  createQuote: checkQuote,
  openSharedQuote: checkQuote,
  checkQuoteOffer: checkCheckedOffer,
  openSharedBooking: checkSharedPrice,
  listAmendments: checkAmendments,
};

const FILE_RULES: Readonly<Record<string, (answer: Answer) => readonly Difference[]>> = {
  downloadDocuments: checkArchive,
};

/** The operations whose answers have rules; the document states them as `x-rules`. */
export const RULED_OPERATIONS = [...Object.keys(RULES), ...Object.keys(FILE_RULES)];

/** The differences of an answer from the rules of its operation. */
export const checkRules = (operation: string, asked: Asked, answer: Answer): readonly Difference[] => {
  const ofFile = FILE_RULES[operation];
  if (ofFile !== undefined) return answer.status === 200 ? ofFile(answer) : [];
  const rule = RULES[operation];
  const body = answer.status === 200 ? parseJson(answer.body) : undefined;
  return rule === undefined || !isObject(body) ? [] : rule(body, asked);
};
