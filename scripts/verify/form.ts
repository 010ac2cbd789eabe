import type { PactInteraction } from "./contract.ts";

/** Answers to a call whatever its data: too large, another media type, too many, a fault of the server. */
const ALWAYS = new Set([413, 415, 429, 500]);

/** States that describe no data: a session, a part of the API that the server has, and something that does not exist. */
const WITHOUT_DATA = /^(a shipper is signed in$|the server (has|lists) |the shipper can |the account can |no )/;

const SESSION_ENDED = "the session has ended";

/**
 * Whether an interaction is a refusal by the form of its request: a body that cannot be read, an unknown name, an ended
 * session, too many calls, a fault, an id that does not exist. Its status and the API document say all about the answer.
 */
export const isFormal = ({ response: { status }, providerStates = [] }: PactInteraction): boolean => {
  const names = providerStates.map(({ name }) => name);
  if (ALWAYS.has(status) || status === 400) return true;
  if (status === 401) return names.includes(SESSION_ENDED);
  return status === 404 && names.every((name) => WITHOUT_DATA.test(name));
};
