import { SentencePartsCodec, toSentence } from "./sentence.ts";
import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { toBookingStatus } from "#domain/bookings";
import { type ChargePrice, INCLUDED } from "#domain/charges";
import type { SharedBooking, SharedCharge, SharedPrice } from "#domain/links";
import { type Money, parseMoney } from "#domain/money";
import type { OpenedLink } from "#ports/links.ts";
import { BookedShipmentCodec, toMoment, toShipment } from "./bookings.ts";
import { DeadlineCodec, toDeadline } from "./deadline-codec.ts";
import { ExchangeRatesCodec } from "./rates/codecs.ts";
import { readTaxTerms, TaxedItemCodec, TaxTermsCodec } from "./tax-terms.ts";
import { agreeing, list, listOrNone, object, orNull, readableList, readableOrNull, text } from "./codec.ts";

const Moment = orNull(object({ eventDateTime: t.string, eventClassifierCode: text }));

const StopCodec = agreeing<schema.SharedStop>()(
  object({
    shipmentLocationType: t.keyof({ POO: null, POL: null, TSP: null, POD: null, FPD: null }),
    locationName: t.string,
    unLocationCode: text,
    kind: t.keyof({ door: null, inland: null, sea: null, transhipment: null }),
    reached: t.boolean,
    arrival: Moment,
    departure: Moment,
  }),
);

const LegCodec = agreeing<schema.SharedLeg>()(
  object({
    from: t.number,
    to: t.number,
    mode: t.keyof({ sea: null, rail: null, truck: null, barge: null, unknown: null }),
    state: t.keyof({ done: null, "under-way": null, "to-go": null }),
    vesselName: text,
    voyageReference: text,
  }),
);

export const AmountCodec = agreeing<schema.SharedAmount>()(object({ currency: t.string, amount: t.number }));

const ChargeCodec = agreeing<schema.SharedCharge>()(
  object({
    group: t.keyof({ origin: null, freight: null, destination: null, warehouse: null }),
    name: t.string,
    basis: t.keyof({
      "per-container": null,
      "per-bill-of-lading": null,
      "per-wm": null,
      "per-cbm": null,
      "per-cft": null,
      "per-ton": null,
      "per-cwt": null,
      "per-kg": null,
      flat: null,
      percent: null,
      unknown: null,
    }),
    costItem: readableOrNull(TaxedItemCodec),
    equipmentGroupIsoCode: text,
    state: t.keyof({ priced: null, included: null, unpriced: null }),
    quantity: orNull(t.number),
    unit: orNull(AmountCodec),
    amount: orNull(AmountCodec),
    text,
    note: text,
    noteParts: SentencePartsCodec,
  }),
);
type ApiCharge = t.TypeOf<typeof ChargeCodec>;

/** What was booked at which price. */
export const PriceCodec = agreeing<schema.SharedPrice>()(
  object({
    totals: list(AmountCodec),
    charges: list(ChargeCodec),
  }),
);
type ApiPrice = t.TypeOf<typeof PriceCodec>;

export const SharedBookingCodec = object({
  expiresAt: t.string,
  status: t.number,
  providerName: text,
  bookingId: text,
  reference: text,
  shipment: readableOrNull(BookedShipmentCodec),
  containerNumbers: listOrNone(t.string),
  stops: listOrNone(StopCodec),
  legs: listOrNone(LegCodec),
  deadlines: orNull(readableList(DeadlineCodec)),
  canMark: readableOrNull(t.boolean),
  price: readableOrNull(PriceCodec),
  exchangeRates: readableOrNull(ExchangeRatesCodec),
  taxTerms: TaxTermsCodec,
  documents: agreeing<schema.SharedBooking["documents"]>()(list(object({ fileName: t.string, link: t.string }))),
});
type ApiSharedBooking = t.TypeOf<typeof SharedBookingCodec>;

export const toMoney = (stated: t.TypeOf<typeof AmountCodec> | null): Money | null =>
  stated === null ? null : parseMoney(stated.amount, stated.currency).unwrapOr(null);

/* Without an amount that can be read, a charge has no price. */
const toChargePrice = ({ state, quantity, unit, amount, text: words }: ApiCharge): ChargePrice => {
  if (state === "included") return INCLUDED;
  const sum = toMoney(amount);
  return state === "unpriced" || sum === null
    ? { kind: "unpriced", text: words ?? "On request" }
    : { kind: "priced", quantity: quantity ?? 1, unit: toMoney(unit) ?? sum, amount: sum };
};

const toCharge = (api: ApiCharge): SharedCharge => {
  const { group, name, costItem, basis, equipmentGroupIsoCode, note, noteParts } = api;
  return {
    group,
    name,
    ...(costItem === null ? {} : { costItem }),
    basis,
    equipment: equipmentGroupIsoCode,
    price: toChargePrice(api),
    ...(note === null ? {} : { note: toSentence(note, noteParts) }),
  };
};

export const toPrice = ({ totals, charges }: ApiPrice, total: Money | null): SharedPrice => ({
  total,
  perCurrency: totals.flatMap((amount) => toMoney(amount) ?? []),
  charges: charges.map(toCharge),
});

const toBooking = (api: ApiSharedBooking): SharedBooking => {
  const shipment = api.shipment === null ? null : toShipment(api.shipment);
  return {
    status: toBookingStatus(api.status),
    carrier: shipment?.displayTerms?.productName ?? api.providerName,
    bookingId: api.bookingId,
    reference: api.reference,
    shipment: shipment === null ? null : { ...shipment, total: null },
    containerNumbers: api.containerNumbers,
    stops: api.stops.map((stop) => ({
      role: stop.shipmentLocationType,
      name: stop.locationName,
      code: stop.unLocationCode,
      kind: stop.kind,
      isReached: stop.reached,
      arrival: toMoment(stop.arrival),
      departure: toMoment(stop.departure),
    })),
    legs: api.legs.map(({ vesselName, voyageReference, ...leg }) => ({
      ...leg,
      vessel: vesselName,
      voyage: voyageReference,
    })),
    deadlines: api.deadlines === null ? null : api.deadlines.map(toDeadline),
    ...(api.canMark === true ? { canMark: true } : {}),
    price: api.price === null ? null : toPrice(api.price, shipment?.total ?? null),
    exchange: api.exchangeRates,
    ...readTaxTerms(api.taxTerms),
    documents: api.documents.map(({ fileName }) => fileName),
  };
};

/** What a link shows. A total without the charges is not shown. */
export const toOpenedLink = (api: ApiSharedBooking): OpenedLink => ({
  booking: toBooking(api),
  files: api.documents,
  expiresAt: api.expiresAt,
});
