import { err, ok } from "neverthrow";
import { UNDO_MS } from "#domain/inbox";
import { type DeskFeature, deskRoute } from "#server/desk/route.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { cancelBooking, rejectBooking, undoDecision } from "../amendments/index.ts";
import { undoPartAnswer } from "../cargo/index.ts";
import { markReadByDesk, undoMessage, writeAsDesk } from "../booking-messages/index.ts";
import { confirmBooking, correctBooking, findQuotationByNumber, undoAnswer } from "../bookings/index.ts";
import { answerBooking, createBookingChanger, toRefusal, UNKNOWN_BOOKING } from "./change-booking.ts";
import { readAsCustomer } from "./as-customer.ts";
import { documentRoutes } from "./document-routes.ts";
import { listDeskBookings, readPosition, toWords } from "./list-bookings.ts";
import { addNote } from "./note-store.ts";
import { requestRoutes } from "./request-routes.ts";

const PAGE = 50;
const WRONG_PAGE: Refusal = { kind: "malformed", message: "The parameter after names no page." };
const TOO_LATE: Refusal = { kind: "conflict", message: "The message has left, so that nothing can be taken back." };

const readRoutes = ({ database: { db }, clock }: Deps) => [
  deskRoute("listBookings", "work-inbox", async ({ query }) => {
    const after = query.after === undefined ? null : readPosition(query.after);
    if (query.after !== undefined && after === null) return err(WRONG_PAGE);
    const filter = { words: toWords(query.search ?? ""), state: query.state ?? null };
    const { rows, next } = await listDeskBookings(db, filter, { after, limit: query.limit ?? PAGE }, clock());
    return answer(rows, "OK", { next });
  }),
  deskRoute("getBooking", "work-inbox", async ({ path }) => {
    const booking = await findQuotationByNumber(db, path.number);
    if (booking === null) return err(UNKNOWN_BOOKING);
    await markReadByDesk(db, booking, clock());
    return answerBooking(db, booking, clock());
  }),
  deskRoute("getBookingAsCustomer", "work-inbox", async ({ path }) => {
    const booking = await findQuotationByNumber(db, path.number);
    return booking === null ? err(UNKNOWN_BOOKING) : answer([await readAsCustomer(db, booking, clock())]);
  }),
];

const answerRoutes = (deps: Deps) => {
  const { clock } = deps;
  const change = createBookingChanger(deps);
  return [
    deskRoute("confirmBooking", "work-inbox", ({ path, body: { bookingNumber, revision } }) =>
      change({ ...path, revision, message: "Confirmed" }, async (transaction, { quotationId }) => {
        const now = clock();
        return (await confirmBooking(transaction, quotationId, bookingNumber, now, now + UNDO_MS)).mapErr(toRefusal);
      }),
    ),
    deskRoute("correctBookingNumber", "work-inbox", ({ path, body: { bookingNumber, revision } }) =>
      change({ ...path, revision, message: "Corrected" }, async (transaction, booking) => {
        const number = bookingNumber ?? booking.bookingId ?? "";
        const now = clock();
        const corrected = await correctBooking(transaction, booking.quotationId, number, now, now + UNDO_MS);
        return corrected.mapErr(toRefusal);
      }),
    ),
    deskRoute("rejectBooking", "work-inbox", ({ path, body: { reason, revision } }) =>
      change({ ...path, revision, message: "Rejected" }, async (transaction, { quotationId }) => {
        const now = clock();
        return (await rejectBooking(transaction, quotationId, reason, now, now + UNDO_MS)).mapErr(toRefusal);
      }),
    ),
    deskRoute("undoBookingAnswer", "work-inbox", ({ path }) =>
      change({ ...path, revision: null, message: "Taken back" }, async (transaction, booking) => {
        const now = clock();
        const undone =
          (await undoDecision(transaction, booking, now)) ??
          (await undoPartAnswer(transaction, booking, now)) ??
          (await undoMessage(transaction, booking, now)) ??
          (await undoAnswer(transaction, booking.quotationId, now));
        return undone.isErr() ? err(TOO_LATE) : ok(booking);
      }),
    ),
    deskRoute("cancelBooking", "work-inbox", ({ path, body: { revision } }) =>
      change({ ...path, revision, message: "Cancelled" }, async (transaction, { quotationId }) => {
        const now = clock();
        return (await cancelBooking(transaction, quotationId, now, now + UNDO_MS)).mapErr(toRefusal);
      }),
    ),
  ];
};

/** Bookings of all companies: read, answered and noted by the staff. */
export const deskBookingsFeature: DeskFeature = (deps) => {
  const { clock, ids } = deps;
  const change = createBookingChanger(deps);
  return [
    ...readRoutes(deps),
    ...answerRoutes(deps),
    ...requestRoutes(deps),
    ...documentRoutes(deps),
    deskRoute("writeBookingMessage", "write-to-customers", ({ path, body: { text } }, { id: author }) =>
      change({ ...path, revision: null, message: "Written" }, (transaction, booking) =>
        writeAsDesk(transaction, booking, { id: ids.id(), key: ids.id(), author, text }, clock()),
      ),
    ),
    deskRoute("addBookingNote", "write-to-customers", ({ path, body: { text } }, { id: writtenBy }) =>
      change({ ...path, revision: null, message: "Noted" }, (transaction, booking) =>
        addNote(transaction, booking, { id: ids.id(), text: text.trim(), writtenBy, writtenAt: clock() }),
      ),
    ),
  ];
};
