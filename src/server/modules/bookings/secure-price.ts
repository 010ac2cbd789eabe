import type { Result } from "neverthrow";
import type { SecuredPrice, SecurePrice, SecuringFailure } from "#server/rate-sources/rate-source.ts";
import type { Database } from "#server/platform/database/database.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { readCarrierOfferId } from "../rates/index.ts";
import { askWithin } from "./ask-within.ts";
import type { BookOffer } from "./book-offer.ts";
import { type DeskMailing, mailBookingNews } from "./desk-mails.ts";
import { findQuotationByNumber } from "./store.ts";
import type { SecuredPriceTable, StoredBooking } from "./tables.ts";

export interface SecuringDeps extends DeskMailing {
  readonly database: Database;
  /** The call of a source; null if it has none, or does not exist any more. */
  readonly findCall: (source: string) => Promise<SecurePrice | null>;
  readonly deadlineMs: number;
  readonly onFailure: (source: string, reason: string) => void;
}

/** The attempt to secure the price of a booking. */
export interface PriceAttempt extends SecuredPriceTable {
  /** Other bookings of ours for which the carrier has given the same number, as it does for the same offer. */
  readonly sameNumber: readonly string[];
}

const listSameNumber = async (db: Executor, { quotation, source, number }: SecuredPriceTable) =>
  number === null
    ? []
    : db
        .selectFrom("securedPrice")
        .innerJoin("quotation", "quotation.id", "securedPrice.quotation")
        .select("quotation.quotationId")
        .where("securedPrice.source", "=", source)
        .where("securedPrice.number", "=", number)
        .where("securedPrice.quotation", "<>", quotation)
        .orderBy("quotation.quotationId")
        .execute();

/** Null if there was no attempt. */
export const findSecuredPrice = async (db: Executor, quotation: string): Promise<PriceAttempt | null> => {
  const found = await db.selectFrom("securedPrice").selectAll().where("quotation", "=", quotation).executeTakeFirst();
  if (found === undefined) return null;
  const others = await listSameNumber(db, found);
  return { ...found, sameNumber: others.map(({ quotationId }) => quotationId) };
};

/** What the desk does about a price, in sentences. */
export const describeSecuredPrice = ({
  source,
  outcome,
  number,
  bookingUrl,
  reason,
  sameNumber,
}: PriceAttempt): readonly string[] => {
  const carrier = toSingleLine(source);
  switch (outcome) {
    case "secured":
      return [
        `${carrier} holds the price as ${number}. Book it there${bookingUrl === null ? "." : `: ${bookingUrl}`}`,
        ...sameNumber.map((other) => `${other} has the same number: ask there for another one.`),
      ];
    case "refused":
      return [`${carrier} does not hold the price: ${toSingleLine(reason ?? "")}`];
    case "asked":
    case "unknown":
      return [`It is not known whether ${carrier} holds the price. Ask there before you book it.`];
  }
};

const TITLES: Readonly<Record<SecuredPriceTable["outcome"], string>> = {
  asked: "Price may be secured",
  secured: "Price secured",
  refused: "Price not secured",
  unknown: "Price may be secured",
};

/* Whoever adds the row makes the call: it is made once, also by several processes. */
const addAttempt = async (db: Executor, quotation: string, source: string, askedAt: number): Promise<boolean> => {
  const added = await db
    .insertInto("securedPrice")
    .values({ quotation, source, outcome: "asked", number: null, bookingUrl: null, reason: null, askedAt })
    .onConflict((conflict) => conflict.column("quotation").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

type Outcome = Pick<SecuredPriceTable, "outcome" | "number" | "bookingUrl" | "reason">;

const toOutcome = (answered: Result<SecuredPrice, SecuringFailure>): Outcome =>
  answered.match<Outcome>(
    ({ number, bookingUrl }) => ({ outcome: "secured", number, bookingUrl, reason: null }),
    ({ kind, reason }) => ({ outcome: kind, number: null, bookingUrl: null, reason }),
  );

const settle = async (db: Executor, deps: SecuringDeps, booking: StoredBooking, outcome: Outcome): Promise<void> => {
  await db.updateTable("securedPrice").set(outcome).where("quotation", "=", booking.id).execute();
  const settled = await findSecuredPrice(db, booking.id);
  if (settled === null) return;
  await mailBookingNews(db, deps, booking, {
    key: `booking|${booking.id}|price`,
    title: TITLES[settled.outcome],
    paragraphs: describeSecuredPrice(settled),
  });
};

const secure = async (deps: SecuringDeps, quotationId: string): Promise<void> => {
  const { db } = deps.database;
  const booking = await findQuotationByNumber(db, quotationId);
  const id = booking === null ? null : readCarrierOfferId(booking.offer);
  const call = booking === null || id === null ? null : await deps.findCall(booking.providerName);
  if (booking === null || id === null || call === null) return;
  if (!(await addAttempt(db, booking.id, booking.providerName, deps.clock()))) return;
  const answered = await askWithin(deps.deadlineMs, (signal) => call(id, signal));
  if (answered.isErr()) deps.onFailure(booking.providerName, answered.error.reason);
  await db.transaction().execute((transaction) => settle(transaction, deps, booking, toOutcome(answered)));
};

/**
 * Books, and secures the price of a request at its carrier, once: without an answer it stays unknown whether the carrier holds
 * it. The desk gets the carrier's number in a mail; the booking is a request all the same.
 */
export const securePrices =
  (book: BookOffer, deps: SecuringDeps): BookOffer =>
  async (request) => {
    const booked = await book(request);
    if (booked.isOk() && booked.value.bookingId === null) await secure(deps, booked.value.quotationId);
    return booked;
  };
