export type { Failure, Refusal } from "#ports/failure.ts";

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
  | "profile"
  | "places"
  | "nearby-ports"
  | "rates"
  | "lcl-ports"
  | "lcl-rates"
  | "booking"
  | "booking-pdf"
  | "quotations"
  | "reference"
  | "tracking"
  | "tracking-details"
  | "file-preview"
  | "image-download"
  | "file-download"
  | "enquiry";
