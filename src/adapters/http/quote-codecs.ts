import * as t from "io-ts";
import { readDisplayTerms } from "#api/readers/display-terms.ts";
import type * as schema from "#api/schema.d.ts";
import { type DeskRequest, type Quote, type QuoteOffer, type QuoteSearch } from "#domain/quotes";
import type { ListedQuote, OpenedQuote, QuoteCheck, VerifiedQuote } from "#ports/quotes.ts";
import { CUT_OFF_CODES, type CutOff, type Validity } from "#domain/rates";
import { isCalendarDate } from "#domain/time";
import { HandoverCodec, ShipmentEndCodec, toHandover, toShipmentEnd } from "./bookings.ts";
import { readLocalMoment } from "./local-moment.ts";
import { agreeing, list, listOrNone, object, orNull, readableOrNull } from "./codec.ts";
import { DisplayTermsCodec, DisplayTermsListCodec } from "./display-terms.ts";
import { EquipmentCode, SearchCodec, toSearch } from "./dashboard.ts";
import { ExchangeRatesCodec } from "./rates/codecs.ts";
import { toRateRequest } from "./rates/request.ts";
import { AmountCodec, PriceCodec, toMoney, toPrice } from "./shared-booking.ts";
import { COST_ITEM_KEYS, readTaxTerms, TaxTermsCodec } from "./tax-terms.ts";

const text = orNull(t.string);
const StateCodec = t.keyof({ open: null, approved: null, declined: null, expired: null, booked: null });

const ExclusionCodec = object({
  item: t.keyof({ ...COST_ITEM_KEYS, "import-duty": null }),
  state: t.keyof({ "not-quoted": null, unpriced: null, "end-not-stated": null, "maybe-in-all-in": null }),
});

const OfferCodec = agreeing<schema.QuoteOffer>()(
  object({
    providerName: t.string,
    displayTerms: DisplayTermsCodec,
    rateType: orNull(t.keyof({ Spot: null, Contract: null })),
    from: ShipmentEndCodec,
    to: ShipmentEndCodec,
    vesselName: text,
    voyageReference: text,
    portOfLoading: readableOrNull(object({ locationName: t.string, timeZone: text })),
    departureDate: text,
    handover: HandoverCodec,
    cutOffs: listOrNone(object({ cutOffDateTimeCode: t.string, cutOffDateTime: t.string })),
    arrivalDate: text,
    nextDepartures: listOrNone(object({ departureDate: t.string, cfsCutOff: text })),
    transitTime: orNull(t.number),
    validity: object({
      basis: orNull(t.keyof({ departure: null, booking: null, "gate-in": null })),
      from: text,
      till: text,
      timeZone: text,
    }),
    total: orNull(AmountCodec),
    price: PriceCodec,
    freeTime: orNull(
      object({
        free: listOrNone(
          object({
            kind: t.keyof({ demurrage: null, detention: null, merged: null }),
            least: t.number,
            most: t.number,
            isWorkingDays: t.boolean,
          }),
        ),
        asWritten: listOrNone(object({ label: t.string, value: t.string })),
      }),
    ),
    fees: listOrNone(
      object({
        kind: t.keyof({ cancellation: null, amendment: null, "no-show": null }),
        daysBeforeDeparture: orNull(t.number),
        amount: orNull(AmountCodec),
        basis: t.keyof({ booking: null, container: null }),
      }),
    ),
    feeNames: text,
    exclusions: list(ExclusionCodec),
    remarks: listOrNone(t.string),
  }),
);

const LclSearchCodec = agreeing<schema.LclSearch>()(
  object({ portOfLoading: t.string, portOfDischarge: t.string, weight: t.number, cbm: t.number }),
);
export const QuoteSearchCodec = t.union([SearchCodec, LclSearchCodec]);

const SHOWN = {
  number: t.string,
  state: StateCodec,
  createdAt: t.string,
  validTill: t.string,
  timeZone: text,
  customer: object({ companyName: t.string, contactName: text, reference: text }),
  incoterm: orNull(
    object({
      code: t.keyof({
        EXW: null,
        FCA: null,
        FAS: null,
        FOB: null,
        CFR: null,
        CIF: null,
        CPT: null,
        CIP: null,
        DAP: null,
        DPU: null,
        DDP: null,
      }),
      place: t.string,
    }),
  ),
  containers: list(
    object({ equipmentGroupIsoCode: EquipmentCode, numberOfContainers: t.number, weightPerContainer: t.number }),
  ),
  partLoad: orNull(object({ weight: t.number, cbm: t.number })),
  exchangeRates: orNull(ExchangeRatesCodec),
  taxTerms: TaxTermsCodec,
  offers: list(OfferCodec),
  decision: orNull(
    object({
      outcome: t.keyof({ approved: null, declined: null }),
      offer: orNull(t.number),
      name: t.string,
      decidedAt: t.string,
    }),
  ),
  comments: list(
    object({
      id: t.string,
      writtenBy: t.keyof({ shipper: null, recipient: null }),
      name: t.string,
      writtenAt: t.string,
      text: t.string,
    }),
  ),
  code: t.string,
};

export const QuoteCodec = agreeing<schema.Quote>()(
  object({
    ...SHOWN,
    id: t.string,
    note: text,
    bookings: list(object({ offer: t.number, quotationId: t.string, isCancelled: readableOrNull(t.boolean) })),
    deskRequest: text,
    search: QuoteSearchCodec,
    sha256: t.string,
  }),
);
export const SharedQuoteCodec = agreeing<schema.SharedQuote>()(
  object({ ...SHOWN, sender: t.string, expiresAt: t.string }),
);
export const CheckCodec = agreeing<schema.QuoteCheck>()(
  object({
    offerId: t.string,
    source: t.keyof({ api: null, excel: null, lcl: null }),
    isFresh: t.boolean,
    instantConfirmation: readableOrNull(t.boolean),
    offer: OfferCodec,
  }),
);
export const VerifiedCodec = agreeing<schema.VerifiedQuote>()(
  object({
    number: t.string,
    issuedOn: t.string,
    validTill: t.string,
    state: StateCodec,
    companyName: t.string,
    carriers: list(t.string),
    displayTerms: DisplayTermsListCodec,
    from: t.string,
    to: t.string,
    totals: list(list(AmountCodec)),
    sha256: t.string,
  }),
);
export const RequestCodec = agreeing<schema.DeskRequest>()(
  object({
    id: t.string,
    number: t.string,
    state: t.keyof({ open: null, answered: null, declined: null }),
    requestedAt: t.string,
    search: QuoteSearchCodec,
    commodity: text,
    note: text,
    quoteNumber: text,
    reason: text,
  }),
);

const COMMITMENTS = { Spot: "spot", Contract: "contract" } as const;

const toValidity = ({
  validity: { basis, from, till, timeZone },
  displayTerms,
}: Pick<t.TypeOf<typeof OfferCodec>, "validity" | "displayTerms">): Validity => ({
  basis,
  from: from !== null && isCalendarDate(from) ? from : null,
  till: till === null ? null : readLocalMoment(till),
  zone: timeZone,
  ...(displayTerms?.hidesValidity === true ? { isHidden: true } : {}),
});

type ApiCutOff = t.TypeOf<typeof OfferCodec>["cutOffs"][number];

const toCutOff = ({ cutOffDateTimeCode, cutOffDateTime }: ApiCutOff): readonly CutOff[] => {
  const code = CUT_OFF_CODES.find((one) => one === cutOffDateTimeCode);
  const at = readLocalMoment(cutOffDateTime);
  return code === undefined || at === null ? [] : [{ code, at }];
};

const toOffer = (api: t.TypeOf<typeof OfferCodec>): QuoteOffer => ({
  carrier: api.providerName,
  ...readDisplayTerms(api.displayTerms),
  commitment: api.rateType === null ? "unknown" : COMMITMENTS[api.rateType],
  from: toShipmentEnd(api.from),
  to: toShipmentEnd(api.to),
  vessel: api.vesselName,
  voyage: api.voyageReference,
  portOfLoading: api.portOfLoading?.locationName ?? null,
  departure: api.departureDate,
  /* Where the transport begins at the port, older servers state the zone there alone. */
  loadingZone: api.portOfLoading?.timeZone ?? (api.from.kind === "sea" ? api.from.timeZone : null),
  handover: toHandover(api.handover),
  cutOffs: api.cutOffs.flatMap(toCutOff),
  arrival: api.arrivalDate,
  nextDepartures: api.nextDepartures.flatMap(({ departureDate, cfsCutOff }) =>
    isCalendarDate(departureDate)
      ? [{ date: departureDate, cfsCutOff: cfsCutOff === null ? null : readLocalMoment(cfsCutOff) }]
      : [],
  ),
  transit: api.transitTime === null ? { kind: "on-request" } : { kind: "days", days: api.transitTime },
  validity: toValidity(api),
  price: toPrice(api.price, toMoney(api.total)),
  freeTime: api.freeTime ?? { free: [], asWritten: [] },
  fees: api.fees.map(({ kind, daysBeforeDeparture, amount, basis }) => ({
    kind,
    untilDaysBefore: daysBeforeDeparture,
    fee: toMoney(amount),
    basis,
  })),
  feeNames: api.feeNames,
  exclusions: api.exclusions,
  remarks: api.remarks,
});

const toLoad = ({
  containers,
  partLoad,
}: Pick<t.TypeOf<typeof QuoteCodec>, "containers" | "partLoad">): Quote["load"] =>
  partLoad === null
    ? {
        mode: "fcl",
        containers: containers.map(({ equipmentGroupIsoCode, numberOfContainers, weightPerContainer }) => ({
          equipment: equipmentGroupIsoCode,
          quantity: numberOfContainers,
          weightKg: weightPerContainer,
        })),
      }
    : { mode: "lcl", weightKg: partLoad.weight, cbm: partLoad.cbm };

export const toQuoteSearch = (api: t.TypeOf<typeof QuoteSearchCodec>): QuoteSearch => {
  if (!("cbm" in api)) return toSearch(api);
  const { weight, ...search } = api;
  return { ...search, mode: "lcl", weightKg: weight };
};

/** The search as the API states it. */
export const writeQuoteSearch = (search: QuoteSearch): schema.QuoteSearch => {
  if (search.mode === "fcl") return toRateRequest(search);
  const { mode: _, weightKg, ...lcl } = search;
  return { ...lcl, weight: weightKg };
};

export const toQuote = (api: t.TypeOf<typeof QuoteCodec>): ListedQuote => {
  const { containers, partLoad, exchangeRates, taxTerms, offers, bookings, search, timeZone, ...quote } = api;
  return {
    ...quote,
    ...(timeZone === null ? {} : { timeZone }),
    bookings: bookings.map((booking) => ({ ...booking, isCancelled: booking.isCancelled ?? false })),
    load: toLoad({ containers, partLoad }),
    exchange: exchangeRates,
    ...readTaxTerms(taxTerms),
    offers: offers.map(toOffer),
    search: toQuoteSearch(search),
  };
};

export const toOpenedQuote = (api: t.TypeOf<typeof SharedQuoteCodec>): OpenedQuote => {
  const { containers, partLoad, exchangeRates, taxTerms, offers, expiresAt, timeZone, ...quote } = api;
  return {
    quote: {
      ...quote,
      ...(timeZone === null ? {} : { timeZone }),
      load: toLoad({ containers, partLoad }),
      exchange: exchangeRates,
      ...readTaxTerms(taxTerms),
      offers: offers.map(toOffer),
    },
    expiresAt,
  };
};

export const toCheck = ({ offer, instantConfirmation, ...check }: t.TypeOf<typeof CheckCodec>): QuoteCheck => ({
  ...check,
  ...(instantConfirmation === null ? {} : { isConfirmedAtOnce: instantConfirmation }),
  offer: toOffer(offer),
});

export const toVerified = ({ totals, displayTerms, ...quote }: t.TypeOf<typeof VerifiedCodec>): VerifiedQuote => ({
  ...quote,
  ...(displayTerms.length === 0
    ? {}
    : { displayTerms: displayTerms.flatMap((terms) => readDisplayTerms(terms).displayTerms ?? []) }),
  totals: totals.map((amounts) => amounts.flatMap((amount) => toMoney(amount) ?? [])),
});

export const toRequest = ({ search, ...request }: t.TypeOf<typeof RequestCodec>): DeskRequest => ({
  ...request,
  search: toQuoteSearch(search),
});
