import { type AmendmentKind, isOpen } from "#domain/amendments";
import { formatMoney } from "#domain/money";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { findReplyTo } from "../accounts/index.ts";
import type { DeskMailing } from "../booking-documents/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { readFee } from "./present.ts";
import type { BookingAmendmentTable } from "./tables.ts";

/** What a shipper asks for, in words. */
export const AMENDMENT_NAMES: Readonly<Record<AmendmentKind, string>> = {
  cancellation: "Cancellation",
  sailing: "Change of sailing",
  quantity: "Change of containers",
  details: "Change of details",
};

const NEWS = {
  requested: "requested",
  withdrawn: "withdrawn",
  agreed: "fee agreed",
  refused: "fee not agreed",
} as const;

/** Tells the desk what a shipper did with a request, in the transaction that does it; nothing without a mailbox. */
export const mailDesk = async (
  db: Executor,
  { clock, ids, config: { deskMail } }: DeskMailing,
  quotation: StoredBooking,
  amendment: BookingAmendmentTable,
  news: keyof typeof NEWS,
): Promise<void> => {
  if (deskMail === null) return;
  const number = quotation.bookingId ?? quotation.quotationId;
  const title = `${AMENDMENT_NAMES[amendment.kind]} ${NEWS[news]}`;
  const [fee, proposed] = [readFee(amendment.fee), readFee(amendment.proposedFee)];
  const isAnswered = !isOpen(amendment);
  const message = toMessage({
    to: deskMail,
    ...(await findReplyTo(db, quotation.accountId)),
    subject: `${number}: ${title}`,
    opening: `${title}. Booking ${number}, ${toSingleLine(quotation.providerName)}.`,
    paragraphs: [
      ...(amendment.text === "" ? [] : [`The shipper writes: ${amendment.text}`]),
      `The shipper was shown ${fee === null ? "no fee: it is unknown" : `a fee of ${formatMoney(fee)}`}.`,
      ...(proposed === null ? [] : [`The fee that you proposed: ${formatMoney(proposed)}.`]),
      ...(isAnswered ? [] : [`To answer it: ${toStaffCommand(`bookings accept ${amendment.id}`)}`]),
    ],
  });
  await addOutgoingMails(db, { clock, ids }, [{ key: `amendment|${amendment.id}|${news}`, message }]);
};
