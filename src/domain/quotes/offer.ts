import { findCoverageStates, listExclusions } from "#domain/charges";
import type { Offer } from "#domain/lcl";
import { toSharedPrice } from "#domain/links";
import type { ExchangeRates } from "#domain/money";
import {
  findHandover,
  findImportFreeTime,
  POTENTIAL_FEES_LABEL,
  type RoutePoint,
  toShownTerms,
  type Validity,
} from "#domain/rates";
import type { QuoteOffer } from "./quote.ts";

const toEnd = (point: RoutePoint | undefined): QuoteOffer["from"] => {
  if (point === undefined) return { name: "Not stated", code: null, kind: "sea" };
  return { name: point.name, code: point.code, kind: point.kind === "transhipment" ? "sea" : point.kind };
};

/* The clock of the port of loading, where the transport begins there. */
const toStart = ({ legs: [first], loadingZone }: Offer): QuoteOffer["from"] => ({
  ...toEnd(first?.from),
  ...(first?.mode === "sea" && loadingZone !== null ? { timeZone: loadingZone } : {}),
});

type Terms = Pick<
  QuoteOffer,
  | "portOfLoading"
  | "departure"
  | "arrival"
  | "handover"
  | "cutOffs"
  | "commitment"
  | "nextDepartures"
  | "freeTime"
  | "feeNames"
  | "exclusions"
>;

/* An LCL tariff has no column for free time. */
const toTerms = (rate: Offer): Terms =>
  rate.source === "lcl"
    ? {
        portOfLoading: null,
        departure: null,
        arrival: null,
        handover: null,
        cutOffs: [],
        commitment: "unknown",
        nextDepartures: rate.departures,
        freeTime: { free: [], asWritten: [] },
        feeNames: null,
        exclusions: listExclusions(findCoverageStates(rate.charges)),
      }
    : {
        departure: rate.departure,
        arrival: rate.arrival,
        portOfLoading: rate.legs.find(({ mode }) => mode === "sea")?.from.name ?? null,
        handover: findHandover(rate),
        cutOffs: rate.cutOffs,
        commitment: rate.commitment,
        nextDepartures: [],
        freeTime: findImportFreeTime(rate),
        feeNames: rate.details.find(({ label }) => label === POTENTIAL_FEES_LABEL)?.value ?? null,
        exclusions: listExclusions(rate.coverage),
      };

/* Whoever receives a quote gets no date that may not be shown. */
const toShownValidity = (validity: Validity): Validity =>
  validity.isHidden === true ? { ...validity, from: null, till: null } : validity;

/**
 * An offer as a quote states it; amounts are converted with the rates of exchange that it was quoted with. An offer for a
 * part load is for no sailing in particular.
 */
export const toQuoteOffer = (rate: Offer, exchange: ExchangeRates | null, hasTax = false): QuoteOffer => {
  const sailing = rate.legs.find(({ vessel }) => vessel !== null);
  return {
    carrier: rate.carrier.name,
    ...toShownTerms(rate),
    ...toTerms(rate),
    from: toStart(rate),
    to: toEnd(rate.legs.at(-1)?.to),
    vessel: sailing?.vessel ?? null,
    voyage: sailing?.voyage ?? null,
    loadingZone: rate.loadingZone,
    transit: rate.transit,
    validity: toShownValidity(rate.validity),
    price: toSharedPrice(rate.charges, exchange, hasTax),
    fees: rate.fees,
    remarks: rate.remarks,
  };
};
