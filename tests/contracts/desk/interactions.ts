import { AUDIT_INTERACTIONS } from "./audit.ts";
import { CONNECTOR_INTERACTIONS } from "./connectors.ts";
import { CUSTOMER_INTERACTIONS } from "./customers.ts";
import { BOOKING_INTERACTIONS } from "./bookings.ts";
import { INBOX_INTERACTIONS } from "./inbox.ts";
import type { DeskInteraction } from "./kit.ts";
import { QUOTE_INTERACTIONS } from "./quotes.ts";
import { RATE_INTERACTIONS } from "./rates.ts";
import { MARGIN_INTERACTIONS } from "./margins.ts";
import { SESSION_INTERACTIONS } from "./session.ts";

/** The contract of the desk's API; a new area is one line here. */
export const DESK_INTERACTIONS: readonly DeskInteraction[] = [
  ...AUDIT_INTERACTIONS,
  ...CONNECTOR_INTERACTIONS,
  ...CUSTOMER_INTERACTIONS,
  ...MARGIN_INTERACTIONS,
  ...BOOKING_INTERACTIONS,
  ...INBOX_INTERACTIONS,
  ...QUOTE_INTERACTIONS,
  ...RATE_INTERACTIONS,
  ...SESSION_INTERACTIONS,
];
