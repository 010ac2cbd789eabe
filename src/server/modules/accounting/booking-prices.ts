import { type ChargeRow, toBookingRow, toChargeRows } from "#domain/accounting";
import { type ExchangeRates, isCurrencyCode, type Money, parseMoney } from "#domain/money";
import type { Executor } from "#server/schema.ts";
import { readAccountingBookings } from "./read-bookings.ts";

/** A charge of a booking as staff see it; null: not known, or without a price. */
interface PriceLine {
  readonly name: string;
  readonly code: string | null;
  readonly basis: string | null;
  readonly size: string | null;
  readonly kind: ChargeRow["kind"];
  readonly selling: Money | null;
  readonly buying: Money | null;
  readonly margin: Money | null;
  /** The margin rule. */
  readonly rule: string | null;
}

/** The prices of a booking as accounting gets them. */
export interface BookingPrices {
  readonly lines: readonly PriceLine[];
  readonly selling: Money | null;
  readonly buying: Money | null;
  readonly margin: Money | null;
  readonly exchange: ExchangeRates | null;
}

const toMoney = (text: string | null, currency: string | null): Money | null =>
  text === null || currency === null || !isCurrencyCode(currency) ? null : parseMoney(text, currency).unwrapOr(null);

const toLine = (row: ChargeRow): PriceLine => ({
  name: row.name,
  code: row.code,
  basis: row.basis,
  size: row.equipment,
  kind: row.kind,
  selling: toMoney(row.selling, row.currency),
  buying: toMoney(row.buying, row.buyingCurrency),
  margin: toMoney(row.margin, row.currency),
  rule: row.marginRule,
});

/** Selling and buying prices of one booking; null if there is no such booking. */
export const readBookingPrices = async (db: Executor, number: string): Promise<BookingPrices | null> => {
  for await (const booking of readAccountingBookings(db, [number], new Map())) {
    const { currency, selling, buying, margin } = toBookingRow(booking);
    return {
      lines: toChargeRows(booking).map(toLine),
      selling: toMoney(selling, currency),
      buying: toMoney(buying, currency),
      margin: toMoney(margin, currency),
      exchange: booking.exchange,
    };
  }
  return null;
};
