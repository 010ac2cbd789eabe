import { Readable } from "node:stream";
import { findDocumentType } from "#domain/documents";
import { addDays } from "#domain/time";
import { receiveFile, saveVersion, addDocumentRow } from "../modules/booking-documents/index.ts";
import type { StoredBooking } from "../modules/bookings/index.ts";
import { type OfferPages, printPdf } from "../modules/documents/index.ts";
import { type Clock, type Ids, officeDay } from "../platform/time.ts";
import { openDatabaseFiles } from "../platform/files/open-stores.ts";
import type { Executor } from "../schema.ts";

const NEWEST = "PO 88213";
const DUE_DAYS = 20;
const PDF = findDocumentType("application/pdf");

const draftPages = ({ bookingId, quotationId, providerName, reference }: StoredBooking): OfferPages => ({
  title: "Draft bill of lading",
  subtitle: `${providerName}, not negotiable unless consigned to order`,
  facts: [
    ["Booking", bookingId ?? quotationId],
    ["Reference", reference ?? ""],
    ["Shipper", "Suryodaya Textiles, Bhiwandi, India"],
    ["Consignee", "Rheinland Wohnen GmbH, Duisburg, Germany"],
    ["Notify party", "Same as consignee"],
    ["Port of loading", "Nhava Sheva"],
    ["Port of discharge", "Rotterdam"],
    ["Goods", "Cotton bed linen, HS 6302.21"],
  ],
  sections: [],
  terms: ["Please check every detail. Changes after the bill is issued cost the carrier's amendment fee."],
});

/** For the newest booking: a draft B/L to approve, and a requested certificate of origin. Does nothing the second time. */
export const loadDemoDocuments = async (db: Executor, clock: Clock, ids: Ids, accountId: string): Promise<void> => {
  const quotation = await db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("reference", "=", NEWEST)
    .executeTakeFirst();
  if (quotation === undefined || PDF === null) return;
  const documents = db.selectFrom("bookingDocument").select("id").where("quotation", "=", quotation.id);
  if ((await documents.executeTakeFirst()) !== undefined) return;
  const now = clock();
  const content = await printPdf(draftPages(quotation), new Date(now));
  const deps = { db, clock, ids, files: openDatabaseFiles(db) };
  const received = await receiveFile(deps, Readable.from([Buffer.from(content)]), PDF);
  if (received.isErr()) return;
  const kind = "draft-bill-of-lading" as const;
  const version = { quotation, kind, document: null, fileName: "NRV8204417-draft.pdf", type: PDF, by: "desk" } as const;
  const saved = await saveVersion(db, { ids, now }, { ...version, key: ids.id() }, received.value);
  if (saved.isErr()) return;
  await addDocumentRow(db, {
    id: ids.id(),
    quotation: quotation.id,
    kind: "certificate-of-origin",
    createdAt: now,
    revision: 1,
    requestedAt: now,
    requestNote: "The consignee needs it in Rotterdam",
    dueOn: addDays(officeDay(now), DUE_DAYS),
  });
};
