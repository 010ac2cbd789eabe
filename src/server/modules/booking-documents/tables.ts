import type { DocumentKind, DraftOutcome, DocumentAuthor } from "#domain/documents";
import type { FileStoreName } from "#server/platform/files/file-store.ts";
import type { ScanColumns } from "#server/platform/scanning/scan-columns.ts";

/** A document of a booking; its files are versions. */
export interface BookingDocumentTable {
  readonly id: string;
  readonly quotation: string;
  readonly kind: DocumentKind;
  readonly createdAt: number;
  /** Rises with every change: of two simultaneous changes the second one finds another number. */
  readonly revision: number;
  /** Null if the desk did not ask for it. */
  readonly requestedAt: number | null;
  readonly requestNote: string | null;
  readonly dueOn: string | null;
}

export interface DocumentVersionTable extends ScanColumns {
  readonly document: string;
  readonly quotation: string;
  /** From 1. */
  readonly number: number;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly addedBy: DocumentAuthor;
  readonly addedAt: number;
  readonly store: FileStoreName;
  /** Its id in the store. */
  readonly file: string;
  /** The Idempotency-Key of the upload; one version of a booking for each. */
  readonly uploadKey: string;
  /** The decision about a draft B/L; null before it. */
  readonly outcome: DraftOutcome | null;
  readonly decidedAt: number | null;
}

export interface DocumentCommentTable {
  readonly document: string;
  /** The Idempotency-Key of the call; one comment of a document for each. */
  readonly key: string;
  readonly version: number;
  readonly writtenBy: DocumentAuthor;
  readonly writtenAt: number;
  readonly text: string;
}

/** What the shipper of an account has uploaded, which has a limit. */
export interface DocumentUsageTable {
  readonly accountId: string;
  readonly bytes: number;
}
