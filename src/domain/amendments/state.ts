import { err, ok, type Result } from "neverthrow";
import type { Money } from "#domain/money";
import type { BookingStatus } from "#domain/rates";
import { type Amendment, type AmendmentKind, type AmendmentState, MAX_AMENDMENT_TEXT } from "./amendment.ts";

/** What was done with a request: by the desk, or (agree, refuse, withdraw) by the shipper. `-own`: a change that the desk started. */
export type AmendmentAction =
  | { readonly kind: "forward" | "withdraw" }
  /** The desk ends its own change: while the shipper has not decided; or takes it back at once, also one that is carried out. */
  | { readonly kind: "withdraw-own" | "undo-own" }
  /** `fee` is the proposed one that the shipper has seen; null if it is not stated. */
  | { readonly kind: "agree" | "refuse"; readonly fee: Money | null }
  /** `fee` null accepts it as it was shown, which needs that no other one was proposed. */
  | { readonly kind: "accept"; readonly fee: Money | null }
  | { readonly kind: "decline"; readonly reason: string };

/** The states of a request that waits for an answer. */
export const OPEN_STATES: readonly AmendmentState[] = ["received", "forwarded", "fee-proposed"];

/** Whether a request waits for an answer. A booking has one open request at most. */
export const isOpen = ({ state }: Pick<Amendment, "state">): boolean => OPEN_STATES.includes(state);

/** Whether the desk has to answer a request: not while the shipper decides about another fee. */
export const isWaitingForDesk = ({ state }: Pick<Amendment, "state">): boolean =>
  state === "received" || state === "forwarded";

/** Whether the shipper can take a request back: as long as nothing was forwarded to the carrier. */
export const canWithdraw = ({ state }: Pick<Amendment, "state">): boolean => state === "received";

/** Whether the desk can withdraw a change that it has started: while the shipper has not decided about the fee. */
export const canWithdrawOwn = ({ state, byDesk }: Pick<Amendment, "state"> & { readonly byDesk?: boolean }): boolean =>
  byDesk === true && state === "fee-proposed";

const isSameFee = (one: Money | null, other: Money | null): boolean =>
  one?.minor === other?.minor && one?.currency === other?.currency;

/** What a request becomes. */
export type Decided = Pick<Amendment, "state" | "proposedFee" | "reason">;

type Undecided = Pick<Amendment, "state" | "fee" | "proposedFee"> & {
  /** The desk has started it; absent is false. */
  readonly byDesk?: boolean;
};

const accept = ({ state, fee, proposedFee }: Undecided, asked: Money | null): Result<Decided, AmendmentState> => {
  const isProposed = state === "fee-proposed";
  if (isProposed && (asked === null || isSameFee(asked, proposedFee))) return err(state);
  return ok(
    asked === null || isSameFee(asked, fee)
      ? { state: "confirmed", proposedFee: null, reason: null }
      : { state: "fee-proposed", proposedFee: asked, reason: null },
  );
};

const isAboutProposedFee = ({ state, proposedFee }: Undecided, seen: Money | null): boolean =>
  state === "fee-proposed" && (seen === null || isSameFee(seen, proposedFee));

/**
 * What a request becomes by an action. Nothing is confirmed at another fee than the shipper has seen: the desk's then waits
 * for the shipper's answer, and until then the desk can propose another one (also the one that was shown) or decline. An
 * action that is not possible any more is refused with the state, also an answer to a fee that was replaced.
 */
export const applyAction = (request: Undecided, action: AmendmentAction): Result<Decided, AmendmentState> => {
  const { state, proposedFee } = request;
  switch (action.kind) {
    case "forward":
      return state === "received" ? ok({ state: "forwarded", proposedFee: null, reason: null }) : err(state);
    case "accept":
      return isOpen({ state }) ? accept(request, action.fee) : err(state);
    case "decline":
      return isOpen({ state }) ? ok({ state: "declined", proposedFee, reason: action.reason }) : err(state);
    case "agree":
      return isAboutProposedFee(request, action.fee)
        ? ok({ state: "confirmed", proposedFee, reason: null })
        : err(state);
    case "refuse":
      return isAboutProposedFee(request, action.fee)
        ? ok({ state: "declined", proposedFee, reason: "You did not agree to the fee." })
        : err(state);
    case "withdraw-own":
      return canWithdrawOwn(request) ? ok({ state: "withdrawn", proposedFee: null, reason: null }) : err(state);
    case "undo-own":
      return canWithdrawOwn(request) || (request.byDesk === true && state === "confirmed")
        ? ok({ state: "withdrawn", proposedFee: null, reason: null })
        : err(state);
    case "withdraw":
      return canWithdraw({ state }) ? ok({ state: "withdrawn", proposedFee: null, reason: null }) : err(state);
  }
};

/** The fee of a request: the one that the desk has proposed, otherwise the one that was shown; null if it is unknown. */
export const findRequestFee = ({ fee, proposedFee }: Pick<Amendment, "fee" | "proposedFee">): Money | null =>
  proposedFee ?? fee;

/** What a booking must be like to be changed. */
interface AmendableBooking {
  readonly status: BookingStatus;
  readonly hasSailed: boolean;
  /** A part load has no sailing and no containers of its own. */
  readonly isPartLoad: boolean;
  readonly hasOpenRequest: boolean;
}

/** Why a booking cannot be changed in this way, as a sentence that says what to do; null if it can. */
export const findAmendmentProblem = (
  booking: AmendableBooking,
  kind: AmendmentKind,
  deskPhone: string,
): string | null => {
  if (booking.status === "cancelled") return "This booking is cancelled. Book again instead.";
  if (booking.hasSailed)
    return `The vessel has sailed. Call the desk (${deskPhone}): it can say what the carrier still changes and what that costs.`;
  if (booking.hasOpenRequest) return "A request for this booking is open. Withdraw it, or wait for the answer.";
  if (booking.isPartLoad && (kind === "sailing" || kind === "quantity"))
    return "A part load has no sailing of its own. Describe the change under other details.";
  return null;
};

/** What is wrong with the shipper's words; null if they can be sent. */
export const findTextProblem = (kind: AmendmentKind, text: string): string | null => {
  if (kind === "details" && text.trim() === "") return "Describe what should be changed.";
  return text.length > MAX_AMENDMENT_TEXT
    ? `The text has ${text.length} characters. Use at most ${MAX_AMENDMENT_TEXT}.`
    : null;
};
