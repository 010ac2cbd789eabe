/** Storage keys of what is typed and not sent; all of it is removed on sign-out. */
export const DRAFT_KEYS = {
  fcl: "fclFormState",
  lcl: "lclFormState",
  lclCalculator: "lclCalculator",
  share: "shareForm",
  tracking: "trackingFormState",
  account: "accountForm",
  documentComment: "documentComment",
  bookingMessage: "bookingMessage",
  quote: "quoteForm",
  quoteComment: "quoteComment",
  quoteApproval: "quoteApproval",
  deskRequest: "deskRequest",
  amendment: "amendmentForm",
  cargo: "cargoForm",
  address: "addressForm",
  /** A booking that was confirmed after the session had ended. */
  interruptedBooking: "interruptedBooking",
  /** A plan for several sailings that was open when the session ended. */
  interruptedPlan: "interruptedPlan",
  /** The offers that were pinned for comparison. */
  pins: "pinnedOffers",
  /** The last quote of the landing page: its path and its summary. */
  quickQuote: "quickQuote",
} as const;
