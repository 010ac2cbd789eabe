import type { LclRate } from "../../domain/lcl/lcl-rate.ts";
import { priceLclRecord } from "../../domain/lcl/price-record.ts";
import type { LclSearch } from "../../domain/lcl/search.ts";
import type { Rate } from "../../domain/rates/rate.ts";
import type { LclRate as WireLclRate } from "../../wire/schema.d.ts";
import type { QuotationTable } from "../stores/booking-tables.ts";
import type { OfferContext } from "../stores/offers.ts";
import { storedJson } from "../stores/stored-json.ts";
import { lclRecordOf } from "./lcl/lcl-offer.ts";
import { type ReadOffer, readOffer } from "./offer-facts.ts";
import { rateOf } from "./offer-rate.ts";

/** A stored offer as the domain prices it. */
export type PricedOffer =
  | { readonly kind: "containers"; readonly rate: Rate }
  | { readonly kind: "part-load"; readonly rate: LclRate };

/** The load of an LCL offer; every one that this server stored has it. */
const partOf = (rate: WireLclRate, { part }: OfferContext): LclSearch =>
  part ?? { portOfLoading: rate["Port of loading"], portOfDischarge: rate["PORT OF DISCHARGE"], weightKg: 0, cbm: 0 };

/** Prices a stored offer for what it was quoted for. */
export const pricedOffer = (offer: ReadOffer, context: OfferContext, today: string): PricedOffer => {
  const { load, exchange } = context;
  if (offer.kind !== "lcl") return { kind: "containers", rate: rateOf(offer, { load, exchange, today }) };
  const search = partOf(offer.rate, context);
  return { kind: "part-load", rate: priceLclRecord(lclRecordOf(offer.rate), { search, exchange, today }) };
};

/** Whether a booking is a load of less than a container. */
export const isPartLoad = (quotation: QuotationTable): boolean =>
  storedJson<OfferContext>(quotation.context).part !== undefined;

/** What a booking says of its journey, whatever was booked. */
export type BookedJourney = Pick<Rate, "legs" | "arrival" | "cutOffs">;

/** The journey of a booking, from the offer as it was booked; a part load's offer names no dates. */
export const bookedJourney = (quotation: QuotationTable): BookedJourney => {
  const context = storedJson<OfferContext>(quotation.context);
  const priced = pricedOffer(readOffer(quotation.offer), context, quotation.bookedOn);
  return priced.kind === "containers" ? priced.rate : { legs: priced.rate.legs, arrival: null, cutOffs: [] };
};
