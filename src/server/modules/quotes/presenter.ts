import type {
  DeskRequest as ApiDeskRequest,
  Quote as ApiQuote,
  QuoteOffer as ApiOffer,
  SharedQuote as ApiSharedQuote,
  VerifiedQuote,
} from "#api/schema.d.ts";
import type { ChangeFee, CutOff } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { MAX_QUOTE_COMMENTS, type Quote, type QuoteOffer, type SharedQuote } from "#domain/quotes";
import { dayIn, OFFICE_ZONE, toInstant } from "#server/platform/time.ts";
import { presentDisplayTerms } from "#server/rate-sources/present-offer.ts";
import { presentPrice, presentTaxTerms, toAmount } from "../rates/index.ts";
import { readSearch } from "./quote-search.ts";
import type { StoredDeskRequest } from "./tables.ts";

const RATE_TYPES = { spot: "Spot", contract: "Contract", unknown: null } as const;

const toEnd = ({ name, code, kind, timeZone }: QuoteOffer["from"]): ApiOffer["from"] => ({
  locationName: name,
  unLocationCode: code,
  ...(timeZone === undefined ? {} : { timeZone }),
  kind,
});

const presentValidity = ({ basis, from, till, zone }: QuoteOffer["validity"]): ApiOffer["validity"] => ({
  basis,
  from,
  till,
  timeZone: zone,
});

const presentFee = ({ kind, untilDaysBefore, fee, basis }: ChangeFee) => ({
  kind,
  daysBeforeDeparture: untilDaysBefore,
  amount: fee === null ? null : toAmount(fee),
  basis,
});

const presentCutOff = ({ code, at }: CutOff) => ({ cutOffDateTimeCode: code, cutOffDateTime: at });

export const presentOffer = (offer: QuoteOffer): ApiOffer => ({
  providerName: offer.carrier,
  ...presentDisplayTerms(offer),
  rateType: RATE_TYPES[offer.commitment],
  from: toEnd(offer.from),
  to: toEnd(offer.to),
  vesselName: offer.vessel,
  voyageReference: offer.voyage,
  ...(offer.portOfLoading === null
    ? {}
    : { portOfLoading: { locationName: offer.portOfLoading, timeZone: offer.loadingZone } }),
  departureDate: offer.departure,
  ...(offer.handover === null
    ? {}
    : {
        handover: { kind: offer.handover.kind, locationName: offer.handover.place, local: offer.handover.at },
      }),
  ...(offer.cutOffs.length === 0 ? {} : { cutOffs: offer.cutOffs.map(presentCutOff) }),
  arrivalDate: offer.arrival,
  nextDepartures: offer.nextDepartures.map(({ date, cfsCutOff }) => ({
    departureDate: date,
    ...(cfsCutOff === null ? {} : { cfsCutOff }),
  })),
  transitTime: offer.transit.kind === "days" ? offer.transit.days : null,
  validity: presentValidity(offer.validity),
  total: offer.price.total === null ? null : toAmount(offer.price.total),
  price: presentPrice(offer.price),
  freeTime: {
    free: offer.freeTime.free.map((days) => ({ ...days })),
    asWritten: offer.freeTime.asWritten.map((cell) => ({ ...cell })),
  },
  fees: offer.fees.map(presentFee),
  feeNames: offer.feeNames,
  exclusions: offer.exclusions.map((exclusion) => ({ ...exclusion })),
  remarks: [...offer.remarks],
});

/** The day on which a quote was saved, in its zone. */
export const toIssueDay = ({ createdAt, timeZone }: Pick<Quote, "createdAt" | "timeZone">): CalendarDate =>
  dayIn(Date.parse(createdAt), timeZone ?? OFFICE_ZONE);

const presentLoad = (load: Quote["load"]) =>
  load.mode === "lcl"
    ? { containers: [], partLoad: { weight: load.weightKg, cbm: load.cbm } }
    : {
        containers: load.containers.map(({ equipment, quantity, weightKg }) => ({
          equipmentGroupIsoCode: equipment,
          numberOfContainers: quantity,
          weightPerContainer: weightKg,
        })),
        partLoad: null,
      };

const presentShown = (quote: Omit<SharedQuote, "sender">) => ({
  number: quote.number,
  state: quote.state,
  createdAt: quote.createdAt,
  ...(quote.timeZone === undefined ? {} : { timeZone: quote.timeZone }),
  validTill: quote.validTill,
  customer: { ...quote.customer },
  incoterm: quote.incoterm === null ? null : { ...quote.incoterm },
  ...presentLoad(quote.load),
  exchangeRates: quote.exchange === null ? null : { ...quote.exchange, quotes: [...quote.exchange.quotes] },
  ...(quote.tax === undefined ? {} : { taxTerms: presentTaxTerms(quote.tax) }),
  offers: quote.offers.map(presentOffer),
  decision: quote.decision === null ? null : { ...quote.decision },
  comments: quote.comments.slice(-MAX_QUOTE_COMMENTS).map((comment) => ({ ...comment })),
  code: quote.code,
});

export const presentQuote = (quote: Quote, search: string): ApiQuote => ({
  ...presentShown(quote),
  id: quote.id,
  note: quote.note,
  bookings: quote.bookings.map((booking) => ({ ...booking })),
  deskRequest: quote.deskRequest,
  search: readSearch({ search }),
  sha256: quote.sha256,
});

export const presentSharedQuote = (quote: SharedQuote, expiresAt: number): ApiSharedQuote => ({
  ...presentShown(quote),
  sender: quote.sender,
  expiresAt: toInstant(expiresAt),
});

const listTerms = ({ offers }: Quote): Pick<VerifiedQuote, "displayTerms"> => {
  const terms = offers.flatMap((offer) => presentDisplayTerms(offer).displayTerms ?? []);
  return terms.length === 0 ? {} : { displayTerms: terms };
};

export const presentVerified = (quote: Quote): VerifiedQuote => ({
  number: quote.number,
  issuedOn: toIssueDay(quote),
  validTill: quote.validTill,
  state: quote.state,
  companyName: quote.customer.companyName,
  carriers: quote.offers.map(({ carrier }) => carrier),
  ...listTerms(quote),
  from: quote.offers[0]?.from.name ?? "",
  to: quote.offers[0]?.to.name ?? "",
  totals: quote.offers.map(({ price }) => (price.total === null ? price.perCurrency : [price.total]).map(toAmount)),
  sha256: quote.sha256,
});

export const presentRequest = (request: StoredDeskRequest): ApiDeskRequest => ({
  id: request.id,
  number: request.number,
  state: request.state,
  requestedAt: toInstant(request.requestedAt),
  search: readSearch(request),
  commodity: request.commodity,
  note: request.note,
  quoteNumber: request.quoteNumber,
  reason: request.reason,
});
