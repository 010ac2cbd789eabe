import { err, ok } from "neverthrow";
import type { FclSearch } from "#domain/search";
import { checkExchange } from "#domain/money";
import { toMinutes } from "#domain/time";
import { createRateMemo, type RateContext, toListedRate, normaliseSheetLine, type RateList } from "#domain/rates";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";
import type { RatesPort } from "#ports/api.ts";
import { readAnsweredAt, sendRequest } from "../request.ts";
import type { LastSearchOffers } from "../last-search-offers.ts";
import type { Api, ApiSettings } from "../client.ts";
import { decodeWith, first } from "../codec.ts";
import { RatesCodec, SheetLineCodec, type ApiRates } from "./codecs.ts";
import { type Normalisers, readAccompanying, readBookedSailings, readHaulage, readRates, toWarning } from "./answer.ts";
import { toRateRequest } from "./request.ts";

const decodeRates = decodeWith(RatesCodec);

const createNormalisers = (context: RateContext): Normalisers => ({
  api: (offer) => toListedRate(offer, context),
  sheet: (offer) => normaliseSheetLine(offer, context),
});

/** Fails if no offer can be read. */
const toRateList =
  ({ containers }: FclSearch, clock: ClockPort, chosen: LastSearchOffers) =>
  (answer: ApiRates) => {
    clock.synchronise(readAnsweredAt(answer));
    const [now, memo] = [toMinutes(Date.parse(clock.now())), createRateMemo()];
    const accompanying = readAccompanying(answer);
    const { exchange, sources } = accompanying;
    const check = exchange === null ? {} : { exchangeCheck: checkExchange(exchange, now, memo.zones) };
    const context = { load: containers, exchange, ...check, now, memo };
    const { rates, rawOffers, unread } = readRates(answer.result, createNormalisers(context));
    const [fault] = unread;
    if (rates.length === 0 && fault !== undefined) return err<RateList, Failure>(fault);
    chosen.add(rawOffers);
    const booked = readBookedSailings(answer);
    const warning = toWarning(accompanying, unread.length);
    const bookedSailings = booked.length === 0 ? {} : { bookedSailings: booked };
    const quotes = readHaulage(answer);
    const haulage = quotes.length === 0 ? {} : { haulage: quotes };
    return ok<RateList, Failure>({ rates, warning, sources, exchange, ...bookedSailings, ...haulage });
  };

/** Rate searches over HTTP; offers are normalised for the requested load. */
export const createRates = (
  api: Api,
  { deadlines: { rates: deadline, usual } }: ApiSettings,
  chosen: LastSearchOffers,
  clock: ClockPort,
): RatesPort => {
  const ask = (search: FclSearch, query: { readonly remember?: false }, signal: AbortSignal) =>
    sendRequest(
      (until) => api.POST("/resource/rates/spot-on", { params: { query }, body: toRateRequest(search), signal: until }),
      { signal, deadline },
      "code",
    )
      .andThen(decodeRates)
      .andThen(toRateList(search, clock, chosen));
  return {
    search: (search, signal) => ask(search, {}, signal),
    lookUp: (search, signal) => ask(search, { remember: false }, signal),

    sheetLine: (offer, signal) =>
      sendRequest(
        (until) =>
          api.GET("/resource/rates/sheet-line", {
            params: { query: { offerId: chosen.offerId(offer) } },
            signal: until,
          }),
        { signal, deadline: usual },
        "code",
      ).andThen(({ result }) => decodeWith(SheetLineCodec)(first(result))),
  };
};
