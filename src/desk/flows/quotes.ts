import { okAsync, ResultAsync } from "neverthrow";
import { isConflict, refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, createQueryPage, type PageActor, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskServices } from "../compose.ts";
import type { DeskQuoteRequest, QuoteCharges, QuotePage, QuotePrice, QuoteQuery, TypedQuote } from "../ports/index.ts";
import { createDownload } from "./download.ts";
import {
  EMPTY_QUOTE,
  findQuoteProblems,
  QUOTE_FIELDS,
  type QuoteDraft,
  type QuoteField,
  toAnswer,
  toStoredDraft,
} from "./quote-typed.ts";
import { findDayProblem } from "./typed-days.ts";

/** A page of the list of requests. */
export const createQuoteList = ({ ports: { quotes }, requestActor }: DeskServices, query: QuoteQuery) =>
  createQueryPage<QuotePage, never, QuoteQuery>({ id: "deskQuotes", requestActor, query, load: quotes.list });

export const quoteListView = (snapshot: PageSnapshot<QuotePage, never, QuoteQuery>) =>
  pageView(snapshot, (page) => ({ ...page, isLoading: snapshot.hasTag("loading") }));

export const createQuotePage = ({ ports: { quotes }, requestActor }: DeskServices, number: string) => {
  /* Read again by itself: no use of the session. */
  let isRead = false;
  return createPage<DeskQuoteRequest, "undo">({
    id: "deskQuote",
    requestActor,
    load: (signal) =>
      quotes.read(number, isRead, signal).andTee(() => {
        isRead = true;
      }),
    change: (_undo, signal) => quotes.undoAnswer(number, signal),
  });
};

export type QuotePageActor = PageActor<DeskQuoteRequest, "undo">;

export const quoteView = (snapshot: PageSnapshot<DeskQuoteRequest, "undo">) =>
  pageView(snapshot, (request, { change, changeFailure }) => ({ request, isBusy: change !== null, changeFailure }));

export interface QuoteServices extends DeskServices {
  readonly number: string;
  readonly page: QuotePageActor;
}

interface AnswerServices extends QuoteServices {
  /** What was typed before: the draft of the server, or what this tab could not save. */
  readonly typed: TypedQuote | null;
  /** Receives what is typed; null once it is sent. */
  readonly store: (typed: TypedQuote | null) => void;
}
/* If a colleague was faster, the request is read again; what was typed stays. */
const showAnswer =
  (page: QuotePageActor) =>
  (sent: ResultAsync<DeskQuoteRequest, Failure>): ResultAsync<DeskQuoteRequest, Failure> =>
    sent
      .andTee((value) => page.send({ type: "page.updated", value }))
      .orTee((failure) => {
        if (isConflict(failure)) page.send({ type: "page.outdated" });
      });

/** The answer to a request; what was typed stays after a refusal. */
export const createAnswerForm = ({ ports: { quotes }, requestActor, number, page, typed, store }: AnswerServices) =>
  createForm<QuoteDraft, DeskQuoteRequest, QuoteField>({
    id: "deskQuote.answer",
    requestActor,
    first: EMPTY_QUOTE,
    stored: typed === null ? null : { ...typed, prices: [] },
    store: (draft) => store(draft === null ? null : toStoredDraft(draft)),
    validate: findQuoteProblems,
    send: (draft, signal) => showAnswer(page)(quotes.answer(number, toAnswer(draft), signal)),
    toProblems: refusedFields(QUOTE_FIELDS),
    after: "sent",
    clearsAll: true,
  });

export type AnswerFormActor = FormActor<QuoteDraft, DeskQuoteRequest, QuoteField>;
export const answerFormView = (snapshot: FormSnapshot<QuoteDraft, DeskQuoteRequest, QuoteField>) => formView(snapshot);

interface DeclineDraft {
  readonly reason: string;
}

/** Why there is no price. */
export const createDeclineForm = ({ ports: { quotes }, requestActor, number, page }: QuoteServices) =>
  createForm<DeclineDraft, DeskQuoteRequest, "reason">({
    id: "deskQuote.decline",
    requestActor,
    first: { reason: "" },
    validate: ({ reason }) =>
      reason.trim() === "" ? [{ field: "reason", message: "Say why: the customer reads it." }] : [],
    send: ({ reason }, signal) => showAnswer(page)(quotes.decline(number, reason.trim(), signal)),
    toProblems: refusedFields(["reason"]),
    after: "closed",
    beginsClosed: true,
  });

export type DeclineFormActor = FormActor<DeclineDraft, DeskQuoteRequest, "reason">;
export const declineFormView = (snapshot: FormSnapshot<DeclineDraft, DeskQuoteRequest, "reason">) => formView(snapshot);

interface FollowUpDraft {
  readonly followUpOn: string | null;
}

/** When the customer is asked about a quote that was sent. */
export const createFollowUpForm = ({ ports: { quotes }, requestActor, number, page }: QuoteServices) =>
  createForm<FollowUpDraft, DeskQuoteRequest, "followUpOn">({
    id: "deskQuote.followUp",
    requestActor,
    first: { followUpOn: null },
    validate: ({ followUpOn }) => findDayProblem("followUpOn", followUpOn),
    send: ({ followUpOn }, signal) =>
      quotes.setFollowUp(number, followUpOn, signal).andTee((value) => page.send({ type: "page.updated", value })),
    toProblems: refusedFields(["followUpOn"]),
    after: "closed",
    beginsClosed: true,
  });

export type FollowUpFormActor = FormActor<FollowUpDraft, DeskQuoteRequest, "followUpOn">;
export const followUpFormView = (snapshot: FormSnapshot<FollowUpDraft, DeskQuoteRequest, "followUpOn">) =>
  formView(snapshot);

/** The document of the quote that was sent. */
export const createSentDocument = (services: DeskServices, number: string) =>
  createDownload(services, {
    id: "deskQuote.document",
    first: {},
    fetch: (_what, signal) => services.ports.quotes.printSent(number, signal),
  });

export const sentDocumentView = (snapshot: FormSnapshot<object, void>) => formView(snapshot);

type AllCharges = readonly (QuoteCharges | null)[];
type AllPrices = readonly QuotePrice[];
const NOTHING_PRICED: QuotePrice = { lines: [], totals: null, floor: null, belowBy: null };

/** What the margin rules make of the charges of each offer; asked again with each change of them. */
export const createPricing = ({ ports: { quotes }, requestActor }: DeskServices, number: string) =>
  createQueryPage<AllPrices, never, AllCharges>({
    id: "deskQuote.price",
    requestActor,
    query: [],
    load: (offers, signal) =>
      ResultAsync.combine(
        offers.map((charges) =>
          charges === null ? okAsync<QuotePrice, Failure>(NOTHING_PRICED) : quotes.price(number, charges, signal),
        ),
      ),
  });

export const pricingView = (snapshot: PageSnapshot<AllPrices, never, AllCharges>) =>
  pageView(snapshot, (prices) => ({ prices }));
export type PricingView = ReturnType<typeof pricingView>;
