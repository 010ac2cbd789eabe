import type { ResultAsync } from "neverthrow";
import type { NewPassword, PersonalDetails } from "#domain/accounts";
import type { Company, CompanyInvitation, CompanyMember, Membership, OpenInvitation, Role } from "#domain/companies";
import type { Failure } from "./failure.ts";

/** The company of a person, its people and invitations; a server may be without it. */
export interface CompanyPort {
  readonly company: (signal: AbortSignal) => ResultAsync<Company, Failure>;
  /** Refused with `invalid-fields` for what is no GSTIN, and for one of another PAN. */
  readonly addGstNumber: (gstNumber: string, signal: AbortSignal) => ResultAsync<Company, Failure>;
  /** Refused with `conflict` for the last one. */
  readonly removeGstNumber: (gstNumber: string, signal: AbortSignal) => ResultAsync<Company, Failure>;
  /** An empty one removes it. */
  readonly setVatId: (vatId: string, signal: AbortSignal) => ResultAsync<Company, Failure>;
  /** The first one first. */
  readonly members: (signal: AbortSignal) => ResultAsync<readonly CompanyMember[], Failure>;
  /** Refused with `conflict` for the last admin. */
  readonly changeMember: (id: string, membership: Membership, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refused with `conflict` for the last admin. */
  readonly removeMember: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Ends the session too. Refused with `conflict` for the last admin. */
  readonly leave: (signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly handOver: (
    to: { readonly id: string; readonly role: Role },
    signal: AbortSignal,
  ) => ResultAsync<void, Failure>;
  /** The latest first. */
  readonly invitations: (signal: AbortSignal) => ResultAsync<readonly CompanyInvitation[], Failure>;
  readonly invite: (
    invited: Membership & { readonly email: string },
    signal: AbortSignal,
  ) => ResultAsync<CompanyInvitation, Failure>;
  readonly withdrawInvitation: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refused with `offer-gone` if the link has ended. */
  readonly openInvitation: (token: string, signal: AbortSignal) => ResultAsync<OpenInvitation, Failure>;
  readonly acceptInvitation: (
    token: string,
    person: PersonalDetails & NewPassword,
    signal: AbortSignal,
  ) => ResultAsync<void, Failure>;
  /** With the account that is signed in. */
  readonly join: (token: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}
