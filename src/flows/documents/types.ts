import type { DocumentKind, DocumentType, FileProblem } from "#domain/documents";
import type { NamedFile } from "#ports/api.ts";

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

export type ChosenFilesEvent =
  | { readonly type: "files.chosen"; readonly files: readonly ChosenFile[] }
  /** Finished, cancelled, or removed after a failure. */
  | { readonly type: "upload.ended"; readonly key: string };
