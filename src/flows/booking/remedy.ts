import { assertNever } from "#domain/assert-never.ts";
import type { Failure, Refusal } from "#ports/failure.ts";

/** What a shipper can do about a failed booking: search again (the offer is gone), send the same booking again, or close. */
export type Remedy = "search-again" | "send-again" | "close";

const findRemedyForRefusal = (reason: Refusal): Remedy => {
  switch (reason) {
    case "offer-gone":
    case "not-found":
      return "search-again";
    case "internal":
    case "no-source":
    case "too-many-requests":
      return "send-again";
    case "bad-request":
    case "conflict":
    case "invalid-fields":
    case "other":
      return "close";
    default:
      return assertNever(reason);
  }
};

/** The remedy for a failed booking; one that may be sent again stays a single booking, as it keeps its key. */
export const findRemedy = (failure: Failure): Remedy => {
  switch (failure.kind) {
    case "unreachable":
    case "malformed":
      return "send-again";
    case "refused":
      return findRemedyForRefusal(failure.reason);
    case "unauthorised":
      return "close";
    default:
      return assertNever(failure);
  }
};

/** Whether the server may have booked although the portal cannot tell: no answer, an unreadable one, or a crash on the way. */
export const isOutcomeUnknown = (failure: Failure): boolean =>
  failure.kind === "unreachable" ||
  failure.kind === "malformed" ||
  (failure.kind === "refused" && failure.reason === "internal");
