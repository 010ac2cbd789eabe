import { assertNever } from "#domain/assert-never.ts";
import type { Failure, Refusal } from "#ports/failure.ts";

/** What a shipper can do about a failed booking. */
export type Remedy = "search-again" | "send-again" | "ask-approval" | "close";

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
    case "forbidden":
    case "invalid-fields":
    case "other":
      return "close";
    default:
      return assertNever(reason);
  }
};

const isAboveLimit = ({ reason, fields }: Extract<Failure, { readonly kind: "refused" }>): boolean =>
  reason === "forbidden" && fields.some(({ field }) => field === "limit");

/** Sending again is safe: the idempotency key keeps it a single booking. */
export const findRemedy = (failure: Failure): Remedy => {
  switch (failure.kind) {
    case "unreachable":
    case "malformed":
      return "send-again";
    case "refused":
      return isAboveLimit(failure) ? "ask-approval" : findRemedyForRefusal(failure.reason);
    case "unauthorised":
      return "close";
    default:
      return assertNever(failure);
  }
};

/** Whether the server may have booked: no answer, an unreadable one, or a server error. */
export const isOutcomeUnknown = (failure: Failure): boolean =>
  failure.kind === "unreachable" ||
  failure.kind === "malformed" ||
  (failure.kind === "refused" && failure.reason === "internal");
