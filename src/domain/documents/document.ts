import type { CalendarDate, Instant } from "#domain/time";
import type { FileScan } from "./scan.ts";

/** In the order in which a shipment needs them, which is the order of the list. */
export const DOCUMENT_KINDS = [
  "booking-confirmation",
  "shipping-instruction",
  "draft-bill-of-lading",
  "bill-of-lading",
  "vgm-certificate",
  "commercial-invoice",
  "packing-list",
  "certificate-of-origin",
  "other",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  "booking-confirmation": "Booking confirmation",
  "shipping-instruction": "Shipping instruction",
  "draft-bill-of-lading": "Draft B/L",
  "bill-of-lading": "Bill of lading",
  "vgm-certificate": "VGM certificate",
  "commercial-invoice": "Commercial invoice",
  "packing-list": "Packing list",
  "certificate-of-origin": "Certificate of origin",
  other: "Other document",
};

/** Who added a version or wrote a comment: the shipper, or the desk for itself and for the carrier. */
export type DocumentAuthor = "shipper" | "desk";

export type DraftOutcome = "approved" | "changes-requested";

/** The shipper's decision about one version of a draft B/L; it is never changed. */
export interface DraftDecision {
  readonly outcome: DraftOutcome;
  readonly decidedAt: Instant;
}

export interface DocumentVersion {
  /** From 1, without gaps. */
  readonly number: number;
  readonly fileName: string;
  readonly mediaType: string;
  /** Null for a document that is printed when it is asked for. */
  readonly bytes: number | null;
  readonly addedBy: DocumentAuthor;
  /** Null if it was not recorded. */
  readonly addedAt: Instant | null;
  readonly decision: DraftDecision | null;
  /** Null: the file can be downloaded. */
  readonly scan: FileScan | null;
}

export interface DocumentComment {
  readonly id: string;
  /** The version that it is about. */
  readonly version: number;
  readonly writtenBy: DocumentAuthor;
  readonly writtenAt: Instant;
  readonly text: string;
}

/** The desk needs a document of the shipper. */
export interface DocumentRequest {
  readonly requestedAt: Instant;
  /** What it is needed for. */
  readonly note: string | null;
  readonly dueOn: CalendarDate | null;
}

/** A document of a booking. `versions` are oldest first and empty while a requested document is missing. */
export interface BookingDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly versions: readonly DocumentVersion[];
  readonly comments: readonly DocumentComment[];
  readonly request: DocumentRequest | null;
}

export const findLatestVersion = ({ versions }: Pick<BookingDocument, "versions">): DocumentVersion | null =>
  versions.at(-1) ?? null;

const toFirstMoment = ({ versions, request }: BookingDocument): string =>
  versions[0]?.addedAt ?? request?.requestedAt ?? "";

const toRank = ({ kind }: BookingDocument): number => DOCUMENT_KINDS.indexOf(kind);

/** By kind, then oldest first. */
export const sortDocuments = <Listed extends BookingDocument>(documents: readonly Listed[]): readonly Listed[] =>
  documents.toSorted(
    (one, other) => toRank(one) - toRank(other) || (toFirstMoment(one) < toFirstMoment(other) ? -1 : 1),
  );
