/** What a search must have, in the words in which it is missed. */
export const SEARCH_PARTS = {
  origin: "Place of Origin or Port of Loading",
  destination: "Place of Delivery or Port of Discharge",
  containers: "containers",
} as const;
export type SearchPart = keyof typeof SEARCH_PARTS;

/** What Available Rates shows for a search that lacks a part; only what is missing is listed. */
export const noSearchMessage = (missing: readonly SearchPart[]): string => {
  const parts = missing.map((part) => SEARCH_PARTS[part]);
  return `No search parameters found. Please go back and perform a new search. Missing: ${parts.join(", ")}`;
};

/** What a rate request with missing fields is refused with; the fields in the request's own names. */
export const missingFieldsMessage = (fields: readonly string[]): string =>
  `Missing required fields in request: ${fields.join(", ")}`;
