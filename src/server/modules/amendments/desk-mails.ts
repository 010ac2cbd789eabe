import { type AmendmentKind, isOpen } from "#domain/amendments";
import { formatMoney } from "#domain/money";
import { toStaffCommand } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { type DeskMailing, mailBookingNews, type StoredBooking } from "../bookings/index.ts";
import { readFee } from "./presenter.ts";
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
  mailing: DeskMailing,
  quotation: StoredBooking,
  amendment: BookingAmendmentTable,
  news: keyof typeof NEWS,
): Promise<void> => {
  const [fee, proposed] = [readFee(amendment.fee), readFee(amendment.proposedFee)];
  await mailBookingNews(db, mailing, quotation, {
    key: `amendment|${amendment.id}|${news}`,
    title: `${AMENDMENT_NAMES[amendment.kind]} ${NEWS[news]}`,
    paragraphs: [
      ...(amendment.text === "" ? [] : [`The shipper writes: ${amendment.text}`]),
      `The shipper was shown ${fee === null ? "no fee: it is unknown" : `a fee of ${formatMoney(fee)}`}.`,
      ...(proposed === null ? [] : [`The fee that you proposed: ${formatMoney(proposed)}.`]),
      ...(isOpen(amendment) ? [`To answer it: ${toStaffCommand(`bookings accept ${amendment.id}`)}`] : []),
    ],
  });
};
