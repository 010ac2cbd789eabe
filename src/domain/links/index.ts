export { formatLinkName, formatLinkScope } from "./labels.ts";
export {
  type BookingLinkOptions,
  canMarkDeadlines,
  findLinkState,
  findRecipientProblem,
  LINK_DAYS,
  type LinkKind,
  MAX_RECIPIENT_LENGTH,
  type SharedLink,
  suggestLinkDays,
  toLinkExpiry,
} from "./link.ts";
export { explainTokenProblem } from "./token.ts";
export { describeSharedCharge, toSharedPrice, toTaxable } from "./price.ts";
export { listSharedDocuments, redactBooking, toSharedStop } from "./redact.ts";
export type {
  ShareableBooking,
  SharedBooking,
  SharedCharge,
  SharedLeg,
  SharedPrice,
  SharedStop,
} from "./shared-booking.ts";
