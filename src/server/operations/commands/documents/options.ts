import { type BookingDocument, DOCUMENT_KINDS, type DocumentKind, findDocumentState } from "#domain/documents";

export const KIND_HELP = `one of ${DOCUMENT_KINDS.join(", ")}`;

export const readKind = (text: string | null): DocumentKind | null =>
  DOCUMENT_KINDS.find((kind) => kind === text) ?? null;

export const toUnknownDocument = (id: string): string =>
  `There is no document ${id}. List those of a booking with: npm run operations -- documents list <number>`;

/** A document for other programs, without what only the portal needs; each version with its SHA-256 where it is known. */
export const toDocumentRecord = (
  document: BookingDocument,
  stored: readonly { readonly number: number; readonly sha256: string }[] = [],
) => ({
  id: document.id,
  kind: document.kind,
  state: findDocumentState(document),
  request: document.request,
  versions: document.versions.map(({ number, fileName, mediaType, bytes, addedBy, addedAt, decision }) => ({
    number,
    fileName,
    mediaType,
    bytes,
    addedBy,
    addedAt,
    sha256: stored.find((one) => one.number === number)?.sha256 ?? null,
    decision,
  })),
  comments: document.comments,
});
