/** What /metrics and retention read by index: bookings and quotes by state, and searches by age. */
export const watchedStates = `
  create index "quotation_status" on "quotation" ("status");
  create index "quote_outcome" on "quote" ("outcome");
  create index "lastSearch_searchedAt" on "lastSearch" ("searchedAt");
`;
