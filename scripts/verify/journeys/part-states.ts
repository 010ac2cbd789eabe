/* The states of journeys through optional parts. */
import type { JsonObject } from "../json.ts";

interface PartState {
  readonly name: string;
  readonly params: JsonObject;
  readonly isOptional: true;
}

/** A state of a part that a server may leave out. */
export const partState = (name: string, params: JsonObject = {}): PartState => ({ name, params, isOptional: true });

/** Whom the company of the account has invited. */
export const INVITATION = {
  id: "journey-invitation",
  email: "priya@menon.example",
  token: "journey-invitation-of-the-company",
};

/** A company with an invitation that nobody has accepted. */
export const COMPANY_STATES: readonly PartState[] = [
  partState("the server has companies"),
  partState("the company has invited somebody", INVITATION),
];

/** An account whose details were changed before, so that they have a moment of their last change. */
export const ACCOUNT_STATES: readonly PartState[] = [
  partState("the account can be managed"),
  partState("the details of the account were changed", { changedAt: "2026-11-12T09:20:00Z" }),
];
