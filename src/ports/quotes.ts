import type { ResultAsync } from "neverthrow";
import type {
  CheckedOffer,
  DeskRequest,
  Incoterm,
  Quote,
  QuoteCustomer,
  QuoteDecisionRequest,
  QuoteSearch,
  QuoteState,
  SharedQuote,
} from "#domain/quotes";
import type { Money } from "#domain/money";
import type { DisplayTerms } from "#domain/rates";
import type { CalendarDate, Instant } from "#domain/time";
import type { NamedFile } from "./api.ts";
import type { Failure } from "./failure.ts";
import type { CreatedLink } from "./links.ts";

/** A quote as the server lists it, with the search that its offers are from. */
export interface ListedQuote extends Quote {
  readonly search: QuoteSearch;
}

/** Quotes with the same `key` are the same quote. */
export interface NewQuote {
  /** One to four. */
  readonly offerIds: readonly string[];
  readonly search: QuoteSearch;
  readonly customer: QuoteCustomer;
  readonly incoterm: Incoterm | null;
  /** Null: as long as all offers last. */
  readonly validTill: CalendarDate | null;
  readonly note: string | null;
  readonly key: string;
}

/** A stored offer as it can be booked now. */
export interface QuoteCheck extends CheckedOffer {
  /** False for an offer of the desk, which is booked as it is stored. */
  readonly isFresh: boolean;
}

/** Comments with the same `key` are the same comment. */
export interface QuoteCommentDraft {
  readonly text: string;
  readonly key: string;
}

export interface OpenedQuote {
  readonly quote: SharedQuote;
  readonly expiresAt: Instant;
}

export interface QuoteDecisionSubmission extends QuoteDecisionRequest {
  readonly token: string;
  readonly name: string;
  readonly comment: string;
}

/** What the document of a quote must contain. */
export interface VerifiedQuote {
  readonly number: string;
  readonly issuedOn: CalendarDate;
  readonly validTill: CalendarDate;
  readonly state: QuoteState;
  readonly companyName: string;
  readonly carriers: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Of each offer: one amount, or one for each currency where a rate of exchange is missing. */
  readonly totals: readonly (readonly Money[])[];
  /** Of the offers whose carriers require any; left out without one. */
  readonly displayTerms?: readonly DisplayTerms[];
  readonly sha256: string;
}

export interface NewDeskRequest {
  readonly search: QuoteSearch;
  readonly commodity: string | null;
  readonly note: string | null;
}

/** Quotes and requests to the desk; a server may be without them (capability `quotes`). */
export interface QuotesPort {
  /** Newest first. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly ListedQuote[], Failure>;
  /** By its id or number; refused with `not-found` for others. */
  readonly find: (id: string, signal: AbortSignal) => ResultAsync<ListedQuote, Failure>;
  /** Refused with `offer-gone` for an offer that has ended, with `invalid-fields` for fields that do not fit. */
  readonly create: (quote: NewQuote, signal: AbortSignal) => ResultAsync<ListedQuote, Failure>;
  readonly pdf: (number: string, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly comment: (
    comment: QuoteCommentDraft & { readonly id: string },
    signal: AbortSignal,
  ) => ResultAsync<ListedQuote, Failure>;
  /** Refused with `offer-gone` if the quote has ended. */
  readonly share: (
    link: { readonly id: string; readonly recipient: string },
    signal: AbortSignal,
  ) => ResultAsync<CreatedLink, Failure>;
  /** `offer` is its position, from 0. Refused with `offer-gone` if the quote has ended or the carrier no longer has it. */
  readonly check: (
    offer: { readonly id: string; readonly offer: number },
    signal: AbortSignal,
  ) => ResultAsync<QuoteCheck, Failure>;
  /** Newest first. */
  readonly requests: (signal: AbortSignal) => ResultAsync<readonly DeskRequest[], Failure>;
  /** Returns the open request for the same search if there is one. */
  readonly request: (request: NewDeskRequest, signal: AbortSignal) => ResultAsync<DeskRequest, Failure>;
  /** Without credentials; refused with `not-found` if the link never existed, has expired or was revoked. */
  readonly open: (token: string, signal: AbortSignal) => ResultAsync<OpenedQuote, Failure>;
  readonly sharedPdf: (token: string, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly commentShared: (
    comment: QuoteCommentDraft & { readonly token: string; readonly name: string },
    signal: AbortSignal,
  ) => ResultAsync<OpenedQuote, Failure>;
  /** Refused with `conflict` if it was decided before, is booked or has ended. */
  readonly decide: (decision: QuoteDecisionSubmission, signal: AbortSignal) => ResultAsync<OpenedQuote, Failure>;
  /** Without credentials; refused with `not-found` for other codes. */
  readonly verify: (code: string, signal: AbortSignal) => ResultAsync<VerifiedQuote, Failure>;
}
