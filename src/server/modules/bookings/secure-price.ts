import { recordBookingChange } from "./record-change.ts";
import { err, type Result } from "neverthrow";
import type { SecuredPrice, SecuringCalls, SecuringFailure } from "#server/rate-sources/rate-source.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Executor } from "#server/schema.ts";
import { readCarrierOfferId } from "../rates/index.ts";
import { askWithin } from "./ask-within.ts";
import type { BookOffer } from "./book-offer.ts";
import { type DeskMailing, mailBookingNews } from "./desk-mails.ts";
import { describeSecuredPrice, findSecuredPrice, PRICE_TITLES } from "./secured-price.ts";
import { findQuotationByNumber, readQuotation } from "./store.ts";
import type { SecuredPriceTable, StoredBooking } from "./tables.ts";

type Securing = SecuringCalls & { readonly secure: NonNullable<SecuringCalls["secure"]> };

export interface SecuringDeps extends DeskMailing {
  readonly database: Pick<Database, "db">;
  /** The calls of a source; null if it has none, or does not exist any more. */
  readonly findCalls: (source: string) => Promise<Securing | null>;
  readonly deadlineMs: number;
  readonly onFailure: (source: string, reason: string) => void;
}

const SECOND_MS = 1_000;
/** Longer than a call: a process that has not answered until then has ended. */
const LEASE_MS = 60 * SECOND_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
/** A spot price is held for a day. */
const GIVE_UP_MS = 24 * 3_600 * SECOND_MS;
const IN_PROCESS = 0;

type Answer = Result<SecuredPrice, SecuringFailure>;

/* Whoever adds the row makes the call: it is made once, also by several processes. */
const addAttempt = async (db: Executor, attempt: SecuredPriceTable): Promise<boolean> => {
  const added = await db
    .insertInto("securedPrice")
    .values(attempt)
    .onConflict((conflict) => conflict.column("quotation").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

const changeAttempt = async (
  db: Executor,
  { quotation, attempts }: SecuredPriceTable,
  change: Partial<SecuredPriceTable>,
): Promise<boolean> => {
  const changed = await db
    .updateTable("securedPrice")
    .set(change)
    .where("quotation", "=", quotation)
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

const toOutcome = (answered: Answer): Pick<SecuredPriceTable, "outcome" | "number" | "bookingUrl" | "reason"> =>
  answered.match<ReturnType<typeof toOutcome>>(
    ({ number, bookingUrl }) => ({ outcome: "secured", number, bookingUrl, reason: null }),
    ({ kind, reason }) => ({ outcome: kind, number: null, bookingUrl: null, reason }),
  );

const mailPrice = async (
  db: Executor,
  deps: SecuringDeps,
  booking: StoredBooking,
  { attempts }: SecuredPriceTable,
): Promise<void> => {
  const settled = await findSecuredPrice(db, booking.id);
  const isFurther = attempts > 1;
  if (settled === null || booking.status !== IN_PROCESS || (isFurther && settled.dueAt !== null)) return;
  await mailBookingNews(db, deps, booking, {
    key: `booking|${booking.id}|price${isFurther ? "-settled" : ""}`,
    title: PRICE_TITLES[settled.outcome],
    paragraphs: describeSecuredPrice(settled),
  });
};

/* Only a call that may be repeated is due again, and one that was not sent. */
const settle = (
  deps: SecuringDeps,
  booking: StoredBooking,
  attempt: SecuredPriceTable,
  answered: Answer,
  isRepeatable: boolean,
): Promise<void> =>
  deps.database.db.transaction().execute(async (transaction) => {
    const now = deps.clock();
    const change = toOutcome(answered);
    const mayRepeat = change.outcome === "unsent" || (change.outcome === "unknown" && isRepeatable);
    const isAgain = mayRepeat && now - attempt.askedAt < GIVE_UP_MS;
    const dueAt = isAgain ? now + FIRST_PAUSE_MS * 2 ** (attempt.attempts - 1) : null;
    if (!(await changeAttempt(transaction, attempt, { ...change, dueAt }))) return;
    const { outcome, number, reason } = attempt;
    await recordBookingChange(transaction, booking, {
      action: "booking.price-answered",
      before: { outcome, number, reason },
      after: { outcome: change.outcome, number: change.number, reason: change.reason },
    });
    await mailPrice(transaction, deps, booking, attempt);
  });

const callSource = async (
  deps: SecuringDeps,
  { secure, isSecuredOnce = false }: Securing,
  booking: StoredBooking,
  id: string,
  attempt: SecuredPriceTable,
): Promise<void> => {
  const answered = await askWithin(deps.deadlineMs, (signal) => secure(id, signal));
  if (answered.isErr()) deps.onFailure(booking.providerName, answered.error.reason);
  await settle(deps, booking, attempt, answered, isSecuredOnce);
};

const securePrice = async (deps: SecuringDeps, quotationId: string): Promise<void> => {
  const { db } = deps.database;
  const booking = await findQuotationByNumber(db, quotationId);
  const id = booking === null ? null : readCarrierOfferId(booking.offer);
  const calls = booking === null || id === null ? null : await deps.findCalls(booking.providerName);
  if (booking === null || id === null || calls === null) return;
  const now = deps.clock();
  const attempt: SecuredPriceTable = {
    quotation: booking.id,
    source: booking.providerName,
    outcome: "asked",
    number: null,
    bookingUrl: null,
    reason: null,
    askedAt: now,
    attempts: 1,
    dueAt: now + LEASE_MS,
  };
  if (await addAttempt(db, attempt)) await callSource(deps, calls, booking, id, attempt);
};

/**
 * Books, and secures the price of a request at its carrier, once: without an answer it is unknown whether the carrier holds
 * it. The desk gets the carrier's number in a mail; the booking is a request all the same.
 */
export const securePrices =
  (book: BookOffer, deps: SecuringDeps): BookOffer =>
  async (request) => {
    const booked = await book(request);
    if (booked.isOk() && booked.value.bookingId === null && !request.isHeld)
      await securePrice(deps, booked.value.quotationId);
    return booked;
  };

const takeNext = async (deps: SecuringDeps): Promise<boolean> => {
  const { db } = deps.database;
  const now = deps.clock();
  const due = await db
    .selectFrom("securedPrice")
    .selectAll()
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return false;
  const booking = await readQuotation(db, due.quotation);
  const id = readCarrierOfferId(booking.offer);
  const calls = await deps.findCalls(due.source);
  const isUnsent = due.outcome === "unsent";
  const mayCall = calls !== null && (isUnsent || calls.isSecuredOnce === true);
  if (!mayCall || id === null || booking.status !== IN_PROCESS) {
    const reason = due.reason ?? "the server ended before the answer";
    await settle(deps, booking, due, err({ kind: isUnsent ? "refused" : "unknown", reason }), false);
    return true;
  }
  /* From here on something may be sent, also if the server ends. */
  const change = { attempts: due.attempts + 1, dueAt: now + LEASE_MS, outcome: "asked" } as const;
  if (await changeAttempt(db, due, change)) await callSource(deps, calls, booking, id, { ...due, ...change });
  return true;
};

/**
 * Settles attempts without an answer: the carrier is asked again if nothing was sent, or where it answers a repeated call with the
 * same quotation, for a day; otherwise the desk gets a mail to ask there.
 */
export const reconcilePrices = async (deps: SecuringDeps, isStopping: () => boolean = () => false): Promise<void> => {
  while (!isStopping() && (await takeNext(deps)));
};
