export { BOOKING_COLUMNS, CHARGE_COLUMNS, CUSTOMER_COLUMNS } from "./columns.ts";
export { type Customer, findPlaceOfSupply } from "./customer.ts";
export {
  type AccountingBooking,
  type BookingRow,
  type ChargeRow,
  type CustomerRow,
  toBookingRow,
  toChargeRows,
  toCustomerRow,
} from "./rows.ts";
export { findServiceCode } from "./sac.ts";
