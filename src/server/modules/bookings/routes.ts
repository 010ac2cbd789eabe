import { isBookingRequest } from "#domain/companies";
import { missingFieldsMessage } from "#domain/search";
import { err, ok } from "neverthrow";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type Handler, authenticatedRoute, type Shipper } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { findFormats } from "../accounts/index.ts";
import { bookingFile, printBooking, printOffer } from "./print-booking.ts";
import { type BookingReceipt, type BookOffer, toReference } from "./book-offer.ts";
import { findLimitProblem } from "./own-limit.ts";
import type { SearchStore } from "../rates/index.ts";
import { changeReference, findOwnQuotation, findQuotationByNumber, findQuotationFile } from "./store.ts";

const NO_FILE: Refusal = { kind: "not-found", message: "This file was not found." };
const NO_BOOKING: Refusal = { kind: "not-found", message: "This booking was not found." };
const NO_OFFER: Refusal = {
  kind: "fields",
  message: missingFieldsMessage(["offerId"]),
  fields: [{ field: "offerId", message: "This field is required." }],
};

const bookedMessage = ({ bookingId, awaits }: BookingReceipt): string => {
  if (bookingId !== null) return "Booking confirmed!";
  return awaits === undefined
    ? "Booking request received. My Bookings shows when it is confirmed."
    : `Your booking is passed on to ${awaits}, whose answer is awaited. My Bookings shows when it is confirmed.`;
};

/** The answer to a call that books. */
export const answerBooking = (receipt: BookingReceipt) => {
  const { quotationId, bookingId } = receipt;
  return answer([{ quotationId, bookingId }], bookedMessage(receipt));
};

const disposition = (contentType: string): "inline" | "attachment" =>
  contentType.startsWith("image/") ? "inline" : "attachment";

/** For which company a person books. */
export const toBooker = ({ accountId, companyId, state }: Shipper) => ({
  accountId: companyId,
  createdBy: accountId,
  isHeld: isBookingRequest(state),
});

export const bookingHandlers = (deps: Deps, book: BookOffer, { settle }: SearchStore): readonly Handler[] => {
  const { db } = deps.database;
  return [
    authenticatedRoute("bookOffer", async ({ body, header }, shipper) => {
      await settle(body.offerId);
      const problem = await findLimitProblem(db, shipper, body.offerId);
      if (problem !== null) return err(problem);
      const booked = await book({
        ...toBooker(shipper),
        offerId: body.offerId,
        key: header["Idempotency-Key"] ?? null,
        again: body.bookAgain ?? false,
        reference: toReference(body.reference),
      });
      return booked.andThen(answerBooking);
    }),
    authenticatedRoute("bookingPdf", async ({ body }, { companyId: accountId, accountId: personId }) => {
      const formats = await findFormats(db, personId);
      const quotation = body.quotationId === undefined ? null : await findQuotationByNumber(db, body.quotationId);
      if (quotation?.accountId === accountId) {
        const content = await printBooking(quotation, formats);
        return ok({ kind: "file", disposition: "attachment", ...bookingFile(quotation, content) } as const);
      }
      if (body.quotationId !== undefined) return err(NO_BOOKING);
      const offerId = body.offerId ?? body._id;
      if (offerId === undefined) return err(NO_OFFER);
      await settle(offerId);
      const printed = await printOffer(db, accountId, offerId, deps.clock(), formats);
      return printed.map((file) => ({ kind: "file", disposition: "attachment", ...file }) as const);
    }),
    authenticatedRoute("setReference", async ({ path, body }, { companyId: accountId }) => {
      const reference = toReference(body.reference);
      const isOwn = await changeReference(db, accountId, path.id, reference);
      return isOwn ? answer([{ reference }]) : err(NO_BOOKING);
    }),
    authenticatedRoute("quotationFile", async ({ path }, { companyId: accountId, accountId: personId }) => {
      const quotation = await findOwnQuotation(db, accountId, path.id);
      const file = quotation === null ? null : await findQuotationFile(db, path.id, path.fileName);
      if (quotation === null || file === null) return err(NO_FILE);
      const content = file.content ?? (await printBooking(quotation, await findFormats(db, personId)));
      const { contentType: mediaType, fileName } = file;
      return ok({ kind: "file", mediaType, fileName, disposition: disposition(mediaType), content } as const);
    }),
  ];
};
