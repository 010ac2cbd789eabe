import type { Instant } from "#domain/time";
import type { CompanyState, Role } from "./permissions.ts";

/** The company of the signed-in person. Amounts are in its currency. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** Nobody of a blocked one is signed in. */
  readonly state: Exclude<CompanyState, "blocked">;
  /** What the desk has stated about the state. */
  readonly stateReason: string | null;
  readonly currency: string;
  readonly panNumber: string | null;
  readonly gstNumbers: readonly string[];
  readonly vatId: string | null;
  readonly country: string | null;
  readonly creditLimit: number | null;
  /** What open bookings are sold for; null without a limit, and where the server does not state it. */
  readonly usedCredit: number | null;
  /** Days from the bill of lading. */
  readonly paymentDays: number | null;
  /** Of the signed-in person. */
  readonly role: Role;
  readonly limit: number | null;
  /** Whether everybody of it needs a second factor to sign in. */
  readonly requiresSecondFactor: boolean;
}

/** Role and limit of a person; the limit is in the currency of the company. */
export interface Membership {
  readonly role: Role;
  readonly limit: number | null;
}

export interface CompanyMember extends Membership {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Whether it is the signed-in person. */
  readonly you: boolean;
  /** When a session was last used; null if none is open. */
  readonly lastUsedAt: Instant | null;
  /** Whether the person signs in with a second factor. */
  readonly secondFactor: boolean;
}

/** An invitation that nobody has accepted. */
export interface CompanyInvitation extends Membership {
  readonly id: string;
  readonly email: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
  /** Whether its link has ended. */
  readonly ended: boolean;
}

/** What the page of an invitation shows. */
export interface OpenInvitation {
  readonly companyName: string;
  readonly email: string;
  readonly role: Role;
  /** Name of the person who invites. */
  readonly invitedBy: string;
  readonly expiresAt: Instant;
  /** Whether the address has an account already. */
  readonly hasAccount: boolean;
}
