export { listQuotations, toQuotations } from "./list-bookings.ts";
export { createSummaryRefresh } from "./refresh-summaries.ts";
export { bookingListFeature } from "./routes.ts";
export { readShipment, refreshSummaries, summarise, toSearchText } from "./summaries.ts";
