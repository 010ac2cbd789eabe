import {
  describeScan,
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
  type DocumentState,
  type DocumentVersion,
  findDocumentState,
  findDocumentType,
  formatBytes,
  type DocumentAuthor,
} from "#domain/documents";
import type { ListedDocument } from "#flows/documents/types.ts";
import { check, clock, type IconShape, warning } from "#web/components/icon/shapes.ts";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { formatWeekday } from "#web/messages/formats.ts";

const STATE_LOOKS: Readonly<
  Record<
    DocumentState,
    {
      readonly label: string;
      readonly kind: "best" | "caution" | "critical" | "plain" | "sea";
      readonly icon: IconShape | null;
    }
  >
> = {
  requested: { label: "Requested", kind: "caution", icon: warning },
  "awaiting-approval": { label: "Please approve", kind: "caution", icon: warning },
  approved: { label: "Approved", kind: "best", icon: check },
  "changes-requested": { label: "Changes requested", kind: "sea", icon: clock },
  final: { label: "Final", kind: "best", icon: check },
  added: { label: "Added", kind: "best", icon: check },
  information: { label: "For information", kind: "plain", icon: null },
  checking: { label: "Being checked", kind: "plain", icon: clock },
  infected: { label: "Contains malware", kind: "critical", icon: warning },
};

export const AUTHOR_LABELS: Readonly<Record<DocumentAuthor, string>> = { shipper: "You", desk: "Desk" };

/** A document without a kind of its own is named by its file. */
export const nameDocument = ({ kind, versions }: Pick<ListedDocument, "kind" | "versions">): string => {
  const latest = versions.at(-1);
  return kind === "other" && latest !== undefined ? latest.fileName : DOCUMENT_KIND_LABELS[kind];
};

const formatSize = ({ mediaType, bytes }: DocumentVersion): string =>
  [findDocumentType(mediaType)?.label ?? "File", bytes === null ? null : formatBytes(bytes)]
    .filter((part) => part !== null)
    .join(", ");

/** `PDF, 184 KB, version 2`. */
export const describeVersion = (version: DocumentVersion): string =>
  `${formatSize(version)}${version.number > 1 ? `, version ${version.number}` : ""}`;

/** The second line of a document: its file, or what is needed. Two documents of one kind differ in the name of the file. */
export const describeDocument = ({ kind, versions, request }: ListedDocument): string => {
  const latest = versions.at(-1);
  if (latest === undefined) return request?.note ?? "The desk needs this document";
  return kind === "other" ? describeVersion(latest) : `${latest.fileName}, ${describeVersion(latest)}`;
};

/** As `describeDocument`, with what became of an infected file. */
export const describeRow = (document: ListedDocument): string => {
  const latest = document.versions.at(-1);
  return latest?.scan?.state === "infected"
    ? `${latest.fileName}. ${describeScan(latest.scan)}`
    : describeDocument(document);
};

/** Why the latest version is not shown; null if it is. */
export const describeNotice = ({ versions }: Pick<ListedDocument, "versions">): string | null => {
  const latest = versions.at(-1);
  if (latest === undefined || latest.scan === null) return null;
  const sentence = describeScan(latest.scan);
  return latest.number === 1 ? sentence : `Version ${latest.number}: ${sentence}`;
};

/** By whom it is, and when; for a requested document by whom it is needed. */
export const describeOrigin = ({
  versions,
  request,
}: ListedDocument): { readonly who: string; readonly when: string } => {
  const latest = versions.at(-1);
  if (latest !== undefined)
    return {
      who: AUTHOR_LABELS[latest.addedBy],
      when: latest.addedAt === null ? "" : ownDayAndTime(latest.addedAt),
    };
  const due = request?.dueOn ?? null;
  return { who: "You", when: due === null ? "" : `By ${formatWeekday(due)}` };
};

export const findStateLook = (document: ListedDocument) => STATE_LOOKS[findDocumentState(document)];

/** What a shipper can add, with the label of each kind. */
export const toKindOptions = (kinds: readonly DocumentKind[]) =>
  kinds.map((value) => ({ value, label: DOCUMENT_KIND_LABELS[value] }));
