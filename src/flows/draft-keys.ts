/** The names under which search forms are saved on this device. */
export const FCL_DRAFT_KEY = "fclFormState";
export const LCL_DRAFT_KEY = "lclFormState";
export const LCL_CALCULATOR_KEY = "lclCalculator";
export const TRACKING_DRAFT_KEY = "trackingFormState";

/** The last quote begun on the landing page: where it leads, and what it asks for. */
export const QUOTE_KEY = "quickQuote";

/** What signing out removes: the next person at this device finds none of it. */
export const FORM_KEYS: readonly string[] = [
  FCL_DRAFT_KEY,
  LCL_DRAFT_KEY,
  LCL_CALCULATOR_KEY,
  TRACKING_DRAFT_KEY,
  QUOTE_KEY,
];
