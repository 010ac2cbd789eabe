import { readLclRecord } from "#api/readers/lcl-record.ts";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readSheetOffer } from "#api/readers/rate-sheet-line.ts";
import type { Result } from "neverthrow";
import { type LclRate, priceLclRecord, type LclRecord, type LclSearch } from "#domain/lcl";
import { type RateContext, normaliseApiOffer, normaliseSheetOffer, type Rate } from "#domain/rates";
import type { QuotationTable } from "../stores/booking-tables.ts";
import type { OfferContext } from "../stores/offers.ts";
import { storedJson } from "../stores/stored-json.ts";
import { type ReadOffer, readOffer } from "./offer-facts.ts";

/** A stored offer as the domain prices it. */
export type PricedOffer =
  | { readonly kind: "containers"; readonly rate: Rate }
  | { readonly kind: "part-load"; readonly rate: LclRate };

/** A stored offer of containers as the comparable rate of the domain, by the readers that the portal uses too. */
export const readRate = (
  { kind, rate }: { readonly kind: "api" | "excel"; readonly rate: unknown },
  context: RateContext,
): Result<Rate, string> =>
  kind === "api"
    ? readCarrierOffer(rate).map((offer) => normaliseApiOffer(offer, context))
    : readSheetOffer(rate).map((offer) => normaliseSheetOffer(offer, context));

/** The load of an LCL offer; every one that this server stored has it. */
const partOf = ({ portOfLoading, portOfDischarge }: LclRecord, { part }: OfferContext): LclSearch =>
  part ?? { portOfLoading, portOfDischarge, weightKg: 0, cbm: 0 };

/** Prices a stored offer for what it was quoted for; refuses, in one sentence, what cannot be read. */
export const pricedOffer = (offer: ReadOffer, context: OfferContext, today: string): Result<PricedOffer, string> => {
  const { load, exchange } = context;
  const { kind, rate: stored } = offer;
  if (kind === "lcl")
    return readLclRecord(stored).map<PricedOffer>((record) => ({
      kind: "part-load",
      rate: priceLclRecord(record, { search: partOf(record, context), exchange, today }),
    }));
  return readRate({ kind, rate: stored }, { load, exchange, today }).map<PricedOffer>((rate) => ({
    kind: "containers",
    rate,
  }));
};

/** Whether a booking is a load of less than a container. */
export const isPartLoad = (quotation: QuotationTable): boolean =>
  storedJson<OfferContext>(quotation.context).part !== undefined;

/** What a booking says of its journey, whatever was booked. */
export type BookedJourney = Pick<Rate, "legs" | "arrival" | "cutOffs">;

const NO_JOURNEY: BookedJourney = { legs: [], arrival: null, cutOffs: [] };

/** The journey of a booking, from the offer as it was booked; a part load's offer names no dates. */
export const bookedJourney = (quotation: QuotationTable): BookedJourney => {
  const context = storedJson<OfferContext>(quotation.context);
  return pricedOffer(readOffer(quotation.offer), context, quotation.bookedOn).match(
    (priced) => (priced.kind === "containers" ? priced.rate : { ...NO_JOURNEY, legs: priced.rate.legs }),
    () => NO_JOURNEY,
  );
};
