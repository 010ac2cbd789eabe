export { addMargins, hasMarginRules, type MarginObstacle, readMargins, removeMargin } from "./store.ts";
export { readBookingMargins, readQuoteMargins, saveBookingMargins, saveQuoteMargins } from "./stored-margins.ts";
