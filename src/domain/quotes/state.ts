import { err, ok, type Result } from "neverthrow";
import type { CalendarDate, UtcMinutes, ZoneClock } from "#domain/time";
import { formatQuoteEnd, toQuoteEnd } from "./document.ts";
import type { Quote, QuoteDecision, QuoteOutcome, QuoteState } from "./quote.ts";

interface QuoteFacts {
  readonly validTill: CalendarDate;
  readonly outcome: QuoteOutcome | null;
  readonly isBooked: boolean;
}

/** A booking counts more than a decision, a refusal more than the end of the validity; the last day is included. */
export const findQuoteState = ({ validTill, outcome, isBooked }: QuoteFacts, today: CalendarDate): QuoteState => {
  if (isBooked) return "booked";
  if (outcome === "declined") return "declined";
  if (today > validTill) return "expired";
  return outcome ?? "open";
};

/** The minute in which a quote ends that can be booked or decided; null for any other, whose state stays. */
export const findQuoteEndMinute = (
  quote: Pick<Quote, "state" | "validTill" | "timeZone">,
  { endOf }: ZoneClock,
): UtcMinutes | null => (quote.state === "open" || quote.state === "approved" ? endOf(toQuoteEnd(quote)) : null);

export interface QuoteDecisionRequest {
  readonly outcome: QuoteOutcome;
  /** Position of the approved offer; null for a declined quote. */
  readonly offer: number | null;
}

type QuoteDecisionProblem =
  | { readonly kind: "decided"; readonly decision: QuoteDecision }
  | { readonly kind: "booked" | "expired" }
  /** An approval names one of the offers, a refusal none. */
  | { readonly kind: "offer" };

/** Whether a decision may be recorded: once, while the quote is valid and not booked. */
export const checkQuoteDecision = (
  { state, decision, offers }: Pick<Quote, "state" | "decision" | "offers">,
  { outcome, offer }: QuoteDecisionRequest,
): Result<void, QuoteDecisionProblem> => {
  if (decision !== null) return err({ kind: "decided", decision });
  if (state === "booked" || state === "expired") return err({ kind: state });
  const isNamed = offer !== null && Number.isInteger(offer) && offer >= 0 && offer < offers.length;
  return (outcome === "approved") === isNamed && (outcome === "approved" || offer === null)
    ? ok(undefined)
    : err({ kind: "offer" });
};

/** Names one of several offers: `offer 2, Norrvik Line`; the carrier alone where there is one offer; null for no offer. */
export const formatQuoteOfferName = (
  offers: readonly { readonly carrier: string }[],
  offer: number | null,
): string | null => {
  const carrier = offer === null ? undefined : offers[offer]?.carrier;
  if (offer === null || carrier === undefined) return null;
  return offers.length === 1 ? carrier : `offer ${String(offer + 1)}, ${carrier}`;
};

/** `Priya Nair approved the offer of Norrvik Line.`, `Priya Nair approved offer 2, Norrvik Line.` */
export const formatQuoteDecision = (
  { outcome, offer, name }: QuoteDecision,
  offers: readonly { readonly carrier: string }[],
): string => {
  const approved = outcome === "approved" ? formatQuoteOfferName(offers, offer) : null;
  if (approved === null) return `${name} ${outcome} the quote.`;
  return `${name} approved ${offers.length === 1 ? `the offer of ${approved}` : approved}.`;
};

/** Why a decision is refused, and what to do. */
export const explainDecisionProblem = (
  problem: QuoteDecisionProblem,
  quote: Pick<Quote, "offers" | "validTill" | "timeZone">,
): string => {
  switch (problem.kind) {
    case "decided":
      return `${formatQuoteDecision(problem.decision, quote.offers)} A decision cannot be changed.`;
    case "booked":
      return "This quote is booked already.";
    case "expired":
      return `This quote ended on ${formatQuoteEnd(quote)}. Ask for a new one.`;
    case "offer":
      return "Choose the offer that you approve.";
  }
};
