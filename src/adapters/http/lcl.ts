import COMPANY from "#data/company.json" with { type: "json" };
import { err, ok, type Result } from "neverthrow";
import { boxesFor, priceLclRecord, type LclSearch } from "#domain/lcl";
import { checkExchange } from "#domain/money";
import { isCalendarDate } from "#domain/time";
import type { ClockPort } from "#ports/clock.ts";
import type { Failure } from "#ports/failure.ts";
import type { LclAnswer, LclPort } from "#ports/lcl.ts";
import { ask } from "./ask.ts";
import type { ChosenRates } from "./chosen-rates.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith } from "./decoders/codec.ts";
import { LclPortsCodec, LclRatesCodec, type WireLclRates } from "./decoders/lcl.ts";
import { criteriaQuery, fclComparisonOf, lclPlacesOf, readLclRates } from "./mappers/lcl.ts";

const decodePorts = decodeWith(LclPortsCodec);
const decodeRates = decodeWith(LclRatesCodec);

const countOf = (lenResult: number | null): number | null =>
  lenResult !== null && Number.isInteger(lenResult) && lenResult >= 0 ? lenResult : null;

/** An answer none of whose rates can be read is no list of rates. */
const answerOf =
  (search: LclSearch, clock: ClockPort, chosen: ChosenRates) =>
  ({
    result,
    lenResult,
    exchangeRates,
    fclComparison,
    choices,
    lowestRateId,
  }: WireLclRates): Result<LclAnswer, Failure> => {
    const today = clock.today();
    const check = exchangeRates === null ? {} : { exchangeCheck: checkExchange(exchangeRates, today) };
    const context = { forwarder: COMPANY.name, search, exchange: exchangeRates, ...check, today };
    const { rates, whole, unread } = readLclRates(result, (record) => priceLclRecord(record, context));
    const [fault] = unread;
    if (rates.length === 0 && fault !== undefined) return err(fault);
    chosen.replace(whole);
    return ok({
      rates,
      total: countOf(lenResult),
      unread: unread.length,
      exchange: exchangeRates,
      fcl: fclComparisonOf(fclComparison),
      choices: choices === null ? null : { ...choices, departures: choices.departures.filter(isCalendarDate) },
      lowestRateId,
    });
  };

/** The LCL tariff over HTTP; every line is priced for the load that was asked for. */
export const createLcl = (
  api: Api,
  { deadlines: { usual, rates: long } }: ApiSettings,
  chosen: ChosenRates,
  clock: ClockPort,
): LclPort => ({
  ports: (signal) =>
    ask((until) => api.GET("/resource/lcl/ports", { signal: until }), { signal, deadline: usual }, "code-or-status")
      .andThen(decodePorts)
      .map(lclPlacesOf),

  rates: ({ search, criteria, limit, skip }, signal) =>
    ask(
      (until) =>
        api.GET("/resource/lcl/rates", {
          params: {
            query: {
              portOfLoading: search.portOfLoading,
              portOfDischarge: search.portOfDischarge,
              weight: search.weightKg,
              cbm: search.cbm,
              noOfContainers: boxesFor(search),
              ...criteriaQuery(criteria),
              limit,
              skip,
            },
          },
          signal: until,
        }),
      { signal, deadline: long },
      "code",
    )
      .andThen(decodeRates)
      .andThen(answerOf(search, clock, chosen)),
});
