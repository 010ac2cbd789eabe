/** Storage keys of forms. */
export const FCL_DRAFT_KEY = "fclFormState";
export const LCL_DRAFT_KEY = "lclFormState";
export const LCL_CALCULATOR_KEY = "lclCalculator";
export const ACCOUNT_DRAFT_KEY = "accountForm";
export const SHARE_DRAFT_KEY = "shareForm";
export const AMENDMENT_DRAFT_KEY = "amendmentForm";
export const DOCUMENT_COMMENT_KEY = "documentComment";
export const QUOTE_DRAFT_KEY = "quoteForm";
export const QUOTE_COMMENT_KEY = "quoteComment";
export const QUOTE_APPROVAL_KEY = "quoteApproval";
export const DESK_REQUEST_KEY = "deskRequest";
export const ADDRESS_DRAFT_KEY = "addressForm";
export const CARGO_DRAFT_KEY = "cargoForm";
/** A booking that was confirmed after the session had ended. */
export const INTERRUPTED_BOOKING_KEY = "interruptedBooking";
/** A plan for several sailings that was open when the session ended. */
export const INTERRUPTED_PLAN_KEY = "interruptedPlan";
/** The offers that were pinned for comparison. */
export const PINS_KEY = "pinnedOffers";
export const TRACKING_DRAFT_KEY = "trackingFormState";

/** The last quote of the landing page: its path and its summary. */
export const QUOTE_KEY = "quickQuote";

/** Removed on sign-out. */
export const FORM_KEYS: readonly string[] = [
  FCL_DRAFT_KEY,
  LCL_DRAFT_KEY,
  LCL_CALCULATOR_KEY,
  SHARE_DRAFT_KEY,
  TRACKING_DRAFT_KEY,
  ACCOUNT_DRAFT_KEY,
  DOCUMENT_COMMENT_KEY,
  QUOTE_DRAFT_KEY,
  QUOTE_COMMENT_KEY,
  QUOTE_APPROVAL_KEY,
  DESK_REQUEST_KEY,
  AMENDMENT_DRAFT_KEY,
  CARGO_DRAFT_KEY,
  ADDRESS_DRAFT_KEY,
  INTERRUPTED_BOOKING_KEY,
  INTERRUPTED_PLAN_KEY,
  PINS_KEY,
  QUOTE_KEY,
];
