import { err, ok, type Result } from "neverthrow";
import type { QuoteSearch } from "#api/schema.d.ts";
import { findLoss, findShortfall, type OfferMargins, overrideFloor } from "#domain/margins";
import { findQuoteEnd, MAX_QUOTE_OFFERS } from "#domain/quotes";
import { type CalendarDate, toMinutes } from "#domain/time";
import { OFFICE_ZONE, officeDay, toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readTaxTerms } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";
import { loadOffers, requireBookableOffer } from "../bookings/index.ts";
import { closeItem } from "../inbox/index.ts";
import {
  findExchange,
  type OfferContext,
  packMargins,
  packOffers,
  saveSearch,
  toOfferId,
  writeMargins,
} from "../rates/index.ts";
import type { DeskLine } from "./desk-line.ts";
import { settleRequest } from "./desk-request-store.ts";
import { setFollowUp } from "./follow-up-store.ts";
import { mailAnswer, mailNoPrice, type QuoteMailing } from "./mails.ts";
import { isLclSearch, readSearch, toLclSearch } from "./quote-search.ts";
import { addQuote, toCopy } from "./save-quote.ts";
import { findQuoteOwner } from "./store.ts";
import type { StoredDeskRequest } from "./tables.ts";
import { recordWebhookEvent } from "../webhooks/index.ts";
import { readQuoteOffer, toDayEnd } from "./to-quote.ts";

const SETTLED = "was settled before.";

const toLoad = (search: QuoteSearch): Pick<OfferContext, "load" | "part"> =>
  isLclSearch(search)
    ? { load: [], part: toLclSearch(search) }
    : {
        load: search.requestedEquipments.map((line) => ({
          equipment: line.equipmentGroupIsoCode,
          quantity: line.numberOfContainers,
          weightKg: line.weightPerContainer,
        })),
      };

/** What the lines of an answer are priced with. */
export const readDeskContext = async (db: Executor, request: StoredDeskRequest, now: number): Promise<OfferContext> => {
  const tax = await readTaxTerms(db, request.accountId);
  return {
    ...toLoad(readSearch(request)),
    exchange: await findExchange(db, officeDay(now)),
    ...(tax === null ? {} : { tax }),
    quotedAt: toInstant(now),
    validityZone: OFFICE_ZONE,
  };
};

/** A line of an answer as it is stored with its search and its quote. */
export const writeLine = (line: DeskLine, id: string, validTill: CalendarDate): string =>
  JSON.stringify({ ...line, _id: id, "VALID TILL": line["VALID TILL"] ?? validTill });

const saveLines = async (
  db: Executor,
  { clock, ids }: QuoteMailing,
  request: StoredDeskRequest,
  { lines, margins, validTill }: DeskAnswer,
): Promise<readonly string[]> => {
  const [id, now] = [ids.id(), clock()];
  const context = await readDeskContext(db, request, now);
  const offers = lines.map((line, index) => [writeLine(line, toOfferId(id, index), validTill)]);
  await saveSearch(db, {
    id,
    accountId: request.accountId,
    quotedAt: now,
    expiresAt: toDayEnd(validTill, OFFICE_ZONE),
    context: JSON.stringify(context),
    offers: packOffers(offers),
    margins: packMargins(lines.map((_, index) => writeMargins(margins?.[index]))),
  });
  return lines.map((_, index) => toOfferId(id, index));
};

/** The lines of a quote, and what each was bought for; null or left out: that is not known. */
export interface DeskAnswer {
  readonly lines: readonly DeskLine[];
  readonly margins?: readonly (OfferMargins | null)[];
  readonly validTill: CalendarDate;
  /** When the customer is asked; null or left out: never. */
  readonly followUpOn?: CalendarDate | null;
  /** The mail and the webhooks leave at this moment, until which it can be taken back; null or left out: at once. */
  readonly heldUntil?: number | null;
}

const BELOW_FLOOR =
  "A price is below its floor or its buying price. Raise it, or state why it may be (--below-floor); the audit trail keeps the reason.";

/* Prices below a floor are recorded by the floor, so that its owner finds them; other losses by their quote. */
const recordOverrides = async (
  db: Executor,
  { accountId }: StoredDeskRequest,
  quote: string,
  margins: DeskAnswer["margins"],
): Promise<void> => {
  for (const one of margins ?? []) {
    if (one?.belowFloor === undefined) continue;
    const { floor, totals } = one;
    const override = { customerId: accountId, reason: one.belowFloor.reason };
    const loss = findLoss(totals);
    if (floor !== null && findShortfall(one) !== null)
      await recordChange(db, {
        ...override,
        action: "margin.overridden",
        subjectId: floor.id,
        after: { quote, least: { ...floor.least }, selling: { ...totals.selling } },
      });
    else if (loss !== null)
      await recordChange(db, {
        ...override,
        action: "quote.sold-at-loss",
        subjectId: quote,
        after: { loss: { ...loss }, buying: { ...totals.buying }, selling: { ...totals.selling } },
      });
  }
};

const recordAnswerEvent = (
  db: Executor,
  mailing: QuoteMailing,
  { number: request, accountId }: StoredDeskRequest,
  now: number,
  answered: { readonly number: string | null; readonly validTill: CalendarDate | null; readonly reason: string | null },
  heldUntil: number | null,
): Promise<void> =>
  recordWebhookEvent(db, mailing, {
    accountId,
    type: "quote.answered",
    subject: request,
    happenedAt: now,
    data: { request, ...answered },
    heldUntil,
  });

/**
 * Answers a request with a quote of one to four offers that can be booked, with the mail to the shipper; belongs in a
 * transaction that is undone by a refusal. Returns the number of the quote, or why there is none.
 */
export const answerRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  answer: DeskAnswer,
): Promise<Result<string, string>> => {
  const { lines, margins, validTill, heldUntil = null } = answer;
  const now = mailing.clock();
  const today = officeDay(now);
  if (margins?.some((one) => one !== null && overrideFloor(one, one.belowFloor?.reason ?? null) === null) === true)
    return err(BELOW_FLOOR);
  if (lines.length === 0 || lines.length > MAX_QUOTE_OFFERS)
    return err(`A quote has 1 to ${MAX_QUOTE_OFFERS} offers, not ${lines.length}.`);
  if (validTill < today) return err("--valid-till takes today or a later day.");
  if (request.state !== "open") return err(`${request.number} ${SETTLED}`);
  const offerIds = await saveLines(db, mailing, request, answer);
  const snapshot = await loadOffers(db, offerIds);
  const copies = [];
  for (const offerId of offerIds) {
    const found = requireBookableOffer(snapshot, request.accountId, offerId, now);
    if (found.isErr()) return err(found.error.message);
    copies.push(toCopy(offerId, found.value));
  }
  const rates = copies.map((copy) => readQuoteOffer(copy).priced);
  const owner = await findQuoteOwner(db, request);
  const { day: last } = findQuoteEnd(rates, validTill, { now: toMinutes(now), zone: OFFICE_ZONE, clock: zones });
  if (last < today) return err(`The offers end on ${last}, before today. State later dates.`);
  const number = await addQuote(db, mailing, {
    accountId: request.accountId,
    createdBy: request.createdBy ?? null,
    offers: copies,
    validTill: last,
    customer: { companyName: owner.companyName, contactName: owner.name, reference: null },
    incoterm: null,
    note: null,
    search: readSearch(request),
    deskRequest: request.number,
    saveKey: `desk ${request.number}`,
  });
  if (number === null) return err(`${request.number} ${SETTLED}`);
  await recordOverrides(db, request, number, margins);
  await setFollowUp(db, { number, accountId: request.accountId }, answer.followUpOn ?? null, now);
  const change = { state: "answered", settledAt: now, reason: null, quoteNumber: number } as const;
  if (!(await settleRequest(db, request, change))) return err(`${request.number} ${SETTLED}`);
  await closeItem(db, { kind: "quote-request", subject: request.number }, now);
  await mailAnswer(db, mailing, request, owner, { number, validTill: last }, heldUntil);
  await recordAnswerEvent(db, mailing, request, now, { number, validTill: last, reason: null }, heldUntil);
  return ok(number);
};

/**
 * Ends a request without a price, with the mail to the shipper; belongs in a transaction. With `heldUntil` it can be taken back
 * until then, and the message leaves afterwards.
 */
export const declineRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  reason: string,
  heldUntil: number | null = null,
): Promise<Result<void, string>> => {
  const change = { state: "declined", settledAt: mailing.clock(), reason, quoteNumber: null } as const;
  if (!(await settleRequest(db, request, change))) return err(`${request.number} ${SETTLED}`);
  await closeItem(db, { kind: "quote-request", subject: request.number }, change.settledAt);
  await mailNoPrice(db, mailing, request, await findQuoteOwner(db, request), reason, heldUntil);
  const declined = { number: null, validTill: null, reason };
  await recordAnswerEvent(db, mailing, request, change.settledAt, declined, heldUntil);
  return ok(undefined);
};
