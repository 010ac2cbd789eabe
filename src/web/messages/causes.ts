import { assertNever } from "#domain/assert-never.ts";
import type { Failure, Refusal } from "#flows/failure.ts";

const REFUSALS: Readonly<Record<Refusal, string>> = {
  "bad-request": "The server did not understand the request.",
  "not-found": "It does not exist or was removed.",
  conflict: "It was changed in the meantime.",
  "offer-gone": "The offer has expired or is no longer available.",
  "invalid-fields": "A field was not accepted.",
  "too-many-requests": "Too many requests. Wait a minute, then try again.",
  internal: "The server had an internal error.",
  "no-source": "No rate source answered.",
  other: "The server refused the request.",
};

/** One cause of a failure that the person can check, in our words; the server's own words where it had any. */
export const causeOf = (failure: Failure): string => {
  switch (failure.kind) {
    case "unreachable":
      return failure.cause === "timeout"
        ? "The server took too long to answer."
        : "The server could not be reached. Check your connection.";
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
