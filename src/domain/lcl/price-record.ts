import { type CalendarDate, createZoneClock, toDate, type UtcMinutes, type ZoneClock } from "#domain/time";
import { type Charge, createClassificationMemo } from "#domain/charges";
import {
  type CreateConverter,
  createConverter,
  createConverterMemo,
  type ExchangeCheck,
  DEFAULT_CURRENCY,
  type ExchangeRates,
  type CurrencyCode,
} from "#domain/money";
import {
  applyValidity,
  sheetAvailability,
  readForeignDay,
  findPriceIssue,
  applyIssues,
  sumPrice,
  type RouteLeg,
  type RoutePoint,
  toConfirmation,
  toTransitTime,
  readValidityBasis,
  readValidityEnd,
  type SailingDates,
  type Validity,
} from "#domain/rates";
import { calculateChargeableWeight, readWmRules } from "./chargeable-weight.ts";
import { type CreateCellReader, createCellMemo } from "./charge-cell.ts";
import { toLclCharges, readLclTariff } from "./charges.ts";
import type { LclRate } from "./lcl-rate.ts";
import type { LclSearch } from "./load.ts";
import type { LclRecord } from "./record.ts";

/** What a tariff line is priced for: the load, the stated rates of exchange, the moment, and the currency of the total (USD). */
export interface LclContext {
  /** The name shown for a line that states no provider. */
  readonly forwarder: string;
  readonly search: LclSearch;
  readonly exchange: ExchangeRates | null;
  /** When it is judged whether the offer can be booked; null where it was booked or printed, which is after that. */
  readonly now: UtcMinutes | null;
  readonly currency?: CurrencyCode;
  /** Left out where an offer was booked or printed: its exchange rates were judged when it was quoted. */
  readonly exchangeCheck?: ExchangeCheck;
  /** Without one, every cell is read again. */
  readonly memo?: LclMemo;
}

/** What the lines of tariffs have in common, read once; the caller that prices lines creates it. It changes no result. */
interface LclMemo {
  readonly createCellReader: CreateCellReader;
  readonly createConverter: CreateConverter;
  readonly zones: ZoneClock;
}

export const createLclMemo = (): LclMemo => ({
  createCellReader: createCellMemo(createClassificationMemo()),
  createConverter: createConverterMemo(),
  zones: createZoneClock(),
});

const point = (name: string, kind: RoutePoint["kind"], code: string | null, country: string | null): RoutePoint => ({
  name,
  code,
  country,
  kind,
});

const NO_CALL = { departure: null, arrival: null, vessel: null, voyage: null, service: null } as const;

/** `Rotterdam Maasvlakte` is in Rotterdam. */
const isElsewhere = (place: string, port: string): boolean => !place.toLowerCase().startsWith(port.toLowerCase());

/** Port to port by sea, and on to the container freight station where that is another place. */
const toLegs = (record: LclRecord): readonly RouteLeg[] => {
  const { portOfLoading, portOfDischarge, destinationCfs, originCode, destinationCountry } = record;
  const discharge = point(portOfDischarge, "sea", null, destinationCountry);
  const voyage: RouteLeg = {
    from: point(portOfLoading, "sea", originCode, null),
    to: discharge,
    mode: "sea",
    ...NO_CALL,
  };
  if (destinationCfs === null || !isElsewhere(destinationCfs, portOfDischarge)) return [voyage];
  const station = point(destinationCfs, "inland", null, destinationCountry);
  return [voyage, { from: discharge, to: station, mode: "unknown", ...NO_CALL }];
};

const toDay = (text: string | null): CalendarDate | null => {
  const moment = readForeignDay(text);
  return moment === null ? null : toDate(moment);
};

/** From when and till when the price of a line holds. */
export const readLclValidity = ({ validFrom, validTill, validFor, validityZone }: LclRecord): Validity => ({
  basis: readValidityBasis(validFor),
  from: toDay(validFrom),
  till: readValidityEnd(validTill),
  zone: validityZone,
});

/** An LCL offer is for none of its departures in particular. */
export const NO_LCL_SAILING: SailingDates = { departure: null, gateIn: null };

const isFreight = (charge: Charge): boolean => charge.costItem === "ocean-freight";

/** A line of an LCL tariff as an offer for one load. */
export const priceLclRecord = (record: LclRecord, context: LclContext): LclRate => {
  const { search, exchange, currency = DEFAULT_CURRENCY, memo } = context;
  const tariff = readLclTariff(record, memo?.createCellReader);
  const rules = readWmRules({ ratio: record.wmRatio, minimum: record.wmMinimum, rounding: record.wmRounding });
  const weight = rules === null ? null : calculateChargeableWeight(search, rules);
  const charges = toLclCharges(tariff, { search, weight });
  const validity = readLclValidity(record);
  const price = sumPrice(charges, (memo?.createConverter ?? createConverter)(exchange, currency), isFreight);
  const issue = findPriceIssue(price, context);
  const issues = issue === null ? [] : [issue];
  return {
    id: record.id,
    source: "lcl",
    carrier: { name: record.provider ?? context.forwarder, logo: null },
    load: search,
    portOfLoading: record.portOfLoading,
    portOfDischarge: record.portOfDischarge,
    destinationCfs: record.destinationCfs,
    originCode: record.originCode,
    destinationCountry: record.destinationCountry,
    transit: toTransitTime(record.transit, null, null),
    departures: record.departures,
    loadingZone: record.loadingZone,
    availability: applyValidity(applyIssues(sheetAvailability(record.id), issues), validity, NO_LCL_SAILING, context),
    issues,
    provenance: { kind: "rate-sheet", sheet: record.sheetName, date: readForeignDay(record.sheetDate) },
    validity,
    legs: toLegs(record),
    weight,
    charges,
    tariff,
    price,
    remarks: record.remarks === null ? [] : [record.remarks],
    ...toConfirmation(record),
    fees: record.fees,
  };
};
