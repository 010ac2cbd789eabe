import type { FastifyInstance } from "fastify";
import { addQuotations } from "#server/modules/bookings/batch-store.ts";
import { refreshSummaries } from "#server/modules/booking-views/index.ts";
import type { StoredBooking } from "#server/modules/bookings/tables.ts";
import type { Database } from "#server/platform/database/database.ts";
import { systemClock } from "#server/platform/time.ts";
import type { HostileRequest } from "./requests.ts";

const [BOOKINGS, AT_ONCE] = [4_000, 50];
const [FILES, FILE_BYTES] = [12, 20 * 1024 * 1024];

const addBookings = async ({ db }: Database, booking: StoredBooking): Promise<void> => {
  for (let start = 0; start < BOOKINGS; start += AT_ONCE)
    await addQuotations(
      db,
      Array.from({ length: AT_ONCE }, (_, index) => ({
        ...booking,
        id: `many ${start + index}`,
        quotationId: `QTN-2020-${100_000 + start + index}`,
        bookingId: `KLB-2020-${100_000 + start + index}`,
        offerId: null,
        status: 1,
      })),
    );
  await refreshSummaries(db, booking.accountId, systemClock());
};

/**
 * Gives the account that has made bookings 4,000 more, and 240 MB of files; returns the requests whose answers are the
 * largest that a shipper can ask for.
 */
export const fillLargeAccount = async (
  app: FastifyInstance,
  database: Database,
  headers: Readonly<Record<string, string>>,
  accountId: string,
): Promise<readonly HostileRequest[]> => {
  const booking = await database.db
    .selectFrom("quotation")
    .innerJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
    .selectAll("quotation")
    .where("quotation.accountId", "=", accountId)
    .where("bookingSummary.deadlineFacts", "is not", null)
    .orderBy("quotation.bookedAt", "desc")
    .executeTakeFirstOrThrow();
  const { isQueued: _, ...copied } = booking;
  await addBookings(database, copied);
  const documents = `/api/resource/quotation/${booking.id}/documents`;
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(FILE_BYTES - 9, "x")]);
  for (let file = 0; file < FILES; file++) {
    const added = await app.inject({
      method: "POST",
      url: `${documents}?kind=commercial-invoice&fileName=invoice-${file}.pdf`,
      headers: { ...headers, "content-type": "application/pdf", "idempotency-key": `upload-${file}-of-many` },
      payload: content,
    });
    if (added.statusCode !== 200) throw new Error(added.body);
  }
  const feed = await app.inject({ method: "PUT", url: "/api/resource/calendar-feed", headers });
  const [{ link } = { link: "" }] = feed.json<{ readonly result: readonly { readonly link: string }[] }>().result;
  return [
    ["240 MB of documents in one archive", `${documents}.zip`],
    ["the deadlines of 4,000 bookings as a calendar", link],
  ].map(([name = "", path = ""]) => ({
    name,
    method: "GET",
    path,
    as: "shipper",
    headers: {},
    body: null,
    isChunked: false,
  }));
};
