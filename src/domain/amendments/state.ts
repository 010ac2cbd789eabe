import { err, ok, type Result } from "neverthrow";
import type { Money } from "#domain/money";
import type { BookingStatus } from "#domain/rates";
import { type Amendment, type AmendmentKind, type AmendmentState, MAX_AMENDMENT_TEXT } from "./amendment.ts";

/** What was done with a request: by the desk, or (agree, refuse, withdraw) by the shipper. */
export type AmendmentAction =
  | { readonly kind: "forward" | "agree" | "refuse" | "withdraw" }
  /** `fee` null accepts it as it was shown. */
  | { readonly kind: "accept"; readonly fee: Money | null }
  | { readonly kind: "decline"; readonly reason: string };

const OPEN: readonly AmendmentState[] = ["received", "forwarded", "fee-proposed"];

/** Whether a request waits for an answer. A booking has one open request at most. */
export const isOpen = ({ state }: Pick<Amendment, "state">): boolean => OPEN.includes(state);

/** Whether the shipper can take a request back: as long as nothing was forwarded to the carrier. */
export const canWithdraw = ({ state }: Pick<Amendment, "state">): boolean => state === "received";

const isSameFee = (one: Money | null, other: Money | null): boolean =>
  one?.minor === other?.minor && one?.currency === other?.currency;

type Decided = Pick<Amendment, "state" | "proposedFee" | "reason">;

/**
 * What a request becomes by an action. Nothing is confirmed at another fee than the shipper has seen: the desk's then waits
 * for the shipper's answer. An action that is not possible any more is refused with the state.
 */
export const applyAction = (
  { state, fee }: Pick<Amendment, "state" | "fee">,
  action: AmendmentAction,
): Result<Decided, AmendmentState> => {
  const undecided = state === "received" || state === "forwarded";
  switch (action.kind) {
    case "forward":
      return state === "received" ? ok({ state: "forwarded", proposedFee: null, reason: null }) : err(state);
    case "accept":
      if (!undecided) return err(state);
      return action.fee === null || isSameFee(action.fee, fee)
        ? ok({ state: "confirmed", proposedFee: null, reason: null })
        : ok({ state: "fee-proposed", proposedFee: action.fee, reason: null });
    case "decline":
      return undecided ? ok({ state: "declined", proposedFee: null, reason: action.reason }) : err(state);
    case "agree":
      return state === "fee-proposed" ? ok({ state: "confirmed", proposedFee: null, reason: null }) : err(state);
    case "refuse":
      return state === "fee-proposed"
        ? ok({ state: "declined", proposedFee: null, reason: "You did not agree to the fee." })
        : err(state);
    case "withdraw":
      return canWithdraw({ state }) ? ok({ state: "withdrawn", proposedFee: null, reason: null }) : err(state);
  }
};

/** What a booking must be like to be changed. */
export interface AmendableBooking {
  readonly status: BookingStatus;
  readonly hasSailed: boolean;
  /** A part load has no sailing and no containers of its own. */
  readonly isPartLoad: boolean;
  readonly hasOpenRequest: boolean;
}

/** Why a booking cannot be changed in this way, as a sentence that says what to do; null if it can. */
export const findAmendmentProblem = (booking: AmendableBooking, kind: AmendmentKind): string | null => {
  if (booking.status === "cancelled") return "This booking is cancelled. Book again instead.";
  if (booking.hasSailed)
    return "The vessel has sailed. Call the desk: it can say what the carrier still changes and what that costs.";
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
