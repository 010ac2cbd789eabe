import { err, ok, type Result } from "neverthrow";
import { findMergeObstacles, type MergeableCompany, mergeTerms, toMergedRole } from "#domain/companies";
import type { AuditValues } from "#domain/audit";
import { accountAnswers } from "#server/account-answers.ts";
import {
  changeCompany,
  type Company,
  companyById,
  lockAccount,
  lockCompany,
  listAdmins,
  listMembers,
  moveMembers,
  readCompany,
  removeCompany,
  revokeAccountSessions,
  saveTaxNumbers,
  setRole,
} from "#server/modules/accounts/index.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { lockBookings } from "#server/modules/bookings/index.ts";
import { joinedMessage, mergedMessage } from "#server/modules/companies/index.ts";
import { closeItem, moveItems } from "#server/modules/inbox/index.ts";
import type { Deps } from "#server/platform/feature.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { moveAudience } from "#server/rate-sources/rate-sheets/move-audience.ts";
import type { Executor } from "#server/schema.ts";
import { UNKNOWN_COMPANY } from "./change-customer.ts";
import { countMoved, MERGE_MESSAGES, readMergeable, toMergeRevision } from "./read-merge.ts";

type MergeDeps = Pick<Deps, "database" | "clock" | "ids">;

interface Pair {
  readonly source: Company;
  readonly target: Company;
}

const OUTDATED: Refusal = {
  kind: "conflict",
  message: "One of the companies has changed in the meantime. Read again what will happen, then merge.",
};

/* Both in the order of their ids, so that two merges do not wait for each other. */
const lockBoth = async (db: Executor, sourceId: string, targetId: string): Promise<Pair | null> => {
  for (const id of [sourceId, targetId].toSorted()) await lockCompany(db, id);
  const [source, target] = [await companyById(db, sourceId), await companyById(db, targetId)];
  if (source === undefined || target === undefined) return null;
  await lockBookings(db, sourceId);
  for (const { id } of await listMembers(db, sourceId)) await lockAccount(db, id);
  return { source, target };
};

const toValues = (
  { customerGroup }: Company,
  { state, currency, creditLimit, paymentDays, vatId, numbers, people, requiresFactor }: MergeableCompany,
): AuditValues => ({
  state,
  customerGroup,
  currency,
  creditLimit,
  paymentDays,
  vatId,
  pan: numbers.pan,
  gstNumbers: [...numbers.gstins],
  people,
  requiresSecondFactor: requiresFactor,
});

const movePeople = async (db: Executor, { source, target }: Pair): Promise<void> => {
  for (const { id, role, approvalLimit } of await listMembers(db, source.id)) {
    const merged = toMergedRole(role);
    const limit = approvalLimit === null ? null : { currency: target.currency, minor: approvalLimit };
    if (merged !== role) await setRole(db, id, { role: merged, limit });
    await revokeAccountSessions(db, id);
    await recordChange(db, {
      action: "member.role-changed",
      subjectId: id,
      customerId: target.id,
      before: { company: source.id, role },
      after: { company: target.id, role: merged },
    });
  }
  await moveMembers(db, source.id, target);
};

const mailEveryone = async (db: Executor, { clock, ids }: MergeDeps, { source, target }: Pair): Promise<void> => {
  const [people, admins] = [await listMembers(db, source.id), await listAdmins(db, target.id)];
  const toMail = (id: string, message: Message) => ({ key: `merged|${source.id}|${id}`, message });
  await addOutgoingMails(db, { clock, ids }, [
    ...people
      .filter(({ disabledAt }) => disabledAt === null)
      .map(({ id, email }) => toMail(id, mergedMessage(email, source.name, target.name))),
    ...admins.map(({ id, email }) => toMail(id, joinedMessage(email, source.name, target.name))),
  ]);
};

const moveEverything = async (db: Executor, deps: MergeDeps, pair: Pair): Promise<void> => {
  const [from, into, now] = [pair.source.id, pair.target.id, deps.clock()];
  await mailEveryone(db, deps, pair);
  for (const { merge } of accountAnswers.records) await merge(db, { from, into });
  await moveAudience(db, from, into);
  await closeItem(db, { kind: "sign-up", subject: from }, now);
  await moveItems(db, { from, into }, now);
  await movePeople(db, pair);
  await removeCompany(db, from, { instead: into });
};

/* Prices of a company depend on its group and on the sheets that name it. */
const mergeInto = async (db: Executor, deps: MergeDeps, pair: Pair, reason: string): Promise<Result<void, Refusal>> => {
  const [from, into] = [await readMergeable(db, pair.source), await readMergeable(db, pair.target)];
  const [obstacle] = findMergeObstacles(from, into);
  if (obstacle !== undefined) return err({ kind: "conflict", message: MERGE_MESSAGES[obstacle] });
  const { numbers, requiresFactor, ...terms } = mergeTerms(from, into);
  const moved = await countMoved(db, from.id);
  await moveEverything(db, deps, pair);
  await saveTaxNumbers(db, into.id, numbers);
  await changeCompany(db, into.id, { ...terms, requiresFactor: requiresFactor ? 1 : 0 });
  await bumpCacheVersion(db, "tariffs");
  await bumpCacheVersion(db, "lcl");
  const target = await readCompany(db, into.id);
  await recordChange(db, {
    action: "company.merged",
    subjectId: into.id,
    customerId: into.id,
    before: toValues(pair.target, into),
    after: { ...toValues(target, await readMergeable(db, target)), merged: from.id, moved },
    reason,
  });
  await recordChange(db, {
    action: "company.merged",
    subjectId: from.id,
    customerId: from.id,
    before: { name: pair.source.name, ...toValues(pair.source, from) },
    after: { mergedInto: into.id },
    reason,
  });
  return ok(undefined);
};

/** A merge as it is typed: `source` is merged into the company that stays. */
export interface TypedMerge {
  readonly source: string;
  readonly reason: string;
  /** Of the preview that was read. */
  readonly revision: string;
}

/**
 * Merges a company into another one with the same tax numbers, in one transaction: everything of it moves, its people sign in
 * again, and everybody concerned gets a mail. It cannot be undone.
 */
export const mergeCustomers = (
  deps: MergeDeps,
  targetId: string,
  { source: sourceId, reason: typed, revision }: TypedMerge,
): Promise<Result<void, Refusal>> =>
  deps.database.db.transaction().execute(async (transaction) => {
    const reason = typed.trim();
    const message = "State why; it is kept in the audit trail.";
    if (reason === "") return err({ kind: "fields", message, fields: [{ field: "reason", message }] });
    const pair = await lockBoth(transaction, sourceId, targetId);
    if (pair === null) return err(UNKNOWN_COMPANY);
    if (toMergeRevision(pair.source, pair.target) !== revision) return err(OUTDATED);
    return mergeInto(transaction, deps, pair, reason);
  });
