import type { SnapshotFrom } from "xstate";
import type { OfferChange } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { ListedQuote, QuoteCheck } from "#ports/quotes.ts";
import { findChanges, type quotePageMachine } from "./page.ts";

export type { ListedQuote, QuoteCheck } from "#ports/quotes.ts";

/** What happens after "Book this". */
export type QuoteBookingView =
  | { readonly kind: "closed" }
  | { readonly kind: "checking"; readonly offer: number }
  /** Something changed: it is shown before the question. */
  | { readonly kind: "comparing"; readonly changes: readonly OfferChange[] }
  | { readonly kind: "confirming"; readonly offer: number; readonly check: QuoteCheck }
  | { readonly kind: "failed"; readonly failure: Failure };

export type QuotePageView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "shown";
      readonly quote: ListedQuote;
      readonly comment: string;
      readonly isSending: boolean;
      readonly commentFailure: Failure | null;
      readonly booking: QuoteBookingView;
      readonly isDownloading: boolean;
    };

type Snapshot = SnapshotFrom<typeof quotePageMachine>;

const toBookingView = (snapshot: Snapshot): QuoteBookingView => {
  const { checking, check, checkFailure } = snapshot.context;
  if (checkFailure !== null) return { kind: "failed", failure: checkFailure };
  if (snapshot.matches({ booking: "comparing" })) return { kind: "comparing", changes: findChanges(snapshot.context) };
  if (checking !== null && check !== null && snapshot.matches({ booking: "confirming" })) {
    return { kind: "confirming", offer: checking, check };
  }
  return checking === null ? { kind: "closed" } : { kind: "checking", offer: checking };
};

/** A quote that is loaded again stays on screen. */
export const quotePageView = (snapshot: Snapshot): QuotePageView => {
  const { quote, failure, comment, commentFailure } = snapshot.context;
  if (quote === null && failure !== null) return { kind: "failed", failure };
  if (quote === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  return {
    kind: "shown",
    quote,
    comment,
    commentFailure,
    isSending: snapshot.matches({ comment: "sending" }),
    booking: toBookingView(snapshot),
    isDownloading: snapshot.matches({ document: "fetching" }),
  };
};
