/** What a search must have, in the words in which it is missed. */
export const SEARCH_PARTS = {
  origin: "Place of Origin or Port of Loading",
  destination: "Place of Delivery or Port of Discharge",
  containers: "containers",
} as const;
export type SearchPart = keyof typeof SEARCH_PARTS;

const ALL_PARTS: readonly SearchPart[] = ["origin", "destination", "containers"];

/** What Available Rates says without a usable search; with nothing named, everything is missing. */
export const noSearchMessage = (missing: readonly SearchPart[]): string => {
  const parts = (missing.length === 0 ? ALL_PARTS : missing).map((part) => SEARCH_PARTS[part]);
  return `No search parameters found. Please go back and perform a new search. Missing: ${parts.join(", ")}`;
};

/** What a rate request with missing fields is refused with; the fields in the request's own names. */
export const missingFieldsMessage = (fields: readonly string[]): string =>
  `Missing required fields in request: ${fields.join(", ")}`;
