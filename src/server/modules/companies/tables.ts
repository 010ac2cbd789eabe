import type { Role } from "#domain/companies";

/** A link that makes who opens it a person of a company, once. */
export interface CompanyInvitationTable {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly role: Role;
  /** Minor units of the company's currency. */
  readonly approvalLimit: number | null;
  readonly tokenHash: string;
  /** The account of the person who invited. */
  readonly invitedBy: string;
  readonly invitedAt: number;
  readonly expiresAt: number;
}
