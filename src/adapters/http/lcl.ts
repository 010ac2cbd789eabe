import { BRAND } from "#brand";
import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, list, listOrNone, object, orNull, text, decodeWith } from "./codec.ts";
import { ExchangeRatesCodec } from "./rates/codecs.ts";
import { type Result, err, ok } from "neverthrow";
import {
  DEFAULT_LCL_CRITERIA,
  type LclCriteria,
  type FclComparison,
  type LclRate,
  type LclPlace,
  type LclRecord,
  countContainers,
  createLclMemo,
  priceLclRecord,
  type LclSearch,
} from "#domain/lcl";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { toObject } from "#api/readers/json.ts";
import { isCurrencyCode, parseMoney, checkExchange } from "#domain/money";
import { readForeignDay } from "#domain/rates";
import type { Failure } from "#ports/failure.ts";
import type { RawOffer, LastSearchOffers } from "./last-search-offers.ts";
import { isCalendarDate, toMinutes } from "#domain/time";
import type { ClockPort } from "#ports/browser.ts";
import type { LclRateList, LclPort } from "#ports/api.ts";
import { sendRequest } from "./request.ts";
import { readTaxTerms, TaxTermsCodec } from "./tax-terms.ts";
import type { Api, ApiSettings } from "./client.ts";

const FclComparisonCodec = agreeing<schema.FclComparison>()(
  object({
    equipmentGroupIsoCode: t.string,
    currency: t.string,
    amount: t.number,
    numberOfContainers: orNull(t.number),
    providerName: text,
    validityTo: text,
    destination: text,
  }),
);
export type ApiFclComparison = t.TypeOf<typeof FclComparisonCodec>;

type UnreadAnswer = Omit<schema.LclRatesAnswer, "result" | "lenResult"> & {
  readonly result: readonly unknown[];
  readonly lenResult?: number;
};

/** Rates are read one by one, so that an unreadable one does not affect the others. Servers of version 1 may leave `lenResult` out. */
export const LclRatesCodec = agreeing<UnreadAnswer>()(
  object({
    lenResult: orNull(t.number),
    answeredAt: text,
    exchangeRates: orNull(ExchangeRatesCodec),
    taxTerms: TaxTermsCodec,
    fclComparison: orNull(FclComparisonCodec),
    choices: orNull(
      object({ portCfs: t.number, inlandCfs: t.number, departures: list(t.string), transitDays: list(t.number) }),
    ),
    lowestRateId: text,
    result: list(t.unknown),
  }),
);
export type ApiLclRates = t.TypeOf<typeof LclRatesCodec>;

export const LclPortsCodec = agreeing<schema.LclPortsAnswer>()(
  object({
    result: list(t.string),
    places: listOrNone(object({ name: t.string, code: text, country: text, countryCode: text, pointType: text })),
  }),
);
export type ApiLclPorts = t.TypeOf<typeof LclPortsCodec>;

const toPointKind = (pointType: string | null): LclPlace["kind"] => {
  if (pointType === null) return null;
  return pointType.toLowerCase() === "sea" ? "sea" : "inland";
};

/** Described places in their order, then names without a description. */
const toLclPlaces = ({ result, places }: ApiLclPorts): readonly LclPlace[] => {
  const names = new Set(result);
  const described = places.filter(({ name }) => names.delete(name));
  return [
    ...described.map(({ name, code, country, countryCode, pointType }) => ({
      name,
      code,
      country,
      countryCode,
      kind: toPointKind(pointType),
    })),
    ...[...names].map((name) => ({ name, code: null, country: null, countryCode: null, kind: null })),
  ];
};

/** Defaults are left out: another server may refuse unknown parameters. */
const toCriteriaQuery = ({ sort, cfs, departsBy, maxTransitDays }: LclCriteria) => ({
  ...(sort === DEFAULT_LCL_CRITERIA.sort ? {} : { sort }),
  ...(cfs === null ? {} : { cfs }),
  ...(departsBy === null ? {} : { departsBy }),
  ...(maxTransitDays === null ? {} : { maxTransitDays }),
});

/** The rates of an answer, the lines they were read from, and the failures of unreadable lines. */
export interface ReadLclRates {
  readonly rates: readonly LclRate[];
  readonly rawOffers: ReadonlyMap<string, RawOffer>;
  readonly unread: readonly Failure[];
}

interface Read {
  readonly rate: LclRate;
  readonly rawOffer: RawOffer;
}

const readLine = (line: unknown, price: (record: LclRecord) => LclRate): Result<Read, Failure> =>
  readLclRecord(line)
    .map((record) => ({ rate: price(record), rawOffer: toObject(line) }))
    .mapErr((issue) => ({ kind: "malformed", issues: [issue] }));

/** Reads line by line; an unreadable line does not affect the others. */
const readLclRates = (lines: readonly unknown[], price: (record: LclRecord) => LclRate): ReadLclRates => {
  const rates: LclRate[] = [];
  const rawOffers = new Map<string, RawOffer>();
  const unread: Failure[] = [];
  for (const line of lines) {
    readLine(line, price).match(
      (read) => {
        rates.push(read.rate);
        rawOffers.set(read.rate.id, read.rawOffer);
      },
      (failure) => {
        unread.push(failure);
      },
    );
  }
  return { rates, rawOffers, unread };
};

/** Null if the price has no known currency. */
const toFclComparison = (wire: ApiFclComparison | null): FclComparison | null => {
  if (wire === null || !isCurrencyCode(wire.currency)) return null;
  return parseMoney(wire.amount, wire.currency).match(
    (total) => ({
      equipment: wire.equipmentGroupIsoCode,
      quantity: wire.numberOfContainers ?? 1,
      total,
      carrier: wire.providerName,
      validTill: readForeignDay(wire.validityTo),
      destination: wire.destination,
    }),
    () => null,
  );
};

const decodePorts = decodeWith(LclPortsCodec);
const decodeRates = decodeWith(LclRatesCodec);

const readTotal = (lenResult: number | null): number | null =>
  lenResult !== null && Number.isInteger(lenResult) && lenResult >= 0 ? lenResult : null;

/** Fails if no rate can be read. */
const toRateList =
  (search: LclSearch, clock: ClockPort, chosen: LastSearchOffers) =>
  ({
    result,
    lenResult,
    exchangeRates,
    taxTerms,
    fclComparison,
    choices,
    lowestRateId,
    answeredAt,
  }: ApiLclRates): Result<LclRateList, Failure> => {
    clock.synchronise(answeredAt);
    const [now, memo] = [toMinutes(Date.parse(clock.now())), createLclMemo()];
    const check = exchangeRates === null ? {} : { exchangeCheck: checkExchange(exchangeRates, now, memo.zones) };
    const context = {
      forwarder: BRAND.name,
      search,
      exchange: exchangeRates,
      ...check,
      now,
      memo,
    };
    const { rates, rawOffers, unread } = readLclRates(result, (record) => priceLclRecord(record, context));
    const [fault] = unread;
    if (rates.length === 0 && fault !== undefined) return err(fault);
    chosen.add(rawOffers);
    return ok({
      rates,
      total: readTotal(lenResult),
      unread: unread.length,
      exchange: exchangeRates,
      ...readTaxTerms(taxTerms),
      fcl: toFclComparison(fclComparison),
      choices: choices === null ? null : { ...choices, departures: choices.departures.filter(isCalendarDate) },
      lowestRateId,
    });
  };

/** LCL tariffs over HTTP, priced for the requested load. */
export const createLcl = (
  api: Api,
  { deadlines: { usual, rates: long } }: ApiSettings,
  chosen: LastSearchOffers,
  clock: ClockPort,
): LclPort => ({
  ports: (signal) =>
    sendRequest(
      (until) => api.GET("/resource/lcl/ports", { signal: until }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .andThen(decodePorts)
      .map(toLclPlaces),

  rates: ({ search, criteria, limit, skip }, signal) =>
    sendRequest(
      (until) =>
        api.GET("/resource/lcl/rates", {
          params: {
            query: {
              portOfLoading: search.portOfLoading,
              portOfDischarge: search.portOfDischarge,
              weight: search.weightKg,
              cbm: search.cbm,
              noOfContainers: countContainers(search),
              ...toCriteriaQuery(criteria),
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
      .andThen(toRateList(search, clock, chosen)),
});
