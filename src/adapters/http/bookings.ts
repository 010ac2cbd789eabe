import type { BookingsPort } from "../../ports/bookings.ts";
import { ask } from "./ask.ts";
import type { ChosenRates } from "./chosen-rates.ts";
import type { Api, ApiSettings } from "./client.ts";
import { ReceiptCodec } from "./decoders/bookings.ts";
import { decodeWith, first } from "./decoders/codec.ts";
import { askForFile } from "./files.ts";
import { bookRequestOf, receiptOf } from "./mappers/booking.ts";
import { messageOf } from "./refusal.ts";

const decodeReceipt = decodeWith(ReceiptCodec);

/** Booking and the booking PDF over HTTP. */
export const createBookings = (api: Api, { deadlines: { usual } }: ApiSettings, chosen: ChosenRates): BookingsPort => ({
  book: (rate, idempotencyKey, signal) =>
    ask(
      (until) =>
        api.PUT("/resource/rates/spot-on", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: bookRequestOf(rate, chosen.offerId(rate)),
          signal: until,
        }),
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

  pdf: (rate, signal) =>
    askForFile(
      (until) => api.POST("/resource/booking/pdf", { body: chosen.wholeRate(rate), parseAs: "blob", signal: until }),
      { signal, deadline: usual },
      "booking.pdf",
    ),
});
