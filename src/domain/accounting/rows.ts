import type { OwedFees } from "#domain/amendments";
import type { Charge } from "#domain/charges";
import type { Offer } from "#domain/lcl";
import { type ChargeMargin, matchChargeMargins, type StoredMargins } from "#domain/margins";
import {
  type Converted,
  convertAndAdd,
  createConverter,
  DEFAULT_CURRENCY,
  type ExchangeRates,
  type Money,
  toDecimalText,
} from "#domain/money";
import { findWholePrice } from "#domain/rates";
import { findPlaceOfSupply, findServiceCode, type GstTerms } from "#domain/tax";
import type { CalendarDate, Instant } from "#domain/time";
import type { Customer } from "./customer.ts";

/** A booking with everything that accounting gets of it. */
export interface AccountingBooking {
  readonly number: string;
  readonly bookingNumber: string | null;
  readonly status: string;
  readonly bookedOn: CalendarDate;
  readonly bookedAt: Instant;
  readonly carrier: string;
  readonly reference: string | null;
  /** Null where the stored offer cannot be read. */
  readonly offer: Pick<Offer, "charges" | "price"> | null;
  /** The table that the offer was converted with. */
  readonly exchange: ExchangeRates | null;
  /** Null where no tax was stated with the offer. */
  readonly tax: GstTerms | null;
  readonly fees: OwedFees;
  readonly customer: Customer | null;
  /** Null where no buying price was stored. */
  readonly margins: StoredMargins | null;
  /** Rises with every recorded change; 0 before the first. */
  readonly revision: number;
}

const toAmount = (money: Money | null): string | null => (money === null ? null : toDecimalText(money));

const subtract = (one: Money | null, other: Money | null): Money | null =>
  one === null || other === null || one.currency !== other.currency
    ? null
    : { currency: one.currency, minor: one.minor - other.minor };

const findTotal = (converted: Converted): Money | null => (converted.kind === "converted" ? converted.total : null);

const isPriced = ({ price }: Charge): boolean => price.kind === "priced";

/* A sum with an unknown part is unknown, never too low. */
const totalBuying = ({ margins, offer, exchange }: AccountingBooking): Money | null => {
  if (margins === null || offer === null) return null;
  const matched = matchChargeMargins(offer.charges, margins);
  const amounts = offer.charges.flatMap((charge, index) => (isPriced(charge) ? [matched[index]?.buying ?? null] : []));
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length || known.length === 0
    ? null
    : findTotal(convertAndAdd(known, createConverter(exchange, DEFAULT_CURRENCY)));
};

const toCustomerCells = (customer: Customer | null) => ({
  customerId: customer?.id ?? null,
  companyName: customer?.companyName ?? null,
  country: customer?.country ?? null,
  gstin: customer?.gstin ?? null,
  pan: customer?.pan ?? null,
  placeOfSupply: customer === null ? null : findPlaceOfSupply(customer),
});

/** One row for each booking: totals in the currency of comparison, whatever is not known null and never 0. */
export const toBookingRow = (booking: AccountingBooking) => {
  const { offer, exchange, fees } = booking;
  const selling = offer === null ? null : findWholePrice(offer.price);
  const buying = totalBuying(booking);
  const fee = fees.total.length === 1 ? (fees.total[0] ?? null) : null;
  return {
    number: booking.number,
    revision: booking.revision,
    bookingNumber: booking.bookingNumber,
    status: booking.status,
    bookedOn: booking.bookedOn,
    bookedAt: booking.bookedAt,
    carrier: booking.carrier,
    reference: booking.reference,
    ...toCustomerCells(booking.customer),
    currency: selling?.currency ?? buying?.currency ?? null,
    selling: toAmount(selling),
    sellingMinor: selling?.minor ?? null,
    buying: toAmount(buying),
    buyingMinor: buying?.minor ?? null,
    margin: toAmount(subtract(selling, buying)),
    unpricedCharges: offer === null ? null : offer.price.unpricedCount,
    /* Fees in several currencies are lines of the charges only. */
    feesCurrency: fee?.currency ?? null,
    fees: toAmount(fee),
    exchangeBase: exchange?.base ?? null,
    exchangeDate: exchange?.date ?? null,
    exchangeSource: exchange?.source ?? null,
    exchangeMarkUpPercent: exchange?.markUpPercent ?? null,
    marginFloor: booking.margins?.floor?.id ?? null,
    belowFloorReason: booking.margins?.belowFloor?.reason ?? null,
  };
};

export type BookingRow = ReturnType<typeof toBookingRow>;

/** One line of a booking: a charge of its offer, or a fee that is owed for a change. */
export interface ChargeRow {
  readonly number: string;
  readonly revision: number;
  readonly bookingNumber: string | null;
  readonly status: string;
  readonly customerId: string | null;
  readonly gstin: string | null;
  readonly placeOfSupply: string | null;
  /** Counted from 1: charges, then fees. */
  readonly line: number;
  readonly kind: "priced" | "included" | "unpriced" | "fee";
  readonly code: string | null;
  readonly name: string;
  readonly group: string | null;
  readonly costItem: string | null;
  readonly sac: string | null;
  readonly basis: string | null;
  readonly equipment: string | null;
  readonly payment: string | null;
  readonly currency: string | null;
  readonly unit: string | null;
  readonly quantity: number | null;
  readonly selling: string | null;
  readonly sellingMinor: number | null;
  readonly buyingCurrency: string | null;
  readonly buying: string | null;
  readonly margin: string | null;
  /** Units of the currency for one of the base of the booking's table; null for the base itself. */
  readonly exchangeRate: string | null;
  /** The margin rule of the line; null where none applies, or the buying price is not known. */
  readonly marginRule: string | null;
}

const findExchangeRate = (exchange: ExchangeRates | null, currency: string | null): string | null =>
  exchange?.quotes.find((quote) => quote.currency === currency)?.unitsPerBase ?? null;

type LineCells = Omit<
  ChargeRow,
  "number" | "revision" | "bookingNumber" | "status" | "customerId" | "gstin" | "placeOfSupply" | "line"
>;

const toChargeCells = (charge: Charge, matched: ChargeMargin | null, exchange: ExchangeRates | null): LineCells => {
  const buying = matched?.buying ?? null;
  const { code, name, group, costItem, basis, equipment, payment, price } = charge;
  const priced = price.kind === "priced" ? price : null;
  const currency = priced?.amount.currency ?? null;
  return {
    kind: price.kind,
    code,
    name,
    group,
    costItem,
    sac: findServiceCode(costItem),
    basis,
    equipment,
    payment,
    currency,
    unit: toAmount(priced?.unit ?? null),
    quantity: priced?.quantity ?? null,
    selling: toAmount(priced?.amount ?? null),
    sellingMinor: priced?.amount.minor ?? null,
    buyingCurrency: buying?.currency ?? null,
    buying: toAmount(buying),
    margin: toAmount(subtract(priced?.amount ?? null, buying)),
    exchangeRate: findExchangeRate(exchange, currency),
    marginRule: matched?.rule ?? null,
  };
};

const toFeeCells = ({ kind, fee }: OwedFees["fees"][number], exchange: ExchangeRates | null): LineCells => ({
  kind: "fee",
  code: null,
  name: kind,
  group: null,
  costItem: null,
  sac: null,
  basis: null,
  equipment: null,
  payment: null,
  currency: fee.currency,
  unit: null,
  quantity: null,
  selling: toDecimalText(fee),
  sellingMinor: fee.minor,
  buyingCurrency: null,
  buying: null,
  margin: null,
  exchangeRate: findExchangeRate(exchange, fee.currency),
  marginRule: null,
});

/** The lines of a booking: the charges of its offer in their order, then the fees that are owed for changes. */
export const toChargeRows = (booking: AccountingBooking): readonly ChargeRow[] => {
  const { number, revision, bookingNumber, status, customer, offer, margins, exchange, fees } = booking;
  const { customerId, gstin, placeOfSupply } = toCustomerCells(customer);
  const head = { number, revision, bookingNumber, status, customerId, gstin, placeOfSupply };
  const matched = matchChargeMargins(offer?.charges ?? [], margins);
  const charges = (offer?.charges ?? []).map((charge, index) =>
    toChargeCells(charge, matched[index] ?? null, exchange),
  );
  return [...charges, ...fees.fees.map((fee) => toFeeCells(fee, exchange))].map((cells, index) => ({
    ...head,
    line: index + 1,
    ...cells,
  }));
};

/** A customer, with the state that its account is in. */
export const toCustomerRow = (customer: Customer, revision: number) => ({
  customerId: customer.id,
  revision,
  state: customer.state,
  companyName: customer.companyName,
  country: customer.country,
  gstin: customer.gstin,
  pan: customer.pan,
  placeOfSupply: findPlaceOfSupply(customer),
});

export type CustomerRow = ReturnType<typeof toCustomerRow>;
