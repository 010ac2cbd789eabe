/** What can happen on My Bookings. */
export type QuotationsEvent =
  /** The page to show, counted from 0. */
  { readonly type: "page.requested"; readonly page: number } | { readonly type: "page.retried" };
