import { type BookingDocument, findDocumentState, isOpenRequest } from "#domain/documents";
import type { Executor } from "#server/schema.ts";
import { findLastReplacement } from "../amendments/index.ts";
import { listBookingFiles, listStoredDocuments, presentDocuments } from "../booking-documents/index.ts";
import type { StoredBooking } from "../bookings/index.ts";

const presentDeskDocument = (document: BookingDocument, isFile: boolean) => ({
  id: document.id,
  kind: document.kind,
  state: findDocumentState(document),
  isFile,
  canRequestEnd: isOpenRequest(document),
  request: document.request,
  versions: document.versions.map(({ number, fileName, bytes, addedBy, addedAt, scan }) => ({
    number,
    fileName,
    bytes,
    addedBy,
    addedAt,
    scan,
  })),
  comments: document.comments.map(({ version, writtenBy, writtenAt, text }) => ({
    version,
    writtenBy,
    writtenAt,
    text,
  })),
});

/** Documents with versions, requests and comments, and the files without. */
export const readDocuments = async (db: Executor, booking: StoredBooking) => {
  const stored = await listStoredDocuments(db, booking.id);
  const files = await listBookingFiles(db, booking, findLastReplacement);
  const ids = new Set(stored.map(({ id }) => id));
  return presentDocuments(booking, stored, files).map((document) =>
    presentDeskDocument(document, !ids.has(document.id)),
  );
};
