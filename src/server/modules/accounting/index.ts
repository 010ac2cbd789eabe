export { type BookingPrices, readBookingPrices } from "./booking-prices.ts";
export { type Exported, exportBookings, exportCharges, exportCustomers, type ExportRange } from "./export-rows.ts";
