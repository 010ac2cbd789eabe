import { err, ok } from "neverthrow";
import {
  type BookingDocument,
  describeScan,
  DOCUMENT_KIND_LABELS,
  type DocumentState,
  findDocumentState,
  findReplacedApproval,
  formatBytes,
  isOpenRequest,
} from "#domain/documents";
import { findLastReplacement } from "#server/modules/amendments/index.ts";
import {
  addDeskFile,
  findDeskDocument,
  listBookingFiles,
  listStoredDocuments,
  presentDocument,
  presentDocuments,
  type StoredDocument,
  writeDeskComment,
} from "#server/modules/booking-documents/index.ts";
import { readScan } from "#server/platform/scanning/scan-columns.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import { describeBooking, findBooking, toBookingRecord } from "../find-booking.ts";
import { defineCommand, defineGroup } from "../kit/command.ts";
import { findInputFile } from "../kit/files.ts";
import { argument, textOption } from "../kit/parameters.ts";
import { exportDocuments } from "./documents/export.ts";
import { KIND_HELP, readKind, toDocumentRecord, toUnknownDocument } from "./documents/options.ts";
import { describeRequest, requestCommand, withdrawCommand } from "./documents/requests.ts";

const STATES: Readonly<Record<DocumentState, string>> = {
  requested: "requested",
  "awaiting-approval": "waiting for the shipper's approval",
  approved: "approved",
  "changes-requested": "changes requested",
  final: "final",
  added: "added by the shipper",
  information: "for information",
  checking: "waits for the malware scanner",
  infected: "contains malware",
};

/* The files of a booking that are no documents have an id for the portal alone, which no command takes. */
const toLine = (document: BookingDocument, isStored: boolean): string => {
  const name = `${isStored ? document.id : "-"}  ${DOCUMENT_KIND_LABELS[document.kind]}`;
  if (document.request !== null && isOpenRequest(document)) return `${name}  ${describeRequest(document.request)}`;
  const latest = document.versions.at(-1);
  const file = latest === undefined ? "no file" : `version ${latest.number}  ${toSingleLine(latest.fileName)}`;
  const bytes = latest?.bytes ?? null;
  const size = bytes === null ? "" : `  ${formatBytes(bytes)}`;
  return `${name}  ${STATES[findDocumentState(document)]}  ${file}${size}`;
};

const list = defineCommand({
  name: "list",
  description: "List the documents of a booking",
  parameters: { number: argument("quotation or booking number") },
  run: async ({ db }, { number }) => {
    const quotation = await findBooking(db, number);
    if (quotation.isErr()) return err(quotation.error);
    const stored = await listStoredDocuments(db, quotation.value.id);
    const files = await listBookingFiles(db, quotation.value, findLastReplacement);
    const ids = new Set(stored.map(({ id }) => id));
    const documents = presentDocuments(quotation.value, stored, files).map((document) => ({
      document,
      isStored: ids.has(document.id),
    }));
    return ok({ quotation: quotation.value, documents });
  },
  describe: ({ quotation, documents }) => [
    describeBooking(quotation),
    ...(documents.length === 0
      ? ["No documents."]
      : documents.map(({ document, isStored }) => toLine(document, isStored))),
  ],
  toJson: ({ quotation, documents }) => ({
    ...toBookingRecord(quotation),
    documents: documents.map(({ document, isStored }) => ({
      ...toDocumentRecord(document),
      id: isStored ? document.id : null,
    })),
  }),
});

const toVersionLine = (one: StoredDocument["versions"][number]): string => {
  const decided = one.decidedAt === null ? "" : `  ${one.outcome} ${toInstant(one.decidedAt)}`;
  const scan = readScan(one);
  const scanned = scan === null ? "" : `  ${describeScan(scan)}`;
  return `Version ${one.number}  ${toSingleLine(one.fileName)}  ${formatBytes(one.bytes)}  ${one.addedBy}  ${toInstant(one.addedAt)}  SHA-256 ${one.sha256}${decided}${scanned}`;
};

const describeDocument = ({
  requestedAt,
  dueOn,
  requestNote,
  versions,
  comments,
}: StoredDocument): readonly string[] => [
  ...(requestedAt === null
    ? []
    : [`Requested ${toInstant(requestedAt)}  ${dueOn ?? "no date"}  ${toSingleLine(requestNote ?? "")}`]),
  ...versions.map(toVersionLine),
  ...comments.map(
    (one) => `${toInstant(one.writtenAt)}  ${one.writtenBy} on version ${one.version}: ${toSingleLine(one.text)}`,
  ),
];

const show = defineCommand({
  name: "show",
  description: "Show the versions, decisions and comments of a document",
  parameters: { document: argument("id of the document") },
  run: async ({ db }, { document: id }) => {
    const found = await findDeskDocument(db, id);
    return found === null ? err(toUnknownDocument(id)) : ok(found);
  },
  describe: ({ document, quotation }) => [
    `${DOCUMENT_KIND_LABELS[document.kind]} of ${quotation.bookingId ?? quotation.quotationId}`,
    ...describeDocument(document),
  ],
  toJson: ({ document, quotation }) => ({
    ...toBookingRecord(quotation),
    document: toDocumentRecord(presentDocument(document), document.versions),
  }),
});

interface AddOptions {
  readonly kind: string | null;
  readonly document: string | null;
}

const findKindProblem = (
  stored: StoredDocument | null,
  { kind: typed, document }: AddOptions,
  number: string,
): string | null => {
  const kind = readKind(typed);
  if (kind === null && (stored === null || typed !== null)) return `--kind takes ${KIND_HELP}.`;
  return stored === null || kind === null || stored.kind === kind
    ? null
    : `The document ${document} is of the kind ${DOCUMENT_KIND_LABELS[stored.kind]}, not ${DOCUMENT_KIND_LABELS[kind]}. List those of the booking with: npm run operations -- documents list ${number}`;
};

const describeAdded = (
  document: StoredDocument,
  before: readonly StoredDocument[],
  number: string,
): readonly string[] => {
  const { id, kind, versions } = document;
  const drafts = kind === "draft-bill-of-lading" ? before.filter((one) => one.kind === kind && one.id !== id) : [];
  const approved = findReplacedApproval(presentDocument(document));
  return [
    `${id}: ${DOCUMENT_KIND_LABELS[kind]}, version ${versions.length}, is added to ${number}.`,
    ...(approved === null
      ? []
      : [`The shipper had approved version ${approved}. Version ${versions.length} waits for an approval again.`]),
    ...drafts.map((one) => `${number} has another ${DOCUMENT_KIND_LABELS[kind]}: ${one.id}`),
  ];
};

const add = defineCommand({
  name: "add",
  description:
    "Add a file (PDF, JPEG, PNG, WebP, DOCX or XLSX, at most 20 MB) to a booking; its shipper gets a message",
  parameters: {
    number: argument("quotation or booking number"),
    file: argument("path of the file"),
    kind: textOption("<kind>", KIND_HELP),
    document: textOption("<id>", "add it as the next version of this document"),
  },
  run: async ({ db, clock, ids, openFiles }, { number, file: path, ...options }) => {
    const quotation = await findBooking(db, number);
    if (quotation.isErr()) return err(quotation.error);
    const { document } = options;
    const earlier = document === null ? null : await findDeskDocument(db, document);
    if (document !== null && earlier?.quotation.id !== quotation.value.id)
      return err(
        `${number} has no document ${document}. List those that it has with: npm run operations -- documents list ${number}`,
      );
    const problem = findKindProblem(earlier?.document ?? null, options, number);
    const kind = earlier?.document.kind ?? readKind(options.kind);
    if (problem !== null || kind === null) return err(problem ?? "");
    const file = await findInputFile(path);
    if (file.isErr()) return err(file.error);
    const before = await listStoredDocuments(db, quotation.value.id);
    const deps = { db, clock, ids, files: openFiles(db) };
    const added = await addDeskFile(deps, quotation.value, file.value, { kind, document });
    return added.map((one) => ({ number, added: one, before }));
  },
  describe: ({ number, added, before }) => describeAdded(added, before, number),
  toJson: ({ number, added }) => ({ number, document: toDocumentRecord(presentDocument(added), added.versions) }),
});

const comment = defineCommand({
  name: "comment",
  description: "Write a comment on the latest version of a document; its shipper gets a message",
  parameters: { document: argument("id of the document"), text: argument("the comment") },
  run: async ({ db, clock, ids }, { document: id, text }) => {
    const found = await findDeskDocument(db, id);
    if (found === null) return err(toUnknownDocument(id));
    if (text.trim() === "" || text.length > 2000) return err("A comment has 1 to 2,000 characters.");
    return (await writeDeskComment({ db, clock, ids }, found, text)).map(() => ({ document: id }));
  },
  describe: () => ["The comment is written."],
});

/** `documents list`, `show`, `add`, `request`, `withdraw`, `comment` and `export`. */
export const documentCommands = defineGroup("documents", "Manage the documents of bookings", [
  list,
  show,
  add,
  requestCommand,
  withdrawCommand,
  comment,
  exportDocuments,
]);
