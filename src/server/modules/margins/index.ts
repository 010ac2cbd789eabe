export {
  addMargins,
  hasMarginRules,
  listUsedNames,
  type MarginObstacle,
  readMargins,
  removeMargin,
} from "./store.ts";
export {
  readBookingMargins,
  readQuoteMargins,
  replaceBookingMargins,
  restoreBookingMargins,
  saveAmendmentMargins,
  saveBookingMargins,
  saveQuoteMargins,
} from "./stored-margins.ts";
