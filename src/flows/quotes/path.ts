/** `/rate/quotes/QUO-2026-000123`. */
export const toQuotePath = (number: string): string => `/rate/quotes/${encodeURIComponent(number)}`;

export const QUOTES_PATH = "/rate/quotes";
