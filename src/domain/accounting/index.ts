export { BOOKING_COLUMNS, CHARGE_COLUMNS, CUSTOMER_COLUMNS, TAXED_CHARGE_COLUMNS } from "./columns.ts";
export type { Customer } from "./customer.ts";
export {
  type AccountingBooking,
  type BookingRow,
  type ChargeRow,
  type CustomerRow,
  toBookingRow,
  toChargeRows,
  toCustomerRow,
} from "./rows.ts";
export { type TaxedChargeRow, toTaxedChargeRows } from "./tax-rows.ts";
