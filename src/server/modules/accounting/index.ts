export { accountingFeature } from "./desk-routes.ts";
export { exportFile, type ExportName } from "./export-file.ts";
export type { ExportRange } from "./export-rows.ts";
export { type BookingPrices, readBookingPrices } from "./booking-prices.ts";
