import { err, ok, type Result } from "neverthrow";
import {
  type ApprovalObstacle,
  findDecisionObstacle,
  findWithdrawalObstacle,
  isBookingRequest,
  seesApproval,
  type StoredApproval,
} from "#domain/companies";
import type { Shipper } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Executor } from "#server/schema.ts";
import { type Account, listMembers, lockCompany, toFormats } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";
import type { BookOffer } from "../bookings/index.ts";
import { declinedMessage, grantedMessage } from "./mails.ts";
import { type ApprovalDeps, formatName } from "./request-approval.ts";
import { changeApproval, findApproval } from "./store.ts";
import type { ApprovalTable } from "./tables.ts";

const UNKNOWN: Refusal = { kind: "not-found", message: "This request for approval was not found." };

const OBSTACLES: Readonly<Record<ApprovalObstacle, Refusal>> = {
  decided: { kind: "conflict", message: "This request was decided or withdrawn in the meantime." },
  "not-yours": { kind: "forbidden", message: "You may not do this with the request of a colleague." },
  "above-limit": { kind: "forbidden", message: "This booking is above your limit too. Ask an admin of your company." },
};

export const toStored = ({ state, requestedBy, total, currency }: ApprovalTable): StoredApproval => ({
  state,
  requestedBy,
  total: total === null ? null : { currency, minor: total },
});

const toApprover = ({ accountId: id, role, limit }: Shipper) => ({ id, role, limit });

/** Changes a request in one transaction, one change of a company after the other. */
const change = <Value>(
  { database: { db } }: ApprovalDeps,
  shipper: Shipper,
  id: string,
  work: (transaction: Executor, row: ApprovalTable) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, shipper.companyId);
    const row = await findApproval(transaction, shipper.companyId, id);
    if (row === undefined || !seesApproval(row, toApprover(shipper))) return err(UNKNOWN);
    return work(transaction, row);
  });

const findPerson = async (db: Executor, { accountId }: ApprovalTable, id: string): Promise<Account | undefined> =>
  (await listMembers(db, accountId)).find((member) => member.id === id);

const nameApprover = async (db: Executor, row: ApprovalTable, { accountId }: Shipper): Promise<string> => {
  const person = await findPerson(db, row, accountId);
  return person === undefined ? "A colleague" : formatName(person);
};

/* The claim is stored before the booking, so that of two decisions at once one counts. */
const claim = (deps: ApprovalDeps, shipper: Shipper, id: string): Promise<Result<ApprovalTable, Refusal>> =>
  change(deps, shipper, id, async (transaction, row) => {
    const isInterrupted = row.state === "approved" && row.quotationId === null;
    const stored = toStored(isInterrupted ? { ...row, state: "waiting" } : row);
    const obstacle = findDecisionObstacle(stored, toApprover(shipper), "approve", null);
    if (obstacle !== null) return err(OBSTACLES[obstacle]);
    const granted = { state: "approved", decidedBy: shipper.accountId, decidedAt: deps.clock() } as const;
    await changeApproval(transaction, id, granted);
    await recordChange(transaction, {
      action: "approval.granted",
      subjectId: id,
      customerId: row.accountId,
      before: { state: row.state },
      after: { state: granted.state },
    });
    return ok({ ...row, ...granted });
  });

const release = (deps: ApprovalDeps, shipper: Shipper, id: string, refusal: Refusal): Promise<Result<never, Refusal>> =>
  change(deps, shipper, id, async (transaction, row) => {
    const waiting = { state: "waiting", decidedBy: null, decidedAt: null } as const;
    await changeApproval(transaction, id, waiting);
    await recordChange(transaction, {
      action: "approval.requested",
      subjectId: id,
      customerId: row.accountId,
      before: { state: row.state },
      after: { state: waiting.state },
      reason: refusal.message,
    });
    return err(refusal);
  });

const settle = (
  deps: ApprovalDeps,
  shipper: Shipper,
  id: string,
  quotationId: string,
): Promise<Result<ApprovalTable, Refusal>> =>
  change(deps, shipper, id, async (transaction, row) => {
    await changeApproval(transaction, id, { quotationId });
    await recordChange(transaction, {
      action: "approval.granted",
      subjectId: id,
      customerId: row.accountId,
      after: { quotationId },
    });
    const requester = await findPerson(transaction, row, row.requestedBy);
    if (requester !== undefined && requester.id !== shipper.accountId) {
      const approver = await nameApprover(transaction, row, shipper);
      const message = grantedMessage(requester.email, deps.site, {
        approver,
        quotationId,
        facts: row,
        numbers: toFormats(requester).numbers,
      });
      await addOutgoingMails(transaction, deps, [{ key: `approval granted|${id}`, message }]);
    }
    return ok({ ...row, quotationId });
  });

/**
 * Approves a request: the offer is booked in the session of the approver, with the requester as contact while the requester is in the
 * company. What the booking refuses (the price has ended, sold out) leaves the request waiting.
 */
export const approve = async (
  deps: ApprovalDeps,
  book: BookOffer,
  shipper: Shipper,
  id: string,
): Promise<Result<ApprovalTable, Refusal>> => {
  const claimed = await claim(deps, shipper, id);
  if (claimed.isErr()) return err(claimed.error);
  const { offerId, reference, requestedBy } = claimed.value;
  const requester = await findPerson(deps.database.db, claimed.value, requestedBy);
  const booked = await book({
    accountId: shipper.companyId,
    createdBy: requester?.id ?? shipper.accountId,
    isHeld: isBookingRequest(shipper.state),
    offerId,
    key: `approval-${id}`,
    reference,
  });
  return booked.isErr()
    ? release(deps, shipper, id, booked.error)
    : settle(deps, shipper, id, booked.value.quotationId);
};

/** Declines a request; the requester gets the reason by mail. */
export const decline = (
  deps: ApprovalDeps,
  shipper: Shipper,
  id: string,
  reason: string,
): Promise<Result<ApprovalTable, Refusal>> =>
  change(deps, shipper, id, async (transaction, row) => {
    const obstacle = findDecisionObstacle(toStored(row), toApprover(shipper), "decline", null);
    if (obstacle !== null) return err(OBSTACLES[obstacle]);
    const declined = { state: "declined", decidedBy: shipper.accountId, decidedAt: deps.clock(), reason } as const;
    await changeApproval(transaction, id, declined);
    await recordChange(transaction, {
      action: "approval.refused",
      subjectId: id,
      customerId: row.accountId,
      before: { state: row.state },
      after: { state: declined.state },
      reason,
    });
    const requester = await findPerson(transaction, row, row.requestedBy);
    if (requester !== undefined && requester.id !== shipper.accountId) {
      const approver = await nameApprover(transaction, row, shipper);
      const message = declinedMessage(requester.email, deps.site, { approver, reason, facts: row });
      await addOutgoingMails(transaction, deps, [{ key: `approval declined|${id}`, message }]);
    }
    return ok({ ...row, ...declined });
  });

/** Takes the own request back. */
export const withdraw = (deps: ApprovalDeps, shipper: Shipper, id: string): Promise<Result<void, Refusal>> =>
  change(deps, shipper, id, async (transaction, row) => {
    const obstacle = findWithdrawalObstacle(toStored(row), { id: shipper.accountId });
    if (obstacle !== null) return err(OBSTACLES[obstacle]);
    await changeApproval(transaction, id, {
      state: "withdrawn",
      decidedBy: shipper.accountId,
      decidedAt: deps.clock(),
    });
    await recordChange(transaction, {
      action: "approval.withdrawn",
      subjectId: id,
      customerId: row.accountId,
      before: { state: row.state },
      after: { state: "withdrawn" },
    });
    return ok(undefined);
  });
