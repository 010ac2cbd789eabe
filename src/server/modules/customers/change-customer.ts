import { err, ok, type Result } from "neverthrow";
import { type DeletionObstacle } from "#domain/accounts";
import { readTerms, type StateChange, type TypedTerms } from "#domain/companies";
import { formatMoney } from "#domain/money";
import { accountAnswers } from "#server/account-answers.ts";
import {
  accountById,
  type Company,
  deleteAccount,
  deleteCompany,
  listAdmins,
  lockCompany,
  resetFactor,
} from "#server/modules/accounts/index.ts";
import { changeState, invite, setCredit, setGroup } from "#server/modules/companies/index.ts";
import { listUnfinished } from "#server/modules/bookings/index.ts";
import { findExchange } from "#server/modules/rates/index.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import type { Deps } from "#server/platform/feature.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { toRevision } from "./read-customer.ts";

type CustomerDeps = Pick<Deps, "database" | "clock" | "ids" | "config">;

export const UNKNOWN_COMPANY: Refusal = { kind: "not-found", message: "This company is not known." };
const UNKNOWN_PERSON: Refusal = { kind: "not-found", message: "This person is not known." };

const describeTerms = ({ state, customerGroup, creditLimit, currency, paymentDays }: Company): string =>
  [
    `state ${state}`,
    customerGroup === null ? "no group" : `group ${customerGroup}`,
    creditLimit === null ? "no credit" : `credit ${formatMoney({ currency, minor: creditLimit })}`,
    paymentDays === null ? "no payment terms" : `${paymentDays} days`,
  ].join(", ");

/* Two people at once: the second reads what it is now, and keeps what was typed. */
const change = (
  { database: { db } }: CustomerDeps,
  companyId: string,
  revision: string,
  work: (transaction: Executor, company: Company) => Promise<Result<unknown, Refusal>>,
): Promise<Result<void, Refusal>> =>
  transactOrUndo<void, Refusal>(db, async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    if (company === undefined) return err(UNKNOWN_COMPANY);
    if (toRevision(company) !== revision) {
      const message = `Somebody else has changed this company in the meantime. It is now: ${describeTerms(company)}.`;
      return err({ kind: "conflict", message });
    }
    return (await work(transaction, company)).map(() => undefined);
  });

const NEEDS_REASON: readonly StateChange[] = ["refuse", "hold", "block"];

const refuseReason = (message: string): Refusal => ({
  kind: "fields",
  message,
  fields: [{ field: "reason", message }],
});

/** A change of the state, as it is typed. `mayBlock`: whoever changes it may block, and release what is blocked. */
export interface TypedStateChange {
  readonly change: StateChange;
  readonly reason: string;
  readonly revision: string;
  readonly mayBlock: boolean;
}

/** Changes the state of a company; its admins get a mail with the reason. */
export const changeCustomerState = async (
  deps: CustomerDeps,
  companyId: string,
  { change: wanted, reason: typed, revision, mayBlock }: TypedStateChange,
): Promise<Result<void, Refusal>> => {
  const reason = typed.trim() === "" ? null : typed.trim();
  if (reason === null && NEEDS_REASON.includes(wanted))
    return err(refuseReason("State why; the admins of the company read it."));
  return change(deps, companyId, revision, async (transaction, company) => {
    if (company.state === "blocked" && !mayBlock)
      return err({ kind: "forbidden", message: "A blocked company is released by an admin." });
    const changed = await changeState(transaction, deps, companyId, { change: wanted, reason });
    return changed.mapErr(
      (obstacle): Refusal =>
        obstacle.kind === "unknown"
          ? UNKNOWN_COMPANY
          : { kind: "conflict", message: `This cannot be done: the company is ${obstacle.state}.` },
    );
  });
};

/** Sets group, credit limit, currency and payment terms of a company. */
export const setTerms = async (
  deps: CustomerDeps,
  companyId: string,
  { revision, ...typed }: TypedTerms & { readonly revision: string },
): Promise<Result<void, Refusal>> => {
  const read = readTerms(typed);
  if (read.isErr())
    return err({
      kind: "fields",
      message: read.error[0]?.message ?? "Please check the marked fields.",
      fields: read.error,
    });
  const { group, creditLimit, currency, paymentDays } = read.value;
  return change(deps, companyId, revision, async (transaction) => {
    await setGroup(transaction, companyId, group);
    const exchange = await findExchange(transaction, officeDay(deps.clock()));
    const credit = { creditLimit: creditLimit?.minor ?? null, currency, paymentDays };
    return (await setCredit(transaction, companyId, credit, exchange))
      .map(() => undefined)
      .mapErr((message): Refusal => ({ kind: "fields", message, fields: [{ field: "currency", message }] }));
  });
};

/** Invites a person to a company on behalf of its first admin. */
export const inviteCustomer = async (
  { database, clock, ids, config }: CustomerDeps,
  companyId: string,
  { email, role }: { readonly email: string; readonly role: "admin" | "booker" | "approver" | "viewer" },
): Promise<Result<void, Refusal>> => {
  const [admin] = await listAdmins(database.db, companyId);
  if (admin === undefined) return err(UNKNOWN_COMPANY);
  const { countBookings } = accountAnswers;
  const invited = await invite(
    { database, clock, ids, site: config.publicUrl, countBookings },
    { companyId, invitedBy: admin.id, email, role, approvalLimit: null },
  );
  return invited.map(() => undefined);
};

/** Resets the second factor of a person who has lost it; the person reads the reason. */
export const resetCustomerFactor = async (
  { database: { db }, clock, ids }: CustomerDeps,
  companyId: string,
  personId: string,
  typed: string,
): Promise<Result<void, Refusal>> => {
  const reason = typed.trim();
  if (reason === "") return err(refuseReason("State why; the person reads it."));
  return db.transaction().execute(async (transaction) => {
    const account = await accountById(transaction, personId);
    if (account === undefined || account.companyId !== companyId) return err(UNKNOWN_PERSON);
    const isReset = await resetFactor(transaction, { clock, ids }, account, reason);
    return isReset ? ok(undefined) : err({ kind: "conflict", message: "The person has no second factor." });
  });
};

const OBSTACLES: Readonly<Record<DeletionObstacle, string>> = {
  "not-requested": "The person has not asked for the deletion of the account.",
  "bookings-in-process": "Bookings are in process. Confirm or cancel them first.",
  "cargo-under-way": "Cargo is under way. Wait until the last vessel has arrived.",
  "open-requests": "Requests to change bookings are open. Answer them first.",
  colleagues: "The company has other people and needs this account. The person can leave the company instead.",
};

/* The bookings that an obstacle is about. */
const UNFINISHED: Readonly<Partial<Record<DeletionObstacle, "in-process" | "under-way">>> = {
  "bookings-in-process": "in-process",
  "cargo-under-way": "under-way",
};

/** Deletes the account of a person who has asked for it; bookings are kept. */
export const deletePerson = (
  { database: { db }, clock, ids }: CustomerDeps,
  companyId: string,
  personId: string,
): Promise<Result<void, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const account = await accountById(transaction, personId);
    if (account === undefined || account.companyId !== companyId) return err(UNKNOWN_PERSON);
    const deleted = await deleteAccount(transaction, account, { clock, ids, ...accountAnswers });
    return deleted
      .map(() => undefined)
      .mapErr((obstacle): Refusal => ({ kind: "conflict", message: OBSTACLES[obstacle] }));
  });

/** Deletes a company with everybody in it; its bookings, name and tax numbers are kept as the law demands. */
export const deleteCustomer = async (
  deps: CustomerDeps,
  companyId: string,
  { reason: typed, revision }: { readonly reason: string; readonly revision: string },
): Promise<Result<void, Refusal>> => {
  const reason = typed.trim();
  if (reason === "") return err(refuseReason("State why; it is kept in the audit trail."));
  const { clock, ids } = deps;
  return change(deps, companyId, revision, async (transaction, company) => {
    const deleted = await deleteCompany(transaction, company, reason, { clock, ids, ...accountAnswers });
    if (deleted.isOk()) return ok(undefined);
    const state = UNFINISHED[deleted.error];
    const numbers = state === undefined ? [] : await listUnfinished(transaction, companyId, state, clock());
    const which = numbers.length === 0 ? "" : ` ${numbers.join(", ")}.`;
    return err({ kind: "conflict", message: `${OBSTACLES[deleted.error]}${which}` });
  });
};
