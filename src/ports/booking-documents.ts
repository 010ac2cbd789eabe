import type { ResultAsync } from "neverthrow";
import type { BookingDocument, DecisionRequest, DocumentKind, DocumentVersion } from "#domain/documents";
import type { NamedFile } from "./api.ts";
import type { Failure } from "./failure.ts";

export interface ListedVersion extends DocumentVersion {
  /** Where its file is; see `file`. */
  readonly link: string;
}

/** A document as the server lists it, with what the shipper may do. */
export interface ListedDocument extends BookingDocument {
  readonly versions: readonly ListedVersion[];
  readonly canAddVersion: boolean;
  readonly canComment: boolean;
}

/** A file of the shipper. Uploads with the same `key` are the same upload. */
export interface DocumentUpload {
  /** The id of the booking. */
  readonly booking: string;
  readonly kind: DocumentKind;
  /** The document that gets a version; null for a new one. */
  readonly document: string | null;
  readonly file: NamedFile;
  readonly mediaType: string;
  readonly key: string;
  /** Called while the file is sent, with the number of bytes sent so far. */
  readonly onProgress: (sentBytes: number) => void;
}

interface DocumentPlace {
  readonly booking: string;
  readonly document: string;
}

export interface CommentSubmission extends DocumentPlace {
  readonly version: number;
  readonly text: string;
  /** Comments with the same key are the same comment. */
  readonly key: string;
}

export interface DecisionSubmission extends DocumentPlace, DecisionRequest {}

/** The documents of a booking; a server may be without them (capability `documents`). */
export interface BookingDocumentsPort {
  /** By kind, then oldest first. */
  readonly list: (booking: string, signal: AbortSignal) => ResultAsync<readonly ListedDocument[], Failure>;
  /** Returns the document as it is now; refuses a file with `invalid-fields` (`file`, `fileName`, `kind`). */
  readonly upload: (upload: DocumentUpload, signal: AbortSignal) => ResultAsync<ListedDocument, Failure>;
  readonly file: (version: ListedVersion, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  /** The latest version of each document, as a zip archive. */
  readonly archive: (booking: string, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly comment: (comment: CommentSubmission, signal: AbortSignal) => ResultAsync<ListedDocument, Failure>;
  /** Refused with `conflict` if the draft was decided or renewed before. */
  readonly decide: (decision: DecisionSubmission, signal: AbortSignal) => ResultAsync<ListedDocument, Failure>;
}
