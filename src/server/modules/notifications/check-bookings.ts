import { canWait, type Notice, findNextReminder, findNotices, isNews, toTopic } from "#domain/notifications";
import type { Executor } from "#server/schema.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addOutgoingMails, type MailOrder } from "#server/platform/mail/outgoing-store.ts";
import { atFullPace, type Pause } from "#server/platform/pace.ts";
import { type Clock, type Ids, toInstant } from "#server/platform/time.ts";
import { type Account, findContact, toFormats } from "../accounts/index.ts";
import { findBooking, type StoredBooking, queueNewBookings } from "../bookings/index.ts";
import { readShipment } from "../booking-views/index.ts";
import { readBookingFacts } from "./booking-facts.ts";
import {
  type BookingCheck,
  claimCheck,
  endCheck,
  findHeldEvent,
  findHeldUntil,
  hasDueCheck,
  requestChecks,
} from "../booking-events/index.ts";
import { BOOKING_EVENTS } from "#domain/webhooks";
import { recordWebhookEvent } from "../webhooks/index.ts";
import { dropOutdatedReminders, toMailKey } from "./digest-mail.ts";
import { collectNotice, findDigest } from "./digest-store.ts";
import { noticeMessage, unsubscribeAddress } from "./mails.ts";
import { addNotification } from "./notification-store.ts";
import { storeSentences } from "./stored-sentences.ts";
import { createUnsubscribeToken, isMuted, readSettings } from "./settings-store.ts";

const MINUTE_MS = 60_000;
const CLAIM_MS = MINUTE_MS;

export interface CheckDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly site: string;
  readonly apiBasePath: string;
  /** Mailbox of the desk for mails about new bookings; null: they are only listed. */
  readonly deskMail: string | null;
}

const toMailOrder = async (
  db: Executor,
  deps: CheckDeps,
  account: Account,
  quotation: StoredBooking,
  notice: Notice,
): Promise<MailOrder> => {
  const token = await createUnsubscribeToken(db, deps, account.id, toTopic(notice.kind));
  const unsubscribeUrl = unsubscribeAddress(deps, token);
  const shipment = await readShipment(db, quotation, deps.clock());
  return {
    key: toMailKey(quotation.id, notice),
    message: noticeMessage({
      notice,
      quotation,
      shipment,
      to: account.email,
      formats: toFormats(account),
      site: deps.site,
      unsubscribeUrl,
    }),
    unsubscribeUrl,
    expiresAt: notice.until === null ? null : notice.until * MINUTE_MS,
  };
};

const toWebhookEvent = (quotation: StoredBooking, notice: Notice) => {
  const { kind, at, until } = notice;
  const { title, detail } = storeSentences(notice);
  const { id, accountId, quotationId, bookingId, reference } = quotation;
  const dueAt = until === null ? null : toInstant(until * MINUTE_MS);
  return {
    accountId,
    type: BOOKING_EVENTS[kind],
    subject: bookingId ?? quotationId,
    happenedAt: Math.round(at * MINUTE_MS),
    data: { id, quotationId, bookingId, reference, change: kind, title, detail, dueAt },
  };
};

/* A number that can still be taken back is in no message, not even in one about something else. */
const hideHeldNumber = async (db: Executor, booking: StoredBooking, now: number): Promise<StoredBooking> => {
  const held = await findHeldEvent(db, booking.id, now);
  if (held?.kind === "confirmed") return { ...booking, bookingId: null };
  return held?.kind === "corrected" ? { ...booking, bookingId: held.replaced } : booking;
};

/* A receipt that leaves late states the booking as it was received. */
const toBookingOf = ({ kind }: Notice, booking: StoredBooking): StoredBooking =>
  kind === "booking-received" ? { ...booking, bookingId: null } : booking;

/* Messages, their mails and what is sent to webhooks are one transaction; what is known already adds none. */
const recordNotices = async (
  db: Executor,
  deps: CheckDeps,
  quotation: StoredBooking,
  notices: readonly Notice[],
): Promise<void> => {
  const account = await findContact(db, quotation);
  if (account === undefined) return;
  const settings = await readSettings(db, account.id);
  const takesMail = account.disabledAt === null && !(await isMuted(db, quotation.id));
  const now = deps.clock();
  const mails: MailOrder[] = [];
  const digest = await findDigest(db, account.id);
  for (const notice of notices) {
    const topic = toTopic(notice.kind);
    const channels = settings.get(topic);
    const isNew = isNews(notice, now / MINUTE_MS);
    const id = deps.ids.id();
    const added = await addNotification(db, {
      id,
      accountId: account.id,
      quotation: quotation.id,
      key: notice.key,
      kind: notice.kind,
      topic,
      ...storeSentences(notice),
      happenedAt: Math.round(notice.at * MINUTE_MS),
      recordedAt: now,
      readAt: isNew ? null : now,
      isListed: channels?.portal === false ? 0 : 1,
    });
    if (added && isNew && account.disabledAt === null)
      await recordWebhookEvent(db, deps, toWebhookEvent(toBookingOf(notice, quotation), notice));
    if (!added || !isNew || !takesMail || channels?.mail === false) continue;
    if (digest !== null && canWait(notice, digest.nextAt / MINUTE_MS)) await collectNotice(db, account.id, id);
    else mails.push(await toMailOrder(db, deps, account, toBookingOf(notice, quotation), notice));
  }
  await addOutgoingMails(db, deps, mails);
};

const checkBooking = async (deps: CheckDeps, check: BookingCheck): Promise<void> => {
  const { db } = deps.database;
  const now = toInstant(deps.clock());
  const quotation = await findBooking(db, check.quotation);
  if (quotation === null) return;
  const facts = await readBookingFacts(db, quotation, now);
  const notices = findNotices(facts, now);
  const reminder = findNextReminder(facts, now);
  const held = await findHeldUntil(db, quotation.id, Date.parse(now));
  const moments = [reminder === null ? null : reminder * MINUTE_MS, held].filter((moment) => moment !== null);
  await db.transaction().execute(async (transaction) => {
    await dropOutdatedReminders(transaction, deps, quotation, notices);
    const booking = await hideHeldNumber(transaction, quotation, Date.parse(now));
    await recordNotices(transaction, deps, booking, notices);
    await endCheck(transaction, check, moments.length === 0 ? null : Math.min(...moments));
  });
};

/**
 * Looks through all bookings that are due, after news or for a reminder, and records their messages. Any number of
 * processes may do so: each booking is taken by one, and a message that two find is recorded once. `pause` follows each booking:
 * an import changes thousands of them at once.
 */
export const checkDueBookings = async (
  deps: CheckDeps,
  isClosing: () => boolean = () => false,
  pause: Pause = atFullPace,
): Promise<void> => {
  const { db } = deps.database;
  await queueNewBookings(deps, requestChecks);
  while (!isClosing()) {
    const now = deps.clock();
    if (!(await hasDueCheck(db, now))) return;
    const check = await claimCheck(db, now, now + CLAIM_MS);
    if (check === null) return;
    const start = performance.now();
    await checkBooking(deps, check);
    await pause(performance.now() - start);
  }
};
