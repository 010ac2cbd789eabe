import { err, ok } from "neverthrow";
import type { FclSearch } from "../../domain/fcl-search/search.ts";
import type { ExchangeRates } from "../../domain/money/exchange.ts";
import type { RateList } from "../../domain/rates/rate.ts";
import type { Failure } from "../../ports/failure.ts";
import type { RatesPort } from "../../ports/rates.ts";
import { ask } from "./ask.ts";
import type { ChosenRates } from "./chosen-rates.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith } from "./decoders/codec.ts";
import { RatesCodec, type WireRates } from "./decoders/rates.ts";
import { type Normalisers, readRates, warningOf } from "./mappers/rate-list.ts";
import { rateRequestOf } from "./mappers/rate-request.ts";

const decodeRates = decodeWith(RatesCodec);

/** An answer none of whose offers can be read is no list of rates. */
const rateListOf =
  (normalisers: (exchange: ExchangeRates | null) => Normalisers, chosen: ChosenRates) =>
  ({ result, errorMessage, exchangeRates, sources }: WireRates) => {
    const { rates, whole, unread } = readRates(result, normalisers(exchangeRates));
    const [fault] = unread;
    if (rates.length === 0 && fault !== undefined) return err<RateList, Failure>(fault);
    chosen.replace(whole);
    return ok<RateList, Failure>({
      rates,
      warning: warningOf(errorMessage, unread.length),
      sources,
      exchange: exchangeRates,
    });
  };

/** Rate searches over HTTP; every offer is normalised for the load that was asked for. */
export const createRates = (
  api: Api,
  { deadlines: { rates: deadline } }: ApiSettings,
  chosen: ChosenRates,
  normalisersFor: (search: FclSearch, exchange: ExchangeRates | null) => Normalisers,
): RatesPort => ({
  search: (search, signal) =>
    ask(
      (until) => api.POST("/resource/rates/spot-on", { body: rateRequestOf(search), signal: until }),
      { signal, deadline },
      "code",
    )
      .andThen(decodeRates)
      .andThen(rateListOf((exchange) => normalisersFor(search, exchange), chosen)),
});
