import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import {
  addFirstFiles,
  addQuotations,
  bookingsOfOffers,
  rememberKeys,
  type ShipperKey,
  usedKeys,
} from "../stores/booking-batch.ts";
import type { BookingKeyTable, QuotationTable } from "../stores/booking-tables.ts";
import { nextNumbers } from "../stores/quotations.ts";
import type { Executor } from "../stores/schema.ts";
import { type BookingReceipt, type BookingRequest, documentName } from "./booking-receipt.ts";
import type { Clock, Ids } from "./clock.ts";
import { type OfferShelf, type RawLiveOffer, readShelf, takeOffer, UNKNOWN_OFFER } from "./live-offer.ts";
import { dateOf } from "#domain/time";
import { officeDay } from "./office-day.ts";

const KEY_NEEDED: Refusal = {
  kind: "fields",
  message: "Booking an offer again needs an Idempotency-Key.",
  fields: [{ field: "Idempotency-Key", message: "This header is required." }],
};
const KEY_USED: Refusal = { kind: "conflict", message: "This confirmation was already used for another offer." };

interface BatchDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A booking that stands, or is about to: its numbers are in `Ledger.receipts`. */
interface Booked {
  readonly id: string;
  readonly accountId: string;
}

/** A booking that is to be written. */
interface Draft extends Booked {
  /** Null for one more booking of the same offer. */
  readonly offerId: string | null;
  readonly offer: RawLiveOffer;
  readonly reference: string | null;
}

/** What is known of the offers and keys of a batch; each request adds to it, so that the next one sees it. */
interface Ledger {
  readonly receipts: Map<string, BookingReceipt>;
  readonly byOffer: Map<string, Booked>;
  readonly byKey: Map<string, Booked & { readonly usedFor: string }>;
  readonly drafts: Draft[];
  readonly uses: BookingKeyTable[];
}

const keyName = ({ accountId, key }: ShipperKey): string => `${accountId}\n${key}`;

const readLedger = async (db: Executor, requests: readonly BookingRequest[]): Promise<Ledger> => {
  const keys = requests.flatMap(({ accountId, key }) => (key === null ? [] : [{ accountId, key }]));
  const used = await usedKeys(db, keys);
  const booked = await bookingsOfOffers(db, [...new Set(requests.map(({ offerId }) => offerId))]);
  return {
    receipts: new Map(
      [...used, ...booked].map(({ id, quotationId, bookingId }) => [id, { quotationId, bookingId }] as const),
    ),
    byOffer: new Map(booked.flatMap((one) => (one.offerId === null ? [] : [[one.offerId, one] as const]))),
    byKey: new Map(used.map((one) => [keyName(one), one] as const)),
    drafts: [],
    uses: [],
  };
};

const remember = (
  ledger: Ledger,
  { accountId, key, offerId }: BookingRequest,
  booked: Booked,
  usedAt: number,
): void => {
  if (key === null) return;
  ledger.uses.push({ accountId, key, offerId, quotation: booked.id, usedAt });
  ledger.byKey.set(keyName({ accountId, key }), { ...booked, usedFor: offerId });
};

/** Finds the booking of a request, or drafts it. */
const settle = (
  ledger: Ledger,
  shelf: OfferShelf,
  deps: BatchDeps,
  request: BookingRequest,
  now: number,
): Result<Booked, Refusal> => {
  const { accountId, key, offerId } = request;
  const used = key === null ? undefined : ledger.byKey.get(keyName({ accountId, key }));
  if (used !== undefined) return used.usedFor === offerId ? ok(used) : err(KEY_USED);
  const known = ledger.byOffer.get(offerId);
  if (known !== undefined && known.accountId !== accountId) return err(UNKNOWN_OFFER);
  if (request.again === true && key === null) return err(KEY_NEEDED);
  const isRepeated = known !== undefined && request.again === true;
  const booked =
    known === undefined || isRepeated
      ? takeOffer(shelf, accountId, offerId, now).map((offer) => {
          const { reference } = request;
          const draft = { id: deps.ids.id(), accountId, offerId: isRepeated ? null : offerId, offer, reference };
          ledger.drafts.push(draft);
          if (!isRepeated) ledger.byOffer.set(offerId, draft);
          return draft;
        })
      : ok(known);
  return booked.map((one) => {
    remember(ledger, request, one, now);
    return one;
  });
};

const numbered = (prefix: "QTN" | "KLB", year: string, number: number): string =>
  `${prefix}-${year}-${String(number).padStart(6, "0")}`;

/** A carrier's offer is confirmed by its answer; one of a rate sheet waits for the desk. */
const quotationOf = (
  { id, accountId, offerId, offer, reference }: Draft,
  number: number,
  now: number,
): QuotationTable => {
  const day = officeDay(now);
  const year = day.slice(0, 4);
  const { providerName, validity } = offer.facts;
  const isConfirmed = offer.facts.isBookedAtOnce;
  return {
    id,
    accountId,
    quotationId: numbered("QTN", year, number),
    bookingId: isConfirmed ? numbered("KLB", year, number) : null,
    offerId,
    providerName,
    validityFrom: validity.from,
    validityTill: validity.till === null ? null : dateOf(validity.till),
    bookedOn: day,
    bookedAt: now,
    status: isConfirmed ? 1 : 0,
    offer: offer.text,
    context: offer.context,
    reference,
  };
};

/** Writes the drafts of a ledger with their numbers and documents. */
const write = async (db: Executor, { drafts, receipts, uses }: Ledger, now: number): Promise<void> => {
  const numbers = drafts.length === 0 ? [] : await nextNumbers(db, officeDay(now).slice(0, 4), drafts.length);
  const quotations = drafts.map((draft, index) => quotationOf(draft, numbers[index] ?? 0, now));
  for (const { id, quotationId, bookingId } of quotations) receipts.set(id, { quotationId, bookingId });
  await addQuotations(db, quotations);
  await addFirstFiles(
    db,
    quotations.map((one) => ({ quotation: one.id, fileName: documentName(one), contentType: "application/pdf" })),
  );
  await rememberKeys(db, uses);
};

/**
 * Books several offers in one transaction with one statement of each kind, as if one had been booked after the other:
 * an offer that is named twice is booked once, unless the shipper asks for one more; a key that serves two offers refuses
 * the second.
 */
export const bookAll = async (
  db: Executor,
  deps: BatchDeps,
  requests: readonly BookingRequest[],
): Promise<readonly Result<BookingReceipt, Refusal>[]> => {
  const now = deps.clock();
  const ledger = await readLedger(db, requests);
  const unbooked = requests
    .filter(({ offerId, again }) => again === true || !ledger.byOffer.has(offerId))
    .map(({ offerId }) => offerId);
  const shelf = await readShelf(db, [...new Set(unbooked)]);
  const settled = requests.map((request) => settle(ledger, shelf, deps, request, now));
  await write(db, ledger, now);
  return settled.map((outcome) =>
    outcome.andThen(({ id }) => {
      const receipt = ledger.receipts.get(id);
      return receipt === undefined ? err(UNKNOWN_OFFER) : ok(receipt);
    }),
  );
};
