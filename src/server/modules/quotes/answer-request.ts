import { err, ok, type Result } from "neverthrow";
import type { QuoteSearch } from "#api/schema.d.ts";
import { findQuoteEnd, MAX_QUOTE_OFFERS } from "#domain/quotes";
import { type CalendarDate, toMinutes } from "#domain/time";
import { OFFICE_ZONE, officeDay, toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { loadOffers, requireBookableOffer } from "../bookings/index.ts";
import { closeItem } from "../inbox/index.ts";
import { findExchange, type OfferContext, packOffers, saveSearch, toOfferId } from "../rates/index.ts";
import type { DeskLine } from "./desk-line.ts";
import { mailAnswer, mailNoPrice, type QuoteMailing } from "./mails.ts";
import { isLclSearch, readSearch, toLclSearch } from "./quote-search.ts";
import { addQuote, toCopy } from "./save-quote.ts";
import { settleRequest } from "./desk-request-store.ts";
import { findQuoteOwner } from "./store.ts";
import type { StoredDeskRequest } from "./tables.ts";
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

const saveLines = async (
  db: Executor,
  { clock, ids }: QuoteMailing,
  request: StoredDeskRequest,
  lines: readonly DeskLine[],
  validTill: CalendarDate,
): Promise<readonly string[]> => {
  const [id, now] = [ids.id(), clock()];
  const context: OfferContext = {
    ...toLoad(readSearch(request)),
    exchange: await findExchange(db, officeDay(now)),
    quotedAt: toInstant(now),
    validityZone: OFFICE_ZONE,
  };
  const offers = lines.map((line, index) => [
    JSON.stringify({ ...line, _id: toOfferId(id, index), "VALID TILL": line["VALID TILL"] ?? validTill }),
  ]);
  await saveSearch(db, {
    id,
    accountId: request.accountId,
    quotedAt: now,
    expiresAt: toDayEnd(validTill, OFFICE_ZONE),
    context: JSON.stringify(context),
    offers: packOffers(offers),
  });
  return lines.map((_, index) => toOfferId(id, index));
};

/**
 * Answers a request with a quote of one to four offers that can be booked, with the mail to the shipper; belongs in a
 * transaction that is undone by a refusal. Returns the number of the quote, or why there is none.
 */
export const answerRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  { lines, validTill }: { readonly lines: readonly DeskLine[]; readonly validTill: CalendarDate },
): Promise<Result<string, string>> => {
  const now = mailing.clock();
  const today = officeDay(now);
  if (lines.length === 0 || lines.length > MAX_QUOTE_OFFERS)
    return err(`A quote has 1 to ${MAX_QUOTE_OFFERS} offers, not ${lines.length}.`);
  if (validTill < today) return err("--valid-till takes today or a later day.");
  if (request.state !== "open") return err(`${request.number} ${SETTLED}`);
  const offerIds = await saveLines(db, mailing, request, lines, validTill);
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
  const change = { state: "answered", settledAt: now, reason: null, quoteNumber: number } as const;
  if (!(await settleRequest(db, request, change))) return err(`${request.number} ${SETTLED}`);
  await closeItem(db, { kind: "quote-request", subject: request.number }, now);
  await mailAnswer(db, mailing, request, owner, { number, validTill: last });
  return ok(number);
};

/** Ends a request without a price, with the mail to the shipper; belongs in a transaction. */
export const declineRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: StoredDeskRequest,
  reason: string,
): Promise<Result<void, string>> => {
  const change = { state: "declined", settledAt: mailing.clock(), reason, quoteNumber: null } as const;
  if (!(await settleRequest(db, request, change))) return err(`${request.number} ${SETTLED}`);
  await closeItem(db, { kind: "quote-request", subject: request.number }, change.settledAt);
  await mailNoPrice(db, mailing, request, await findQuoteOwner(db, request), reason);
  return ok(undefined);
};
