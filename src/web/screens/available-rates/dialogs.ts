/* The dialogs of offers, in one file of the build, which is fetched when the list is painted. */
export { BookingDialog } from "./booking/booking-dialog.tsx";
export { ComparisonDialog } from "./comparison/comparison-dialog.tsx";
export { PriceBreakdownDialog } from "./price-breakdown/price-breakdown.tsx";
export { RateDetailsDialog } from "./rate-details/rate-details.tsx";
