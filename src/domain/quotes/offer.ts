import { formatChangeFees } from "#domain/amendments";
import { COST_ITEMS, type CostItem, type CoverageState, findCoverageStates } from "#domain/charges";
import type { LclRate } from "#domain/lcl";
import { toSharedPrice } from "#domain/links";
import type { ExchangeRates } from "#domain/money";
import {
  findHandover,
  formatImportFreeTime,
  formatTransit,
  formatStatedValidity,
  POTENTIAL_FEES_LABEL,
  type Rate,
  type RoutePoint,
} from "#domain/rates";
import type { QuoteOffer } from "./quote.ts";

/* A part load goes to and from a container freight station. */
const EXCLUDED_OF_PART_LOAD: Partial<Readonly<Record<CostItem, string>>> = {
  "origin-haulage": "Haulage to the CFS",
  "destination-haulage": "Haulage from the CFS",
};

const EXCLUDED: Readonly<Record<CostItem, string>> = {
  "origin-haulage": "Haulage to the port of loading",
  "origin-terminal": "Terminal handling at origin",
  "origin-documents": "Documents at origin",
  "ocean-freight": "Ocean freight",
  "freight-surcharges": "Freight surcharges",
  "destination-terminal": "Terminal handling at destination",
  "destination-documents": "Documents at destination",
  "destination-haulage": "Haulage from the port of discharge",
  customs: "Customs clearance",
  insurance: "Cargo insurance",
};

/** Part of no offer. */
const NEVER_INCLUDED = "Import duty and taxes";

/** What the price of an offer does not contain, in the order of the journey; charges in words are billed at cost. */
export const listExclusions = (
  coverage: Readonly<Record<CostItem, CoverageState>>,
  isPartLoad = false,
): readonly string[] => [
  ...COST_ITEMS.flatMap((item) => {
    const state = coverage[item];
    const name = (isPartLoad ? EXCLUDED_OF_PART_LOAD[item] : undefined) ?? EXCLUDED[item];
    if (state === "not-quoted") return [name];
    if (state === "end-not-stated") return [`${name} (in the price if the stated charge is for this end)`];
    if (state === "maybe-in-all-in") return [`${name} (in the price if the all-in rate contains it)`];
    return state === "unpriced" ? [`${name} (billed at cost)`] : [];
  }),
  NEVER_INCLUDED,
];

const toEnd = (point: RoutePoint | undefined): QuoteOffer["from"] => {
  if (point === undefined) return { name: "Not stated", code: null, kind: "sea" };
  return { name: point.name, code: point.code, kind: point.kind === "transhipment" ? "sea" : point.kind };
};

/* The clock of the port of loading, where the transport begins there. */
const toStart = ({ legs: [first], loadingZone }: Rate | LclRate): QuoteOffer["from"] => ({
  ...toEnd(first?.from),
  ...(first?.mode === "sea" && loadingZone !== null ? { timeZone: loadingZone } : {}),
});

type Terms = Pick<
  QuoteOffer,
  "portOfLoading" | "handover" | "commitment" | "nextDepartures" | "freeTime" | "fees" | "exclusions"
>;

/* An LCL tariff has no column for free time. */
const toTerms = (rate: Rate | LclRate): Terms =>
  rate.source === "lcl"
    ? {
        portOfLoading: null,
        handover: null,
        commitment: "unknown",
        nextDepartures: rate.departures,
        freeTime: "Not stated",
        fees: formatChangeFees(rate.fees),
        exclusions: listExclusions(findCoverageStates(rate.charges), true),
      }
    : {
        portOfLoading: rate.legs.find(({ mode }) => mode === "sea")?.from.name ?? null,
        handover: findHandover(rate),
        commitment: rate.commitment,
        nextDepartures: [],
        freeTime: formatImportFreeTime(rate),
        fees:
          formatChangeFees(rate.fees) ??
          rate.details.find(({ label }) => label === POTENTIAL_FEES_LABEL)?.value ??
          null,
        exclusions: listExclusions(rate.coverage),
      };

/**
 * An offer as a quote states it; amounts are converted with the rates of exchange that it was quoted with. Fees of kinds that
 * are not known are named as the carrier names them. An offer for a part load is for no sailing in particular.
 */
export const toQuoteOffer = (rate: Rate | LclRate, exchange: ExchangeRates | null): QuoteOffer => {
  const sailing = rate.legs.find(({ vessel }) => vessel !== null);
  return {
    carrier: rate.carrier.name,
    ...toTerms(rate),
    from: toStart(rate),
    to: toEnd(rate.legs.at(-1)?.to),
    vessel: sailing?.vessel ?? null,
    voyage: sailing?.voyage ?? null,
    departure: rate.departure,
    arrival: rate.arrival,
    transit: formatTransit(rate.transit),
    validity: formatStatedValidity(rate.validity),
    price: toSharedPrice(rate.charges, exchange),
    remarks: rate.remarks,
  };
};
