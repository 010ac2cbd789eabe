import { err, ok } from "neverthrow";
import type { FclSearch } from "#domain/search";
import type { RateList } from "#domain/rates";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";
import type { RatesPort } from "#ports/api.ts";
import { readAnsweredAt, sendRequest } from "../request.ts";
import type { LastSearchOffers } from "../last-search-offers.ts";
import type { Api, ApiSettings } from "../client.ts";
import { decodeWith, first } from "../codec.ts";
import { RatesCodec, SheetLineCodec, type ApiRates } from "./codecs.ts";
import { readAnswer } from "./read-answer.ts";
import { toRateRequest } from "./request.ts";

const decodeRates = decodeWith(RatesCodec);

/** Fails if no offer can be read. */
const toRateList = (search: FclSearch, clock: ClockPort, chosen: LastSearchOffers) => (answer: ApiRates) => {
  clock.synchronise(readAnsweredAt(answer));
  const { list, rawOffers, fault } = readAnswer(answer, { load: search.containers, askedAt: clock.now() });
  if (list.rates.length === 0 && fault !== null) return err<RateList, Failure>(fault);
  chosen.add(rawOffers);
  return ok<RateList, Failure>(list);
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
