import type { BookingDocument as ApiDocument, DocumentVersion as ApiVersion } from "#api/schema.d.ts";
import { canAddVersion, type DocumentKind, sortDocuments } from "#domain/documents";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { documentName, type StoredBooking } from "../bookings/index.ts";
import { toFileLink, toVersionLink } from "./link.ts";
import type { StoredDocument } from "./store.ts";
import type { DocumentVersionTable } from "./tables.ts";

const toVersion = (quotation: string, version: DocumentVersionTable): ApiVersion => ({
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
  link: toVersionLink(quotation, version.document, version.number),
});

export const presentDocument = (stored: StoredDocument): ApiDocument => {
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

export interface BookingFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number | null;
  readonly addedAt: number | null;
}

/* The confirmation states what is booked now: since a confirmed change another sailing or load. */
const findLastReplacement = async (db: Executor, quotation: string): Promise<number | null> => {
  const row = await db
    .selectFrom("bookingAmendment")
    .select("decidedAt")
    .where("quotation", "=", quotation)
    .where("replacedOffer", "is not", null)
    .orderBy("decidedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.decidedAt ?? null;
};

/** The files of a booking that are no documents with versions: printed ones, and attachments of staff. */
export const listBookingFiles = async (
  db: Executor,
  { id, bookedAt }: StoredBooking,
): Promise<readonly BookingFile[]> => {
  const rows = await db
    .selectFrom("quotationFile")
    .leftJoin("bookingChange", (join) =>
      join
        .onRef("bookingChange.quotation", "=", "quotationFile.quotation")
        .onRef("bookingChange.subject", "=", "quotationFile.fileName")
        .on("bookingChange.kind", "=", "document-added"),
    )
    .select(["quotationFile.fileName", "quotationFile.contentType", "bookingChange.happenedAt"])
    .select((e) => e.fn<number | null>("length", ["quotationFile.content"]).as("bytes"))
    .where("quotationFile.quotation", "=", id)
    .orderBy("quotationFile.position")
    .execute();
  const printedAt = (await findLastReplacement(db, id)) ?? bookedAt;
  return rows.map(({ fileName, contentType, bytes, happenedAt }) => ({
    fileName,
    contentType,
    bytes,
    addedAt: bytes === null ? printedAt : happenedAt,
  }));
};

/* The confirmation is printed by the server and named by the number of the booking. */
const toKind = (quotation: StoredBooking, { fileName, bytes }: BookingFile): DocumentKind =>
  bytes === null && fileName === documentName(quotation) && quotation.bookingId !== null
    ? "booking-confirmation"
    : "other";

const presentFile = (quotation: StoredBooking, file: BookingFile, index: number): ApiDocument => ({
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
): readonly ApiDocument[] =>
  sortDocuments<ApiDocument>([
    ...files.map((file, index) => presentFile(quotation, file, index)),
    ...documents.map(presentDocument),
  ]);
