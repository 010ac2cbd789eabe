import { err, ok, type Result } from "neverthrow";
import {
  findRemovalObstacle,
  findRoleObstacle,
  handOver,
  type MembershipObstacle,
  type Role,
  toLimit,
} from "#domain/companies";
import type { Money } from "#domain/money";
import type { Database } from "#server/platform/database/database.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Executor } from "#server/schema.ts";
import { type Account, type Company, endMembership, listMembers, lockCompany, setRole } from "../accounts/index.ts";
import type { CompanyDeps } from "./change-state.ts";
import { recordChange } from "../audit/index.ts";
import { toRecordedLimit } from "./recorded-limit.ts";
import { handedOverMessage, removedMessage } from "./mails.ts";

export interface MemberDeps extends CompanyDeps {
  readonly database: Database;
}

const REFUSALS: Readonly<Record<MembershipObstacle, Refusal>> = {
  "unknown-member": { kind: "not-found", message: "This person is not in your company." },
  "disabled-member": { kind: "conflict", message: "This account is disabled. Choose a colleague who can sign in." },
  "last-admin": { kind: "conflict", message: "The last admin stays. Make a colleague an admin first." },
  "own-role": { kind: "conflict", message: "Choose a colleague to hand the company over to." },
};

/** Changes people of a company in one transaction, one change after the other. */
const change = <Value>(
  { database: { db } }: MemberDeps,
  companyId: string,
  work: (
    transaction: Executor,
    members: readonly Account[],
    company: Company | undefined,
  ) => Promise<Result<Value, MembershipObstacle>>,
): Promise<Result<Value, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    const done = await work(transaction, await listMembers(transaction, companyId), company);
    return done.mapErr((obstacle) => REFUSALS[obstacle]);
  });

interface Membership {
  readonly members: readonly Account[];
  readonly company: Company | undefined;
}

const giveRole = async (
  db: Executor,
  { members, company }: Membership,
  id: string,
  { role, limit }: { readonly role: Role; readonly limit: Money | null },
): Promise<void> => {
  const member = members.find((one) => one.id === id);
  await setRole(db, id, { role, limit });
  await recordChange(db, {
    action: "member.role-changed",
    subjectId: id,
    customerId: member?.companyId ?? null,
    before: { role: member?.role ?? null, limit: toRecordedLimit(member?.approvalLimit ?? null, company) },
    after: { role, limit: toRecordedLimit(limit?.minor ?? null, company) },
  });
};

/** Gives a person another role and limit; it holds from the next request of the person on. */
export const changeRole = (
  deps: MemberDeps,
  companyId: string,
  id: string,
  { role, limit }: { readonly role: Role; readonly limit: Money | null },
): Promise<Result<void, Refusal>> =>
  change(deps, companyId, async (transaction, members, company) => {
    const obstacle = findRoleObstacle(members, { id, role });
    if (obstacle !== null) return err(obstacle);
    await giveRole(transaction, { members, company }, id, { role, limit: toLimit(role, limit) });
    return ok(undefined);
  });

/** Removes a person, who is signed out at once and gets a mail unless the person leaves. */
export const removeMember = (
  deps: MemberDeps,
  companyId: string,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Result<void, Refusal>> =>
  change(deps, companyId, async (transaction, members) => {
    const obstacle = findRemovalObstacle(members, id);
    const member = members.find((one) => one.id === id);
    if (obstacle !== null || member === undefined) return err(obstacle ?? "unknown-member");
    const now = deps.clock();
    await endMembership(transaction, id, now);
    const { role, companyId: customerId } = member;
    await recordChange(transaction, { action: "member.removed", subjectId: id, customerId, before: { role } });
    const message = removedMessage(member.email, member.companyName);
    if (id !== by) await addOutgoingMails(transaction, deps, [{ key: `removed|${id}|${now}`, message }]);
    return ok(undefined);
  });

/** Makes another person an admin and gives the one who hands over another role, both or neither. */
export const handOverCompany = (
  deps: MemberDeps,
  companyId: string,
  { from, to, role }: { readonly from: string; readonly to: string; readonly role: Role },
): Promise<Result<void, Refusal>> =>
  change(deps, companyId, async (transaction, members, company) => {
    const after = handOver(members, { from, to, role });
    if (after.isErr()) return err(after.error);
    for (const { id, role: given } of after.value) {
      if (id === from || id === to) await giveRole(transaction, { members, company }, id, { role: given, limit: null });
    }
    const [giver, taker] = [from, to].map((id) => members.find((member) => member.id === id));
    if (giver === undefined || taker === undefined) return err("unknown-member");
    const message = handedOverMessage(taker.email, `${giver.firstName} ${giver.lastName}`.trim(), taker.companyName);
    await addOutgoingMails(transaction, deps, [{ key: `handed-over|${to}|${deps.clock()}`, message }]);
    return ok(undefined);
  });
