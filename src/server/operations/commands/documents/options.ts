import { DOCUMENT_KINDS, type DocumentKind } from "#domain/documents";

export const KIND_HELP = `one of ${DOCUMENT_KINDS.join(", ")}`;

export const readKind = (text: string | undefined): DocumentKind | null =>
  DOCUMENT_KINDS.find((kind) => kind === text) ?? null;

export const toUnknownDocument = (id: string): string =>
  `There is no document ${id}. List those of a booking with: npm run operations -- documents list <number>`;
