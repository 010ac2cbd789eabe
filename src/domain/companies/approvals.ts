import type { LclSearch, Load } from "#domain/lcl";
import type { ExchangeRates, Money } from "#domain/money";
import type { FclSearch } from "#domain/search";
import type { CalendarDate, Instant, LocalDateTime } from "#domain/time";
import { canApprove } from "./credit.ts";
import { ROLE_ACTIONS, type Role } from "./permissions.ts";

/** `waiting` until somebody decides; a booking that waits is none yet, it has no number and no status. */
export const APPROVAL_STATES = ["waiting", "approved", "declined", "withdrawn"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** What a person wants to book, as the approver reads it; null is not known. */
export interface WantedShipment {
  readonly load: Load | null;
  readonly vessel: string | null;
  /** From the port of loading, local to it. */
  readonly departure: LocalDateTime | CalendarDate | null;
}

/** A booking above the limit of a person, which a colleague approves. */
export interface Approval extends WantedShipment {
  readonly id: string;
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly requestedAt: Instant;
  readonly carrier: string;
  /** Names of the first and the last place; null if the offer states none. */
  readonly origin: string | null;
  readonly destination: string | null;
  readonly reference: string | null;
  /** In the currency of the company at the exchange rates of the offer; null if it cannot be converted. */
  readonly total: number | null;
  readonly currency: string;
  /** Until when the price can be booked. */
  readonly priceEndsAt: Instant;
  /** Why the offer cannot be booked any more: then the new price is asked for. Null while it can. */
  readonly problem: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  /** Why it was declined. */
  readonly reason: string | null;
  /** Of the booking that was made. */
  readonly quotationId: string | null;
  /** What the signed-in person may do. */
  readonly mayDecide: boolean;
  readonly mayDecline: boolean;
  readonly mayWithdraw: boolean;
  /** The limit of a signed-in approver that the total is above, in `currency`; null without such a limit. */
  readonly exceededLimit: number | null;
  /** Names of the others who may approve it, while it waits. */
  readonly approvers: readonly string[];
  /** What was searched, to ask for the new price; null where it is not known. */
  readonly search: FclSearch | LclSearch | null;
}

/** A person who looks at an approval. */
export interface Approver {
  readonly id: string;
  readonly role: Role;
  readonly limit: Money | null;
}

/** An approval as it is stored. */
export interface StoredApproval {
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly total: Money | null;
}

export type ApprovalObstacle = "decided" | "not-yours" | "above-limit";

/**
 * Why a person cannot decide; null if they can. Approving needs an admin or an approver whose limit covers the total; declining the
 * role alone. A total that cannot be converted is above every limit.
 */
export const findDecisionObstacle = (
  { state, total }: StoredApproval,
  { role, limit }: Approver,
  decision: "approve" | "decline",
  exchange: ExchangeRates | null,
): ApprovalObstacle | null => {
  if (state !== "waiting") return "decided";
  if (!ROLE_ACTIONS[role].approve) return "not-yours";
  return decision === "approve" && !canApprove({ role, limit }, total, exchange) ? "above-limit" : null;
};

/** Names of those who can approve, in a sentence: `Priya Nair or Jan Visser`; the first two by name. Empty without any. */
export const describeApprovers = (names: readonly string[]): string => {
  const [first, second, ...others] = names;
  if (first === undefined || second === undefined) return first ?? "";
  if (others.length === 0) return `${first} or ${second}`;
  return `${first}, ${second} or ${others.length} more ${others.length === 1 ? "colleague" : "colleagues"}`;
};

/** Why a person cannot take a request back; null if they can: the one who made it, while it waits. */
export const findWithdrawalObstacle = (
  { state, requestedBy }: StoredApproval,
  person: Pick<Approver, "id">,
): ApprovalObstacle | null => {
  if (state !== "waiting") return "decided";
  return requestedBy === person.id ? null : "not-yours";
};

/** Whether a person sees a request: the one who made it, and who may approve bookings of others. */
export const seesApproval = (
  { requestedBy }: Pick<StoredApproval, "requestedBy">,
  { id, role }: Pick<Approver, "id" | "role">,
): boolean => requestedBy === id || ROLE_ACTIONS[role].approve;

/** The longest reason for declining, in characters. */
export const MAX_REASON = 500;
