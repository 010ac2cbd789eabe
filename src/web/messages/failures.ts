import { assertNever } from "#domain/assert-never.ts";
import type { Failure, Refusal } from "#flows/failure.ts";

export interface FailureMessage {
  readonly sentence: string;
  /** Null if the sentence is enough. */
  readonly cause: string | null;
}

interface FailureTexts {
  readonly sentence: string;
  /** The specification shows the server's message instead of the sentence. */
  readonly serverFirst?: true;
  /** For an answer that does not match the API. */
  readonly unreadable?: string;
  /** For a refusal without a message. */
  readonly refused?: string;
}

const FAILURE_TEXTS = {
  "sign-in": {
    sentence: "Invalid credentials. Please try again.",
    serverFirst: true,
    unreadable: "Invalid response format",
  },
  "send-code": { sentence: "Failed to send verification code. Please try again." },
  "verify-code": { sentence: "Failed to verify code. Please try again." },
  "sign-up": { sentence: "Signup failed. Please try again." },
  countries: { sentence: "Failed to fetch countries. Please try again." },
  "forgot-password": { sentence: "The message could not be sent. Please try again." },
  "reset-password": { sentence: "The password could not be changed. Please try again." },
  invitation: { sentence: "The invitation could not be loaded." },
  "accept-invitation": { sentence: "The account could not be created. Please try again.", serverFirst: true },
  "join-company": { sentence: "You could not join the company. Please try again.", serverFirst: true },
  "second-factor": { sentence: "The second factor could not be loaded." },
  "second-factor-change": { sentence: "The second factor was not changed." },
  company: { sentence: "Your company could not be loaded." },
  "company-change": { sentence: "The change was not made." },
  account: { sentence: "Your account could not be loaded." },
  "account-details": { sentence: "The details could not be saved." },
  "account-formats": { sentence: "The formats could not be saved." },
  "account-password": { sentence: "The password could not be changed." },
  "account-sessions": { sentence: "The sessions could not be loaded." },
  "sign-out-session": { sentence: "The session could not be signed out." },
  "account-data": { sentence: "Your data could not be downloaded." },
  "deletion-request": { sentence: "The request could not be sent." },
  "deletion-withdrawal": { sentence: "The request could not be withdrawn." },
  dashboard: { sentence: "Your dashboard could not be loaded." },
  profile: { sentence: "Your sign-in could not be checked." },
  places: { sentence: "Failed to fetch places." },
  "nearby-ports": { sentence: "Failed to fetch ports" },
  rates: { sentence: "Failed to fetch rates", serverFirst: true },
  "more-rates": { sentence: "Search interrupted." },
  "lcl-ports": { sentence: "Failed to load ports. Please try again later." },
  "lcl-rates": { sentence: "Failed to fetch shipping rates" },
  booking: { sentence: "Booking failed. Please try again.", serverFirst: true },
  approvals: { sentence: "The waiting approvals could not be loaded." },
  "approval-change": { sentence: "This was not done.", serverFirst: true },
  "booking-pdf": { sentence: "The booking PDF could not be downloaded." },
  quotations: { sentence: "Failed to fetch quotations." },
  "booking-page": { sentence: "The booking could not be loaded." },
  "deadline-mark": { sentence: "The deadline could not be changed." },
  "lead-times": { sentence: "The lead times could not be saved." },
  "lead-times-list": { sentence: "The lead times could not be loaded." },
  "calendar-link": { sentence: "The calendar link could not be changed." },
  addresses: { sentence: "The address book could not be loaded." },
  "address-change": { sentence: "The address could not be saved. Please try again." },
  templates: { sentence: "The templates could not be loaded." },
  "template-change": { sentence: "The template could not be saved. Please try again." },
  "saved-views": { sentence: "The saved views could not be loaded." },
  "saved-view-change": { sentence: "The view could not be saved. Please try again." },
  links: { sentence: "The links could not be loaded." },
  "link-revocation": { sentence: "The link could not be revoked. Please try again." },
  "link-creation": { sentence: "The link could not be created. Please try again." },
  "api-keys": { sentence: "The API keys could not be loaded." },
  "api-key-creation": { sentence: "The API key could not be created. Please try again." },
  "api-key-revocation": { sentence: "The API key could not be revoked. Please try again." },
  webhooks: { sentence: "The webhooks could not be loaded." },
  "webhook-creation": { sentence: "The webhook could not be created. Please try again." },
  "webhook-change": { sentence: "This could not be done. Please try again." },
  deliveries: { sentence: "The deliveries could not be loaded." },
  "shared-booking": { sentence: "The page could not be loaded." },
  quotes: { sentence: "The quotes could not be loaded." },
  quote: { sentence: "The quote could not be loaded." },
  "quote-save": { sentence: "The quote could not be saved." },
  "quote-check": { sentence: "This offer cannot be booked." },
  "quote-comment": { sentence: "The comment was not sent." },
  "quote-decision": { sentence: "Your answer was not sent." },
  "quote-verification": { sentence: "The document could not be verified." },
  "desk-request": { sentence: "The request was not sent. Please try again." },
  notifications: { sentence: "The notifications could not be loaded." },
  "notification-settings": { sentence: "The settings could not be loaded." },
  "notification-change": { sentence: "The change could not be saved. Please try again." },
  reference: { sentence: "The reference could not be saved." },
  tracking: { sentence: "Failed to fetch tracking data." },
  "tracking-details": { sentence: "Failed to fetch details." },
  "file-preview": { sentence: "The file could not be loaded." },
  "image-download": { sentence: "Failed to download image." },
  "file-download": { sentence: "Failed to download file." },
  amendments: { sentence: "The changes could not be loaded." },
  "amendment-request": { sentence: "The request was not sent." },
  documents: { sentence: "The documents could not be loaded." },
  "document-upload": { sentence: "The file was not added." },
  "document-comment": { sentence: "This was not sent." },
  messages: { sentence: "The messages could not be loaded." },
  message: { sentence: "The message was not sent." },
  cargo: { sentence: "Cargo and parties could not be loaded." },
  "cargo-save": { sentence: "This is not saved yet." },
  "cargo-send": { sentence: "This was not sent. Please try again." },
  enquiry: {
    sentence: "Failed to submit enquiry. Please try again.",
    serverFirst: true,
    unreadable: "Something went wrong. Please try again.",
    refused: "Something went wrong. Please try again.",
  },
} as const satisfies Readonly<Record<string, FailureTexts>>;

/** What a failed call was for. */
export type Attempt = keyof typeof FAILURE_TEXTS;

const serverMessage = (failure: Failure): string =>
  failure.kind === "refused" || failure.kind === "unauthorised" ? failure.message : "";

/** An attempt without texts does not compile. */
export const failureMessage = (attempt: Attempt, failure: Failure): FailureMessage => {
  const texts: FailureTexts = FAILURE_TEXTS[attempt];
  if (failure.kind === "malformed" && texts.unreadable !== undefined)
    return { sentence: texts.unreadable, cause: null };
  const message = serverMessage(failure);
  if (texts.serverFirst === true && message !== "") return { sentence: message, cause: null };
  const isBareRefusal = texts.serverFirst === true && (failure.kind === "refused" || failure.kind === "unauthorised");
  return isBareRefusal
    ? { sentence: texts.refused ?? texts.sentence, cause: null }
    : { sentence: texts.sentence, cause: failureCause(failure) };
};

const REFUSALS: Readonly<Record<Refusal, string>> = {
  "bad-request": "The server did not understand the request.",
  forbidden: "You may not do this.",
  "not-found": "It does not exist or was removed.",
  conflict: "It was changed in the meantime.",
  "offer-gone": "The offer has expired or is no longer available.",
  "invalid-fields": "A field was not accepted.",
  "too-many-requests": "Too many requests. Wait a minute, then try again.",
  internal: "The server had an internal error.",
  "no-source": "No rate source answered.",
  other: "The server refused the request.",
};

const UNREACHABLE: Readonly<Record<Extract<Failure, { kind: "unreachable" }>["cause"], string>> = {
  network: "The server could not be reached. Check your connection.",
  timeout: "The server took too long to answer.",
  service: "The service is not available at the moment. Try again later.",
};

const failureCause = (failure: Failure): string => {
  switch (failure.kind) {
    case "unreachable":
      return UNREACHABLE[failure.cause];
    case "refused":
      return failure.message === "" ? REFUSALS[failure.reason] : failure.message;
    case "malformed":
      return "The server's answer could not be read.";
    case "unauthorised":
      return failure.message === "" ? "You are no longer signed in." : failure.message;
    default:
      return assertNever(failure);
  }
};
