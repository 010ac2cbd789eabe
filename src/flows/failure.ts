import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

export type { Failure, Refusal } from "#ports/failure.ts";

/** Something is another way by now than the shipper saw it. */
export const isConflict = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.reason === "conflict";

export const isNotFound = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.reason === "not-found";

/** A link that leads nowhere: it never existed, has expired or was revoked. */
export const isGoneLink = (failure: Failure): boolean =>
  isNotFound(failure) || (failure.kind === "refused" && failure.reason === "bad-request");

/** Ending what has ended already is no failure. */
export const orGone = (ended: ResultAsync<void, Failure>): ResultAsync<void, Failure> =>
  ended.orElse((failure) => (isNotFound(failure) ? okAsync(undefined) : errAsync(failure)));

/** What a failed call was for; the messages in web cover each, or do not compile. */
export type Attempt =
  | "sign-in"
  | "send-code"
  | "verify-code"
  | "sign-up"
  | "countries"
  | "forgot-password"
  | "reset-password"
  | "dashboard"
  | "account"
  | "account-details"
  | "account-password"
  | "account-sessions"
  | "sign-out-session"
  | "account-data"
  | "deletion-request"
  | "deletion-withdrawal"
  | "profile"
  | "places"
  | "nearby-ports"
  | "rates"
  | "lcl-ports"
  | "lcl-rates"
  | "booking"
  | "booking-pdf"
  | "quotations"
  | "booking-page"
  | "deadline-mark"
  | "lead-times"
  | "lead-times-list"
  | "calendar-link"
  | "reference"
  | "addresses"
  | "address-change"
  | "templates"
  | "template-change"
  | "links"
  | "link-revocation"
  | "link-creation"
  | "shared-booking"
  | "quotes"
  | "quote"
  | "quote-save"
  | "quote-check"
  | "quote-comment"
  | "quote-decision"
  | "quote-verification"
  | "desk-request"
  | "notifications"
  | "notification-settings"
  | "notification-change"
  | "tracking"
  | "tracking-details"
  | "file-preview"
  | "image-download"
  | "file-download"
  | "amendments"
  | "amendment-request"
  | "documents"
  | "document-upload"
  | "document-comment"
  | "cargo"
  | "cargo-save"
  | "cargo-send"
  | "enquiry";
