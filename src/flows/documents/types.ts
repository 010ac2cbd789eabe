import type { DocumentKind, DocumentType, FileProblem } from "#domain/documents";
import type { NamedFile } from "#ports/api.ts";
import type { ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";

export type { ListedDocument } from "#ports/booking-documents.ts";

/** A chosen file and what it is for. */
export interface ChosenFile {
  readonly file: NamedFile;
  readonly kind: DocumentKind;
  /** The document that gets a version; null for a new one. */
  readonly document: string | null;
  /** New for each file; also the key of its request, so that a repeated upload is the same one. */
  readonly key: string;
}

/** A chosen file in the list; its upload runs as a flow of its own. */
export interface PendingUpload extends ChosenFile {
  /** Null if the file is not taken. */
  readonly type: DocumentType | null;
  readonly problem: FileProblem | null;
}

export interface DocumentsContext {
  /** The id of the booking. */
  readonly booking: string;
  readonly documents: readonly ListedDocument[];
  readonly failure: Failure | null;
  readonly pending: readonly PendingUpload[];
  /** The id of the open document. */
  readonly opened: string | null;
  /** The id of the document whose latest version is being downloaded. */
  readonly downloading: string | null;
}

export type DocumentsEvent =
  | { readonly type: "documents.retried" }
  | { readonly type: "files.chosen"; readonly files: readonly ChosenFile[] }
  /** Cancelled, or removed after a failure. */
  | { readonly type: "upload.removed"; readonly key: string }
  | { readonly type: "upload.finished"; readonly key: string; readonly document: ListedDocument }
  /** Somebody else changed it. */
  | { readonly type: "documents.outdated" }
  | { readonly type: "document.changed"; readonly document: ListedDocument }
  | { readonly type: "document.opened"; readonly id: string }
  | { readonly type: "document.closed" }
  | { readonly type: "download.requested"; readonly id: string }
  | { readonly type: "archive.requested" };

export type DocumentsNotice =
  | { readonly type: "download.failed"; readonly failure: Failure | null }
  | { readonly type: "document.added"; readonly document: ListedDocument };
