import type { Executor } from "#server/schema.ts";
import type { CompanyInvitationTable } from "./tables.ts";

/** Adds an invitation; an earlier one of the same company and address is replaced, and its link no longer works. */
export const saveInvitation = async (db: Executor, invitation: CompanyInvitationTable): Promise<void> => {
  const { id, role, approvalLimit, tokenHash, invitedBy, invitedAt, expiresAt } = invitation;
  const changed = { id, role, approvalLimit, tokenHash, invitedBy, invitedAt, expiresAt };
  await db
    .insertInto("companyInvitation")
    .values(invitation)
    .onConflict((conflict) => conflict.columns(["companyId", "email"]).doUpdateSet(changed))
    .execute();
};

/** Of a company, the latest first; those that have ended too, so that they can be sent again. */
export const listInvitations = (db: Executor, companyId: string): Promise<readonly CompanyInvitationTable[]> =>
  db
    .selectFrom("companyInvitation")
    .selectAll()
    .where("companyId", "=", companyId)
    .orderBy("invitedAt", "desc")
    .orderBy("id")
    .execute();

/** The invitation of a link that can be used at `now`. */
export const findInvitation = async (
  db: Executor,
  tokenHash: string,
  now: number,
): Promise<CompanyInvitationTable | null> =>
  (await db
    .selectFrom("companyInvitation")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst()) ?? null;

/** Takes an invitation, so that no other request can. */
export const useInvitation = async (
  db: Executor,
  tokenHash: string,
  now: number,
): Promise<CompanyInvitationTable | null> =>
  (await db
    .deleteFrom("companyInvitation")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** The deleted invitation; null if the company has none with this id. */
export const deleteInvitation = async (
  db: Executor,
  companyId: string,
  id: string,
): Promise<CompanyInvitationTable | null> =>
  (await db
    .deleteFrom("companyInvitation")
    .where("companyId", "=", companyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()) ?? null;
