import { AUDIT_INTERACTIONS } from "./audit.ts";
import { BOOKING_INTERACTIONS } from "./bookings.ts";
import { INBOX_INTERACTIONS } from "./inbox.ts";
import type { DeskInteraction } from "./kit.ts";
import { QUOTE_INTERACTIONS } from "./quotes.ts";
import { SESSION_INTERACTIONS } from "./session.ts";

/** The contract of the desk's API; a new area is one line here. */
export const DESK_INTERACTIONS: readonly DeskInteraction[] = [
  ...AUDIT_INTERACTIONS,
  ...BOOKING_INTERACTIONS,
  ...INBOX_INTERACTIONS,
  ...QUOTE_INTERACTIONS,
  ...SESSION_INTERACTIONS,
];
