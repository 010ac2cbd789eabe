import { err, ok, type Result } from "neverthrow";
import { findQuoteEnd, MAX_QUOTE_OFFERS } from "#domain/quotes";
import { toMinutes } from "#domain/time";
import type { Message } from "#server/platform/mail/mailer.ts";
import { OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { toOfferId } from "../rates/index.ts";
import { type DeskAnswer, readDeskContext, writeLine } from "./answer-request.ts";
import { printQuoteDraft } from "./document.ts";
import { type QuoteMailing, toAnswerMail } from "./mails.ts";
import { findQuoteOwner, type StoredQuote } from "./store.ts";
import type { StoredDeskRequest } from "./tables.ts";
import { readQuoteOffer } from "./to-quote.ts";

/** An answer that is typed; its margins do not matter to the customer. */
export type AnswerDraft = Pick<DeskAnswer, "lines" | "validTill">;

/* In place of the number that the next quote gets. */
const NO_NUMBER = "DRAFT";

/** The quote that an answer would be. Nothing is stored; refused with a sentence. */
const toDraftQuote = async (
  db: Executor,
  { clock }: QuoteMailing,
  request: StoredDeskRequest,
  { lines, validTill }: AnswerDraft,
): Promise<Result<StoredQuote, string>> => {
  if (lines.length === 0 || lines.length > MAX_QUOTE_OFFERS)
    return err(`A quote has 1 to ${MAX_QUOTE_OFFERS} offers, not ${lines.length}.`);
  const now = clock();
  const context = JSON.stringify(await readDeskContext(db, request, now));
  const offers = lines.map((line, position) => {
    const offerId = toOfferId(NO_NUMBER, position);
    return { quote: "", position, offerId, checkedOfferId: null, offer: writeLine(line, offerId, validTill), context };
  });
  const rates = offers.map((offer) => readQuoteOffer(offer).priced);
  const { day } = findQuoteEnd(rates, validTill, { now: toMinutes(now), zone: OFFICE_ZONE, clock: zones });
  if (day < officeDay(now)) return err(`The offers end on ${day}, before today. State later dates.`);
  const owner = await findQuoteOwner(db, request);
  return ok({
    id: "",
    accountId: request.accountId,
    number: NO_NUMBER,
    createdAt: now,
    validTill: day,
    timeZone: OFFICE_ZONE,
    companyName: owner.companyName,
    contactName: owner.name,
    reference: null,
    incoterm: null,
    note: null,
    search: request.search,
    deskRequest: request.number,
    code: "",
    sha256: "",
    saveKey: "",
    outcome: null,
    decidedOffer: null,
    decidedBy: null,
    decidedAt: null,
    revision: 1,
    offers,
    comments: [],
    bookings: [],
  });
};

/** The document that the shipper would get, marked as a draft. */
export const printDraft = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  answer: AnswerDraft,
): Promise<Result<Uint8Array, string>> => {
  const draft = await toDraftQuote(db, mailing, request, answer);
  return draft.isErr() ? err(draft.error) : ok(await printQuoteDraft(draft.value, mailing.site));
};

/** The mail that the shipper would get. */
export const mailDraft = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  answer: AnswerDraft,
): Promise<Result<Message, string>> => {
  const draft = await toDraftQuote(db, mailing, request, answer);
  if (draft.isErr()) return err(draft.error);
  return ok(toAnswerMail(mailing.site, request, await findQuoteOwner(db, request), draft.value));
};
