import { assertNever } from "#domain/assert-never.ts";
import type { Failure } from "#ports/failure.ts";

/** Whether a failed profile call says that the shipper is not signed in; a server in trouble says nothing about that. */
export const saysNotSignedIn = (failure: Failure): boolean => {
  switch (failure.kind) {
    case "unauthorised":
      return true;
    case "refused":
      return failure.reason !== "internal" && failure.reason !== "no-source" && failure.reason !== "too-many-requests";
    case "unreachable":
    case "malformed":
      return false;
    default:
      return assertNever(failure);
  }
};
