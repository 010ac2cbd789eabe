import * as t from "io-ts";
import type { ResultAsync } from "neverthrow";
import { decodeWith, list, object, orNull } from "#adapters/http/codec.ts";
import { type Envelope, readAll, readFirst, request } from "#adapters/http/request.ts";
import { checkFile } from "#domain/documents";
import type { Failure } from "#ports/failure.ts";
import type { BookingChange, BookingsPort, DeskBooking, NamedFile } from "../ports/index.ts";
import { BookingCodec, CustomerBookingCodec, ListedBookingCodec } from "./booking-codecs.ts";
import { followBookings } from "./booking-news.ts";
import { BACKGROUND, type DeskClient } from "./client.ts";

/** A call that was sent. */
type Sent = Parameters<typeof request>[0];

const findMediaType = ({ name, content }: NamedFile): string =>
  checkFile(name, content.size)
    .map(({ mediaType }) => mediaType)
    .unwrapOr("application/octet-stream");

type DocumentChange = Extract<
  BookingChange,
  { readonly kind: "ask-document" | "withdraw-document" | "comment-document" | "add-document" }
>;

const isDocumentChange = (change: BookingChange): change is DocumentChange => change.kind.endsWith("-document");

const sendDocument = (api: DeskClient, number: string, change: DocumentChange, signal: AbortSignal): Sent => {
  switch (change.kind) {
    case "ask-document": {
      const { document: kind, note, dueOn } = change;
      const params = { path: { number } };
      return api.POST("/bookings/{number}/document-requests", { params, body: { kind, note, dueOn }, signal });
    }
    case "withdraw-document": {
      const params = { path: { number, document: change.document } };
      return api.DELETE("/bookings/{number}/documents/{document}/request", { params, signal });
    }
    case "comment-document": {
      const params = { path: { number, document: change.document } };
      return api.POST("/bookings/{number}/documents/{document}/comments", {
        params,
        body: { text: change.text },
        signal,
      });
    }
    case "add-document": {
      const { documentKind: kind, document, file } = change;
      const query = { kind, fileName: file.name, ...(document === null ? {} : { document }) };
      return api.POST("/bookings/{number}/documents", {
        params: { path: { number }, query },
        /* The body is the file itself. */
        body: file.content,
        bodySerializer: () => file.content,
        headers: { "Content-Type": findMediaType(file) },
        signal,
      });
    }
  }
};

const sendChange = (api: DeskClient, number: string, change: BookingChange, signal: AbortSignal): Sent => {
  if (isDocumentChange(change)) return sendDocument(api, number, change, signal);
  const params = { path: { number } };
  switch (change.kind) {
    case "confirm": {
      const { bookingNumber, revision } = change;
      return api.POST("/bookings/{number}/confirmation", { params, body: { bookingNumber, revision }, signal });
    }
    case "correct": {
      const { bookingNumber, revision } = change;
      return api.PATCH("/bookings/{number}/confirmation", { params, body: { bookingNumber, revision }, signal });
    }
    case "reject": {
      const { reason, revision } = change;
      return api.POST("/bookings/{number}/rejection", { params, body: { reason, revision }, signal });
    }
    case "undo":
      return api.POST("/bookings/{number}/undo", { params, signal });
    case "cancel":
      return api.POST("/bookings/{number}/cancellation", { params, body: { revision: change.revision }, signal });
    case "message":
      return api.POST("/bookings/{number}/messages", { params, body: { text: change.text }, signal });
    case "note":
      return api.POST("/bookings/{number}/notes", { params, body: { text: change.text }, signal });
    case "start-change": {
      const { fee, acceptsUnusual, revision } = change;
      const body = { ...change.change, fee: { ...fee }, acceptsUnusual, revision };
      return api.POST("/bookings/{number}/changes", { params, body, signal });
    }
    case "withdraw-change":
      return api.POST("/bookings/{number}/changes/{request}/withdrawal", {
        params: { path: { number, request: change.request } },
        body: { revision: change.revision },
        signal,
      });
    case "answer-change": {
      const { request: id, answer, fee, reason, revision } = change;
      return api.POST("/bookings/{number}/changes/{request}/answer", {
        params: { path: { number, request: id } },
        body: { answer, fee: fee === null ? null : { ...fee }, reason, revision },
        signal,
      });
    }
    case "answer-cargo": {
      const { part, status, reason, revision } = change;
      const { subject, container } = part;
      const body = { subject, container, status, reason, revision };
      return api.POST("/bookings/{number}/cargo-answers", { params, body, signal });
    }
  }
};

const readNext = (envelope: Envelope): string | null =>
  decodeWith(object({ next: orNull(t.string) }))(envelope)
    .map(({ next }) => next)
    .unwrapOr(null);

const readBooking = (sent: Sent): ResultAsync<DeskBooking, Failure> => request(sent).andThen(readFirst(BookingCodec));

export const createBookings = (api: DeskClient): BookingsPort => ({
  list: ({ search, state, after }, signal) => {
    const query = {
      ...(search === "" ? {} : { search }),
      ...(state === null ? {} : { state }),
      ...(after === null ? {} : { after }),
    };
    return request(api.GET("/bookings", { params: { query }, signal })).andThen((envelope) =>
      readAll(list(ListedBookingCodec))(envelope).map((bookings) => ({ bookings, next: readNext(envelope) })),
    );
  },
  read: (number, isBackground, signal) => {
    const params = { path: { number } };
    return readBooking(
      api.GET("/bookings/{number}", { params, ...(isBackground ? { headers: BACKGROUND } : {}), signal }),
    );
  },
  readAsCustomer: (number, signal) =>
    request(api.GET("/bookings/{number}/as-customer", { params: { path: { number } }, signal })).andThen(
      readFirst(CustomerBookingCodec),
    ),
  follow: followBookings,
  change: (number, change, signal) => readBooking(sendChange(api, number, change, signal)),
});
