import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { BookingMessagesPort } from "#ports/booking-messages.ts";
import type { Api } from "./client.ts";
import { agreeing, list, object, orNull } from "./codec.ts";
import { readAll, request } from "./request.ts";

const MessageCodec = agreeing<schema.BookingMessage>()(
  object({
    id: t.string,
    writtenBy: t.keyof({ shipper: null, desk: null }),
    name: orNull(t.string),
    writtenAt: t.string,
    readAt: orNull(t.string),
    text: t.string,
  }),
);

const readMessages = readAll(list(MessageCodec));

export const createBookingMessages = (api: Api): BookingMessagesPort => ({
  list: (booking, signal) =>
    request(api.GET("/resource/quotation/{id}/messages", { params: { path: { id: booking } }, signal })).andThen(
      readMessages,
    ),
  write: ({ booking, text, key }, signal) =>
    request(
      api.POST("/resource/quotation/{id}/messages", {
        params: { path: { id: booking }, header: { "Idempotency-Key": key } },
        body: { text },
        signal,
      }),
    ).andThen(readMessages),
});
