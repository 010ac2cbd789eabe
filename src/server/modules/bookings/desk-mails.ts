import { setImmediate as nextTurn } from "node:timers/promises";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";
import { addOutgoingMails, type MailOrder } from "#server/platform/mail/outgoing-store.ts";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { findContact, findReplyTo, formatContact, type Shipper } from "../accounts/index.ts";
import { readCarrierOfferId } from "../rates/index.ts";
import { describeOfferId } from "./at-carrier.ts";
import { findCarrierBooking } from "./carrier-booking-store.ts";
import { describeWholeBooking, readBookingOverview } from "./describe-booking.ts";
import { describeCarrierBooking } from "./describe-carrier-booking.ts";
import { listUnseenBookings, markSeen } from "./store.ts";
import type { CarrierBookingTable, StoredBooking } from "./tables.ts";

const BOOKED = 1;
const MAX_AT_ONCE = 20;
/* Bookings of a demonstration, which are made in the past, are no news. */
const NEWS_MS = 7 * 24 * 3_600_000;

export interface BookingMailing {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Null: bookings are only listed. */
  readonly deskMail: string | null;
}

/** What a mail to the desk about a booking needs besides the booking. */
export interface DeskMailing {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, "deskMail">;
}

export interface DeskNews {
  /** Names the mail: of each key one is sent. */
  readonly key: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Mails news of a shipper to the desk, in the transaction of the news; nothing if no mailbox is configured. */
export const mailBookingNews = async (
  db: Executor,
  { clock, ids, config: { deskMail } }: DeskMailing,
  booking: StoredBooking,
  { key, title, paragraphs }: DeskNews,
): Promise<void> => {
  if (deskMail === null) return;
  const { bookingId, quotationId, providerName } = booking;
  const number = bookingId ?? quotationId;
  const message = toMessage({
    to: deskMail,
    ...(await findReplyTo(db, booking)),
    subject: `${number}: ${title}`,
    opening: `${title}. Booking ${number}, ${toSingleLine(providerName)}.`,
    paragraphs,
  });
  await addOutgoingMails(db, { clock, ids }, [{ key, message }]);
};

/** What the desk reads about a booking of a company on hold. */
const HELD = "The company was on hold when it booked. No carrier has got the booking.";

const nextStep = (
  { quotationId, bookingId, status, isHeld, providerName, offer }: StoredBooking,
  atCarrier: CarrierBookingTable | null,
): readonly string[] => {
  if (status === BOOKED) return [`It is confirmed as ${bookingId ?? quotationId}.`];
  return [
    ...(isHeld === 1 ? [HELD] : []),
    ...(atCarrier === null
      ? [
          "Nobody has confirmed it. Book it with the carrier.",
          ...describeOfferId(providerName, readCarrierOfferId(offer)),
        ]
      : describeCarrierBooking(atCarrier)),
    `To confirm it: ${toStaffCommand(`bookings confirm ${quotationId} --booking <number of the carrier>`)}`,
    `To end it: ${toStaffCommand(`bookings reject ${quotationId} --reason <text for the shipper>`)}`,
  ];
};

const toDeskMessage = (
  deskMail: string,
  quotation: StoredBooking,
  shipper: Shipper,
  atCarrier: CarrierBookingTable | null,
): Message => {
  const { route, load } = readBookingOverview(quotation);
  const title = quotation.status === BOOKED ? "Booking" : "Booking request";
  const subject = [title, route, load].filter((part) => part !== null).join(", ");
  return toMessage({
    to: deskMail,
    replyTo: shipper.email,
    subject: toSingleLine(`${quotation.quotationId}: ${subject}`),
    opening: `${title} ${quotation.quotationId} by ${toSingleLine(shipper.companyName)}.`,
    paragraphs: [
      nextStep(quotation, atCarrier).join("\n"),
      formatContact(shipper).join("\n"),
      ...describeWholeBooking(quotation).map((lines) => lines.join("\n")),
    ],
  });
};

const toOrders = async (
  db: Executor,
  { clock, deskMail }: BookingMailing,
  quotation: StoredBooking,
): Promise<readonly MailOrder[]> => {
  if (deskMail === null || quotation.bookedAt < clock() - NEWS_MS) return [];
  const shipper = await findContact(db, quotation);
  if (shipper === undefined) return [];
  const message = toDeskMessage(deskMail, quotation, shipper, await findCarrierBooking(db, quotation.id));
  return [{ key: `booking|${quotation.id}|desk`, message }];
};

/**
 * Marks new bookings as seen, each with the mail to the desk in the same transaction, and has them looked through for
 * messages. They become visible with their commit, so that none is passed over; two processes may do it at once.
 */
export const queueNewBookings = async (
  mailing: BookingMailing,
  requestChecks: (db: Executor, quotations: readonly string[]) => Promise<void>,
): Promise<void> => {
  const { db } = mailing.database;
  for (;;) {
    const unseen = await listUnseenBookings(db, MAX_AT_ONCE);
    if (unseen.length === 0) return;
    const orders = new Map<string, readonly MailOrder[]>();
    for (const quotation of unseen) {
      orders.set(quotation.id, await toOrders(db, mailing, quotation));
      await nextTurn();
    }
    await db.transaction().execute(async (transaction) => {
      const marked = await markSeen(
        transaction,
        unseen.map(({ id }) => id),
      );
      await requestChecks(transaction, marked);
      await addOutgoingMails(
        transaction,
        mailing,
        marked.flatMap((id) => orders.get(id) ?? []),
      );
    });
  }
};
