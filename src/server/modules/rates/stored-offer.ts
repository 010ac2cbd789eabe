import { readLclRecord } from "#api/readers/lcl-record.ts";
import { readCarrierOffer, readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readQuotedSheetLine, readSheetLine } from "#api/readers/rate-sheet-line.ts";
import type { Result } from "neverthrow";
import { BRAND } from "#brand";
import type { ContainerLine } from "#domain/containers";
import type { JsonObject } from "#api/readers/json.ts";
import {
  readLclValidity,
  NO_LCL_SAILING,
  type Offer,
  priceLclRecord,
  type LclRecord,
  type LclSearch,
  type Load,
} from "#domain/lcl";
import { findCoverageStates } from "#domain/charges";
import {
  type CarrierOffer,
  createRateMemo,
  totalCarrierOffer,
  findLoadRefusal,
  findOfferRefusal,
  toOfferLimits,
  toSailingDates,
  readOfferValidity,
  toSheetSailingDates,
  readSheetValidity,
  toSheetCharges,
  maxNetWeightKg,
  type SheetLine,
  type SailingDates,
  type Validity,
  type RateContext,
  normaliseCarrierOffer,
  normaliseSheetLine,
  type OfferSource,
  type Rate,
} from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Instant } from "#domain/time";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import type { OfferContext } from "./offer-store.ts";

export interface ReadOffer {
  readonly source: OfferSource;
  readonly rate: JsonObject;
}

export interface OfferTerms {
  readonly providerName: string;
  readonly validity: Validity;
  readonly sailing: SailingDates;
  readonly isConfirmedAtOnce: boolean;
  readonly refusalFor: (load: readonly ContainerLine[]) => string | null;
}

export const readOffer = (text: string): ReadOffer => {
  const rate = storedJson<JsonObject>(text);
  if ("Port of loading" in rate) return { source: "lcl", rate };
  return { source: typeof rate["offerId"] === "string" ? "api" : "excel", rate };
};

/* Parsing each offer for its line alone would cost more than the rest of a booking. */
const SHEET_LINE = /"sheetLineId":"([^"\\]+)"/;

/** The ids of the lines of rate sheets that a stored offer is from, joined by `+` where it has several; none for other offers. */
export const readSheetLineIds = (text: string): readonly string[] => SHEET_LINE.exec(text)?.[1]?.split("+") ?? [];

const BOOKING_SOURCE = /"bookingSource":("(?:[^"\\]|\\.)+")/;

/** The rate source that books a stored offer with the carrier; null for other offers. */
export const readBookingSource = (text: string): string | null => {
  const stated = BOOKING_SOURCE.exec(text)?.[1];
  return stated === undefined ? null : storedJson<string>(stated);
};

const CARRIER_OFFER_ID = /"carrierOfferId":("(?:[^"\\]|\\.)+")/;

/** The carrier's own id of a stored offer; null for offers without one. */
export const readCarrierOfferId = (text: string): string | null => {
  const stated = CARRIER_OFFER_ID.exec(text)?.[1];
  return stated === undefined ? null : storedJson<string>(stated);
};

/* Offers of all searches state the same few charges; read once for as long as the server runs. */
const MEMO = createRateMemo();

const isSold = (): null => null;

type RefusalFor = OfferTerms["refusalFor"];

const carrierRefusal =
  (offer: CarrierOffer): RefusalFor =>
  (load) => {
    const refusal = findOfferRefusal(offer, { load });
    if (refusal !== null) return refusal;
    const { coverage } = totalCarrierOffer(offer, { load, exchange: null, now: null, memo: MEMO });
    return findLoadRefusal(coverage, load, toOfferLimits(offer));
  };

const sheetRefusal =
  (offer: SheetLine): RefusalFor =>
  (load) => {
    const limitKg = maxNetWeightKg(offer);
    return findLoadRefusal(findCoverageStates(toSheetCharges(offer, load, MEMO.classify)), load, () => limitKg);
  };

const toFacts = (
  providerName: string,
  validity: Validity,
  sailing: SailingDates,
  isConfirmedAtOnce: boolean,
  refusalFor: RefusalFor = isSold,
): OfferTerms => ({ providerName, validity, sailing, isConfirmedAtOnce, refusalFor });

const withZone = (validity: Validity, { validityZone }: OfferContext): Validity => ({
  ...validity,
  zone: validity.zone ?? validityZone,
});

const readOwnTerms = ({ source, rate }: ReadOffer): Result<OfferTerms, string> => {
  const isConfirmedAtOnce = rate["instantConfirmation"] === true;
  switch (source) {
    case "api":
      return readCarrierOffer(rate).map((offer) =>
        toFacts(
          offer.providerName,
          readOfferValidity(offer),
          toSailingDates(offer),
          isConfirmedAtOnce,
          carrierRefusal(offer),
        ),
      );
    case "excel":
      return readSheetLine(rate).map((offer) =>
        toFacts(
          offer.providerName,
          readSheetValidity(offer),
          toSheetSailingDates(offer),
          isConfirmedAtOnce,
          sheetRefusal(offer),
        ),
      );
    case "lcl":
      return readLclRecord(rate).map((record) =>
        toFacts(record.provider ?? BRAND.name, readLclValidity(record), NO_LCL_SAILING, isConfirmedAtOnce),
      );
  }
};

/** What decides whether an offer can be booked. A validity without a zone is in that of the context. */
export const readOfferTerms = (offer: ReadOffer, context: OfferContext): Result<OfferTerms, string> =>
  readOwnTerms(offer).map((facts) => ({ ...facts, validity: withZone(facts.validity, context) }));

export const readRate = (
  { source, rate }: { readonly source: Rate["source"]; readonly rate: unknown },
  context: RateContext,
): Result<Rate, string> =>
  source === "api"
    ? readCarrierOffer(rate).map((offer) => normaliseCarrierOffer(offer, context))
    : readSheetLine(rate).map((offer) => normaliseSheetLine(offer, context));

/** A stored offer as its source quoted it. */
export const readQuoted = ({ source, rate }: ReadOffer): Result<QuotedOffer["offer"], string> =>
  source === "excel" ? readQuotedSheetLine(rate) : readQuotedCarrierOffer(rate);

/** A quoted offer with its price; its id is the carrier's refusal where it has one. */
export const priceQuote = (
  quoted: QuotedOffer,
  { id, askedAt }: { readonly id: string; readonly askedAt: Instant | null },
  context: RateContext,
): Rate => {
  const shownId = quoted.refusal ?? id;
  return quoted.kind === "api"
    ? normaliseCarrierOffer({ ...quoted.offer, offerId: shownId, askedAt }, context)
    : normaliseSheetLine({ ...quoted.offer, id: shownId }, context);
};

/** The load that a stored offer was quoted for. */
export const readLoad = ({ load, part }: OfferContext): Load<ContainerLine> =>
  part === undefined ? { mode: "fcl", containers: load } : { mode: "lcl", weightKg: part.weightKg, cbm: part.cbm };

const toLclSearch = ({ portOfLoading, portOfDischarge }: LclRecord, { part }: OfferContext): LclSearch => ({
  mode: "lcl",
  ...(part ?? { portOfLoading, portOfDischarge, weightKg: 0, cbm: 0 }),
});

/** A stored offer with its price as it was quoted; whether it can be booked is not judged. */
export const priceOffer = (offer: ReadOffer, context: OfferContext): Result<Offer, string> => {
  const { load, exchange } = context;
  const { source, rate: stored } = offer;
  if (source === "lcl")
    return readLclRecord(stored).map((record) =>
      priceLclRecord(record, { forwarder: BRAND.name, search: toLclSearch(record, context), exchange, now: null }),
    );
  return readRate({ source, rate: stored }, { load, exchange, now: null, memo: MEMO });
};
