import { readQuoteCode } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { VerifiedQuote } from "#ports/quotes.ts";
import { isGoneLink } from "../kit/failure.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import { type FlowPorts, publicRequestActor } from "../kit/request.ts";
import { findTimeLeft } from "./end.ts";

export type { VerifiedQuote } from "#ports/quotes.ts";

/** The page behind the QR code of a document. */
export const verifyQuoteFlow = ({ ports: { quotes, clock } }: FlowPorts<"quotes" | "clock">, code: string) =>
  createPage<VerifiedQuote>({
    id: "verifyQuote",
    requestActor: publicRequestActor,
    load: (signal) => quotes.verify(readQuoteCode(code), signal),
    endsIn: (verified) => findTimeLeft([verified], clock),
  });

export type VerifyQuoteView =
  | { readonly kind: "loading" }
  | { readonly kind: "unknown" }
  /** The quote no longer counts; `message` states since when. */
  | { readonly kind: "ended"; readonly message: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "verified"; readonly verified: VerifiedQuote };

export const verifyQuoteView = (snapshot: PageSnapshot<VerifiedQuote>): VerifyQuoteView => {
  const view = pageView(snapshot, (verified) => ({ verified }));
  if (view.kind === "shown") return { kind: "verified", verified: view.verified };
  if (view.kind === "loading") return view;
  const { failure } = view;
  if (isGoneLink(failure)) return { kind: "unknown" };
  return failure.kind === "refused" && failure.reason === "offer-gone"
    ? { kind: "ended", message: failure.message }
    : view;
};
