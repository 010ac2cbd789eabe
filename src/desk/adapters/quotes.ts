import * as t from "io-ts";
import { type EquipmentCode, readEquipment } from "#domain/containers";
import type { AnswerLine } from "#domain/quotes";
import { decodeWith, list, object, orNull } from "#adapters/http/codec.ts";
import { type Envelope, readAll, readFirst, request } from "#adapters/http/request.ts";
import type { QuoteAnswer, QuoteCharges, QuotesPort } from "../ports/index.ts";
import { BACKGROUND, type DeskClient } from "./client.ts";
import { MoneyCodec } from "./codecs.ts";
import { AS_FILE, readFile } from "./files.ts";
import { DraftCodec, toContent } from "./quote-drafts.ts";

const ROW = {
  number: t.string,
  state: t.keyof({ open: null, answered: null, declined: null }),
  requestedAt: t.string,
  companyName: t.string,
  search: t.string,
  quoteNumber: orNull(t.string),
};

/* A size that this version of the desk does not have counts as none. */
const SizeCodec = new t.Type<EquipmentCode | null>(
  "size",
  (value): value is EquipmentCode | null => value === null || typeof value === "string",
  (value) => t.success(typeof value === "string" ? readEquipment(value) : null),
  t.identity,
);

const LINE = {
  name: t.string,
  countedBy: t.keyof({ container: null, booking: null, wm: null }),
  size: SizeCodec,
  buying: orNull(MoneyCodec),
  selling: orNull(MoneyCodec),
};

const OFFER = {
  carrier: t.string,
  vessel: orNull(t.string),
  voyage: orNull(t.string),
  remark: orNull(t.string),
  isApproved: t.boolean,
  lines: list(object(LINE)),
};

const TotalsCodec = orNull(object({ buying: MoneyCodec, selling: MoneyCodec, margin: MoneyCodec }));

const SentOfferCodec = object({
  ...OFFER,
  departure: orNull(t.string),
  arrival: orNull(t.string),
  total: orNull(MoneyCodec),
  totals: TotalsCodec,
});

const RequestCodec = object({
  ...ROW,
  isPartLoad: t.boolean,
  departureDate: orNull(t.string),
  weights: list(object({ size: t.string, kilograms: orNull(t.number) })),
  sizes: list(t.string),
  commodity: orNull(t.string),
  note: orNull(t.string),
  reason: orNull(t.string),
  contact: object({
    companyId: t.string,
    companyState: t.string,
    stateReason: orNull(t.string),
    group: orNull(t.string),
    name: t.string,
    email: t.string,
  }),
  earlier: list(
    object({
      number: t.string,
      createdAt: t.string,
      search: t.string,
      offers: list(object(OFFER)),
    }),
  ),
  draft: orNull(DraftCodec),
  sent: orNull(
    object({
      number: t.string,
      state: t.keyof({ open: null, approved: null, declined: null, expired: null, booked: null }),
      validTill: t.string,
      followUpOn: orNull(t.string),
      offers: list(SentOfferCodec),
    }),
  ),
  undoUntil: orNull(t.string),
});

const PriceCodec = object({
  lines: list(object({ ...LINE, suggested: orNull(MoneyCodec), rule: orNull(t.string) })),
  totals: TotalsCodec,
  floor: orNull(object({ id: t.string, least: MoneyCodec })),
  belowBy: orNull(MoneyCodec),
});

const readNext = (envelope: Envelope): string | null =>
  decodeWith(object({ next: orNull(t.string) }))(envelope)
    .map(({ next }) => next)
    .unwrapOr(null);

const toBodyLine = ({ name, countedBy, size, buying, selling }: AnswerLine) => ({
  name,
  countedBy,
  size,
  buying: buying === null ? null : { ...buying },
  selling: selling === null ? null : { ...selling },
});

const toCharges = ({ carrier, lines }: QuoteCharges) => ({ carrier, lines: lines.map(toBodyLine) });

const toBody = ({ offers, followUpOn }: QuoteAnswer) => ({
  offers: offers.map((offer) => ({ ...offer, ...toCharges(offer) })),
  followUpOn,
});

const MailCodec = object({ to: t.string, subject: t.string, text: t.string });

const createSent = (api: DeskClient): Pick<QuotesPort, "undoAnswer" | "printSent"> => ({
  undoAnswer: (number, signal) =>
    request(api.POST("/quotes/{request}/undo", { params: { path: { request: number } }, signal })).andThen(
      readFirst(RequestCodec),
    ),
  printSent: (number, signal) =>
    readFile(
      (deadline) =>
        api.GET("/quotes/{request}/document", {
          params: { path: { request: number } },
          ...AS_FILE,
          signal: deadline,
        }),
      signal,
    ),
});

const createDrafts = (api: DeskClient): Pick<QuotesPort, "saveDraft" | "printDraft" | "previewMail"> => ({
  saveDraft: (number, { content, revision }, signal) =>
    request(
      api.PUT("/quotes/{request}/draft", {
        params: { path: { request: number } },
        body: { content: toContent(content), revision },
        signal,
      }),
    ).andThen(readFirst(DraftCodec)),
  printDraft: (number, answer, signal) =>
    readFile(
      (deadline) =>
        api.POST("/quotes/{request}/preview/pdf", {
          params: { path: { request: number } },
          body: toBody(answer),
          ...AS_FILE,
          headers: BACKGROUND,
          signal: deadline,
        }),
      signal,
    ),
  previewMail: (number, answer, signal) =>
    request(
      api.POST("/quotes/{request}/preview/mail", {
        params: { path: { request: number } },
        body: toBody(answer),
        headers: BACKGROUND,
        signal,
      }),
    ).andThen(readFirst(MailCodec)),
});

export const createQuotes = (api: DeskClient): QuotesPort => ({
  ...createDrafts(api),
  ...createSent(api),
  list: ({ state, after }, signal) => {
    const query = { ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) };
    return request(api.GET("/quotes", { params: { query }, signal })).andThen((envelope) =>
      readAll(list(object(ROW)))(envelope).map((requests) => ({ requests, next: readNext(envelope) })),
    );
  },
  read: (number, isBackground, signal) => {
    const params = { path: { request: number } };
    return request(
      api.GET("/quotes/{request}", { params, ...(isBackground ? { headers: BACKGROUND } : {}), signal }),
    ).andThen(readFirst(RequestCodec));
  },
  price: (number, charges, signal) =>
    request(
      api.POST("/quotes/{request}/price", {
        params: { path: { request: number } },
        body: toCharges(charges),
        signal,
      }),
    ).andThen(readFirst(PriceCodec)),
  answer: (number, answer, signal) =>
    request(
      api.POST("/quotes/{request}/answer", {
        params: { path: { request: number } },
        body: toBody(answer),
        signal,
      }),
    ).andThen(readFirst(RequestCodec)),
  setFollowUp: (number, followUpOn, signal) =>
    request(
      api.PUT("/quotes/{request}/follow-up", {
        params: { path: { request: number } },
        body: { followUpOn },
        signal,
      }),
    ).andThen(readFirst(RequestCodec)),
  decline: (number, reason, signal) =>
    request(
      api.POST("/quotes/{request}/decline", { params: { path: { request: number } }, body: { reason }, signal }),
    ).andThen(readFirst(RequestCodec)),
});
