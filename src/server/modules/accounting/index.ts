export { type Exported, exportBookings, exportCharges, exportCustomers, type ExportRange } from "./export-rows.ts";
