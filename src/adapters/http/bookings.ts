import type { BookableOffer } from "#domain/bookings";
import type { BookingsPort, BookingWish } from "#ports/bookings.ts";
import { type Answer, ask } from "./ask.ts";
import type { ChosenRates } from "./chosen-rates.ts";
import type { Api, ApiSettings } from "./client.ts";
import { ReceiptCodec } from "./decoders/bookings.ts";
import { decodeWith, first } from "./decoders/codec.ts";
import { askForFile } from "./files.ts";
import { bookLclRequestOf, bookRequestOf, receiptOf } from "./mappers/booking.ts";
import { messageOf } from "./refusal.ts";

const decodeReceipt = decodeWith(ReceiptCodec);

type Call = (until: AbortSignal) => Promise<Answer>;

/** A part load is booked by a call of its own; every other offer by the call of the rates. */
const bookingCall = (
  api: Api,
  offer: BookableOffer,
  offerId: string,
  idempotencyKey: string,
  wish: BookingWish,
): Call => {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const { part } = offer;
  return part === undefined
    ? (signal) => api.PUT("/resource/rates/spot-on", { params, body: bookRequestOf(offer, offerId, wish), signal })
    : (signal) => api.PUT("/resource/lcl/rates", { params, body: bookLclRequestOf(part, offerId, wish), signal });
};

/** Booking and the booking PDF over HTTP. */
export const createBookings = (api: Api, { deadlines: { usual } }: ApiSettings, chosen: ChosenRates): BookingsPort => ({
  book: (offer, idempotencyKey, signal, wish = {}) =>
    ask(
      bookingCall(api, offer, chosen.offerId(offer), idempotencyKey, wish),
      { signal, deadline: usual },
      "code-and-status",
    ).map((envelope) =>
      receiptOf(
        messageOf(envelope),
        decodeReceipt(first(envelope.result)).match(
          (receipt) => receipt,
          () => null,
        ),
      ),
    ),

  pdf: (offer, signal, quotationId = null) =>
    askForFile(
      (until) =>
        api.POST("/resource/booking/pdf", {
          body: { ...chosen.wholeRate(offer), ...(quotationId === null ? {} : { quotationId }) },
          parseAs: "blob",
          signal: until,
        }),
      { signal, deadline: usual },
      "booking.pdf",
    ),
});
