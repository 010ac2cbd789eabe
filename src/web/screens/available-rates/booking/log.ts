import type { Failure } from "#flows/failure.ts";

/** A booking PDF that could not be fetched is only logged: the booking stands, and the dialog offers it again. */
export const logMissingDocument = (failure: Failure): void => {
  // oxlint-disable-next-line no-console -- the specification asks for the log
  console.warn("The booking PDF could not be downloaded.", failure);
};
