/* What is done with offers later, and part loads: Available Rates fetches it when it is needed. */
export { createDeadlines } from "#adapters/http/deadlines.ts";
export { createLcl } from "#adapters/http/lcl.ts";
export { createQuotes } from "#adapters/http/quotes.ts";
