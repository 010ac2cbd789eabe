import { type Approval, MAX_REASON } from "#domain/companies";
import { refusedFields } from "../kit/failure.ts";
import { createForm } from "../kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

/** What is done without anything to type. */
export interface ApprovalChange {
  readonly kind: "approve" | "withdraw";
  readonly id: string;
}

/** Bookings that wait for approval, and what became of earlier ones. */
export const approvalsFlow = ({ requestActor, ports: { approvals } }: FlowServices<"approvals">) =>
  createPage<readonly Approval[], ApprovalChange>({
    id: "approvals",
    requestActor,
    load: (signal) => approvals.list(signal),
    change: ({ kind, id }, signal, listed) =>
      kind === "withdraw"
        ? approvals.withdraw(id, signal).map(() => null)
        : approvals.approve(id, signal).map((approved) => listed.map((one) => (one.id === id ? approved : one))),
  });

/** `change` is the one that is being sent. */
export const approvalsView = (snapshot: PageSnapshot<readonly Approval[], ApprovalChange>) =>
  pageView(snapshot, (approvals, { change }) => ({ approvals, change }));

/** Why a booking is declined; `name` is that of the person who asked. */
export interface DeclineDraft {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** Declines a booking with a reason. */
export const declineFlow = ({ requestActor, ports: { approvals } }: FlowServices<"approvals">) =>
  createForm<DeclineDraft, Approval, "reason">({
    id: "declineApproval",
    requestActor,
    first: { id: "", name: "", reason: "" },
    validate: ({ reason }) =>
      reason.trim() === "" || reason.length > MAX_REASON
        ? [{ field: "reason", message: `State a reason, in at most ${MAX_REASON} characters.` }]
        : [],
    send: ({ id, reason }, signal) => approvals.decline({ id, reason }, signal),
    toProblems: refusedFields(["reason"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });
