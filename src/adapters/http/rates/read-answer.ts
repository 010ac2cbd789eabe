import { checkExchange } from "#domain/money";
import {
  createRateMemo,
  type ListedRate,
  normaliseSheetLine,
  type RateContext,
  type RateList,
  toListedRate,
} from "#domain/rates";
import type { ContainerLine } from "#domain/containers";
import { type Instant, toMinutes } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { RawOffer } from "../last-search-offers.ts";
import {
  type Normalisers,
  readAccompanying,
  readBookedSailings,
  readHaulage,
  readRates,
  toSentId,
  toWarning,
} from "./answer.ts";
import type { ApiRates } from "./codecs.ts";

interface ReadAnswer {
  readonly list: RateList;
  readonly rawOffers: ReadonlyMap<string, RawOffer>;
  /** Why the first unreadable offer cannot be read; null if all can. */
  readonly fault: Failure | null;
}

interface AnswerContext {
  readonly load: readonly ContainerLine[];
  readonly askedAt: Instant;
  /** Ids that stay with the offers of earlier answers. */
  readonly taken?: ReadonlySet<string>;
}

const createNormalisers = (context: RateContext): Normalisers => ({
  api: (offer) => toListedRate(offer, context),
  sheet: (offer) => normaliseSheetLine(offer, context),
});

/** Reads an answer; its offers are normalised for the requested load. */
export const readAnswer = (answer: ApiRates, { load, askedAt, taken }: AnswerContext): ReadAnswer => {
  const [now, memo] = [toMinutes(Date.parse(askedAt)), createRateMemo()];
  const accompanying = readAccompanying(answer);
  const { exchange, sources, tax } = accompanying;
  const check = exchange === null ? {} : { exchangeCheck: checkExchange(exchange, now, memo.zones) };
  const { rates, rawOffers, unread } = readRates(
    answer.result,
    createNormalisers({ load, exchange, ...check, now, memo }),
    taken,
  );
  const booked = readBookedSailings(answer);
  const quotes = readHaulage(answer);
  const list: RateList = {
    rates,
    warning: toWarning(accompanying, unread.length),
    sources,
    exchange,
    ...tax,
    ...(booked.length === 0 ? {} : { bookedSailings: booked }),
    ...(quotes.length === 0 ? {} : { haulage: quotes }),
  };
  return { list, rawOffers, fault: unread[0] ?? null };
};

/** Offers of earlier answers that still count. */
export const withoutRemoved = (rates: readonly ListedRate[], removed: readonly string[]): readonly ListedRate[] => {
  const gone = new Set(removed);
  return rates.filter(({ id }) => !gone.has(toSentId(id)));
};

/** Ids that are a word of the carrier (`Sold-out`), which offers of a later answer may have as well. */
export const findSharedIds = (rates: readonly ListedRate[]): ReadonlySet<string> =>
  new Set(
    rates.flatMap(({ id, availability }) =>
      availability.kind === "not-bookable" && availability.reason === toSentId(id) ? [id] : [],
    ),
  );

/** Offers of earlier answers and of a later one, which replaces those of its ids. */
export const joinRates = (earlier: readonly ListedRate[], later: readonly ListedRate[]): readonly ListedRate[] => {
  const replaced = new Set(later.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !replaced.has(id)), ...later];
};
