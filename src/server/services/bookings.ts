import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import type { QuotationTable } from "../stores/booking-tables.ts";
import type { GroupCommit } from "../stores/group-commit.ts";
import { type StoredOffer, storedOffer, withdrawalOf } from "../stores/offers.ts";
import {
  addFile,
  addQuotation,
  bookingOfOffer,
  nextNumber,
  quotationById,
  usedKey,
  useKey,
} from "../stores/quotations.ts";
import type { Executor } from "../stores/schema.ts";
import type { Clock, Ids } from "./clock.ts";
import { factsOf, type OfferFacts, type ReadOffer, readOffer } from "./offer-facts.ts";
import { endOfOfficeDay, officeDay } from "./office-day.ts";

/** Words that stand in the place of an offer's id. */
const REFUSAL_WORDS = new Set([
  "no-offer",
  "Sold-out",
  "Quantities cannot be confirmed",
  "Offer cannot be created under FMC scope",
]);

const gone = (message: string): Refusal => ({ kind: "gone", message });
const UNKNOWN: Refusal = { kind: "not-found", message: "We do not know this offer. Please search again." };
const EXPIRED = gone("This offer has expired. Please search again for a new one.");
const KEY_USED: Refusal = { kind: "conflict", message: "This confirmation was already used for another offer." };

export interface BookingRequest {
  readonly accountId: string;
  readonly offerId: string;
  readonly key: string | null;
}

/** What a booking is answered with. `bookingId` is null until the carrier of a rate sheet has confirmed. */
export interface BookingReceipt {
  readonly quotationId: string;
  readonly bookingId: string | null;
}

export interface BookingDeps {
  readonly commits: GroupCommit;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A stored offer that can be booked, and what was read of it. */
export interface LiveOffer extends StoredOffer {
  readonly kind: ReadOffer["kind"];
  readonly facts: OfferFacts;
}

/** The shipper's own offer, if it can still be had. */
export const liveOffer = async (
  db: Executor,
  accountId: string,
  offerId: string,
  now: number,
): Promise<Result<LiveOffer, Refusal>> => {
  const offer = await storedOffer(db, offerId);
  if (offer === null || offer.accountId !== accountId)
    return err(REFUSAL_WORDS.has(offerId) ? gone(`This offer cannot be booked: ${offerId}.`) : UNKNOWN);
  const read = readOffer(offer.text);
  const facts = factsOf(read);
  const hasEnded = now >= offer.expiresAt || (facts.validTill !== null && now >= endOfOfficeDay(facts.validTill));
  if (hasEnded) return err(EXPIRED);
  const withdrawal = await withdrawalOf(db, offerId);
  return withdrawal === null ? ok({ ...offer, kind: read.kind, facts }) : err(gone(withdrawal));
};

const numbered = (prefix: "QTN" | "KLB", year: string, number: number): string =>
  `${prefix}-${year}-${String(number).padStart(6, "0")}`;

/** A carrier's offer is confirmed by its answer; one of a rate sheet waits for the desk. */
const quotationOf = (deps: BookingDeps, request: BookingRequest, offer: LiveOffer, number: number): QuotationTable => {
  const now = deps.clock();
  const day = officeDay(now);
  const year = day.slice(0, 4);
  const { providerName, validFrom, validTill } = offer.facts;
  const isConfirmed = offer.kind === "api";
  return {
    id: deps.ids.id(),
    accountId: request.accountId,
    quotationId: numbered("QTN", year, number),
    bookingId: isConfirmed ? numbered("KLB", year, number) : null,
    offerId: request.offerId,
    providerName,
    validityFrom: validFrom,
    validityTill: validTill,
    bookedOn: day,
    bookedAt: now,
    status: isConfirmed ? 1 : 0,
    offer: offer.text,
    context: JSON.stringify(offer.context),
  };
};

/** The name of the document that the server prints for a booking. */
export const documentName = (booking: BookingReceipt): string => `${booking.bookingId ?? booking.quotationId}.pdf`;

const create = async (db: Executor, deps: BookingDeps, request: BookingRequest, offer: LiveOffer) => {
  const number = await nextNumber(db, officeDay(deps.clock()).slice(0, 4));
  const quotation = quotationOf(deps, request, offer, number);
  await addQuotation(db, quotation);
  await addFile(db, {
    quotation: quotation.id,
    fileName: documentName(quotation),
    contentType: "application/pdf",
    content: null,
  });
  return quotation;
};

const remember = async (db: Executor, request: BookingRequest, quotation: string, usedAt: number): Promise<void> => {
  const { accountId, key, offerId } = request;
  if (key !== null) await useKey(db, { accountId, key, offerId, quotation, usedAt });
};

const receipt = ({ quotationId, bookingId }: QuotationTable): BookingReceipt => ({ quotationId, bookingId });

const bookIn = async (
  db: Executor,
  deps: BookingDeps,
  request: BookingRequest,
): Promise<Result<BookingReceipt, Refusal>> => {
  const { accountId, key, offerId } = request;
  const used = key === null ? null : await usedKey(db, accountId, key);
  if (used !== null && used.offerId !== offerId) return err(KEY_USED);
  const known = used === null ? await bookingOfOffer(db, offerId) : await quotationById(db, used.quotation);
  if (known !== null) {
    if (known.accountId !== accountId) return err(UNKNOWN);
    await remember(db, request, known.id, deps.clock());
    return ok(receipt(known));
  }
  const offer = await liveOffer(db, accountId, offerId, deps.clock());
  if (offer.isErr()) return err(offer.error);
  const quotation = await create(db, deps, request, offer.value);
  await remember(db, request, quotation.id, deps.clock());
  return ok(receipt(quotation));
};

/**
 * Books a stored offer, in one transaction that is on disk before the answer. An offer is booked once: repeating the
 * call, with the same key or without one, answers the same booking; a key that served another offer is a conflict.
 */
export const bookOffer =
  (deps: BookingDeps) =>
  (request: BookingRequest): Promise<Result<BookingReceipt, Refusal>> =>
    deps.commits.write((transaction) => bookIn(transaction, deps, request));
