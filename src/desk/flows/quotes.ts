import { okAsync, type ResultAsync } from "neverthrow";
import { isCurrencyCode, type Money, parseMoney } from "#domain/money";
import type { AnswerLine } from "#domain/quotes";
import { type EquipmentCode, readEquipment } from "#domain/containers";
import type { FieldProblem } from "#domain/field-problem.ts";
import { createForm, type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { isConflict, refusedFields } from "#flows/kit/failure.ts";
import { createPage, createQueryPage, type PageActor, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskServices } from "../compose.ts";
import type { DeskQuoteRequest, QuoteAnswer, QuoteCharges, QuotePage, QuotePrice, QuoteQuery } from "../ports/index.ts";

/** A page of the list of requests. */
export const createQuoteList = ({ ports: { quotes }, requestActor }: DeskServices, query: QuoteQuery) =>
  createQueryPage<QuotePage, never, QuoteQuery>({ id: "deskQuotes", requestActor, query, load: quotes.list });

export const quoteListView = (snapshot: PageSnapshot<QuotePage, never, QuoteQuery>) =>
  pageView(snapshot, (page) => ({ ...page, isLoading: snapshot.hasTag("loading") }));

export const createQuotePage = ({ ports: { quotes }, requestActor }: DeskServices, number: string) =>
  createPage<DeskQuoteRequest>({ id: "deskQuote", requestActor, load: (signal) => quotes.read(number, signal) });

export type QuotePageActor = PageActor<DeskQuoteRequest>;

export const quoteView = (snapshot: PageSnapshot<DeskQuoteRequest>) => pageView(snapshot, (request) => ({ request }));

/** A charge as it is typed. */
export interface TypedLine {
  readonly name: string;
  readonly countedBy: AnswerLine["countedBy"];
  /** Empty: every container. */
  readonly size: string;
  readonly currency: string;
  readonly buying: string;
  /** Empty: as the margin rules set it. */
  readonly selling: string;
}

export interface QuoteDraft {
  readonly carrier: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly validTill: string | null;
  readonly remark: string;
  readonly lines: readonly TypedLine[];
  readonly belowFloorReason: string;
  /** What the rules set for each charge, where nothing was typed. */
  readonly priced: QuotePrice | null;
}

const toMoney = (text: string, currency: string): Money | null =>
  text.trim() === "" || !isCurrencyCode(currency) ? null : parseMoney(text.trim(), currency).unwrapOr(null);

const toSize = (text: string): EquipmentCode | null => (text === "" ? null : readEquipment(text));

const toLine = ({ name, countedBy, size, currency, buying, selling }: TypedLine): AnswerLine => ({
  name: name.trim(),
  countedBy,
  size: toSize(size),
  buying: toMoney(buying, currency),
  selling: toMoney(selling, currency),
});

const isUnreadable = (text: string, currency: string): boolean =>
  text.trim() !== "" && toMoney(text, currency) === null;

/** The charges as far as they can be priced: those with a name and readable amounts. */
export const toPricedCharges = ({ carrier, lines }: Pick<QuoteDraft, "carrier" | "lines">): QuoteCharges | null => {
  const isWhole = lines.every(
    ({ name, currency, buying, selling }) =>
      name.trim() !== "" && !isUnreadable(buying, currency) && !isUnreadable(selling, currency),
  );
  return lines.length === 0 || !isWhole ? null : { carrier, lines: lines.map(toLine) };
};

export type QuoteField = "carrier" | "departure" | "arrival" | "validTill" | "lines" | "belowFloorReason";
const FIELDS: readonly QuoteField[] = ["carrier", "departure", "arrival", "validTill", "lines", "belowFloorReason"];

const findLinesProblem = (draft: QuoteDraft): string | null => {
  if (draft.lines.length === 0) return "Add a charge.";
  if (toPricedCharges(draft) === null) return "Give every charge a name and amounts such as 3480 or 3480.50.";
  return listAnswerLines(draft).some(({ selling }) => selling === null) ? "Every charge needs a selling price." : null;
};

const findProblems = (draft: QuoteDraft): readonly FieldProblem<QuoteField>[] => {
  const lines = findLinesProblem(draft);
  return [
    ...(draft.carrier.trim() === "" ? [{ field: "carrier", message: "Enter the carrier." } as const] : []),
    ...(draft.validTill === null ? [{ field: "validTill", message: "Choose the last day." } as const] : []),
    ...(lines === null ? [] : [{ field: "lines", message: lines } as const]),
  ];
};

/* What was not typed is what the rules set. */
const listAnswerLines = ({ lines, priced }: QuoteDraft): readonly AnswerLine[] =>
  lines
    .map(toLine)
    .map((line, index) => ({ ...line, selling: line.selling ?? priced?.lines[index]?.suggested ?? null }));

const toStated = (text: string): string | null => (text.trim() === "" ? null : text.trim());

const toAnswer = (draft: QuoteDraft): QuoteAnswer => ({
  carrier: draft.carrier.trim(),
  vessel: toStated(draft.vessel),
  voyage: toStated(draft.voyage),
  departure: draft.departure,
  arrival: draft.arrival,
  validTill: draft.validTill ?? "",
  remark: toStated(draft.remark),
  lines: listAnswerLines(draft),
  belowFloorReason: toStated(draft.belowFloorReason),
});

const EMPTY: QuoteDraft = {
  carrier: "",
  vessel: "",
  voyage: "",
  departure: null,
  arrival: null,
  validTill: null,
  remark: "",
  lines: [],
  belowFloorReason: "",
  priced: null,
};

export interface QuoteServices extends DeskServices {
  readonly number: string;
  readonly page: QuotePageActor;
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
export const createAnswerForm = ({ ports: { quotes }, requestActor, number, page }: QuoteServices) =>
  createForm<QuoteDraft, DeskQuoteRequest, QuoteField>({
    id: "deskQuote.answer",
    requestActor,
    first: EMPTY,
    validate: findProblems,
    send: (draft, signal) => showAnswer(page)(quotes.answer(number, toAnswer(draft), signal)),
    toProblems: refusedFields(FIELDS),
    after: "sent",
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

const NO_CHARGES: QuoteCharges = { carrier: "", lines: [] };
const NOTHING_PRICED: QuotePrice = { lines: [], totals: null, floor: null, belowBy: null };

/** What the margin rules make of the charges; asked again with each change of them. */
export const createPricing = ({ ports: { quotes }, requestActor }: DeskServices, number: string) =>
  createQueryPage<QuotePrice, never, QuoteCharges>({
    id: "deskQuote.price",
    requestActor,
    query: NO_CHARGES,
    load: (charges, signal) =>
      charges.lines.length === 0 ? okAsync<QuotePrice, Failure>(NOTHING_PRICED) : quotes.price(number, charges, signal),
  });

export const pricingView = (snapshot: PageSnapshot<QuotePrice, never, QuoteCharges>) =>
  pageView(snapshot, (price) => ({ price }));
