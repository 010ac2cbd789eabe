import { addApproval } from "#server/modules/approvals/store.ts";
import { saveInvitation } from "#server/modules/companies/invitation-store.ts";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import type { ProviderStates } from "../states.ts";
import { findAccount } from "./templates.ts";
import type { ProviderContext } from "./provider-context.ts";

const WEEK_MS = 7 * 86_400_000;

/** A booker in the company of the account with this email address. */
export const addColleague = async (
  context: ProviderContext,
  email: string,
  { id, email: colleague }: ProviderStates["a colleague works in the company"],
): Promise<void> => {
  const companyId = await findAccount(context, email);
  await context.database.db
    .insertInto("account")
    .values({
      id,
      companyId,
      email: colleague,
      passwordHash: "none",
      firstName: "Priya",
      lastName: "Nair",
      companyName: "Malabar Spice Exports",
      phone: null,
      dialCode: null,
      role: "booker",
      createdAt: context.overrides.now + 1,
      disabledAt: null,
    })
    .execute();
};

/** An invitation to the company of the account with this email address. */
export const addInvitation = async (
  context: ProviderContext,
  email: string,
  { id, email: invited, token }: ProviderStates["the company has invited somebody"],
): Promise<void> => {
  const companyId = await findAccount(context, email);
  const { now } = context.overrides;
  await context.database.db.deleteFrom("companyInvitation").where("tokenHash", "=", secretHash(token)).execute();
  await saveInvitation(context.database.db, {
    id,
    companyId,
    email: invited,
    role: "viewer",
    approvalLimit: null,
    tokenHash: secretHash(token),
    invitedBy: companyId,
    invitedAt: now,
    expiresAt: now + WEEK_MS,
  });
};

/** A request for approval in the company of the account with this email address. */
export const addWaitingApproval = async (
  context: ProviderContext,
  email: string,
  { id }: ProviderStates["a booking waits for approval"],
): Promise<void> => {
  const accountId = await findAccount(context, email);
  const { now } = context.overrides;
  const { db } = context.database;
  await db.deleteFrom("approval").where("id", "=", id).execute();
  await addApproval(db, {
    id,
    accountId,
    requestedBy: "colleague",
    requestedAt: now,
    offerId: "ended.0",
    carrier: "Norrvik Line",
    origin: null,
    destination: null,
    shipment: null,
    reference: null,
    total: 250_000,
    currency: "USD",
    priceEndsAt: now,
    endMailedAt: now,
    state: "waiting",
    decidedBy: null,
    decidedAt: null,
    reason: null,
    quotationId: null,
  });
};
