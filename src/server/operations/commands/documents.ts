import type { Command } from "commander";
import {
  type BookingDocument,
  DOCUMENT_KIND_LABELS,
  type DocumentState,
  findDocumentState,
  findReplacedApproval,
  formatBytes,
  isOpenRequest,
} from "#domain/documents";
import { toSingleLine } from "#server/platform/text.ts";
import { findLastReplacement } from "../modules/amendments/index.ts";
import {
  addDeskFile,
  findDeskDocument,
  writeDeskComment,
  listBookingFiles,
  presentDocument,
  presentDocuments,
  listStoredDocuments,
  type StoredDocument,
} from "#server/modules/booking-documents/index.ts";
import type { FileStores } from "#server/platform/files/file-store.ts";
import type { Executor } from "#server/schema.ts";
import type { Operations, StaffCommand } from "../kit/command.ts";
import { addExport } from "./documents/export.ts";
import { KIND_HELP, readKind, toUnknownDocument } from "./documents/options.ts";
import { addRequest, addWithdraw, describeRequest } from "./documents/requests.ts";
import { findInputFile } from "../kit/files.ts";
import { describeBooking, withBooking } from "../with-booking.ts";

export type OpenFiles = (db: Executor) => FileStores;

const STATES: Readonly<Record<DocumentState, string>> = {
  requested: "requested",
  "awaiting-approval": "waiting for the shipper's approval",
  approved: "approved",
  "changes-requested": "changes requested",
  final: "final",
  added: "added by the shipper",
  information: "for information",
};

/* The files of a booking that are no documents have an id for the portal alone, which no command takes. */
const toLine = (document: BookingDocument, ids: ReadonlySet<string>): string => {
  const name = `${ids.has(document.id) ? document.id : "-"}  ${DOCUMENT_KIND_LABELS[document.kind]}`;
  if (document.request !== null && isOpenRequest(document)) return `${name}  ${describeRequest(document.request)}`;
  const latest = document.versions.at(-1);
  const file = latest === undefined ? "no file" : `version ${latest.number}  ${toSingleLine(latest.fileName)}`;
  const bytes = latest?.bytes ?? null;
  const size = bytes === null ? "" : `  ${formatBytes(bytes)}`;
  return `${name}  ${STATES[findDocumentState(document)]}  ${file}${size}`;
};

const addList = (documents: Command, operations: Operations): void => {
  documents
    .command("list")
    .description("List the documents of a booking")
    .argument("<number>", "quotation or booking number")
    .action((number: string) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const stored = await listStoredDocuments(db, quotation.id);
        const listed = presentDocuments(quotation, stored, await listBookingFiles(db, quotation, findLastReplacement));
        const ids = new Set(stored.map(({ id }) => id));
        const lines = listed.length === 0 ? ["No documents."] : listed.map((document) => toLine(document, ids));
        operations.say(describeBooking(quotation), ...lines);
      }),
    );
};

const addShow = (documents: Command, { withDatabase, say, reportError }: Operations): void => {
  documents
    .command("show")
    .description("Show the versions, decisions and comments of a document")
    .argument("<document>", "id of the document")
    .action((id: string) =>
      withDatabase(async ({ db }) => {
        const found = await findDeskDocument(db, id);
        if (found === null) return reportError(toUnknownDocument(id));
        const { document, quotation } = found;
        const moment = (at: number): string => new Date(at).toISOString();
        const number = quotation.bookingId ?? quotation.quotationId;
        const lines = [
          `${DOCUMENT_KIND_LABELS[document.kind]} of ${number}`,
          ...(document.requestedAt === null
            ? []
            : [
                `Requested ${moment(document.requestedAt)}  ${document.dueOn ?? "no date"}  ${toSingleLine(document.requestNote ?? "")}`,
              ]),
          ...document.versions.map((one) => {
            const decided = one.decidedAt === null ? "" : `  ${one.outcome} ${moment(one.decidedAt)}`;
            return `Version ${one.number}  ${toSingleLine(one.fileName)}  ${formatBytes(one.bytes)}  ${one.addedBy}  ${moment(one.addedAt)}  SHA-256 ${one.sha256}${decided}`;
          }),
          ...document.comments.map(
            (one) => `${moment(one.writtenAt)}  ${one.writtenBy} on version ${one.version}: ${toSingleLine(one.text)}`,
          ),
        ];
        return say(...lines);
      }),
    );
};

interface AddOptions {
  readonly kind?: string;
  readonly document?: string;
}

const findKindProblem = (
  stored: StoredDocument | null,
  { kind: typed, document }: AddOptions,
  number: string,
): string | null => {
  const kind = readKind(typed);
  if (kind === null && (stored === null || typed !== undefined)) return `--kind takes ${KIND_HELP}.`;
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

const addAdd = (documents: Command, operations: Operations, openFiles: OpenFiles): void => {
  const { clock, ids, say, reportError } = operations;
  documents
    .command("add")
    .description(
      "Add a file (PDF, JPEG, PNG, WebP, DOCX or XLSX, at most 20 MB) to a booking; its shipper gets a message",
    )
    .argument("<number>", "quotation or booking number")
    .argument("<file>", "path of the file")
    .option("--kind <kind>", KIND_HELP)
    .option("--document <id>", "add it as the next version of this document")
    .action((number: string, path: string, options: AddOptions) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const { document = null } = options;
        const earlier = document === null ? null : await findDeskDocument(db, document);
        if (document !== null && earlier?.quotation.id !== quotation.id)
          return reportError(
            `${number} has no document ${document}. List those that it has with: npm run operations -- documents list ${number}`,
          );
        const problem = findKindProblem(earlier?.document ?? null, options, number);
        const kind = earlier?.document.kind ?? readKind(options.kind);
        if (problem !== null || kind === null) return reportError(problem ?? "");
        const file = await findInputFile(path);
        if (file.isErr()) return reportError(file.error);
        const deps = { db, clock, ids, files: openFiles(db) };
        const before = await listStoredDocuments(db, quotation.id);
        const added = await addDeskFile(deps, quotation, file.value, { kind, document });
        return added.match((one) => say(...describeAdded(one, before, number)), reportError);
      }),
    );
};

const addComment = (documents: Command, { withDatabase, clock, ids, say, reportError }: Operations): void => {
  documents
    .command("comment")
    .description("Write a comment on the latest version of a document; its shipper gets a message")
    .argument("<document>", "id of the document")
    .argument("<text>", "the comment")
    .action((id: string, text: string) =>
      withDatabase(async ({ db }) => {
        const found = await findDeskDocument(db, id);
        if (found === null) return reportError(toUnknownDocument(id));
        if (text.trim() === "" || text.length > 2000) return reportError("A comment has 1 to 2,000 characters.");
        const written = await writeDeskComment({ db, clock, ids }, found, text);
        return written.match(
          () => say("The comment is written."),
          (sentence) => reportError(sentence),
        );
      }),
    );
};

/** `documents list`, `show`, `add`, `request`, `withdraw`, `comment` and `export`. */
const addDocumentCommands = (program: Command, operations: Operations, openFiles: OpenFiles): void => {
  const documents = program.command("documents").description("Manage the documents of bookings");
  addList(documents, operations);
  addShow(documents, operations);
  addAdd(documents, operations, openFiles);
  addRequest(documents, operations);
  addWithdraw(documents, operations);
  addComment(documents, operations);
  addExport(documents, operations, openFiles);
};

export const documentCommands: StaffCommand = {
  name: "documents",
  addTo: (program, operations) => addDocumentCommands(program, operations, operations.openFiles),
};
