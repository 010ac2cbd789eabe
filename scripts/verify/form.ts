import type { PactInteraction } from "./contract.ts";

/** Refusals of a request for what it is: unreadable, too large, of another media type, with wrong fields, one too many; and faults. */
const ALWAYS = new Set([400, 413, 415, 422, 429, 500]);

/** States that describe no data: a session, a part of the API that the server has, and something that does not exist. */
const WITHOUT_DATA = /^(a shipper is signed in$|the server (has|lists) |the shipper can |the account can |no )/;

const SESSION_ENDED = "the session has ended";

/**
 * Whether an interaction is a refusal by the form of its request: a body that cannot be read, an unknown name, a wrong
 * field, an ended session, too many calls, a fault, an id that does not exist. Its status, the names of the refused fields and
 * the API document say all about the answer.
 */
export const isFormal = ({ response: { status }, providerStates = [] }: PactInteraction): boolean => {
  const names = providerStates.map(({ name }) => name);
  if (ALWAYS.has(status)) return true;
  if (status === 401) return names.includes(SESSION_ENDED);
  return status === 404 && names.every((name) => WITHOUT_DATA.test(name));
};
