import { checkExchange } from "#domain/money";
import {
  createRateMemo,
  type ListedRate,
  normaliseSheetLine,
  type RateContext,
  type RateList,
  toListedRate,
} from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { type Instant, toMinutes } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { RawOffer } from "../last-search-offers.ts";
import { type Normalisers, readAccompanying, readBookedSailings, readHaulage, readRates, toWarning } from "./answer.ts";
import type { ApiRates } from "./codecs.ts";

interface ReadAnswer {
  readonly list: RateList;
  readonly rawOffers: ReadonlyMap<string, RawOffer>;
  /** Why the first unreadable offer cannot be read; null if all can. */
  readonly fault: Failure | null;
}

const createNormalisers = (context: RateContext): Normalisers => ({
  api: (offer) => toListedRate(offer, context),
  sheet: (offer) => normaliseSheetLine(offer, context),
});

/** Reads the answers of one search: its offers are normalised for the requested load. */
export const createAnswerReader = ({ containers }: FclSearch, askedAt: Instant): ((answer: ApiRates) => ReadAnswer) => {
  const [now, memo] = [toMinutes(Date.parse(askedAt)), createRateMemo()];
  return (answer) => {
    const accompanying = readAccompanying(answer);
    const { exchange, sources } = accompanying;
    const check = exchange === null ? {} : { exchangeCheck: checkExchange(exchange, now, memo.zones) };
    const context = { load: containers, exchange, ...check, now, memo };
    const { rates, rawOffers, unread } = readRates(answer.result, createNormalisers(context));
    const booked = readBookedSailings(answer);
    const quotes = readHaulage(answer);
    const list: RateList = {
      rates,
      warning: toWarning(accompanying, unread.length),
      sources,
      exchange,
      ...(booked.length === 0 ? {} : { bookedSailings: booked }),
      ...(quotes.length === 0 ? {} : { haulage: quotes }),
    };
    return { list, rawOffers, fault: unread[0] ?? null };
  };
};

/** Offers of an earlier part and of a later one; those that were removed or come again are the later ones. */
export const joinRates = (
  earlier: readonly ListedRate[],
  later: readonly ListedRate[],
  removed: readonly string[],
): readonly ListedRate[] => {
  const gone = new Set([...removed, ...later.map(({ id }) => id)]);
  return [...earlier.filter(({ id }) => !gone.has(id)), ...later];
};
