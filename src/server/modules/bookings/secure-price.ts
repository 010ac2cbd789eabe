import type { Result } from "neverthrow";
import type { SecuredPrice, SecurePrice, SourceBookingFailure } from "#server/rate-sources/rate-source.ts";
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

/** The attempt to secure the price of a booking; null if there was none. */
export const findSecuredPrice = async (db: Executor, quotation: string): Promise<SecuredPriceTable | null> =>
  (await db.selectFrom("securedPrice").selectAll().where("quotation", "=", quotation).executeTakeFirst()) ?? null;

/** What the desk does about a price, in one sentence. */
export const describeSecuredPrice = ({ source, outcome, number, bookingUrl, reason }: SecuredPriceTable): string => {
  const carrier = toSingleLine(source);
  if (outcome === "secured")
    return `${carrier} holds the price as ${number}. Book it there${bookingUrl === null ? "." : `: ${bookingUrl}`}`;
  return outcome === "refused"
    ? `${carrier} does not hold the price: ${toSingleLine(reason ?? "")}`
    : `It is not known whether ${carrier} holds the price. Ask there before you book it.`;
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

const toOutcome = (answered: Result<SecuredPrice, SourceBookingFailure>): Outcome =>
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
    paragraphs: [describeSecuredPrice(settled)],
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
