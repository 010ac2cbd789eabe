import DEFAULT_BRAND from "#brands/keelson/brand.json" with { type: "json" };
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import { type ContainerLine, readEquipment } from "#domain/containers";
import { createLclMemo, type LclRate, type LclSearch, priceLclRecord } from "#domain/lcl";
import { checkExchange, type ExchangeIssue, type ExchangeRates } from "#domain/money";
import { type Availability, createRateMemo, normaliseSheetLine, type RatePrice, toListedRate } from "#domain/rates";
import { createZoneClock, toMinutes, type UtcMinutes } from "#domain/time";
import type { Result } from "neverthrow";
import { read, readList, readString } from "./comparison.ts";

/** An offer as the portal reads and prices it. */
export interface PricedOffer {
  readonly id: string;
  readonly carrier: { readonly name: string };
  /** Left out for a part load. */
  readonly departure?: string | null;
  readonly arrival?: string | null;
  readonly validity: { readonly till: string | null };
  readonly price: RatePrice;
  readonly availability: Availability;
}

/** What the portal reads in an answer with offers; `faults` are why it cannot read some of it. */
export interface PricedOffers<Offer extends PricedOffer = PricedOffer> {
  readonly offers: readonly Offer[];
  readonly faults: readonly string[];
}

const toMoment = (body: unknown): UtcMinutes =>
  toMinutes(Date.parse(readString(body, "answeredAt") ?? "") || Date.now());

/** The stated rates of exchange; their form is checked by the document. */
const readExchange = (body: unknown): ExchangeRates | null => {
  const { base, date, source, markUpPercent } = Object.fromEntries(
    ["base", "date", "source", "markUpPercent"].map((name) => [name, readString(body, `exchangeRates.${name}`)]),
  );
  if (base == null || date == null || source == null || markUpPercent == null) return null;
  const quotes = readList(body, "exchangeRates.quotes").flatMap((quote) => {
    const [currency, unitsPerBase] = [readString(quote, "currency"), readString(quote, "unitsPerBase")];
    return currency === null || unitsPerBase === null ? [] : [{ currency, unitsPerBase }];
  });
  return { base, date, source, markUpPercent, quotes };
};

/** Why totals are not converted by the rates of exchange of an answer: too old, or of another order of magnitude. */
export const findExchangeIssues = (body: unknown): readonly ExchangeIssue[] => {
  const exchange = readExchange(body);
  if (exchange === null) return [];
  const { table, currencies } = checkExchange(exchange, toMoment(body), createZoneClock());
  return [...(table === null ? [] : [table]), ...currencies.values()];
};

const readAll = <Offer extends PricedOffer>(
  values: readonly unknown[],
  readOne: (value: unknown) => Result<Offer, string>,
): PricedOffers<Offer> => {
  const results = values.map(readOne);
  return {
    offers: results.flatMap((result) => result.map((offer) => [offer]).unwrapOr([])),
    faults: results.flatMap((result) => (result.isErr() ? [result.error] : [])),
  };
};

/** The containers of a search. */
const readLoad = (search: unknown): readonly ContainerLine[] =>
  readList(search, "requestedEquipments").flatMap((one) => {
    const equipment = readEquipment(readString(one, "equipmentGroupIsoCode") ?? "");
    const [quantity, weightKg] = [read(one, "numberOfContainers"), read(one, "weightPerContainer")];
    return equipment === null || typeof quantity !== "number" || typeof weightKg !== "number"
      ? []
      : [{ equipment, quantity, weightKg }];
  });

/** The offers of `searchRates` with the prices that the portal shows for the search. */
export const priceOffers = (body: unknown, search: unknown): PricedOffers => {
  const load = readLoad(search);
  if (load.length === 0) return { offers: [], faults: ["the search has no container size that the portal has"] };
  const context = { load, exchange: readExchange(body), now: toMoment(body), memo: createRateMemo() };
  const groups = readList(body, "result");
  const live = readAll(
    groups.flatMap((group) => readList(group, "api")),
    (value) => readCarrierOffer(value).map((offer) => toListedRate(offer, context)),
  );
  const sheets = readAll(
    groups.flatMap((group) => readList(group, "excel")),
    (value) => readSheetLine(value).map((line) => normaliseSheetLine(line, context)),
  );
  return { offers: [...live.offers, ...sheets.offers], faults: [...live.faults, ...sheets.faults] };
};

/** The rates of `lclRates` with the prices that the portal shows. */
export const priceLoad = (body: unknown, search: LclSearch): PricedOffers<LclRate> => {
  const [exchange, now, memo] = [readExchange(body), toMoment(body), createLclMemo()];
  const context = { forwarder: DEFAULT_BRAND.name, search, exchange, now, memo };
  return readAll(readList(body, "result"), (line) =>
    readLclRecord(line).map((record) => priceLclRecord(record, context)),
  );
};
