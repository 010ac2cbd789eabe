import { type Acting, currentActing } from "#server/platform/acting.ts";
import { recordChanges } from "#server/modules/audit/index.ts";
import { type Result, err, ok } from "neverthrow";
import { holdOpenAccounts } from "#server/modules/accounts/index.ts";
import { type Refusal, SIGN_IN_AGAIN } from "#server/platform/http/refusal.ts";
import { openItems } from "../inbox/index.ts";
import { saveBookingMargins } from "../margins/index.ts";
import type { WriteBatcher } from "#server/platform/database/write-batcher.ts";
import { type Clock, type Ids, OFFICE_ZONE, officeDay } from "#server/platform/time.ts";
import { readBookingSource } from "../rates/index.ts";
import {
  addFirstFiles,
  addQuotations,
  findBookingsByOffers,
  saveBookingKeys,
  type ShipperKey,
  findUsedKeys,
  releaseOffers,
} from "./batch-store.ts";
import { addCarrierBookings } from "./carrier-booking-store.ts";
import type { BookingKeyTable, StoredBooking } from "./tables.ts";
import { nextNumbers } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import {
  type OfferSnapshot,
  type OfferToBook,
  loadOffers,
  requireBookableOffer,
  UNKNOWN_OFFER,
} from "./bookable-offer.ts";
import { toDate } from "#domain/time";

/** Who books which offer; `key` is the Idempotency-Key of the call. */
export interface BookingRequest {
  /** Of the company. */
  readonly accountId: string;
  /** The account of the person. */
  readonly createdBy: string;
  /** Whether the company is on hold: then only the desk confirms the booking, and no carrier gets it. */
  readonly isHeld: boolean;
  readonly offerId: string;
  readonly key: string | null;
  readonly again?: boolean;
  readonly reference: string | null;
}

export const toReference = (typed: string | null | undefined): string | null => {
  const reference = typed?.trim() ?? "";
  return reference === "" ? null : reference;
};

/** What a booking is answered with. `bookingId` is null until the carrier has confirmed. */
export interface BookingReceipt {
  readonly quotationId: string;
  readonly bookingId: string | null;
  /** The source whose answer to the booking is awaited; left out if there is none. */
  readonly awaits?: string;
}

export const documentName = (booking: BookingReceipt): string => `${booking.bookingId ?? booking.quotationId}.pdf`;

export interface BookingDeps {
  readonly batcher: WriteBatcher;
  readonly clock: Clock;
  readonly ids: Ids;
}

export type BookOffer = (request: BookingRequest) => Promise<Result<BookingReceipt, Refusal>>;

/**
 * Books a stored offer, in one transaction that is on disk before the answer; bookings that wait at the same time share
 * it. Repeating the call, with the same key or without one, answers the same booking; `again` with a new key is one more
 * booking of the same offer; a key that served another offer is a conflict. A cancelled booking is never the answer: with a
 * new key its offer is booked again.
 */
export const bookOffer = (deps: BookingDeps): BookOffer => {
  const write = deps.batcher.createBatchWriter(
    (transaction: Executor, requests: readonly (BookingRequest & WhoActs)[]) => bookBatch(transaction, deps, requests),
  );
  return (request) => write({ ...request, acting: currentActing() });
};

/** Bookings of different people share a transaction. */
interface WhoActs {
  readonly acting: Acting;
}

const KEY_NEEDED: Refusal = {
  kind: "fields",
  message: "Booking an offer again needs an Idempotency-Key.",
  fields: [{ field: "Idempotency-Key", message: "This header is required." }],
};
const KEY_USED: Refusal = { kind: "conflict", message: "This confirmation was already used for another offer." };

const IN_PROCESS = 0;
const BOOKED = 1;
const CANCELLED = 2;
const wasCancelled = ({ quotationId }: Pick<Booked, "quotationId">): Refusal => ({
  kind: "conflict",
  message: `Booking ${quotationId} was cancelled. Please search again to book a new offer.`,
});

interface BatchDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

interface Booked {
  readonly id: string;
  readonly accountId: string;
  /** Empty while it has none. */
  readonly quotationId: string;
  readonly status: number;
}

interface Draft extends Booked, WhoActs {
  /** Null for one more booking of the same offer. */
  readonly offerId: string | null;
  readonly offer: OfferToBook;
  readonly reference: string | null;
  readonly createdBy: string;
  readonly isHeld: boolean;
}

interface BatchState {
  readonly receipts: Map<string, BookingReceipt>;
  readonly byOffer: Map<string, Booked>;
  readonly byKey: Map<string, Booked & { readonly usedFor: string }>;
  readonly drafts: Draft[];
  readonly released: string[];
  readonly uses: BookingKeyTable[];
}

const keyName = ({ accountId, key }: ShipperKey): string => `${accountId}\n${key}`;

const loadBatchState = async (db: Executor, requests: readonly BookingRequest[]): Promise<BatchState> => {
  const keys = requests.flatMap(({ accountId, key }) => (key === null ? [] : [{ accountId, key }]));
  const used = await findUsedKeys(db, keys);
  const booked = await findBookingsByOffers(db, [...new Set(requests.map(({ offerId }) => offerId))]);
  return {
    receipts: new Map(
      [...used, ...booked].map(({ id, quotationId, bookingId }) => [id, { quotationId, bookingId }] as const),
    ),
    byOffer: new Map(booked.flatMap((one) => (one.offerId === null ? [] : [[one.offerId, one] as const]))),
    byKey: new Map(used.map((one) => [keyName(one), one] as const)),
    drafts: [],
    released: [],
    uses: [],
  };
};

const recordKey = (
  state: BatchState,
  { accountId, key, offerId }: BookingRequest,
  booked: Booked,
  usedAt: number,
): void => {
  if (key === null) return;
  state.uses.push({ accountId, key, offerId, quotation: booked.id, usedAt });
  state.byKey.set(keyName({ accountId, key }), { ...booked, usedFor: offerId });
};

const isOpenToBook = (known: Booked | undefined): boolean => known === undefined || known.status === CANCELLED;

const bookRequest = (
  state: BatchState,
  offers: OfferSnapshot,
  deps: BatchDeps,
  request: BookingRequest & WhoActs,
  now: number,
): Result<Booked, Refusal> => {
  const { accountId, key, offerId, acting } = request;
  const used = key === null ? undefined : state.byKey.get(keyName({ accountId, key }));
  if (used !== undefined && used.usedFor !== offerId) return err(KEY_USED);
  if (used !== undefined) return used.status === CANCELLED ? err(wasCancelled(used)) : ok(used);
  const known = state.byOffer.get(offerId);
  if (known !== undefined && known.accountId !== accountId) return err(UNKNOWN_OFFER);
  if (request.again === true && key === null) return err(KEY_NEEDED);
  const isEnded = known?.status === CANCELLED;
  if (isEnded && key === null) return err(wasCancelled(known));
  const isRepeated = known !== undefined && !isEnded && request.again === true;
  const booked =
    known === undefined || isEnded || isRepeated
      ? requireBookableOffer(offers, accountId, offerId, now).map((offer) => {
          const draft = {
            id: deps.ids.id(),
            accountId,
            quotationId: "",
            status: IN_PROCESS,
            offerId: isRepeated ? null : offerId,
            offer,
            reference: request.reference,
            acting,
            createdBy: request.createdBy,
            isHeld: request.isHeld,
          };
          state.drafts.push(draft);
          if (isEnded) state.released.push(offerId);
          if (!isRepeated) state.byOffer.set(offerId, draft);
          return draft;
        })
      : ok(known);
  return booked.map((one) => {
    recordKey(state, request, one, now);
    return one;
  });
};

const numbered = (prefix: "QTN" | "KLB", year: string, number: number): string =>
  `${prefix}-${year}-${String(number).padStart(6, "0")}`;

const toQuotation = (
  { id, accountId, createdBy, isHeld, offerId, offer, reference }: Draft,
  number: number,
  now: number,
): StoredBooking => {
  const day = officeDay(now);
  const year = day.slice(0, 4);
  const { providerName, validity } = offer.facts;
  const { from, till } = validity.isHidden === true ? { from: null, till: null } : validity;
  const isConfirmed = offer.facts.isConfirmedAtOnce && !isHeld;
  return {
    id,
    accountId,
    createdBy,
    isHeld: isHeld ? 1 : 0,
    quotationId: numbered("QTN", year, number),
    bookingId: isConfirmed ? numbered("KLB", year, number) : null,
    offerId,
    providerName,
    validityFrom: from,
    validityTill: till === null ? null : toDate(till),
    validityZone: validity.zone ?? OFFICE_ZONE,
    bookedOn: day,
    bookedAt: now,
    status: isConfirmed ? BOOKED : IN_PROCESS,
    offer: offer.text,
    context: offer.context,
    reference,
  };
};

const recordBookings = (db: Executor, quotations: readonly StoredBooking[], drafts: readonly Draft[]): Promise<void> =>
  recordChanges(
    db,
    quotations.flatMap(({ quotationId, bookingId, accountId, offerId, providerName, reference }, index) => {
      const draft = drafts[index];
      const after = { bookingId, carrier: providerName, offer: offerId, reference };
      return draft === undefined
        ? []
        : [{ action: "booking.created", subjectId: quotationId, customerId: accountId, after, acting: draft.acting }];
    }),
  );

const write = async (db: Executor, { drafts, released, receipts, uses }: BatchState, now: number): Promise<void> => {
  const numbers = drafts.length === 0 ? [] : await nextNumbers(db, officeDay(now).slice(0, 4), drafts.length);
  const quotations = drafts.map((draft, index) => toQuotation(draft, numbers[index] ?? 0, now));
  for (const { id, quotationId, bookingId } of quotations) receipts.set(id, { quotationId, bookingId });
  await releaseOffers(db, released);
  await addQuotations(db, quotations);
  await saveBookingMargins(
    db,
    drafts.map(({ id, offer }) => ({ quotation: id, margins: offer.margins })),
  );
  await recordBookings(db, quotations, drafts);
  await addFirstFiles(
    db,
    quotations.map((one) => ({ quotation: one.id, fileName: documentName(one), contentType: "application/pdf" })),
  );
  await addCarrierBookings(
    db,
    quotations.flatMap(({ id, offer, isHeld }) => {
      const source = isHeld === 1 ? null : readBookingSource(offer);
      return source === null ? [] : [{ quotation: id, source }];
    }),
    now,
  );
  await saveBookingKeys(db, uses);
  const waiting = quotations.filter(({ status }) => status === IN_PROCESS);
  await openItems(
    db,
    waiting.map(({ id, accountId, quotationId, providerName }) => ({
      kind: "booking",
      subject: id,
      booking: id,
      customerId: accountId,
      title: { number: quotationId, carrier: providerName },
    })),
    now,
  );
};

/**
 * Books several offers in one transaction with one statement of each kind, as if one had been booked after the other:
 * an offer that is named twice is booked once, unless the shipper asks for one more; a key that serves two offers refuses
 * the second.
 */
const bookBatch = async (
  db: Executor,
  deps: BatchDeps,
  requests: readonly (BookingRequest & WhoActs)[],
): Promise<readonly Result<BookingReceipt, Refusal>[]> => {
  const now = deps.clock();
  const open = await holdOpenAccounts(
    db,
    requests.map(({ createdBy }) => createdBy),
  );
  const state = await loadBatchState(db, requests);
  const unbooked = requests
    .filter(({ offerId, again }) => again === true || isOpenToBook(state.byOffer.get(offerId)))
    .map(({ offerId }) => offerId);
  const offers = await loadOffers(db, [...new Set(unbooked)]);
  const outcomes = requests.map((request) =>
    open.get(request.createdBy) === request.accountId
      ? bookRequest(state, offers, deps, request, now)
      : err(SIGN_IN_AGAIN),
  );
  await write(db, state, now);
  return outcomes.map((outcome) =>
    outcome.andThen(({ id }) => {
      const receipt = state.receipts.get(id);
      return receipt === undefined ? err(UNKNOWN_OFFER) : ok(receipt);
    }),
  );
};
