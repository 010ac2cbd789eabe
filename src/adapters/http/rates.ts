import { err, ok } from "neverthrow";
import type { FclSearch } from "#domain/search";
import { checkExchange } from "#domain/money";
import { type RateContext, listApiOffer, normaliseSheetOffer, type RateList } from "#domain/rates";
import type { ClockPort } from "#ports/clock.ts";
import type { Failure } from "#ports/failure.ts";
import type { RatesPort } from "#ports/rates.ts";
import { ask } from "./ask.ts";
import type { ChosenRates } from "./chosen-rates.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith } from "./decoders/codec.ts";
import { RatesCodec, type WireRates } from "./decoders/rates.ts";
import {
  type Normalisers,
  readAccompanying,
  readBookedSailings,
  readHaulage,
  readRates,
  warningOf,
} from "./mappers/rate-list.ts";
import { rateRequestOf } from "./mappers/rate-request.ts";

const decodeRates = decodeWith(RatesCodec);

const normalisersIn = (context: RateContext): Normalisers => ({
  api: (offer) => listApiOffer(offer, context),
  sheet: (offer) => normaliseSheetOffer(offer, context),
});

/** An answer none of whose offers can be read is no list of rates. */
const rateListOf =
  ({ containers }: FclSearch, clock: ClockPort, chosen: ChosenRates) =>
  (answer: WireRates) => {
    const today = clock.today();
    const accompanying = readAccompanying(answer);
    const { exchange, sources } = accompanying;
    const check = exchange === null ? {} : { exchangeCheck: checkExchange(exchange, today) };
    const context = { load: containers, exchange, ...check, today };
    const { rates, whole, unread } = readRates(answer.result, normalisersIn(context));
    const [fault] = unread;
    if (rates.length === 0 && fault !== undefined) return err<RateList, Failure>(fault);
    chosen.replace(whole);
    const booked = readBookedSailings(answer);
    const warning = warningOf(accompanying, unread.length);
    const bookedSailings = booked.length === 0 ? {} : { bookedSailings: booked };
    const quotes = readHaulage(answer);
    const haulage = quotes.length === 0 ? {} : { haulage: quotes };
    return ok<RateList, Failure>({ rates, warning, sources, exchange, ...bookedSailings, ...haulage });
  };

/** Rate searches over HTTP; every offer is normalised for the load that was asked for. */
export const createRates = (
  api: Api,
  { deadlines: { rates: deadline } }: ApiSettings,
  chosen: ChosenRates,
  clock: ClockPort,
): RatesPort => ({
  search: (search, signal) =>
    ask(
      (until) => api.POST("/resource/rates/spot-on", { body: rateRequestOf(search), signal: until }),
      { signal, deadline },
      "code",
    )
      .andThen(decodeRates)
      .andThen(rateListOf(search, clock, chosen)),
});
