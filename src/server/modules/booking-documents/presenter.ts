import type { BookingDocument as ApiDocument, DocumentVersion as ApiVersion } from "#api/schema.d.ts";
import { canAddVersion, type DocumentKind, type FileScan, sortDocuments } from "#domain/documents";
import { groupEntries } from "#server/platform/database/account-records.ts";
import { readScan } from "#server/platform/scanning/scan-columns.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listBookingEvents } from "../booking-events/index.ts";
import { documentName, type ExportBookingPart, listFiles, type StoredBooking } from "../bookings/index.ts";
import { toFileLink, toVersionLink } from "./link.ts";
import { listStoredDocuments, type StoredDocument } from "./store.ts";
import type { DocumentVersionTable } from "./tables.ts";

interface PresentedVersion extends ApiVersion {
  readonly scan: FileScan | null;
}

/** A document as the API lists it. */
export interface PresentedDocument extends ApiDocument {
  versions: PresentedVersion[];
}

const toVersion = (quotation: string, version: DocumentVersionTable): PresentedVersion => ({
  number: version.number,
  fileName: version.fileName,
  mediaType: version.mediaType,
  bytes: version.bytes,
  addedBy: version.addedBy,
  addedAt: toInstant(version.addedAt),
  decision:
    version.outcome === null || version.decidedAt === null
      ? null
      : { outcome: version.outcome, decidedAt: toInstant(version.decidedAt) },
  scan: readScan(version),
  link: toVersionLink(quotation, version.document, version.number),
});

export const presentDocument = (stored: StoredDocument): PresentedDocument => {
  const { id, kind, quotation, requestedAt, requestNote, dueOn, comments } = stored;
  const versions = stored.versions.map((version) => toVersion(quotation, version));
  return {
    id,
    kind,
    versions,
    comments: comments.map(({ key, version, writtenBy, writtenAt, text }) => ({
      id: key,
      version,
      writtenBy,
      writtenAt: toInstant(writtenAt),
      text,
    })),
    request: requestedAt === null ? null : { requestedAt: toInstant(requestedAt), note: requestNote, dueOn },
    canAddVersion: canAddVersion({ kind, versions }, "shipper"),
    canComment: versions.length > 0,
  };
};

/** The documents of bookings, for the shipper's own data. */
export const exportDocuments: ExportBookingPart = async (db, quotations) =>
  groupEntries(quotations, await listStoredDocuments(db, ...quotations), ({ quotation }) => quotation, presentDocument);

export interface BookingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number | null;
  readonly addedAt: number | null;
}

/** When the offer of a booking was last replaced, so that the confirmation states another sailing or load; null if it never was. */
export type FindLastReplacement = (db: Executor, quotation: string) => Promise<number | null>;

/** The files of a booking that are no documents with versions: printed ones, and attachments of staff. */
export const listBookingFiles = async (
  db: Executor,
  { id, bookedAt }: StoredBooking,
  findLastReplacement: FindLastReplacement,
): Promise<readonly BookingFile[]> => {
  const added = new Map(
    (await listBookingEvents(db, id)).flatMap(({ kind, subject, happenedAt }) =>
      kind === "document-added" ? [[subject, happenedAt] as const] : [],
    ),
  );
  const printedAt = (await findLastReplacement(db, id)) ?? bookedAt;
  return (await listFiles(db, [id])).map(({ fileName, contentType, bytes }) => ({
    fileName,
    contentType,
    bytes,
    addedAt: bytes === null ? printedAt : (added.get(fileName) ?? null),
  }));
};

/* The confirmation is printed by the server and named by the number of the booking. */
const toKind = (quotation: StoredBooking, { fileName, bytes }: BookingFile): DocumentKind =>
  bytes === null && fileName === documentName(quotation) && quotation.bookingId !== null
    ? "booking-confirmation"
    : "other";

const presentFile = (quotation: StoredBooking, file: BookingFile, index: number): PresentedDocument => ({
  id: `file-${index + 1}`,
  kind: toKind(quotation, file),
  versions: [
    {
      number: 1,
      fileName: file.fileName,
      mediaType: file.contentType,
      bytes: file.bytes,
      addedBy: "desk",
      addedAt: file.addedAt === null ? null : toInstant(file.addedAt),
      decision: null,
      scan: null,
      link: toFileLink(quotation.id, file.fileName),
    },
  ],
  comments: [],
  request: null,
  canAddVersion: false,
  canComment: false,
});

/** Documents and files of a booking in the order of the list. */
export const presentDocuments = (
  quotation: StoredBooking,
  documents: readonly StoredDocument[],
  files: readonly BookingFile[],
): readonly PresentedDocument[] =>
  sortDocuments<PresentedDocument>([
    ...files.map((file, index) => presentFile(quotation, file, index)),
    ...documents.map(presentDocument),
  ]);
