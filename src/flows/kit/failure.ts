import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

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
