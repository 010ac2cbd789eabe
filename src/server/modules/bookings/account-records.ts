import { accountRecords, groupEntries, type Merge, moveRows } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { listFiles } from "./read-bookings.ts";

/** By booking: what is stored of it in a part of its own, for the shipper's own data. */
export type ExportBookingPart = (db: Executor, quotations: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;

const toFileLink = (quotation: string, fileName: string): string =>
  `/api/resource/quotation/${encodeURIComponent(quotation)}/files/${encodeURIComponent(fileName)}`;

/** The files of bookings with their links. */
export const exportFiles: ExportBookingPart = async (db, quotations) =>
  groupEntries(
    quotations,
    await listFiles(db, quotations),
    ({ quotation }) => quotation,
    ({ quotation, fileName, contentType }) => ({ fileName, contentType, link: toFileLink(quotation, fileName) }),
  );

/* Who booked was the first person of the company where none is stated. */
const mergeBookings = async (db: Executor, merge: Merge): Promise<void> => {
  await db
    .updateTable("quotation")
    .set({ createdBy: merge.from })
    .where("accountId", "=", merge.from)
    .where("createdBy", "is", null)
    .execute();
  await moveRows(db, "quotation", merge);
};

/** Bookings, with what other modules store of each: `parts` by the property that they have in the download. */
export const bookingRecords = (parts: Readonly<Record<string, ExportBookingPart>>) => ({
  quotation: accountRecords(
    "quotation",
    {
      property: "bookings",
      key: ["bookedAt", "quotationId"],
      hidden: ["accountId", "isQueued"],
      json: ["offer", "context"],
      isKept: true,
      onMerge: mergeBookings,
    },
    async (db, rows) => {
      const ids = rows.map(({ id }) => String(id));
      if (ids.length === 0) return [];
      const exported: (readonly [string, ReadonlyMap<string, unknown>])[] = [];
      for (const [name, exportPart] of Object.entries(parts)) exported.push([name, await exportPart(db, ids)]);
      return ids.map((id) =>
        Object.fromEntries(exported.map(([name, byBooking]) => [name, byBooking.get(id) ?? null])),
      );
    },
  ),
  /* Made from the booking and its events. */
  bookingSummary: accountRecords("bookingSummary", {
    property: null,
    key: ["quotation"],
    hidden: [],
    json: [],
    isKept: true,
    onMerge: "moves",
  }),
  bookingKey: accountRecords("bookingKey", {
    property: "bookingRequests",
    key: ["key"],
    hidden: ["accountId"],
    json: [],
    isKept: true,
    onMerge: "stays",
  }),
});
