import { err, ok, type Result } from "neverthrow";
import type { AuditAction } from "#domain/audit";
import { type CompanyState, findNextState, type StateChange } from "#domain/companies";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import {
  changeCompany,
  type Company,
  listAdmins,
  listMembers,
  lockCompany,
  revokeAccountSessions,
} from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";
import { closeItem } from "../inbox/index.ts";
import { stateMessage } from "./mails.ts";

export interface CompanyDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Why a state was not changed: there is no such company, or its state does not allow the change. */
export type StateObstacle = { readonly kind: "unknown" } | { readonly kind: "state"; readonly state: CompanyState };

const ACTIONS: Readonly<Record<StateChange, AuditAction>> = {
  approve: "company.approved",
  refuse: "company.refused",
  hold: "company.held",
  activate: "company.released",
  block: "company.blocked",
};

/**
 * Changes the state of a company with a mail to each of its admins; a blocked one has no session left. Belongs in a
 * transaction.
 */
export const changeState = async (
  db: Executor,
  { clock, ids }: CompanyDeps,
  companyId: string,
  { change, reason }: { readonly change: StateChange; readonly reason: string | null },
): Promise<Result<Company, StateObstacle>> => {
  const before = await lockCompany(db, companyId);
  if (before === undefined) return err({ kind: "unknown" });
  const state = findNextState(before.state, change);
  if (state === null) return err({ kind: "state", state: before.state });
  const changed = { state, stateReason: reason, stateChangedAt: clock() };
  await changeCompany(db, companyId, changed);
  await recordChange(db, {
    action: ACTIONS[change],
    subjectId: companyId,
    customerId: companyId,
    before: { state: before.state },
    after: { state },
    reason,
  });
  await closeItem(db, { kind: "sign-up", subject: companyId }, changed.stateChangedAt);
  if (state === "blocked") for (const { id } of await listMembers(db, companyId)) await revokeAccountSessions(db, id);
  const admins = await listAdmins(db, companyId);
  await addOutgoingMails(
    db,
    { clock, ids },
    admins.map(({ id, email }) => ({
      key: `company|${companyId}|${change}|${changed.stateChangedAt}|${id}`,
      message: stateMessage(email, change, reason),
    })),
  );
  return ok({ ...before, ...changed });
};
